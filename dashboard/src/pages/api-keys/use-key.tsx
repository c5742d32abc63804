import { Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ConnectionListItem, IssuedApiKey } from '../../api/schemas.js';
import { Examples } from '../../components/examples/examples.js';

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
  if (chosen === null) return <Text>The key can be used once there is a connection that it may use.</Text>;
  const isDefault = chosen === defaultConnectionId;
  return (
    <Stack>
      <Select
        label="Connection in the examples"
        description={
          isDefault
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
      <Examples secret={secret} connectionId={chosen} isDefault={isDefault} />
    </Stack>
  );
}
