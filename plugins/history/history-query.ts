import type { Database, EntityManager } from '../../core/api/database.js';
import { decimalOf, isUuid } from '../../core/api/index.js';
import { firstMoment, firstMomentAfter } from './moments.js';
import type { MessageEntry, MessageQuery, SessionEntry, SessionQuery } from './reporting-schema.js';

/** Up to so many are counted one by one. */
const exactTotal = 25_000;

/** A part of a history, and how large the whole is. */
export interface Found<T> {
  readonly entries: readonly T[];
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** Conditions and the values for their question marks, in order. */
export interface Conditions {
  readonly text: string;
  readonly values: readonly unknown[];
}

type Filter = readonly [condition: string, value: unknown];

/** Messages of an organization. */
export async function findMessages(
  database: Database,
  organizationId: string,
  query: MessageQuery,
): Promise<Found<MessageEntry>> {
  if (!canMatch(query)) return { entries: [], total: 0, totalIsEstimate: false };
  const conditions = messageConditions(organizationId, query);
  const found = await find<MessageEntry>(database, 'history_message', 'message_id', conditions, query);
  return { ...found, entries: found.entries.map(asMessage) };
}

/** The most messages that an export has in memory at once. */
const pageLength = 1_000;

/**
 * All messages of an organization that fit, page by page. The next page is read when it is asked for, and begins behind the last message
 * of the one before; so reading the millionth costs as much as reading the first.
 *
 * @param until messages that come later, while pages are read, are left out
 */
export async function* messagePages(
  database: Database,
  organizationId: string,
  query: MessageFilters & Pick<MessageQuery, 'sort_ascending'>,
  until: string,
): AsyncGenerator<readonly MessageEntry[]> {
  if (!canMatch(query)) return;
  const { text, values } = messageConditions(organizationId, query);
  const [direction, behind] = query.sort_ascending ? ['asc', '>'] : ['desc', '<'];
  let last: MessageEntry | undefined;
  do {
    const rows = await database.fork().execute<MessageEntry[]>(
      `select * from history_message where ${text} and created_at <= ?
         ${last ? `and (created_at, message_id) ${behind} (?, ?)` : ''}
       order by created_at ${direction}, message_id ${direction} limit ${pageLength}`,
      [...values, until, ...(last ? [last.created_at, last.message_id] : [])],
    );
    const page = rows.map(asMessage);
    last = page.length === pageLength ? page.at(-1) : undefined;
    if (page.length > 0) yield page;
  } while (last);
}

/** No message has a connection that is no UUID, and the column takes no other text. */
function canMatch({ connection_id: connectionId }: MessageFilters): boolean {
  return connectionId === undefined || isUuid(connectionId);
}

/** Sessions of an organization, by the time of their first message. */
export async function findSessions(
  database: Database,
  organizationId: string,
  query: SessionQuery,
): Promise<Found<SessionEntry>> {
  const conditions = joined([
    ['organization_id = ?', organizationId],
    ['end_user_id = ?', query.end_user_id],
    ...period(query),
  ]);
  const found = await find<SessionEntry>(database, 'history_session', 'session_id', conditions, query);
  return { ...found, entries: found.entries.map(asSession) };
}

/** What messages can be chosen by. */
export type MessageFilters = Partial<
  Pick<MessageQuery, 'session_id' | 'connection_id' | 'end_user_id' | 'date_from' | 'date_to'>
>;

/** Conditions on messages, also for summaries. */
export function messageConditions(organizationId: string, query: MessageFilters): Conditions {
  return joined([
    ['organization_id = ?', organizationId],
    ['session_id = ?', query.session_id],
    ['connection_id = ?', query.connection_id],
    ['end_user_id = ?', query.end_user_id],
    ...period(query),
  ]);
}

function period({
  date_from: from,
  date_to: to,
}: {
  date_from?: string | undefined;
  date_to?: string | undefined;
}): Filter[] {
  return [
    ['created_at >= ?', from === undefined ? undefined : firstMoment(from)],
    ['created_at < ?', to === undefined ? undefined : firstMomentAfter(to)],
  ];
}

function joined(filters: readonly Filter[]): Conditions {
  const present = filters.filter(([, value]) => value !== undefined);
  return { text: present.map(([condition]) => condition).join(' and '), values: present.map(([, value]) => value) };
}

interface Part {
  readonly from: number;
  readonly size: number;
  readonly sort_ascending: boolean;
}

async function find<Row>(
  database: Database,
  table: string,
  key: string,
  conditions: Conditions,
  { from, size, sort_ascending: ascending }: Part,
): Promise<Found<Row>> {
  const entities = database.fork();
  const direction = ascending ? 'asc' : 'desc';
  const entries = await entities.execute<Row[]>(
    `select * from ${table} where ${conditions.text} order by created_at ${direction}, ${key} ${direction} limit ? offset ?`,
    [...conditions.values, size, from - 1],
  );
  return { entries, ...(await count(entities, table, conditions)) };
}

async function count(
  entities: EntityManager,
  table: string,
  { text, values }: Conditions,
): Promise<Pick<Found<unknown>, 'total' | 'totalIsEstimate'>> {
  const [row] = await entities.execute<{ total: number }[]>(
    `select count(*)::integer as total from (select 1 from ${table} where ${text} limit ?) as counted`,
    [...values, exactTotal + 1],
  );
  const total = row?.total ?? 0;
  if (total <= exactTotal) return { total, totalIsEstimate: false };
  return { total: Math.max(total, await estimate(entities, table, { text, values })), totalIsEstimate: true };
}

interface Plan {
  readonly Plan: { readonly 'Plan Rows': number };
}

/** What the database's own statistics say. */
async function estimate(entities: EntityManager, table: string, { text, values }: Conditions): Promise<number> {
  const rows = await entities.execute<{ 'QUERY PLAN': readonly Plan[] }[]>(
    `explain (format json) select 1 from ${table} where ${text}`,
    [...values],
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

function asMessage(row: MessageEntry): MessageEntry {
  return {
    schema: 'messages.history.entry.v1',
    version: '2.0',
    trace_id: row.trace_id,
    end_user_id: row.end_user_id,
    session_id: row.session_id,
    connection_id: row.connection_id,
    input_text: row.input_text,
    output_text: row.output_text,
    remote_ip_address: row.remote_ip_address,
    user_agent: row.user_agent,
    created_at: isoTime(row.created_at),
    message_id: row.message_id,
    operation: row.operation,
    model: row.model,
    answer_model: row.answer_model,
    provider: row.provider,
    status: row.status,
    http_status: row.http_status,
    error_code: row.error_code,
    finish_reason: row.finish_reason,
    attempts: row.attempts,
    input_tokens: row.input_tokens,
    output_tokens: row.output_tokens,
    cached_input_tokens: row.cached_input_tokens,
    reasoning_tokens: row.reasoning_tokens,
    usage_estimated: row.usage_estimated,
    cost: row.cost === null ? null : (decimalOf(row.cost) ?? row.cost),
    prompts: listOf(row.prompts),
    policies: listOf(row.policies),
    documents: listOf(row.documents),
    feedback: [],
    duration_ms: row.duration_ms,
    first_byte_ms: row.first_byte_ms,
  };
}

function asSession({ end_user_id, session_id, title, created_at, updated_at }: SessionEntry): SessionEntry {
  return {
    schema: 'sessions.history.entry.v1',
    version: '1.0',
    end_user_id,
    session_id,
    title,
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
  };
}

/** A column that holds a list, or nothing. */
function listOf<T>(value: readonly T[] | null): T[] {
  return value === null ? [] : [...value];
}

/** Raw rows have the database's own form of a time. */
function isoTime(value: string | Date): string {
  return new Date(value).toISOString();
}
