import { requestTag, storableText, z } from '../../../core/api/index.js';
import { isTimestamp, timeShape } from './timestamps.js';

/** A date or a time, as text. */
export const moment = z
  .string()
  .refine(isTimestamp, 'must be an ISO 8601 date or time such as 2026-01-31 or 2026-01-31T12:00:00Z')
  .meta({
    description: 'ISO 8601; in the time zone of gateway.yaml when there is no offset. A date alone is the whole day.',
    anyOf: [
      { type: 'string', format: 'date' },
      { type: 'string', format: 'date-time' },
      { type: 'string', pattern: timeShape },
    ],
  });

/** A name or an id of a client or an operator, as it is recorded. */
export const recordedName = storableText({ least: 1, most: 256 });

const period = { date_from: moment.optional(), date_to: moment.optional() };

const paging = {
  ...period,
  from: z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .default(1)
    .describe('Where to begin, from 1; the next page begins at `from` + `size`.'),
  size: z.int().min(1).max(1000).default(100).describe('Maximum entries of the reply.'),
};

/** A query for sessions. */
export const SessionQuery = z
  .strictObject({
    end_user_id: recordedName.optional().describe('Whose sessions; those of all end users when absent.'),
    ...paging,
    sort_ascending: z.boolean().default(false).describe('Oldest first.'),
  })
  .meta({ id: 'SessionHistoryQuery' });

/** The filters for messages, of which a query has at least one. */
export const filters = [
  'session_id',
  'connection_id',
  'key_id',
  'owner',
  'batch_id',
  'tag',
  'end_user_id',
  'date_from',
  'date_to',
  'message_id',
  'trace_id',
  'model',
  'provider',
  'status',
  'error_code',
] as const;

const statuses = z.enum(['completed', 'refused', 'failed', 'aborted']);

const messageFilters = {
  message_id: z.string().min(1).max(256).optional().describe('The `x-request-id` of the answer.'),
  trace_id: z.string().min(1).max(256).toLowerCase().optional().describe('The `trace_id` of the answer.'),
  session_id: recordedName.optional().describe('The session that the request named.'),
  connection_id: z.string().min(1).max(256).optional().describe('Id of the connection.'),
  key_id: recordedName.optional().describe('The API key with which it was sent.'),
  owner: recordedName.optional().describe('Whose that key was when it was sent.'),
  batch_id: recordedName.optional().describe('The batch that it is a request of.'),
  tag: requestTag.optional().describe('A tag of the request.'),
  end_user_id: recordedName.optional().describe('The end user that the request named.'),
  model: recordedName.optional().describe('The requested name.'),
  provider: recordedName.optional().describe('Id of the plugin that answered, or failed.'),
  status: statuses.optional().describe('How it ended.'),
  error_code: recordedName.optional().describe('The code of the error with which it ended.'),
};

/** A query for messages. */
export const MessageQuery = z
  .strictObject({
    ...messageFilters,
    ...paging,
    sort_ascending: z.boolean().default(true).describe('Oldest first.'),
  })
  .refine((query) => filters.some((filter) => query[filter] !== undefined), {
    error: `must have at least one of ${filters.join(', ')}`,
  })
  .meta({ id: 'MessageHistoryQuery' });

/** A query for an export of messages. */
export const ExportQuery = z.strictObject({
  format: z
    .enum(['jsonl', 'csv'])
    .default('jsonl')
    .describe('One JSON object per line, or CSV (RFC 4180) with a header.'),
  ...messageFilters,
  ...period,
  sort_ascending: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true')
    .describe('Oldest first.'),
});

export type ExportQuery = z.output<typeof ExportQuery>;
export type SessionQuery = z.output<typeof SessionQuery>;
export type MessageQuery = z.output<typeof MessageQuery>;

/** Documents one session. */
export const SessionEntry = z
  .object({
    schema: z.literal('sessions.history.entry.v1'),
    version: z.literal('1.0'),
    end_user_id: z.string(),
    session_id: z.string(),
    title: z.string().describe('The beginning of the first message of the user.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'SessionHistoryEntry' });

const RecordedPrompt = z.object({ prompt_id: z.string(), version_id: z.string() });

const RecordedPolicy = z.object({
  policy_id: z.string(),
  type: z.string(),
  action: z.string(),
  surface: z.string().describe('Where it was found.'),
  categories: z.array(z.string()),
  count: z.int(),
  score: z.number().optional().describe('The highest score of the findings, 0 to 1.'),
});

const RecordedDocument = z.object({
  document_identifier: z.string(),
  file_name: z.string(),
  relevance_score: z.number(),
});

const RecordedNote = z.object({
  plugin: z.string().describe('Its id in gateway.yaml.'),
  name: z.string(),
  value: z.union([z.string(), z.number()]),
});

const RecordedFailure = z.object({
  provider: z.string(),
  model: z.string().describe('The requested name, in this call.'),
  error_code: z.string(),
  status: z.int().describe("The status of the provider's answer; without one, that of the error."),
  duration_ms: z.int(),
});

/** Documents one message. */
export const MessageEntry = z
  .object({
    schema: z.literal('messages.history.entry.v1'),
    version: z.literal('2.0'),
    trace_id: z.string(),
    end_user_id: z.string(),
    session_id: z.string(),
    connection_id: z.string(),
    key_id: z.string().nullable().describe('Id of the API key with which it was sent; null for other credentials.'),
    owner: z.string().nullable().describe('Whose that key was when it was sent; null: nobody’s.'),
    batch_id: z.string().nullable().describe('Id of the batch that it is a request of; otherwise null.'),
    tags: z.array(z.string()).describe('Those of the request, in alphabetical order.'),
    input_text: z.string().describe('Empty unless the connection logs request bodies.'),
    output_text: z.string().describe('Empty unless the connection logs response bodies.'),
    remote_ip_address: z.string(),
    user_agent: z.string(),
    created_at: z.iso.datetime(),
    message_id: z.string().describe('The `x-request-id` of the answer.'),
    operation: z.string(),
    model: z.string().describe('The requested name.'),
    answer_model: z.string().nullable().describe("The provider's own name of the model that answered."),
    provider: z
      .string()
      .nullable()
      .describe('Id of the plugin that answered: a provider, or the cache when no provider was asked.'),
    status: statuses,
    http_status: z.int(),
    error_code: z.string().nullable(),
    finish_reason: z.string().nullable(),
    attempts: z.int().describe('Calls of providers.'),
    input_tokens: z.int().nullable(),
    output_tokens: z.int().nullable(),
    cached_input_tokens: z.int().nullable(),
    reasoning_tokens: z.int().nullable(),
    usage_estimated: z
      .boolean()
      .describe(
        'The provider has reported no usage, or only part of it: the cost is an estimate, and so are tokens that are not null.',
      ),
    cost: z
      .string()
      .nullable()
      .describe('Exact decimal, in the currency of gateway.yaml; null when nothing was charged.'),
    prompts: z.array(RecordedPrompt).describe('Versions of prompt templates that were rendered.'),
    policies: z.array(RecordedPolicy).describe('What policies have done or, with the action `audit`, found.'),
    documents: z.array(RecordedDocument).describe('Documents with passages that were given to the model.'),
    notes: z.array(RecordedNote).describe('What other plugins have noted, such as a route that was chosen, and why.'),
    feedback: z
      .array(z.object({ version: z.string(), score: z.number().describe('From 0 (bad) to 1 (good).') }))
      .describe('Feedback that was submitted for the trace.'),
    duration_ms: z.int(),
    first_byte_ms: z.int().nullable(),
    failures: z
      .array(RecordedFailure)
      .describe('Failed calls of providers, in order, including those after which another call succeeded.'),
  })
  .meta({ id: 'MessageHistoryEntry' });

export type SessionEntry = z.output<typeof SessionEntry>;
export type MessageEntry = z.output<typeof MessageEntry>;

const total = z.int().describe('Of all that match, not only of this page.');
const totalIsEstimate = z.boolean().describe('Beyond 25,000 `total` is an estimate.');

export const SessionPage = z
  .object({ sessions: z.array(SessionEntry), total, total_is_estimate: totalIsEstimate })
  .meta({ id: 'SessionHistory' });
export const MessagePage = z
  .object({ messages: z.array(MessageEntry), total, total_is_estimate: totalIsEstimate })
  .meta({ id: 'MessageHistory' });
