import type { Database } from '../../core/api/database.js';
import {
  type AnswerFeedback,
  type Clock,
  type Connection,
  type Connections,
  type EraseMessages,
  type Exchange,
  type FindFeedback,
  GatewayError,
  isTraceId,
  type JsonValue,
  type Page,
  pageOffset,
  parseJson,
  type StepPolicies,
  stringifyJson,
  type TracedAnswer,
  type Traces,
} from '../../core/api/index.js';
import type { AverageOfGroup, Feedback, FeedbackEntry, FeedbackQuery } from './feedback-schema.js';

/** Delays between retries: the trace may still be in the journal and not yet in the database. */
const pausesMs = [250, 500, 1000];

/** Services that the store uses. */
export interface FeedbackServices {
  readonly database: Database;
  readonly traces: Traces;
  readonly connections: Connections;
  readonly clock: Clock;
  /** Undefined if no plugin enforces policies. */
  readonly policies?: StepPolicies | undefined;
}

const upsert = `
  insert into feedback (organization_id, trace_id, version, value, min, max, inverted, score, metadata, connection_id, model,
    prompt_version_ids, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::text[], ?, ?)
  on conflict (organization_id, trace_id, version) do update set
    value = excluded.value, min = excluded.min, max = excluded.max, inverted = excluded.inverted, score = excluded.score,
    metadata = excluded.metadata, updated_at = excluded.updated_at`;

/** Which answer feedback is about. */
interface AnswerPlace {
  readonly organizationId: string;
  readonly traceId: string;
}

/**
 * Stores feedback on a response; a second submission of the same version replaces the first.
 *
 * @throws GatewayError `GW_TRACE_UNKNOWN` (404) when the organization has no trace with this id
 */
export async function submitFeedback(
  place: AnswerPlace,
  feedback: Feedback,
  services: FeedbackServices,
  exchange: Exchange,
): Promise<void> {
  const { organizationId, traceId } = place;
  const answer = await findAnswer(place, services, exchange.signal);
  const { value, min, max, inverted, version = '', metadata } = feedback;
  const now = new Date(services.clock.now()).toISOString();
  const { connectionId, model, promptVersionIds } = answer;
  const { connections, policies } = services;
  const score = scoreOf(feedback);
  const kept =
    metadata === undefined
      ? undefined
      : await governed(metadata as JsonValue, connections.get(organizationId, connectionId), policies, exchange);
  await services.database
    .fork()
    .execute(upsert, [
      organizationId,
      traceId,
      version,
      value,
      min,
      max,
      inverted,
      score,
      kept === undefined ? null : stringifyJson(kept),
      connectionId,
      model,
      `{${promptVersionIds.join(',')}}`,
      now,
      now,
    ]);
}

/**
 * The metadata as the policies of the answer's connection let it be stored; undefined if they block it, or if the connection has been deleted or is
 * so new that this replica does not know its policies yet.
 */
async function governed(
  metadata: JsonValue,
  connection: Connection | undefined,
  policies: StepPolicies | undefined,
  exchange: Exchange,
): Promise<JsonValue | undefined> {
  if (!policies) return metadata;
  return connection && policies.kept(metadata, ['input'], exchange, connection);
}

async function findAnswer(
  { organizationId, traceId }: AnswerPlace,
  { traces, clock }: FeedbackServices,
  signal: AbortSignal,
): Promise<TracedAnswer> {
  for (const pause of isTraceId(traceId) ? [0, ...pausesMs] : []) {
    if (pause > 0) await clock.sleep(pause, signal);
    const found = await traces.find(organizationId, traceId);
    if (found) return found;
  }
  throw new GatewayError({
    code: 'GW_TRACE_UNKNOWN',
    status: 404,
    message: `There is no trace "${traceId.slice(0, 100)}".`,
  });
}

/** The score from 0 to 1. Only a range that overflows is halved: half of the narrowest range would be zero. */
function scoreOf({ value, min, max, inverted }: Feedback): number {
  const width = max - min;
  const score = Number.isFinite(width) ? (value - min) / width : (value / 2 - min / 2) / (max / 2 - min / 2);
  return inverted ? 1 - score : score;
}

interface Row extends Omit<FeedbackEntry, 'metadata'> {
  readonly metadata: string | null;
}

/** Lists the feedback of an organization, newest first. */
export async function listFeedback(
  database: Database,
  organizationId: string,
  query: FeedbackQuery,
): Promise<Page<FeedbackEntry>> {
  const filters = (['trace_id', 'connection_id', 'model'] as const).filter((name) => query[name] !== undefined);
  const where = ['organization_id', ...filters].map((name) => `${name} = ?`).join(' and ');
  const values = [organizationId, ...filters.map((name) => query[name])];
  const entities = database.fork();
  const rows = await entities.execute<Row[]>(
    `select * from feedback where ${where} order by created_at desc, trace_id, version limit ? offset ?`,
    [...values, query.pageSize, pageOffset(query)],
  );
  const [counted] = await entities.execute<{ total: number }[]>(
    `select count(*)::integer as total from feedback where ${where}`,
    values,
  );
  return { items: rows.map(asEntry), page: query.page, pageSize: query.pageSize, totalCount: counted?.total ?? 0 };
}

function asEntry(row: Row): FeedbackEntry {
  return {
    trace_id: row.trace_id,
    version: row.version,
    value: row.value,
    min: row.min,
    max: row.max,
    inverted: row.inverted,
    score: row.score,
    metadata: row.metadata === null ? null : (parseJson(row.metadata) as FeedbackEntry['metadata']),
    connection_id: row.connection_id,
    model: row.model,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}

/** Columns to group by; a response with two prompt versions counts for both. */
const groupColumns = {
  model: 'model',
  connection: 'connection_id::text',
  prompt_version: 'unnest(prompt_version_ids)',
  version: 'version',
} as const;

/** Returns the mean score of each group, sorted by key. */
export async function averageScores(
  database: Database,
  organizationId: string,
  groupBy: keyof typeof groupColumns,
): Promise<readonly AverageOfGroup[]> {
  const column = groupColumns[groupBy];
  return database.fork().execute<AverageOfGroup[]>(
    `select key, count(*)::integer as count, avg(score) as average_score
     from (select ${column} as key, score from feedback where organization_id = ?) as scored group by 1 order by 1 limit 10000`,
    [organizationId],
  );
}

/** Returns a function that finds the feedback on given traces, for routes that show traces. */
export function findFeedback(database: Database): FindFeedback {
  return (organizationId, traceIds) =>
    database.fork().execute<AnswerFeedback[]>(
      `select trace_id as "traceId", version, score from feedback
       where organization_id = ? and trace_id = any(?::text[]) order by trace_id, version`,
      [organizationId, `{${traceIds.join(',')}}`],
    );
}

/** Deletes the feedback on answers, by their traces. */
export function eraseFeedback(database: Database): EraseMessages {
  return async (messages) => {
    await database.fork().execute(
      `delete from feedback using jsonb_to_recordset(?::jsonb) as erased ("organizationId" text, "traceId" text)
       where organization_id = "organizationId" and trace_id = "traceId"`,
      [JSON.stringify(messages)],
    );
  };
}
