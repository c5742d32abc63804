import { Alert, Anchor, Badge, Code, Group, Loader, Stack, Text } from '@mantine/core';
import { messagesPath } from '../../api/history-pages.js';
import { useRead } from '../../api/requests.js';
import type { MessageHistory } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { CopiedText } from '../../components/copied-text.js';
import { countOf, durationOf } from '../../components/numbers.js';
import { Said } from '../history/turn.js';
import type { PlaygroundTurn } from './turn.js';

/** A question and its answer, with all that came along. */
export function TurnView({ turn }: { readonly turn: PlaygroundTurn }) {
  const { question, state, text, reasoning, toolCalls, policies, problem } = turn;
  return (
    <Stack gap="xs">
      <Said by="User" text={question} />
      {reasoning !== '' && (
        <details>
          <Text component="summary" size="sm" c="dimmed">
            Reasoning
          </Text>
          <Text size="sm" c="dimmed" className="whole-text">
            {reasoning}
          </Text>
        </details>
      )}
      {toolCalls.map(({ name, arguments: given }, index) => (
        <Text key={`${index} ${name}`} size="sm" component="div">
          Calls <Code>{name}</Code> with <Code className="whole-text">{given}</Code>
        </Text>
      ))}
      {(text !== '' || state === 'done') && <Said by="Assistant" text={text} missing="The answer has no text." />}
      {policies.map((note, index) => (
        <Alert
          key={`${index} ${note.policyId}`}
          color="yellow"
          p="xs"
          title={`Policy ${note.policyType}: ${note.action}`}
        >
          {note.categories.join(', ')}
        </Alert>
      ))}
      {problem && (
        <Alert color="red" title="This did not work" role="alert">
          <span className="whole-text">{problem.message}</span>{' '}
          {problem.code !== undefined && <Code>{problem.code}</Code>}
        </Alert>
      )}
      <Outcome turn={turn} />
    </Stack>
  );
}

function Outcome({ turn: { state, finishReason, usage, traceId, messageId } }: { readonly turn: PlaygroundTurn }) {
  if (state === 'running') return <Loader size="xs" type="dots" aria-label="The answer is arriving" />;
  return (
    <Group gap="sm">
      {state === 'stopped' && <Badge color="gray">stopped</Badge>}
      {usage && (
        <Text size="xs" c="dimmed">
          {countOf(usage.prompt_tokens)} input and {countOf(usage.completion_tokens)} output tokens
          {finishReason !== undefined && finishReason !== 'stop' && `, ended with ${finishReason}`}
        </Text>
      )}
      {messageId !== undefined && <Recorded messageId={messageId} />}
      {traceId !== undefined && <CopiedText text={traceId} label="trace id" />}
    </Group>
  );
}

/** What the history knows about an answer: its cost and time, the documents that were used, what policies did to the question. */
function Recorded({ messageId }: { readonly messageId: string }) {
  const { data } = useRead<MessageHistory>(messagesPath, {
    body: { message_id: messageId },
    // One that was stopped is recorded a moment later.
    every: (history) => (history?.messages.length === 0 ? 2_000 : undefined),
  });
  const [message] = data?.messages ?? [];
  if (!message) return null;
  return (
    <>
      <Text size="xs" c="dimmed">
        <Amount of={message.cost} />, {durationOf(message.duration_ms)}
      </Text>
      {message.documents.map(({ document_identifier: id, file_name: name, relevance_score: score }) => (
        <Badge key={id} variant="light" title={id}>
          {name}, relevance {score}
        </Badge>
      ))}
      {message.policies.map(({ policy_id: id, type, action, surface, categories }) => (
        <Badge key={`${id} ${surface}`} color="yellow" variant="light">
          {type}: {action} in {surface}, {categories.join(', ')}
        </Badge>
      ))}
      <Anchor size="xs" href={`#/history/messages/${messageId}`}>
        In the history
      </Anchor>
    </>
  );
}
