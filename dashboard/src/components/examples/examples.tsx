import { Stack, Tabs, Text } from '@mantine/core';
import { useState } from 'react';
import { isForChats, useModels } from '../../api/models.js';
import { addressOf } from '../../api/client.js';
import { ModelChoice } from '../choices.js';
import { CodeBlock } from '../code-block.js';
import { CopiedText } from '../copied-text.js';
import { keyExamples } from './key-examples.js';

interface ExamplesProps {
  readonly secret: string | undefined;
  readonly connectionId: string;
  /** Whether requests need not name the connection, because it is the default one of the key. */
  readonly isDefault: boolean;
}

/** How an app calls a model through a connection, ready to be pasted. */
export function Examples({ secret, connectionId, isDefault }: ExamplesProps) {
  const { data: models } = useModels();
  const [wanted, setWanted] = useState<string>();
  const model = wanted ?? models?.find(isForChats)?.modelId ?? 'demo';
  const address = addressOf('.').replace(/\/$/, '');
  const examples = keyExamples({ address, secret, model, connectionId: isDefault ? undefined : connectionId });
  return (
    <>
      <ModelChoice label="Model in the examples" value={model} onChange={setWanted} />
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
            <CopiedText text={`${address}/c/${connectionId}/v1`} label="base URL for OpenAI apps" />
            <CopiedText text={`${address}/c/${connectionId}`} label="base URL for Anthropic apps" />
          </Stack>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
