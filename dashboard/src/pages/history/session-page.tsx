import { Group, Paper, Stack, Text } from '@mantine/core';
import { useMessages } from '../../api/history-pages.js';
import { ConnectionName } from '../../components/connection-name.js';
import { CopiedText } from '../../components/copied-text.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { Paging } from '../../components/paging.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Time } from '../../components/time.js';
import { asItWasLeft, goTo, usePageQuery } from '../../shell/address.js';
import { Erase } from './erase.js';
import { LinkedTurn } from './turn.js';

const sessions = '/history/sessions';

/** A session as a conversation. */
export function SessionPage() {
  const [{ session_id: id = '' }] = usePageQuery();
  const { read, paging } = useMessages({ session_id: id });
  const messages = read.data?.messages;
  return (
    <Page
      title="Session"
      above={['Sessions', sessions]}
      about={<CopiedText text={id} label="session id" />}
      actions={id !== '' && <Erase of={{ session_id: id }} onErased={() => goTo(asItWasLeft(sessions))} />}
    >
      <ProblemAlert problem={read.error} onRetry={read.refetch} />
      {read.isPending && <Loading />}
      {messages?.length === 0 && <Text c="dimmed">There is no session with this id.</Text>}
      {messages?.map((message) => (
        <Paper key={message.message_id} withBorder p="md" component="section" aria-label={message.created_at}>
          <Stack gap="sm">
            <Group justify="space-between">
              <Group gap="sm" fz="sm">
                <Text inherit c="dimmed">
                  <Time at={message.created_at} isExact />
                </Text>
                <ConnectionName id={message.connection_id} />
                <Text inherit className="whole-text">
                  {message.end_user_id}
                </Text>
              </Group>
              <CopiedText text={message.trace_id} label="trace id" />
            </Group>
            <LinkedTurn message={message} />
          </Stack>
        </Paper>
      ))}
      <Paging paging={paging} />
    </Page>
  );
}
