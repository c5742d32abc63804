import { type Database, sumUp } from '../../../core/api/database.js';
import { decimalOf, requestTag, z } from '../../../core/api/index.js';
import { conditionsOfMessages } from './query-parts.js';
import { moment, recordedName } from './reporting-schema.js';

/** The possible groupings, and the SQL expression of a message's group; its placeholder is the time zone. */
const groups = {
  hour: `to_char(created_at at time zone ?, 'YYYY-MM-DD HH24:00')`,
  day: `to_char(created_at at time zone ?, 'YYYY-MM-DD')`,
  connection: 'connection_id::text',
  key: `coalesce(key_id, '')`,
  owner: `coalesce(owner, '')`,
  model: 'model',
  provider: `coalesce(provider, '')`,
  error_code: `coalesce(error_code, '')`,
  end_user: 'end_user_id',
  tag: `unnest(coalesce(tags, array['']))`,
} as const;

const maxGroups = 10_000;

/** A query for a summary of usage. */
export const UsageQuery = z.strictObject({
  group_by: z
    .enum(Object.keys(groups) as [keyof typeof groups])
    .default('day')
    .describe('What the sums are grouped by.'),
  connection_id: z.uuid().optional().describe('Only requests of this connection.'),
  key_id: recordedName.optional().describe('Only requests that were sent with this API key.'),
  owner: recordedName.optional().describe('Only requests with keys that were those of this owner then.'),
  batch_id: recordedName.optional().describe('Only requests of this batch.'),
  tag: requestTag.optional().describe('Only requests with this tag.'),
  end_user_id: recordedName.optional().describe('Only requests of this end user.'),
  model: recordedName.optional().describe('The requested name.'),
  provider: recordedName.optional().describe('Only requests that this provider answered or failed to answer.'),
  error_code: recordedName.optional().describe('Only requests that ended with this error.'),
  date_from: moment.optional(),
  date_to: moment.optional(),
});

export type UsageQuery = z.output<typeof UsageQuery>;

const UsageGroup = z
  .object({
    key: z
      .string()
      .describe(
        'The day, or the day and the hour (`2026-01-31 14:00`), in the time zone of gateway.yaml; or the id, the name, the tag or the code of the error that the requests of the group share (empty for those without). A request with several tags is in the group of each.',
      ),
    requests: z.int(),
    failed: z.int().describe('Of these, requests that were not completed.'),
    input_tokens: z.int(),
    output_tokens: z.int(),
    cached_input_tokens: z.int(),
    reasoning_tokens: z.int(),
    cost: z.string().describe('Exact decimal, in the currency of gateway.yaml.'),
    average_duration_ms: z
      .int()
      .nullable()
      .describe('Of completed requests, until the end of the answer; null if there are none.'),
    average_first_byte_ms: z
      .int()
      .nullable()
      .describe('Of completed requests with a streamed answer, until its first byte; null if there are none.'),
  })
  .meta({ id: 'UsageGroup' });

/** Documents a summary. */
export const UsageReport = z
  .object({
    group_by: z.enum(Object.keys(groups) as [keyof typeof groups]),
    groups: z
      .array(UsageGroup)
      .describe(
        `In the order of their keys, at most ${maxGroups}; if there are that many, ask for a shorter time or fewer connections.`,
      ),
  })
  .meta({ id: 'UsageReport' });

export type UsageReport = z.output<typeof UsageReport>;

/** Sums up the usage of an organization, in the order of the groups' keys. @throws GatewayError `GW_REPORT_TOO_LONG` (422) */
export async function reportUsage(
  database: Database,
  organizationId: string,
  query: UsageQuery,
  timezone: string,
): Promise<UsageReport> {
  const kinds = conditionsOfMessages(organizationId, { ...query, timezone });
  const messages = kinds.map(({ text }) => `select * from history_message where ${text}`).join(' union all ');
  const group = groups[query.group_by];
  const rows = await sumUp<Record<string, string | null>>(
    database,
    `select key, count(*) as requests, count(*) filter (where status <> 'completed') as failed,
       coalesce(sum(input_tokens), 0) as input_tokens, coalesce(sum(output_tokens), 0) as output_tokens,
       coalesce(sum(cached_input_tokens), 0) as cached_input_tokens, coalesce(sum(reasoning_tokens), 0) as reasoning_tokens,
       coalesce(sum(cost), 0)::text as cost,
       round(avg(duration_ms) filter (where status = 'completed')) as average_duration_ms,
       round(avg(first_byte_ms) filter (where status = 'completed')) as average_first_byte_ms
     from (select ${group} as key, * from (${messages}) as message) as message
     group by key order by key limit ?`,
    [...(group.includes('?') ? [timezone] : []), ...kinds.flatMap(({ values }) => values), maxGroups],
  );
  return { group_by: query.group_by, groups: rows.map(asGroup) };
}

function asGroup({ key, ...sums }: Record<string, string | null>): z.output<typeof UsageGroup> {
  const sum = (name: string): number => Number(sums[name]);
  const average = (name: string): number | null => (sums[name] === null ? null : sum(name));
  return {
    key: key ?? '',
    requests: sum('requests'),
    failed: sum('failed'),
    input_tokens: sum('input_tokens'),
    output_tokens: sum('output_tokens'),
    cached_input_tokens: sum('cached_input_tokens'),
    reasoning_tokens: sum('reasoning_tokens'),
    cost: decimalOf(sums['cost']) ?? '0',
    average_duration_ms: average('average_duration_ms'),
    average_first_byte_ms: average('average_first_byte_ms'),
  };
}
