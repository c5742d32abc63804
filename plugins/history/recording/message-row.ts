import { BinaryRow, type RowRanges } from '../../../core/api/database.js';
import { uuidOf } from '../../../core/api/index.js';
import type { IdRange } from './join-sessions.js';
import type { MessageRecord } from './message-record.js';

/** Columns that are the same in many messages come last. */
const columns =
  'message_id, trace_id, session_id, end_user_id, created_at, input_text, output_text, attempts, input_tokens, output_tokens, ' +
  'cached_input_tokens, reasoning_tokens, cost, prompts, policies, documents, duration_ms, first_byte_ms, failures, ' +
  'organization_id, connection_id, key_id, operation, remote_ip_address, user_agent, model, provider, answer_model, status, ' +
  'http_status, error_code, finish_reason, usage_estimated';

/**
 * The columns of rows, in order: those that few messages have are in the rows of these only. Rows are stored in the journal, so another order needs another
 * kind of entry.
 */
export const messageColumns = {
  plain: columns,
  annotated: `${columns}, notes, tags`,
  batched: `${columns}, notes, tags, batch_id`,
  owned: `${columns}, notes, tags, batch_id, owner`,
} as const;

/** Which columns a row has. */
export type RowShape = keyof typeof messageColumns;

export const rowShapes = Object.keys(messageColumns) as readonly RowShape[];

/** What the columns hold, some 25 days: a clock that was set in the meantime makes a request seem longer, whose record must not be lost. */
const longestMs = 2 ** 31 - 1;

const dash = 0x2d;

const countOf = (shape: RowShape): number => messageColumns[shape].split(',').length;
const counts = {
  plain: countOf('plain'),
  annotated: countOf('annotated'),
  batched: countOf('batched'),
  owned: countOf('owned'),
};
/** A shared writer; its results are copies. */
const row = new BinaryRow();

/** The shape of the shortest row that has everything of a record. */
export function shapeOf({ notes, tags, batch_id: batch, owner }: MessageRecord): RowShape {
  if (owner !== undefined) return 'owned';
  if (batch !== undefined) return 'batched';
  return notes !== undefined || tags !== undefined ? 'annotated' : 'plain';
}

/**
 * Encodes a record in the binary format of COPY, so that it need not be decoded on its way to the database.
 *
 * @param before text to put in front of the row
 */
export function rowOf(record: MessageRecord, before: string): Buffer {
  const shape = shapeOf(record);
  row.begin(counts[shape], before);
  row.uuid(record.message_id);
  row.text(foreignTraceOf(record));
  row.text(record.session_id);
  row.text(record.end_user_id);
  row.time(record.created_at);
  row.text(record.input_text);
  row.text(record.output_text);
  row.integer(record.attempts);
  row.integer(record.input_tokens);
  row.integer(record.output_tokens);
  row.integer(record.cached_input_tokens);
  row.integer(record.reasoning_tokens);
  row.numeric(record.cost ?? null);
  row.json(jsonOf(record.prompts));
  row.json(jsonOf(record.policies));
  row.json(jsonOf(record.documents));
  row.integer(Math.min(record.duration_ms, longestMs));
  row.integer(record.first_byte_ms && Math.min(record.first_byte_ms, longestMs));
  row.json(jsonOf(record.failures));
  writeShared(record);
  if (shape !== 'plain') {
    row.json(jsonOf(record.notes));
    row.texts(record.tags ?? null);
  }
  if (shape === 'batched' || shape === 'owned') row.text(record.batch_id ?? null);
  if (shape === 'owned') row.text(record.owner ?? null);
  return row.end();
}

/** The encoded values that the messages of one client have in common. */
class SharedValues {
  readonly #of: MessageRecord;
  readonly values: Buffer;

  constructor(record: MessageRecord, values: Buffer) {
    // Without the values of the single message, which the cache would keep alive.
    this.#of = {
      ...record,
      input_text: '',
      output_text: '',
      prompts: undefined,
      policies: undefined,
      documents: undefined,
      notes: undefined,
      failures: undefined,
      tags: undefined,
      batch_id: undefined,
    };
    this.values = values;
  }

  fit(record: MessageRecord): boolean {
    const of = this.#of;
    return (
      of.organization_id === record.organization_id &&
      of.key_id === record.key_id &&
      of.operation === record.operation &&
      of.remote_ip_address === record.remote_ip_address &&
      of.user_agent === record.user_agent &&
      of.model === record.model &&
      of.provider === record.provider &&
      of.answer_model === record.answer_model &&
      of.status === record.status &&
      of.http_status === record.http_status &&
      of.error_code === record.error_code &&
      of.finish_reason === record.finish_reason &&
      of.usage_estimated === record.usage_estimated
    );
  }
}

/** Cache of the last shared values of each connection. */
const shared = new Map<string, SharedValues>();
const maxShared = 64;

function writeShared(record: MessageRecord): void {
  const known = shared.get(record.connection_id);
  if (known?.fit(record)) return row.values(known.values);
  const { length } = row;
  row.text(record.organization_id);
  row.uuid(record.connection_id);
  row.text(record.key_id);
  row.text(record.operation);
  row.text(record.remote_ip_address);
  row.text(record.user_agent);
  row.text(record.model);
  row.text(record.provider);
  row.text(record.answer_model);
  row.text(record.status);
  row.integer(record.http_status);
  row.text(record.error_code);
  row.text(record.finish_reason);
  row.boolean(record.usage_estimated);
  if (shared.size >= maxShared) shared.clear();
  shared.set(record.connection_id, new SharedValues(record, row.since(length)));
}

/** Empty for a trace that began with the message: it is found by the message's identifier. */
function foreignTraceOf({ trace_id: trace, message_id: message }: MessageRecord): string {
  let at = 0;
  for (let index = 0; index < message.length; index += 1) {
    const code = message.charCodeAt(index);
    if (code === dash) continue;
    if (code !== trace.charCodeAt(at)) return trace;
    at += 1;
  }
  return '';
}

function jsonOf(list: readonly unknown[] | undefined): string | null {
  return list === undefined ? null : JSON.stringify(list);
}

/** Offset of the id in a row: after the number of columns and the length of the id. */
const idAt = 6;
const idBytes = 16;
/** An id begins with the time at which it was made. */
const timeBytes = 6;

/** The range of the ids of rows, to the millisecond: it may contain other ids of the first and the last one. */
export function idsIn(ranges: readonly RowRanges[]): IdRange {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const { bytes, begins } of ranges) {
    for (const begin of begins) {
      const time = bytes.readUIntBE(begin + idAt, timeBytes);
      if (time < least) least = time;
      if (time > most) most = time;
    }
  }
  return { first: idAtTime(least, '0'), last: idAtTime(most, 'f') };
}

function idAtTime(time: number, digit: string): string {
  const digits = time.toString(16).padStart(timeBytes * 2, '0');
  return uuidOf(digits.padEnd(idBytes * 2, digit));
}
