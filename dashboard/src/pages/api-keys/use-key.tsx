import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { connectionList } from '../../api/named-lists.js';
import type { PageOf } from '../../api/pages.js';
import { useRead } from '../../api/requests.js';
import type { ConnectionListItem, IssuedApiKey } from '../../api/schemas.js';
import { Examples } from '../../components/examples/examples.js';
import { UsableConnection } from './usable-connection.js';

/** How an app uses a new key, ready to be pasted. */
export function UseKey({ issued }: { readonly issued: IssuedApiKey }) {
  const { defaultConnectionId, connectionIds, secret } = issued;
  const { data } = useRead<PageOf<ConnectionListItem>>(connectionList.path, { query: { search: '', pageSize: 100 } });
  const [wanted, setWanted] = useState<string | null>(null);
  const first = connectionIds === null ? data?.items[0]?.connectionId : connectionIds[0];
  const chosen = wanted ?? defaultConnectionId ?? first ?? null;
  if (chosen === null) return <Text>The key can be used once there is a connection that it may use.</Text>;
  const isDefault = chosen === defaultConnectionId;
  return (
    <Stack>
      <UsableConnection
        label="Connection in the examples"
        description={
          isDefault
            ? 'The default connection of the key: requests need not name it.'
            : 'Requests name it, because it is not the default connection of the key.'
        }
        among={connectionIds}
        allowDeselect={false}
        value={chosen}
        onChange={setWanted}
      />
      <Examples secret={secret} connectionId={chosen} isDefault={isDefault} />
    </Stack>
  );
}
