import { Group, Text } from '@mantine/core';
import type { ApiKey } from '../../api/schemas.js';
import { ConnectionName } from '../../components/connection-name.js';

const mostShown = 4;

/** The connections that a key may use, and the one that requests use without naming it. */
export function KeyConnections({ apiKey }: { readonly apiKey: Pick<ApiKey, 'connectionIds' | 'defaultConnectionId'> }) {
  const { connectionIds, defaultConnectionId: byDefault } = apiKey;
  const others = (connectionIds ?? []).filter((id) => id !== byDefault);
  const shown = others.slice(0, mostShown);
  return (
    <Group gap="xs" fz="sm">
      {connectionIds === null && 'all connections'}
      {connectionIds?.length === 0 && <Text c="dimmed">none</Text>}
      {byDefault !== null && (
        <Group gap={4}>
          <ConnectionName id={byDefault} />
          <Text span inherit c="dimmed">
            by default
          </Text>
        </Group>
      )}
      {shown.map((id) => (
        <ConnectionName key={id} id={id} />
      ))}
      {others.length > shown.length && (
        <Text c="dimmed" size="sm">
          and {others.length - shown.length} more
        </Text>
      )}
    </Group>
  );
}
