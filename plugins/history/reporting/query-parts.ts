import { isTraceId, isUuid } from '../../../core/api/index.js';
import { foreignTrace, kinds } from '../tables.js';
import type { Conditions, Part } from './read-parts.js';
import type { filters, MessageEntry, MessageQuery, SessionQuery } from './reporting-schema.js';
import { firstInstant, firstInstantAfter } from './timestamps.js';

/** Left out when its first value is undefined. */
type Filter = readonly [condition: string, ...values: unknown[]];

/** Where times are that have no offset. */
export interface InTimeZone {
  /** An IANA name; UTC by default. */
  readonly timezone?: string;
}

/** The filters for messages. */
export type MessageFilters = Partial<Pick<MessageQuery, (typeof filters)[number]>> & InTimeZone;

/** The parts to read: none, one, or two. Single messages come first, because they may become messages of a named session meanwhile. */
export function messageParts(organizationId: string, query: MessageFilters): readonly Part[] {
  const { message_id: messageId, trace_id: traceId, connection_id: connectionId, session_id: sessionId } = query;
  // The columns contain only UUIDs, and PostgreSQL would refuse any other text.
  if ([messageId, connectionId].some((id) => id !== undefined && !isUuid(id))) return [];
  if (traceId !== undefined && !isTraceId(traceId)) return [];
  const part = (conditions: Conditions): Part => ({
    table: 'history_message',
    key: 'message_id',
    columns: '*',
    conditions,
  });
  if (sessionId === undefined) {
    return kindsOf(query).map((kind) => ({
      ...part(ofKind(messageConditions(organizationId, query), kind)),
      connections: connectionsOfUser(organizationId, query, kind),
    }));
  }
  const others = messageConditions(organizationId, query);
  const named = part(both(others, { text: `session_id = ? and ${kinds.named}`, values: [sessionId] }));
  if (!isUuid(sessionId) || sessionId !== sessionId.toLowerCase()) return [named];
  const single = { text: `${kinds.single} and message_id = ?`, values: [sessionId] };
  return [part(both(others, single)), named];
}

/** The conditions of messages of any session, one for each kind that has an index of its own. */
export function conditionsOfMessages(organizationId: string, query: MessageFilters): readonly Conditions[] {
  return kindsOf(query).map((kind) => ofKind(messageConditions(organizationId, query), kind));
}

/** The indexes by connection contain all messages; the others contain either single or named ones. */
function kindsOf({ connection_id: connection, end_user_id: user }: MessageFilters): readonly string[] {
  return connection !== undefined && user === undefined ? ['true'] : Object.values(kinds);
}

function ofKind(conditions: Conditions, kind: string): Conditions {
  return both(conditions, { text: kind, values: [] });
}

/**
 * The connections of a user, if neither is filtered for otherwise: the index of users continues with the connection. Each is found by one look-up after
 * the previous one.
 *
 * @see https://wiki.postgresql.org/wiki/Loose_indexscan
 */
function connectionsOfUser(organizationId: string, query: MessageFilters, kind: string): Conditions | undefined {
  if (query.end_user_id === undefined || query.connection_id !== undefined) return undefined;
  const { text, values } = joined([['organization_id = ?', organizationId], ...ofUser(query)]);
  const next = `select connection_id from history_message where ${kind} and ${text}`;
  return {
    text: `
      with recursive used (connection_id) as (
        (${next} order by connection_id limit 1)
        union all
        select (${next} and connection_id > used.connection_id order by connection_id limit 1)
        from used where used.connection_id is not null)
      select connection_id from used where connection_id is not null`,
    values: [...values, ...values],
  };
}

/** The condition for the messages that follow the last one that was read. */
export function messagesAfter(ascending: boolean, last: MessageEntry): Conditions {
  return {
    text: `(created_at, message_id) ${ascending ? '>' : '<'} (?, ?)`,
    values: [last.created_at, last.message_id],
  };
}

/** The parts of a list of sessions: named sessions, and single messages, each of which is a session of its own. */
export function sessionParts(organizationId: string, query: SessionQuery & InTimeZone): readonly Part[] {
  const conditions = joined([['organization_id = ?', organizationId], ...ofUser(query), ...period(query)]);
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
      conditions: ofKind(conditions, kinds.single),
      connections: connectionsOfUser(organizationId, query, kinds.single),
    },
  ];
}

/** Both conditions together. */
export function both(one: Conditions, other: Conditions): Conditions {
  return { text: `${one.text} and ${other.text}`, values: [...one.values, ...other.values] };
}

/** The conditions of all filters except the session. */
function messageConditions(organizationId: string, query: MessageFilters): Conditions {
  const filtered = joined([
    ['organization_id = ?', organizationId],
    ['message_id = ?', query.message_id],
    ...ofConnection(organizationId, query),
    ...ofUser(query),
    // Like other ids, those of the gateway's keys are found in capitals too; plugins choose those of their own.
    ['key_id in (?, lower(?))', query.key_id, query.key_id],
    ['owner = ?', query.owner],
    ['batch_id = ?', query.batch_id],
    ['tags @> array[?::text]', query.tag],
    ['model = ?', query.model],
    ['provider = ?', query.provider],
    ['status = ?', query.status],
    ['error_code = ?', query.error_code],
    ...period(query),
  ]);
  return query.trace_id === undefined ? filtered : both(filtered, ofTrace(query.trace_id));
}

/** A trace that began with a message has its identifier; others have an index. */
function ofTrace(traceId: string): Conditions {
  return {
    text: `(message_id = ?::uuid and trace_id = '' or trace_id = ? and ${foreignTrace})`,
    values: [traceId, traceId],
  };
}

/**
 * The index of connections contains those of all organizations. Messages of a connection all belong to the same one, so the first tells whether to read
 * the others, which may be millions.
 */
function ofConnection(organizationId: string, { connection_id: connection }: MessageFilters): Filter[] {
  if (connection === undefined) return [];
  const first = 'select organization_id from history_message where connection_id = ? order by created_at limit 1';
  return [[`connection_id = ? and (${first}) = ?`, connection, connection, organizationId]];
}

/** The second condition lets PostgreSQL use the partial indexes, which contain only messages with an end user. */
function ofUser({ end_user_id: user }: { readonly end_user_id?: string | undefined }): Filter[] {
  return [["end_user_id = ? and end_user_id <> ''", user]];
}

function period({ date_from: from, date_to: to, timezone }: MessageFilters): Filter[] {
  return [
    ...(from === undefined ? [] : [created('>=', firstInstant(from), timezone)]),
    ...(to === undefined ? [] : [created('<', firstInstantAfter(to), timezone)]),
  ];
}

function created(comparison: string, instant: string, timezone = 'UTC'): Filter {
  if (instant.endsWith('Z')) return [`created_at ${comparison} ?`, instant];
  return [`created_at ${comparison} ?::timestamp at time zone ?`, instant, timezone];
}

function joined(filters: readonly Filter[]): Conditions {
  const present = filters.filter(([, value]) => value !== undefined);
  return {
    text: present.map(([condition]) => condition).join(' and '),
    values: present.flatMap(([, ...values]) => values),
  };
}
