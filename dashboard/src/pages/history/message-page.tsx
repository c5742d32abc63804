import { Stack, Text, Title } from '@mantine/core';
import { useParams } from 'wouter';
import { messagesPath } from '../../api/history-pages.js';
import { useRead } from '../../api/requests.js';
import type { MessageHistory, MessageHistoryEntry } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { Loading } from '../../components/loading.js';
import { Page } from '../../components/page.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Time } from '../../components/time.js';
import { LoggedBodies } from './logged-bodies.js';
import { LoggedSearches } from './logged-searches.js';
import { MessageDetails } from './message-details.js';
import { TraceFeedback } from './trace-feedback.js';
import { Turn } from './turn.js';

const above = ['History', '/history'] as const;

/** Everything that is known about one request. */
export function MessagePage() {
  const { messageId } = useParams<{ messageId: string }>();
  const { data, error, refetch } = useRead<MessageHistory>(messagesPath, {
    body: { message_id: messageId },
  });
  const message = data?.messages[0];
  if (message) return <OneMessage message={message} />;
  return (
    <Page title="Message" above={above}>
      <ProblemAlert problem={error} onRetry={refetch} />
      {data && <Text c="dimmed">There is no message with this id.</Text>}
      {!data && !error && <Loading />}
    </Page>
  );
}

function OneMessage({ message }: { readonly message: MessageHistoryEntry }) {
  const isAdmin = useMay('admin');
  return (
    <Page title="Message" above={above} about={<Time at={message.created_at} isExact />}>
      <Turn message={message} />
      <Title order={2} size="h4" mt="md">
        Details
      </Title>
      <MessageDetails message={message} />
      <Stack gap="xs" mt="md">
        <Title order={2} size="h4">
          Feedback
        </Title>
        <TraceFeedback traceId={message.trace_id} />
      </Stack>
      {isAdmin && (
        <>
          <LoggedSearches traceId={message.trace_id} />
          <LoggedBodies messageId={message.message_id} connectionId={message.connection_id} />
        </>
      )}
      {!isAdmin && (
        <Text size="sm" c="dimmed">
          Whole requests and answers, and what searches found, are shown to admins.
        </Text>
      )}
    </Page>
  );
}
