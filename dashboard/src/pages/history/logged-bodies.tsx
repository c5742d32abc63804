import { Anchor, Code, Group, Stack, Tabs, Text, Title } from '@mantine/core';
import { useRead } from '../../api/requests.js';
import type { MessageBodies } from '../../api/schemas.js';
import { CopyAction } from '../../components/copy-action.js';
import { ProblemAlert } from '../../components/problem-alert.js';
import { Transcript } from './transcript.js';
import { transcriptOf } from './transcript-of.js';

interface LoggedBodiesProps {
  readonly messageId: string;
  readonly connectionId: string;
}

/** The whole request and answer, if their connection keeps bodies. For admins. */
export function LoggedBodies({ messageId, connectionId }: LoggedBodiesProps) {
  const { data, error, refetch } = useRead<MessageBodies>(`v1/management/reporting/messages/${messageId}/bodies`);
  if (!data && !error) return null;
  return (
    <Stack gap="xs" mt="md">
      <Title order={2} size="h4">
        Bodies
      </Title>
      {error?.status === 404 ? (
        <Text size="sm" c="dimmed">
          None were kept: the connection keeps neither bodies of requests nor of answers.{' '}
          <Anchor href={`#/connections/${connectionId}`}>Its settings</Anchor> say so.
        </Text>
      ) : (
        <ProblemAlert problem={error} onRetry={refetch} />
      )}
      {data && <Bodies bodies={data} />}
    </Stack>
  );
}

function Bodies({ bodies: { request, response } }: { readonly bodies: MessageBodies }) {
  const said = transcriptOf(request?.body, response?.body);
  return (
    <Tabs defaultValue={said.length > 0 ? 'conversation' : 'request'} keepMounted={false}>
      <Tabs.List mb="sm">
        {said.length > 0 && <Tabs.Tab value="conversation">As a conversation</Tabs.Tab>}
        <Tabs.Tab value="request">Request</Tabs.Tab>
        <Tabs.Tab value="response">Answer</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="conversation">
        <Transcript said={said} />
      </Tabs.Panel>
      <Tabs.Panel value="request">
        <Body body={request} what="request" />
      </Tabs.Panel>
      <Tabs.Panel value="response">
        <Body body={response} what="answer" />
      </Tabs.Panel>
    </Tabs>
  );
}

function Body({ body, what }: { readonly body: MessageBodies['request']; readonly what: string }) {
  if (!body) {
    return (
      <Text size="sm" c="dimmed">
        The {what} was not kept.
      </Text>
    );
  }
  const text = readable(body.body);
  return (
    <Stack gap="xs">
      <Group>
        <CopyAction text={text} label={`the ${what}`} words={`Copy the ${what}`} />
        {body.truncated && (
          <Text size="sm" c="dimmed">
            It was too long and has been cut off.
          </Text>
        )}
      </Group>
      <Code block className="whole-text" mah={600} style={{ overflow: 'auto' }} tabIndex={0} aria-label={`The ${what}`}>
        {text}
      </Code>
    </Stack>
  );
}

/** Numbers in texts of JSON may have more digits than JavaScript keeps; then the text stays as it is. */
function readable(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    return JSON.stringify(value) === json ? JSON.stringify(value, null, 2) : json;
  } catch {
    return json;
  }
}
