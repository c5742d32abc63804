import { type Database, sumUp } from '../../core/api/database.js';
import {
  csvLine,
  type Day,
  decimalNumber,
  decimalOf,
  type JsonObject,
  requestTag,
  storableText,
  z,
} from '../../core/api/index.js';

/** The groupings, and the SQL expression of a line's group. Clients may write a model with its provider, or without. A line has any number of tags. */
const groups = {
  day: 'day::text',
  month: `to_char(day, 'YYYY-MM')`,
  connection: 'connection_id::text',
  key: `coalesce(key_id, '')`,
  owner: `coalesce(owner, '')`,
  provider: 'provider',
  model: `case when starts_with(model, provider || '/') then model else provider || '/' || model end`,
  purpose: 'purpose',
  tag: 'tags',
} as const;

const maxGroups = 10_000;
const groupNames = z.enum(Object.keys(groups) as [keyof typeof groups]);
const amount = z.number().describe("A decimal with all its digits, in the gateway's currency.");

/** A day that PostgreSQL's calendar has. */
const day = z.iso.date().refine((text) => text >= '0001', 'must not be before the year 1');

/** A query for costs. */
export const CostQuery = z.strictObject({
  groupBy: groupNames.default('provider').describe('What the sums are grouped by.'),
  dateFrom: day
    .optional()
    .describe('The first day, in the time zone of gateway.yaml; by default the first of this month.'),
  dateTo: day.optional().describe('The last day, inclusive; by default today.'),
  connectionId: z.uuid().optional().describe('Only calls that were charged to this connection.'),
  keyId: storableText({ least: 1, most: 256 }).optional().describe('Only calls that were charged to this API key.'),
  owner: storableText({ least: 1, most: 256 })
    .optional()
    .describe('Only calls that were charged to API keys that were those of this owner then.'),
  tag: requestTag.optional().describe('Only calls of requests with this tag.'),
  format: z
    .enum(['json', 'csv'])
    .default('json')
    .describe('A report in JSON, or its groups as CSV (RFC 4180) with a header.'),
});

type CostQuery = z.output<typeof CostQuery>;

const sums = {
  calls: z.int().describe('Calls of providers that were, or may have been, billed.'),
  inputTokens: z.int(),
  cachedInputTokens: z.int().describe('Of the input.'),
  cacheWriteTokens: z.int().describe('Of the input.'),
  outputTokens: z.int(),
  reasoningTokens: z.int().describe('Of the output.'),
  cost: amount,
  estimatedCalls: z.int().describe('The calls for which the provider has not reported all usage.'),
  estimatedCost: amount.describe(
    'The part of the cost that is for estimated calls; the bill of the provider may be lower by some of it.',
  ),
  unpricedCalls: z.int().describe('The calls whose price is not known: they are missing from the cost.'),
};

const CostGroup = z
  .object({
    key: z
      .string()
      .describe(
        'The day (`2026-01-31`), the month (`2026-01`), the provider, the provider with the model (`PROVIDER/MODEL`), the id of the connection or the API key (empty for work without a key), the owner of the key at that time (empty for nobody’s), the tag (empty for calls without one), or the purpose: `inference`, or that of another call (`retrieval`, `indexing`, `classifier` …).',
      ),
    ...sums,
  })
  .meta({ id: 'CostGroup' });

/** Documents a report. */
export const CostReport = z
  .object({
    groupBy: groupNames,
    currency: z.string().describe('ISO 4217.'),
    dateFrom: z.iso.date(),
    dateTo: z.iso.date(),
    total: z.object(sums).meta({ id: 'CostSum' }).describe('Of all groups, including those that are not listed.'),
    groups: z
      .array(CostGroup)
      .describe(
        `In the order of their keys, at most ${maxGroups}. A call with several tags is in the group of each, so their sum may exceed the total.`,
      ),
  })
  .meta({ id: 'CostReport' });

/** The days of a report, inclusive. */
interface Days {
  readonly dateFrom: Day;
  readonly dateTo: Day;
}

/** Decimals with all their digits. */
type CostSums = Readonly<Record<keyof typeof sums, string>>;

/** A group, or the total. */
interface CostRow extends CostSums {
  readonly key: string | null;
}

/** The sums of the lines that a query asks for. */
interface Costs {
  readonly total: CostRow;
  readonly groups: readonly CostRow[];
}

/** Sums up the lines of an organization in the ledger. @throws GatewayError `GW_REPORT_TOO_LONG` (422) */
export async function reportCosts(
  database: Database,
  organizationId: string,
  { groupBy, connectionId, keyId, owner, tag, dateFrom, dateTo }: Omit<CostQuery, keyof Days> & Days,
): Promise<Costs> {
  const conditions = [
    ['organization_id = ?', organizationId],
    ['day >= ?::date', dateFrom],
    ['day <= ?::date', dateTo],
    // Ids begin with their time, so that the lines of the days are found by the primary key.
    ['id >= ?::uuid', idAround(dateFrom, -2)],
    ['id < ?::uuid', idAround(dateTo, 3)],
    ...(connectionId === undefined ? [] : [['connection_id = ?::uuid', connectionId]]),
    ...(keyId === undefined ? [] : [['key_id in (?, lower(?))', keyId, keyId]]),
    ...(owner === undefined ? [] : [['owner = ?', owner]]),
    ...(tag === undefined ? [] : [['tags @> array[?::text]', tag]]),
  ] as const;
  const rows = await sumUp<CostRow>(
    database,
    // First grouped by whole lists of tags, because there are few. A line with two tags counts in the group of each, and once in the total.
    `with part as (
       select ${groups[groupBy]} as key, ${sumNames.map((name) => `${sumsOfLines[name]} as "${name}"`).join(', ')}
       from spending_line where ${conditions.map(([condition]) => condition).join(' and ')} group by 1)
     select null as key, ${sumsOfParts} from part
     union all
     select ${groupBy === 'tag' ? `unnest(coalesce(key, array['']))` : 'key'}, ${sumsOfParts} from part group by 1
     order by 1 nulls first limit ?`,
    [...conditions.flatMap(([, ...values]) => values), maxGroups + 1],
  );
  // The total comes first.
  const [total, ...found] = rows.map(withPlainAmounts);
  return { total: total as CostRow, groups: found };
}

const tokensOf = (name: string): string => `sum((usage->>'${name}')::numeric)`;

/** SQL expressions of the sums of lines. */
const sumsOfLines: CostSums = {
  calls: 'count(*)',
  inputTokens: tokensOf('inputTokens'),
  cachedInputTokens: tokensOf('cachedInputTokens'),
  cacheWriteTokens: tokensOf('cacheWriteTokens'),
  outputTokens: tokensOf('outputTokens'),
  reasoningTokens: tokensOf('reasoningTokens'),
  cost: 'sum(amount)',
  estimatedCalls: 'count(*) filter (where estimated)',
  estimatedCost: 'sum(amount) filter (where estimated)',
  unpricedCalls: 'count(*) filter (where amount is null)',
};

const sumNames = Object.keys(sums) as (keyof CostSums)[];

/** The sums of a group of lines, as text; estimates of tokens are rounded up. */
const sumsOfParts = sumNames
  .map((name) => [name, name.endsWith('Tokens') ? `ceil(sum("${name}"))` : `sum("${name}")`])
  .map(([name, sum]) => `coalesce(${sum}, 0)::text as "${name}"`)
  .join(', ');

const dayMs = 86_400_000;

/** The lowest id of a time that is this many days from the beginning of a day. Clocks and time zones differ by less. */
function idAround(day: Day, days: number): string {
  const digits = Math.max(0, Date.parse(day) + days * dayMs)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}

/** The number without the trailing zeros that PostgreSQL writes. */
function withPlainAmounts(row: CostRow): CostRow {
  return { ...row, cost: decimalOf(row.cost) ?? '0', estimatedCost: decimalOf(row.estimatedCost) ?? '0' };
}

/** The sums of a report in JSON. */
export function costsAsJson({ total, groups }: Costs): JsonObject {
  return { total: sumsOf(total), groups: groups.map((row) => ({ key: row.key, ...sumsOf(row) })) };
}

function sumsOf(row: CostRow): JsonObject {
  return Object.fromEntries(sumNames.map((name) => [name, decimalNumber(row[name])]));
}

/** The groups as CSV, each with the currency of its amounts. */
export function costsAsCsv(
  { groups }: Costs,
  { groupBy, currency }: { readonly groupBy: string; readonly currency: string },
): string {
  const lines = groups.map((row) => [row.key, ...sumNames.map((name) => row[name]), currency]);
  return [[groupBy, ...sumNames, 'currency'], ...lines].map(csvLine).join('');
}
