import type { Database } from '../../core/api/database.js';
import { decimalOf, isUuid } from '../../core/api/index.js';
import { firstInstant, firstInstantAfter } from './timestamps.js';
import { type Conditions, countParts, type Part, readParts, type Total } from './read-parts.js';
import type { MessageEntry, MessageQuery, SessionEntry, SessionQuery } from './reporting-schema.js';
import { traceIdShape } from './find-trace.js';
import { foreignTrace, kinds } from './tables.js';
import { titleOf, titleReads, whiteSpace } from './title-of.js';

/** A page of results, and the total number. */
export interface Found<T> extends Total {
  readonly entries: readonly T[];
}

type Filter = readonly [condition: string, value: unknown];

/** Messages of an organization. */
export async function findMessages(
  database: Database,
  organizationId: string,
  query: MessageQuery,
): Promise<Found<MessageEntry>> {
  const parts = messageParts(organizationId, query);
  if (parts.length === 0) return { entries: [], total: 0, totalIsEstimate: false };
  const entities = database.fork();
  const page = { ...pageOf(query), columns: '*', key: 'message_id' };
  const rows = await readParts<MessageEntry>(entities, parts, page);
  return { entries: rows.map(asMessage), ...(await countParts(entities, parts)) };
}

function pageOf({ from, size, sort_ascending: ascending }: Pick<MessageQuery, 'from' | 'size' | 'sort_ascending'>) {
  return { skip: from - 1, take: size, ascending };
}

/** The most messages that an export has in memory at once. */
const pageLength = 1_000;

/**
 * All of an organization's messages that match, page by page. Pages are read on demand, each from the last message of the previous one on
 * (keyset pagination), so the millionth message costs as much as the first.
 *
 * @param until ISO 8601; later messages, which are recorded during the export, are left out
 */
export async function* messagePages(
  database: Database,
  organizationId: string,
  query: MessageFilters & Pick<MessageQuery, 'sort_ascending'>,
  until: string,
): AsyncGenerator<readonly MessageEntry[]> {
  const parts = messageParts(organizationId, query);
  if (parts.length === 0) return;
  const page = { columns: '*', key: 'message_id', ascending: query.sort_ascending, skip: 0, take: pageLength };
  let last: MessageEntry | undefined;
  do {
    const between = betweenOf(until, query.sort_ascending, last);
    const rows = await readParts<MessageEntry>(
      database.fork(),
      parts.map((part) => ({ ...part, conditions: both(part.conditions, between) })),
      page,
    );
    const messages = rows.map(asMessage);
    last = messages.length === pageLength ? messages.at(-1) : undefined;
    if (messages.length > 0) yield messages;
  } while (last);
}

/** The condition for the messages up to `until` that follow the last one that was read. */
function betweenOf(until: string, ascending: boolean, last: MessageEntry | undefined): Conditions {
  if (!last) return { text: 'created_at <= ?', values: [until] };
  return {
    text: `created_at <= ? and (created_at, message_id) ${ascending ? '>' : '<'} (?, ?)`,
    values: [until, last.created_at, last.message_id],
  };
}

function both(one: Conditions, other: Conditions): Conditions {
  return { text: `${one.text} and ${other.text}`, values: [...one.values, ...other.values] };
}

/** The parts to read: none, one, or two for a session that began as a single message. */
function messageParts(organizationId: string, query: MessageFilters): readonly Part[] {
  const { message_id: messageId, trace_id: traceId, connection_id: connectionId, session_id: sessionId } = query;
  // The columns contain only UUIDs, and PostgreSQL would refuse any other text.
  if ([messageId, connectionId].some((id) => id !== undefined && !isUuid(id))) return [];
  if (traceId !== undefined && !traceIdShape.test(traceId)) return [];
  const part = (conditions: Conditions): Part => ({
    table: 'history_message',
    key: 'message_id',
    columns: '*',
    conditions,
  });
  if (sessionId === undefined) return partsOfMessages(organizationId, query).map(part);
  const others = messageConditions(organizationId, query);
  const named = part(both(others, { text: `session_id = ? and ${kinds.named}`, values: [sessionId] }));
  if (!isUuid(sessionId) || sessionId !== sessionId.toLowerCase()) return [named];
  const single = { text: `${kinds.single} and message_id = ?`, values: [sessionId] };
  return [named, part(both(others, single))];
}

/** Messages of any session. The indexes by connection contain all messages; the others contain either single or named ones. */
export function partsOfMessages(organizationId: string, query: MessageFilters): readonly Conditions[] {
  const all = messageConditions(organizationId, query);
  if (query.connection_id !== undefined) return [all];
  return Object.values(kinds).map((text) => both(all, { text, values: [] }));
}

/** Sessions of an organization, by the time of their first message. */
export async function findSessions(
  database: Database,
  organizationId: string,
  query: SessionQuery,
): Promise<Found<SessionEntry>> {
  const conditions = joined([['organization_id = ?', organizationId], ...ofUser(query), ...period(query)]);
  const parts = sessionParts(conditions);
  const entities = database.fork();
  const rows = await readParts<ListedSession>(entities, parts, {
    ...pageOf(query),
    columns: 'session_id, end_user_id, title, left(ltrim(input_text, ?), ?) as beginning, created_at, updated_at',
    values: [whiteSpace, titleReads],
    key: 'session_id',
  });
  return { entries: rows.map(asSession), ...(await countParts(entities, parts)) };
}

interface ListedSession extends Omit<SessionEntry, 'title'> {
  /** Null for a session of a single message, whose title is derived from the message when it is read. */
  readonly title: string | null;
  readonly beginning: string | null;
}

/** Named sessions, and single messages, each of which is a session of its own. */
function sessionParts(conditions: Conditions): readonly Part[] {
  return [
    {
      table: 'history_session',
      key: 'session_id',
      columns: 'session_id, end_user_id, title, null as input_text, created_at, updated_at',
      conditions,
    },
    {
      table: 'history_message',
      key: 'message_id',
      columns:
        'message_id::text as session_id, end_user_id, null as title, input_text, created_at, created_at as updated_at',
      conditions: both(conditions, { text: kinds.single, values: [] }),
    },
  ];
}

/** The filters for messages. */
export type MessageFilters = Partial<
  Pick<
    MessageQuery,
    'message_id' | 'trace_id' | 'session_id' | 'connection_id' | 'end_user_id' | 'date_from' | 'date_to'
  >
>;

/** The conditions of all filters except the session. */
function messageConditions(organizationId: string, query: MessageFilters): Conditions {
  const filtered = joined([
    ['organization_id = ?', organizationId],
    ['message_id = ?', query.message_id],
    ['connection_id = ?', query.connection_id],
    ...ofUser(query),
    ...period(query),
  ]);
  return query.trace_id === undefined ? filtered : both(filtered, ofTrace(query.trace_id));
}

/** A trace that began with a message has its identifier; others have an index. */
function ofTrace(traceId: string): Conditions {
  return {
    text: `(message_id = ?::uuid and not ${foreignTrace} or trace_id = ? and ${foreignTrace})`,
    values: [traceId, traceId],
  };
}

/** The second condition lets PostgreSQL use the partial indexes, which contain only messages with an end user. */
function ofUser({ end_user_id: user }: { readonly end_user_id?: string | undefined }): Filter[] {
  return [["end_user_id = ? and end_user_id <> ''", user]];
}

function period({
  date_from: from,
  date_to: to,
}: {
  date_from?: string | undefined;
  date_to?: string | undefined;
}): Filter[] {
  return [
    ['created_at >= ?', from === undefined ? undefined : firstInstant(from)],
    ['created_at < ?', to === undefined ? undefined : firstInstantAfter(to)],
  ];
}

function joined(filters: readonly Filter[]): Conditions {
  const present = filters.filter(([, value]) => value !== undefined);
  return { text: present.map(([condition]) => condition).join(' and '), values: present.map(([, value]) => value) };
}

function asMessage(row: MessageEntry): MessageEntry {
  return {
    schema: 'messages.history.entry.v1',
    version: '2.0',
    trace_id: row.trace_id,
    end_user_id: row.end_user_id,
    session_id: row.session_id || row.message_id,
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
    failures: listOf(row.failures),
  };
}

function asSession({ end_user_id, session_id, title, beginning, created_at, updated_at }: ListedSession): SessionEntry {
  return {
    schema: 'sessions.history.entry.v1',
    version: '1.0',
    end_user_id,
    session_id,
    title: title ?? titleOf(beginning ?? ''),
    created_at: isoTime(created_at),
    updated_at: isoTime(updated_at),
  };
}

/** A nullable column with a list. */
function listOf<T>(value: readonly T[] | null): T[] {
  return value === null ? [] : [...value];
}

/** Raw rows contain times in the database's own format. */
function isoTime(value: string | Date): string {
  return new Date(value).toISOString();
}
