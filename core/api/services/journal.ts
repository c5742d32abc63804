import type { Awaitable } from '../awaitable.js';
import type { GatewayError } from '../errors.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** The value of an entry. */
export type JournalValue = JsonObject | Uint8Array;

/**
 * A record that must not be lost. Its value is a JSON object, or bytes, for example a row made by `BinaryRow`. Bytes are not parsed on their way,
 * which takes a third of the work.
 */
export interface JournalEntry<Value extends JournalValue = JsonObject> {
  /** UUID. Entries may be delivered more than once; duplicates have the same id. */
  readonly id: string;
  /** Selects the consumer and determines the format of the value: `history.message`. */
  readonly kind: string;
  /** For consumers, bytes are valid only until their promise settles. */
  readonly value: Value;
}

/** An entry of any kind. */
export type AnyJournalEntry = JournalEntry<JournalValue>;

/**
 * Writes a batch of entries of one kind to the database: all of them or none.
 *
 * Delivery is at least once: after a crash, entries of the last half minute that were written already are delivered again, in other batches. So a
 * consumer must be idempotent: make ids unique in the table, skip rows that exist, keep them for as long as a process may come back with its disk,
 * and update sums in the same transaction, from the new rows only.
 *
 * If it rejects with a `GatewayError` of status 503, or because a right, a table, a column or a schema is missing (SQLSTATE 42501, 42P01, 42703,
 * 3F000), the same batch is delivered again later, until it succeeds, and everything else waits for it. Any other failure counts as the fault of
 * one entry, which is set aside so that the others can be delivered. That includes failures of `HttpClient`, whose status is 502 or 504: a consumer
 * should only write to the database, and leave calls of other services to a job.
 */
export type JournalConsumer<Value extends JournalValue = JsonObject> = (
  entries: readonly JournalEntry<Value>[],
) => Promise<void>;

/**
 * The values of entries of one kind that follow one another in a file, without an object for each, which would cost more than most consumers do
 * with them. Valid only until the consumer's promise settles. Until then it may change the offsets, but not the bytes, because those outside of
 * its values are entries of other kinds.
 */
export interface JournalValues {
  readonly bytes: Buffer;
  /** Offsets in {@link bytes}: where each value begins, in the order of the entries. */
  readonly begins: number[];
  /** Where each value ends, exclusively. */
  readonly ends: number[];
}

/**
 * Writes a batch of entries of one kind to the database, like a {@link JournalConsumer}, if all of their values are bytes. A batch has up to 4 MiB, in
 * a few pieces, each with at least one value. It may treat the usual case only, such as entries of which none exists: if it rejects, whatever the
 * reason and whatever it has written, the same entries are delivered to the kind's other consumer, with its retries. That happens after a
 * crash, during an outage of the database, and when one value is invalid.
 */
export type ValuesConsumer = (pieces: readonly JournalValues[]) => Promise<void>;

/**
 * Called for a process that has crashed, that is, ended without closing its journal, after all entries that it left have been delivered. Release
 * here what the process held, such as reservations. May be called more than once for a process; it is called again if it rejects.
 */
export type ProcessEnded = (process: string) => Promise<void>;

/** Options of {@link Journal.append}. */
export interface Appending {
  /**
   * Lets the entry wait, so that it is written in one write with other entries of the same exchange, and of those that are settled at the
   * same time. Use it in the `settle` of a hold or a reservation, where nothing depends on the entry being durable at once. Whatever `append`
   * returns, the entry is written before the client sees the end of the answer, and after a moment in any case. While neither the disk nor the
   * database takes it, the answer waits for two seconds, and the entry for as long as that lasts, in memory.
   */
  readonly together?: boolean;
}

/** Entries that are not in the database yet. */
export interface JournalBacklog {
  /** Bytes in the journal's files that have not been delivered. */
  readonly bytes: number;
  /** Time of the oldest undelivered entry in milliseconds since 1970, to a tenth of a second; undefined when there is none. */
  readonly since: number | undefined;
}

/**
 * A write-ahead log on the local disk, in front of the database: an entry survives a crash of the process at any point, and a database that is
 * down for hours. Entries are delivered to the database asynchronously, in batches, usually a moment later. To read your own writes from the
 * database, wait for {@link Journal.settled} first.
 */
export interface Journal {
  /**
   * Appends an entry. It is durable when this returns, or when the returned promise resolves: written to the operating system, flushed to
   * the disk if `data.journal.fsync` is set in gateway.yaml, or written to the database if the disk cannot be written.
   *
   * @param entry if its value is bytes, they must not be changed any more
   * @throws TypeError for what is no entry
   */
  append(entry: AnyJournalEntry, how?: Appending): Awaitable<void>;
  /**
   * Waits until all entries that were appended with `together` are durable, but for at most two seconds. The core calls it when an
   * exchange has been settled, before the client sees the end of the answer; plugins need not.
   */
  written(): Awaitable<void>;
  /** The number of entries that were ever appended with `together`. */
  readonly batched: number;
  /**
   * Registers the consumer of a kind. Entries of a kind without a consumer are kept until one is registered, possibly after a restart. A second
   * consumer for a kind replaces the first until it is unregistered; then the first takes over again, as when a reload is refused.
   *
   * @param ofBytes takes batches in which all values of the kind are bytes, before those of other kinds; `consumer` takes whatever it rejects
   * @typeParam Value the type of values of this kind, as written by this and all earlier versions of the plugin: another format needs another kind
   * @returns a function that unregisters the consumer
   */
  consume<Value extends JournalValue = JsonObject>(
    kind: string,
    consumer: JournalConsumer<Value>,
    ofBytes?: ValuesConsumer,
  ): () => void;
  /**
   * Resolves when everything that was appended before the call is in the database, so that a query finds the records of all answers that this
   * process has given. It also resolves when the database is down or takes more than two seconds; a query then finds what is there. Do not
   * call it inside a transaction, because entries may wait for that transaction.
   */
  settled(): Promise<void>;
  /** UUID of this process, unique among all processes that have ever written to the journal. */
  readonly process: string;
  /**
   * Registers a listener that is called for every crashed process whose journal this process takes over.
   *
   * @returns a function that unregisters the listener
   */
  onProcessEnded(listener: ProcessEnded): () => void;
  /** The error with which new requests must be refused: nothing can be written, or the backlog is too large. Undefined otherwise. */
  refusal(): GatewayError | undefined;
  readonly backlog: JournalBacklog;
  /** How many entries are kept for the next start, because their consumer rejects them, or there is none. They are not part of the backlog. */
  readonly setAside: number;
  /** Whether the disk took no entry when it was last tried. The database gets them directly meanwhile, and requests are refused only if it does not take them. */
  readonly unwritable: boolean;
  /** How long writes took, all together, that took a tenth of a second or longer because the disk is slow: in milliseconds, since the start. */
  readonly stalledMs: number;
}

/** Kept by the core. */
export const Journal = token<Journal>('journal');

/** Refuses a call that could not be recorded. @throws GatewayError as {@link Journal.refusal} returns it */
export function refuseUnrecorded(journal: Pick<Journal, 'refusal'>): void {
  const refusal = journal.refusal();
  if (refusal) throw refusal;
}

/**
 * The `ready` hook of a plugin that refuses every call which it could not record: another replica may have space.
 *
 * @example
 * setup: ({ services: { journal } }) => ({ ready: readyToRecord(journal) })
 */
export function readyToRecord(journal: Pick<Journal, 'refusal'>): () => Promise<void> {
  return async () => refuseUnrecorded(journal);
}
