import { Anchor, List, Paper, Stack, Text, Title } from '@mantine/core';
import { addressOf } from '../../api/client.js';
import { connectionList } from '../../api/named-lists.js';
import type { PageOf } from '../../api/pages.js';
import { useRead } from '../../api/requests.js';
import type { ConnectionListItem } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { CopiedText } from '../../components/copied-text.js';
import { addressWith } from '../../shell/page-query.js';

/** What somebody does first with a gateway that nothing has been sent through, in this order. */
export function FirstSteps() {
  const isAdmin = useMay('admin');
  const { data } = useRead<PageOf<ConnectionListItem>>(connectionList.path, { query: { search: '', pageSize: 100 } });
  const [only] = data?.totalCount === 1 ? data.items : [];
  const policies = only ? addressWith(`/connections/${only.connectionId}`, { tab: 'policies' }) : '/connections';
  return (
    <Paper withBorder p="xl" component="section" aria-label="First steps">
      <Stack>
        <Title order={2} size="h4">
          First steps
        </Title>
        <List type="ordered" spacing="md">
          <List.Item>
            <Text>
              Ask a model in the <Anchor href="#/playground">playground</Anchor>
              {isAdmin && ', which makes a key for itself'}.
            </Text>
          </List.Item>
          <List.Item>
            <Text>
              Let an app use the gateway: give it{' '}
              {isAdmin ? <Anchor href="#/api-keys">an API key</Anchor> : 'an API key, which an admin makes'}, with which
              comes code to paste, and in place of OpenAI’s address this one:
            </Text>
            <CopiedText text={addressOf('v1')} label="base URL" />
          </List.Item>
          <List.Item>
            <Text>
              Protect it: <Anchor href={`#${policies}`}>policies</Anchor> find personal data, secrets and more, and can
              be tried on a text.
            </Text>
          </List.Item>
          <List.Item>
            <Text>
              See it: each request is in the <Anchor href="#/history">history</Anchor> a moment later, with what its
              policies have found, and with its texts if its connection keeps bodies.
            </Text>
          </List.Item>
        </List>
      </Stack>
    </Paper>
  );
}
