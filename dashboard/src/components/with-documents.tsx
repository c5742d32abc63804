import { Anchor, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useById } from '../api/by-ids.js';
import { connectionList } from '../api/named-lists.js';
import type { KeyedConnection } from '../api/page-key.js';

interface WithDocumentsProps {
  readonly keyed: KeyedConnection;
  readonly children: ReactNode;
}

/** Shows what needs documents only if the connection has them: the gateway would refuse it otherwise. */
export function WithDocuments({ keyed, children }: WithDocumentsProps) {
  const { data: connection } = useById(connectionList, keyed.connectionId);
  if (connection?.enableDocuments !== false) return children;
  return (
    <Paper withBorder p="xl">
      <Text c="dimmed" ta="center">
        This connection has no documents. Switch <em>Let models search the documents</em> on in{' '}
        <Anchor href={`#/connections/${keyed.connectionId}`}>its settings</Anchor>, or choose another connection.
      </Text>
    </Paper>
  );
}
