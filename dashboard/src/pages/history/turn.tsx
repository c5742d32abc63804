import { Anchor, Badge, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageHistoryEntry } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { counted, countOf, durationOf, percentOf } from '../../components/numbers.js';
import { addressWith } from '../../shell/page-query.js';
import { StatusBadge } from './status-badge.js';

/** One request of a conversation: what was asked, what was answered, and what happened meanwhile. */
export function Turn({ message }: { readonly message: MessageHistoryEntry }) {
  const { input_text: input, output_text: output, policies, documents, feedback } = message;
  return (
    <Stack gap="xs">
      <Said by="User" text={input} missing="The input was not kept: the connection keeps no bodies of requests." />
      {policies.length > 0 && (
        <Notes title="Policies">
          {policies.map(({ policy_id: id, type, action, surface, categories, count }) => (
            <Badge
              key={`${id} ${surface} ${action}`}
              component="a"
              href={`#${addressWith(`/connections/${message.connection_id}`, { tab: 'policies', policy: id })}`}
              color={action === 'block' ? 'red' : 'yellow'}
              variant="light"
              className="whole-badge"
            >
              {type}: {action} in {surface}, {counted(count, 'finding')}: {categories.join(', ')}
            </Badge>
          ))}
        </Notes>
      )}
      {documents.length > 0 && (
        <Notes title="Documents">
          {documents.map(({ document_identifier: id, file_name: name, relevance_score: score }) => (
            <Badge
              key={id}
              component="a"
              href={`#${addressWith('/documents', { connection: message.connection_id, document: id })}`}
              variant="light"
              title={id}
              className="whole-badge"
            >
              {name}, relevance {score}
            </Badge>
          ))}
        </Notes>
      )}
      <Said
        by="Assistant"
        text={output}
        missing={
          message.status === 'completed'
            ? 'The answer was not kept: the connection keeps no bodies of answers.'
            : `There is no answer: ${message.error_code ?? message.status}.`
        }
      />
      <Group gap="md">
        <StatusBadge message={message} />
        <Text size="xs" c="dimmed">
          <bdi>{message.model}</bdi> · {countOf(message.input_tokens)} input and {countOf(message.output_tokens)} output
          tokens · <Amount of={message.cost} /> · {durationOf(message.duration_ms)}
        </Text>
        {feedback.map(({ version, score }) => (
          <Badge key={version} variant="outline">
            Feedback {percentOf(score)} <bdi>{version}</bdi>
          </Badge>
        ))}
      </Group>
    </Stack>
  );
}

/** A turn in a conversation, with a link to everything that is known about it. */
export function LinkedTurn({ message }: { readonly message: MessageHistoryEntry }) {
  return (
    <div>
      <Turn message={message} />
      <Anchor size="xs" href={`#/history/messages/${message.message_id}`}>
        Details
      </Anchor>
    </div>
  );
}

/** Something that was said, on its side of the conversation. */
export function Said({
  by,
  text,
  missing,
}: {
  readonly by: 'User' | 'Assistant';
  readonly text: string;
  readonly missing?: string;
}) {
  return (
    <Paper
      withBorder
      p="sm"
      ml={by === 'User' ? { base: 0, sm: 'xl' } : 0}
      mr={by === 'User' ? 0 : { base: 0, sm: 'xl' }}
      bg={by === 'User' ? 'var(--mantine-primary-color-light)' : 'var(--mantine-color-body)'}
    >
      <Text size="xs" fw={600} c="dimmed">
        {by}
      </Text>
      {text === '' && missing !== undefined ? (
        <Text size="sm" c="dimmed">
          {missing}
        </Text>
      ) : (
        <Text size="sm" className="whole-text">
          {text}
        </Text>
      )}
    </Paper>
  );
}

function Notes({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Group gap="xs">
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {children}
    </Group>
  );
}
