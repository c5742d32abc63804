import type { Database, EntityManager } from '../../core/api/database.js';
import { type Usage, withoutUndefined } from '../../core/api/index.js';
import type { LineOutcome } from './batch.js';

/** A request of a batch. */
export interface BatchLine {
  /** Its line in the input file, or its place in the list, from 1. */
  readonly line: number;
  readonly customId: string;
  /** The body, as JSON text. */
  readonly request: string;
}

/** A request without a result. */
export interface OpenLine extends BatchLine {
  /** Processes that have ended while it was the only request of its batch underway. */
  readonly deaths: number;
}

/** The result of a request. */
export interface LineResult {
  readonly line: number;
  readonly outcome: LineOutcome;
  /** As clients get it: a JSON text without line breaks. */
  readonly result: string;
  /** Undefined if no provider has answered. */
  readonly usage?: LineUsage | undefined;
}

/** The token counts that a batch sums up. */
type LineUsage = Pick<Usage, 'inputTokens' | 'cachedInputTokens' | 'outputTokens' | 'reasoningTokens'>;

/** Stores requests. One that is stored already stays: nobody knows what has become of a write during which the database was lost. */
export async function insertLines(
  entities: EntityManager,
  batchId: string,
  lines: readonly BatchLine[],
): Promise<void> {
  await entities.execute(
    `insert into batch_line (batch_id, line, custom_id, request)
     select ?::uuid, line, "customId", request
     from jsonb_to_recordset(?::jsonb) as given (line integer, "customId" text, request text)
     on conflict do nothing`,
    [batchId, JSON.stringify(lines)],
  );
}

/** Requests without a result, in their order. */
export function openLines(
  entities: EntityManager,
  batchId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<OpenLine[]> {
  return entities.execute<OpenLine[]>(
    `select line, custom_id as "customId", request, deaths from batch_line
     where batch_id = ? and line > ? and outcome is null order by line limit ?`,
    [batchId, after, limit],
  );
}

/** The numbers and custom ids of requests without a result. */
export function openIds(
  entities: EntityManager,
  batchId: string,
  limit: number,
): Promise<Pick<BatchLine, 'line' | 'customId'>[]> {
  return entities.execute<Pick<BatchLine, 'line' | 'customId'>[]>(
    'select line, custom_id as "customId" from batch_line where batch_id = ? and outcome is null order by line limit ?',
    [batchId, limit],
  );
}

/** A result without the provider's own usage object, which may contain what the database refuses. */
function storable({ usage, ...result }: LineResult): LineResult {
  if (!usage) return result;
  const { inputTokens, cachedInputTokens, outputTokens, reasoningTokens } = usage;
  return {
    ...result,
    usage: withoutUndefined({ inputTokens, cachedInputTokens, outputTokens, reasoningTokens }),
  };
}

/** Stores results, and counts them and their tokens. A request that has one keeps it. */
export async function writeResults(
  entities: EntityManager,
  batchId: string,
  results: readonly LineResult[],
): Promise<void> {
  const count = (outcome: LineOutcome): string =>
    `${outcome} = ${outcome} + (select count(*) from written where outcome = '${outcome}')`;
  const sum = (column: string, member: keyof Usage): string =>
    `${column} = ${column} + (select coalesce(sum((usage->>'${member}')::numeric), 0) from written)`;
  await entities.execute(
    `with written as (
       update batch_line set outcome = given.outcome, result = given.result, request = null
       from jsonb_to_recordset(?::jsonb) as given (line integer, outcome text, result text, usage jsonb)
       where batch_line.batch_id = ? and batch_line.line = given.line and batch_line.outcome is null
       returning given.outcome, given.usage)
     update batch set ${count('succeeded')}, ${count('errored')}, ${count('cancelled')}, ${count('expired')},
       ${sum('input_tokens', 'inputTokens')}, ${sum('cached_input_tokens', 'cachedInputTokens')},
       ${sum('output_tokens', 'outputTokens')}, ${sum('reasoning_tokens', 'reasoningTokens')}
     where batch_id = ?`,
    [JSON.stringify(results.map(storable)), batchId, batchId],
  );
}

/** Results may have megabytes each. */
const resultsAtOnce = 20;

/** The results of a batch as JSONL, in the order of the requests, read while they are iterated. */
export async function* resultsOf(
  database: Pick<Database, 'fork'>,
  batchId: string,
  which: 'all' | 'succeeded' | 'others' = 'all',
): AsyncGenerator<Uint8Array> {
  const only = { all: '', succeeded: "and outcome = 'succeeded'", others: "and outcome <> 'succeeded'" }[which];
  for (let last: number | undefined = 0; last !== undefined; ) {
    const rows: readonly Pick<LineResult, 'line' | 'result'>[] = await database.fork().execute<LineResult[]>(
      `select line, result from batch_line where batch_id = ? and line > ? and outcome is not null ${only}
       order by line limit ${resultsAtOnce}`,
      [batchId, last],
    );
    if (rows.length > 0) yield Buffer.from(rows.map(({ result }) => `${result}\n`).join(''));
    last = rows.at(-1)?.line;
  }
}
