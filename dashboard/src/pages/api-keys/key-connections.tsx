import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names of connections, by their ids. */
export type ConnectionNames = ReadonlyMap<string, string>;

const mostShown = 4;

/** The connections that a key may use. */
export function KeyConnections({
  connectionIds,
  names,
}: {
  readonly connectionIds: readonly string[] | null;
  readonly names: ConnectionNames;
}) {
  if (connectionIds === null) return <>all</>;
  if (connectionIds.length === 0) return <Text c="dimmed">none</Text>;
  const shown = connectionIds.slice(0, mostShown);
  return (
    <Group gap="xs">
      {shown.map((id) => (
        <ConnectionLink key={id} connectionId={id} names={names} />
      ))}
      {connectionIds.length > shown.length && (
        <Text c="dimmed" size="sm">
          and {connectionIds.length - shown.length} more
        </Text>
      )}
    </Group>
  );
}

/** A connection by its name, with a link to its page; one that has been deleted by its id. */
export function ConnectionLink({
  connectionId,
  names,
}: {
  readonly connectionId: string;
  readonly names: ConnectionNames;
}): ReactNode {
  const name = names.get(connectionId);
  if (name === undefined) {
    return (
      <Text size="sm" c="dimmed" title={connectionId}>
        {names.size === 0 ? connectionId : `deleted (${connectionId.slice(0, 8)}…)`}
      </Text>
    );
  }
  return (
    <Anchor href={`#/connections/${connectionId}`} size="sm">
      {name}
    </Anchor>
  );
}
