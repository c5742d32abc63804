import { Anchor, Code, Group, Paper, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { MessageHistoryEntry } from '../../api/schemas.js';
import { Amount } from '../../components/amount.js';
import { ConnectionName } from '../../components/connection-name.js';
import { CopiedText } from '../../components/copied-text.js';
import { ErrorMeaning } from '../../components/error-meaning.js';
import { KeyName } from '../../components/key-name.js';
import { countOf, durationOf } from '../../components/numbers.js';
import { PromptVersionName } from '../../components/prompt-version-name.js';
import { addressWith } from '../../shell/page-query.js';

/** The facts about a request, by name. */
export function MessageDetails({ message }: { readonly message: MessageHistoryEntry }) {
  return (
    <Paper withBorder>
      <Table variant="vertical" layout="auto" aria-label="Details">
        <Table.Tbody>
          {factsOf(message).map(([name, value]) => (
            <Table.Tr key={name}>
              <Table.Th w={{ base: 110, sm: 200 }} fw={500}>
                {name}
              </Table.Th>
              <Table.Td className="whole-text">{value}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function factsOf(message: MessageHistoryEntry): readonly Fact[] {
  return [...identityOf(message), ...usageOf(message), ...callsOf(message)];
}

function identityOf(message: MessageHistoryEntry): readonly Fact[] {
  const { session_id: session, end_user_id: user } = message;
  return [
    ['Trace id', <CopiedText key="trace" text={message.trace_id} label="trace id" />],
    ['Message id', <CopiedText key="message" text={message.message_id} label="message id" />],
    [
      'Session',
      <Anchor inherit key="session" href={`#${addressWith('/history/session', { session_id: session })}`}>
        {session}
      </Anchor>,
    ],
    ['Connection', <ConnectionName key="connection" id={message.connection_id} />],
    ['API key', message.key_id === null ? '–' : <KeyName key="key" id={message.key_id} />],
    [
      'Owner of the key',
      message.owner === null ? (
        '–'
      ) : (
        <Anchor inherit key="owner" href={`#${addressWith('/history', { owner: message.owner })}`}>
          {message.owner}
        </Anchor>
      ),
    ],
    [
      'End user',
      user === '' ? (
        '–'
      ) : (
        <Anchor inherit key="user" href={`#${addressWith('/history', { end_user_id: user })}`}>
          {user}
        </Anchor>
      ),
    ],
    [
      'Tags',
      message.tags.length === 0 ? (
        '–'
      ) : (
        <Group key="tags" gap="xs">
          {message.tags.map((tag) => (
            <Anchor inherit key={tag} href={`#${addressWith('/history', { tag })}`}>
              {tag}
            </Anchor>
          ))}
        </Group>
      ),
    ],
    ...(message.batch_id === null ? [] : [['Batch', <BatchLink key="batch" message={message} />] as const]),
    ['Client', `${message.remote_ip_address}${message.user_agent === '' ? '' : `, ${message.user_agent}`}`],
    ['Operation', message.operation],
  ];
}

/** Leads to the batch that the message is a request of. */
function BatchLink({
  message: { batch_id: batch, connection_id: connection },
}: {
  readonly message: MessageHistoryEntry;
}) {
  const form = batch?.startsWith('msgbatch_') ? 'messages' : 'files';
  return (
    <Anchor inherit href={`#${addressWith('/batches', { form, connection, batch: batch ?? '' })}`}>
      {batch}
    </Anchor>
  );
}

function usageOf(message: MessageHistoryEntry): readonly Fact[] {
  const details = [
    ['cached', message.cached_input_tokens],
    ['for reasoning', message.reasoning_tokens],
  ] as const;
  const known = details.filter(([, tokens]) => tokens !== null).map(([of, tokens]) => `${countOf(tokens)} ${of}`);
  return [
    [
      'Status',
      <>
        {message.status}, HTTP {message.http_status}
        {message.finish_reason !== null && `, ended with ${message.finish_reason}`}{' '}
        {message.error_code !== null && (
          <>
            <Code>{message.error_code}</Code>
            <ErrorMeaning code={message.error_code} />
          </>
        )}
      </>,
    ],
    [
      'Tokens',
      `${countOf(message.input_tokens)} input, ${countOf(message.output_tokens)} output` +
        `${known.length > 0 ? ` (${known.join(', ')})` : ''}${message.usage_estimated ? ', estimated' : ''}`,
    ],
    ['Cost', <Amount key="cost" of={message.cost} />],
    [
      'Time',
      `${durationOf(message.duration_ms)}` +
        `${message.first_byte_ms === null ? '' : `, first byte after ${durationOf(message.first_byte_ms)}`}`,
    ],
  ];
}

function callsOf(message: MessageHistoryEntry): readonly Fact[] {
  const { answer_model: answered, prompts, notes, failures } = message;
  return [
    ['Model', `${message.model}${answered !== null && answered !== message.model ? `, answered by ${answered}` : ''}`],
    ['Answered by', message.provider ?? '–'],
    ['Calls of providers', countOf(message.attempts)],
    ...failures.map(
      ({ provider, model, error_code: code, status, duration_ms: ms }, index): Fact => [
        `Failed call ${index + 1}`,
        <>
          {provider}, {model}: <Code>{code}</Code> {status} after {durationOf(ms)}
        </>,
      ],
    ),
    ...prompts.map(({ version_id: id }): Fact => ['Prompt template', <PromptVersionName key={id} id={id} />]),
    ...notes.map(({ plugin, name, value }): Fact => [`${plugin}: ${name}`, String(value)]),
  ];
}
