import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useMay } from '../../api/session.js';
import { Examples } from '../../components/examples/examples.js';
import { addressWith } from '../../shell/page-query.js';

/** How an app uses the connection, and where it can be tried. */
export function UseTab({ connectionId }: { readonly connectionId: string }) {
  const isAdmin = useMay('admin');
  return (
    <Stack maw={860}>
      <Text>
        An app needs the address of the gateway and an API key that may use this connection.{' '}
        {isAdmin ? (
          <>
            Keys are shown once, when they are made:{' '}
            <Anchor href={`#/api-keys/connection/${connectionId}`}>make one</Anchor>.
          </>
        ) : (
          'An admin makes keys.'
        )}{' '}
        The examples read it from an environment variable.
      </Text>
      <Examples secret={undefined} connectionId={connectionId} isDefault={false} />
      <Group>
        <Button component="a" href={`#${addressWith('/playground', { connection: connectionId })}`}>
          Try it in the playground
        </Button>
        <Button variant="default" component="a" href={`#${addressWith('/history', { connection_id: connectionId })}`}>
          Its requests
        </Button>
      </Group>
    </Stack>
  );
}
