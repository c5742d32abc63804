import { Group, Text } from '@mantine/core';
import { ConnectionName } from '../../components/connection-name.js';

const mostShown = 4;

/** The connections that a key may use. */
export function KeyConnections({ connectionIds }: { readonly connectionIds: readonly string[] | null }) {
  if (connectionIds === null) return <>all</>;
  if (connectionIds.length === 0) return <Text c="dimmed">none</Text>;
  const shown = connectionIds.slice(0, mostShown);
  return (
    <Group gap="xs" fz="sm">
      {shown.map((id) => (
        <ConnectionName key={id} id={id} />
      ))}
      {connectionIds.length > shown.length && (
        <Text c="dimmed" size="sm">
          and {connectionIds.length - shown.length} more
        </Text>
      )}
    </Group>
  );
}
