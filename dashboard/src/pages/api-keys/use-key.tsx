import { Select, Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { isForChats, useModels } from '../../api/all-items.js';
import { addressOf } from '../../api/client.js';
import type { ConnectionListItem, IssuedApiKey } from '../../api/schemas.js';
import { CodeBlock } from '../../components/code-block.js';
import { CopiedText } from '../../components/copied-text.js';
import { keyExamples } from './key-examples.js';

/** How an app uses a new key, ready to be pasted. */
export function UseKey({
  issued,
  connections,
}: {
  readonly issued: IssuedApiKey;
  readonly connections: readonly ConnectionListItem[];
}) {
  const { defaultConnectionId, connectionIds, secret } = issued;
  const usable = connections.filter(({ connectionId }) => connectionIds?.includes(connectionId) ?? true);
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = wanted ?? defaultConnectionId ?? usable[0]?.connectionId ?? null;
  const model = useModels().data?.find(isForChats)?.modelId ?? 'demo';
  if (chosen === null) return <Text>The key can be used once there is a connection that it may use.</Text>;
  const address = addressOf('.').replace(/\/$/, '');
  const connectionId = chosen === defaultConnectionId ? undefined : chosen;
  const examples = keyExamples({ address, secret, model, connectionId });
  return (
    <Stack>
      <Select
        label="Connection in the examples"
        description={
          connectionId === undefined
            ? 'The default connection of the key: requests need not name it.'
            : 'Requests name it, because it is not the default connection of the key.'
        }
        data={usable.map(({ connectionId: value, name: label }) => ({ value, label }))}
        searchable
        limit={100}
        allowDeselect={false}
        value={chosen}
        onChange={setWanted}
      />
      <Tabs defaultValue="curl" keepMounted={false}>
        <Tabs.List mb="xs">
          {examples.map(({ title }) => (
            <Tabs.Tab key={title} value={title}>
              {title}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="url">Only a URL</Tabs.Tab>
        </Tabs.List>
        {examples.map(({ title, code }) => (
          <Tabs.Panel key={title} value={title}>
            <CodeBlock code={code} label={`the example for ${title}`} />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="url">
          <Stack gap="xs">
            <Text size="sm">
              For apps that take a base URL and a key, but no headers: the connection is in the URL. Apps for OpenAI
              take the first one, apps for Anthropic the second.
            </Text>
            <CopiedText text={`${address}/c/${chosen}/v1`} label="base URL for OpenAI apps" />
            <CopiedText text={`${address}/c/${chosen}`} label="base URL for Anthropic apps" />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
