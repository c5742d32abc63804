import { type Database, type EntityManager, readReport } from '../../../core/api/database.js';
import { decimalOf, GatewayError, traceIdOf } from '../../../core/api/index.js';
import {
  both,
  type InTimeZone,
  messageParts,
  type MessageFilters,
  messagesAfter,
  sessionParts,
} from './query-parts.js';
import {
  type Conditions,
  countParts,
  type Part,
  type Reading,
  readParts,
  readTexts,
  type Total,
} from './read-parts.js';
import type { MessageEntry, MessageQuery, SessionEntry, SessionQuery } from './reporting-schema.js';
import { titleOf, titleReads, whiteSpace } from '../title-of.js';

/** A page of results, and the total number. */
export interface Found<T> extends Total {
  readonly entries: readonly T[];
}

/** The most bytes of texts in a page of a list. */
const maxListedBytes = 64 * 1024 * 1024;

/**
 * Messages of an organization.
 *
 * @param occupies is told of the bytes of their texts as they are read
 * @throws GatewayError `GW_REQUEST_INVALID` (400) if a page of this size has too much text, `GW_REPORT_TOO_LONG` (422), what `occupies` throws
 */
export async function findMessages(
  database: Database,
  organizationId: string,
  query: MessageQuery & InTimeZone,
  occupies: (bytes: number) => void = () => undefined,
): Promise<Found<MessageEntry>> {
  const parts = messageParts(organizationId, query);
  const entries: MessageEntry[] = [];
  let counted: Total = { total: 0, totalIsEstimate: false };
  const count = async (entities: EntityManager): Promise<void> => {
    counted = await countParts(entities, parts);
  };
  let bytes = 0;
  for await (const messages of readings(database, parts, pageOf(query), count)) {
    const before = bytes;
    for (const message of messages) {
      if (bytes >= maxListedBytes) throw tooMuchText(entries.length);
      entries.push(message);
      bytes += Buffer.byteLength(message.input_text) + Buffer.byteLength(message.output_text);
    }
    occupies(bytes - before);
  }
  return { entries, ...counted };
}

function pageOf({ from, size, sort_ascending: ascending }: Pick<MessageQuery, 'from' | 'size' | 'sort_ascending'>) {
  return { skip: from - 1, take: size, ascending };
}

/** @param fitting the number of messages from the same one on that have less */
function tooMuchText(fitting: number): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'size',
    message:
      `The messages of this page have more than ${maxListedBytes} bytes of text. ` +
      `Ask for at most ${fitting} of them at once ("size"), or export them.`,
  });
}

/**
 * All of an organization's messages that match, page by page. Pages are read on demand.
 *
 * @param until ISO 8601; later messages, which are recorded during the export, are left out
 */
export function messagePages(
  database: Database,
  organizationId: string,
  query: MessageFilters & Pick<MessageQuery, 'sort_ascending'>,
  until: string,
): AsyncGenerator<readonly MessageEntry[]> {
  const recorded = { text: 'created_at <= ?', values: [until] };
  const parts = messageParts(organizationId, query).map((part) => restricted(part, recorded));
  return readings(database, parts, { skip: 0, take: Infinity, ascending: query.sort_ascending });
}

/** The most messages that are read at once, and the most bytes of their texts. */
const maxRead = 1_000;
export const maxReadBytes = 2 * 1024 * 1024;

/**
 * Reads a page of any length, each time from the last message of the previous reading on (keyset pagination), so the millionth message costs as much as
 * the first. The embedded database does one thing at a time; between readings others have their turn.
 *
 * @param beside is done in the transaction of the first reading
 */
async function* readings(
  database: Database,
  parts: readonly Part[],
  { skip, take, ascending }: Pick<Reading, 'skip' | 'take' | 'ascending'>,
  beside?: (entities: EntityManager) => Promise<void>,
): AsyncGenerator<readonly MessageEntry[]> {
  if (parts.length === 0) return;
  let left = take;
  let last: MessageEntry | undefined;
  do {
    const isFirst = !last;
    const following = last ? messagesAfter(ascending, last) : undefined;
    const wanted = following ? parts.map((part) => restricted(part, following)) : parts;
    const reading = { key: 'message_id', ascending, skip: isFirst ? skip : 0, take: Math.min(left, maxRead) };
    const { rows, length } = await readReport(database, async (entities) => {
      const found = await readTexts<MessageEntry>(entities, wanted, reading, maxReadBytes);
      if (isFirst) await beside?.(entities);
      return found;
    });
    const messages = rows.map(asMessage);
    left -= rows.length;
    const isWhole = rows.length === length && (length < reading.take || left === 0);
    last = isWhole ? undefined : messages.at(-1);
    if (messages.length > 0) yield messages;
  } while (last);
}

/** The rows of a part to which a further condition applies. */
function restricted(part: Part, further: Conditions): Part {
  return { ...part, conditions: both(part.conditions, further) };
}

/** Sessions of an organization, by the time of their first message. @throws GatewayError `GW_REPORT_TOO_LONG` (422) */
export async function findSessions(
  database: Database,
  organizationId: string,
  query: SessionQuery & InTimeZone,
): Promise<Found<SessionEntry>> {
  const parts = sessionParts(organizationId, query);
  const reading = {
    ...pageOf(query),
    columns: 'session_id, end_user_id, title, left(ltrim(input_text, ?), ?) as beginning, created_at, updated_at',
    values: [whiteSpace, titleReads],
    key: 'session_id',
  };
  return readReport(database, async (entities) => {
    const rows = await readParts<ListedSession>(entities, parts, reading);
    return { entries: rows.map(asSession), ...(await countParts(entities, parts)) };
  });
}

interface ListedSession extends Omit<SessionEntry, 'title'> {
  /** Null for a session of a single message, whose title is derived from the message when it is read. */
  readonly title: string | null;
  readonly beginning: string | null;
}

function asMessage(row: MessageEntry): MessageEntry {
  return {
    schema: 'messages.history.entry.v1',
    version: '2.0',
    trace_id: row.trace_id || traceIdOf(row.message_id),
    end_user_id: row.end_user_id,
    session_id: row.session_id || row.message_id,
    connection_id: row.connection_id,
    key_id: row.key_id,
    owner: row.owner,
    batch_id: row.batch_id,
    tags: listOf(row.tags),
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
    notes: listOf(row.notes),
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
