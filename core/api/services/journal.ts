import type { Awaitable } from '../awaitable.js';
import type { GatewayError } from '../errors.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** What an entry can hold. */
export type JournalValue = JsonObject | string | Uint8Array;

/**
 * Something that must not be lost. Its value is a JSON object or, with a third of the work on its way, a text or bytes that nobody on it reads:
 * the rows that `copyRow` and `BinaryRow` make, for two.
 */
export interface JournalEntry<Value extends JournalValue = JsonObject> {
  /** UUID; an entry that comes twice is known by it. */
  readonly id: string;
  /** What it is, and with it who puts it into the database, and what its value looks like: `history.message`. */
  readonly kind: string;
  readonly value: Value;
  /**
   * The value's UTF-8, where it is a text and comes out of the file, and the value itself where that is bytes: for who only hands it on, which costs a fraction of making a text of it. Valid
   * for as long as the consumer works.
   */
  readonly bytes?: Uint8Array | undefined;
}

/** An entry of any kind. */
export type AnyJournalEntry = JournalEntry<JournalValue>;

/**
 * Puts entries of one kind into the database, all of them or none.
 *
 * The same entry may come again: after a crash nobody knows how far its predecessor had come. So ids are unique in the table, entries
 * that are there already are left out, and whatever is summed up is summed up in the same transaction over the new ones alone.
 *
 * Rejecting with a `GatewayError` of status 503 means "not now": the same entries come again later, for as long as it takes. Any
 * other failure is taken for the fault of an entry; the others are delivered without it. That goes for failures of `HttpClient`, too, whose status
 * is 502 or 504: a consumer only writes to the database, and what is to go on to somebody else is sent by a job.
 */
export type JournalConsumer<Value extends JournalValue = JsonObject> = (
  entries: readonly JournalEntry<Value>[],
) => Promise<void>;

/**
 * Told of a process that has ended without closing its journal, once all entries that it has left have been handed out: what it still had
 * in hand is nobody's now. May be told of one process more than once. Rejecting means "tell me again".
 */
export type ProcessEnded = (process: string) => Promise<void>;

/** How an entry is appended. */
export interface Appending {
  /**
   * The entry may wait for what others append of the same exchange, so that one write serves them all: for the `settle` of a hold or a reservation, and where
   * nothing is done on the strength of its being safe. It is before the client sees the end of the answer, and a moment later in any case, whatever
   * `append` returns.
   */
  readonly together?: boolean;
}

/** How far the database is behind. */
export interface JournalBacklog {
  /** In files and not yet in the database. */
  readonly bytes: number;
  /** Since when the oldest of them has been waiting, to a tenth of a second, in milliseconds since 1970; undefined when none is. */
  readonly since: number | undefined;
}

/**
 * An append-only file on the local disk, between what has happened and the database: an entry survives the end of the process at any
 * instruction, and a database that is away for hours. Entries reach the database later, in batches, each exactly once: a moment later, or when
 * there is time for them. Whoever reads what came through it asks {@link Journal.settled} first.
 */
export interface Journal {
  /**
   * Adds an entry. It is safe when this returns nothing, or else when the promise resolves: handed to the operating system, on the disk where
   * gateway.yaml asks for it (`data.journal.fsync`), or, when the disk takes nothing, in the database.
   *
   * @param entry whose value, where it is bytes, nobody changes any more
   */
  append(entry: AnyJournalEntry, how?: Appending): Awaitable<void>;
  /**
   * Returns nothing, or a promise that resolves, when all is safe that was appended `together`. The core asks when an exchange has been settled, before its
   * client sees the end of the answer; nobody else has to.
   */
  written(): Awaitable<void>;
  /**
   * Says who takes the entries of a kind. Entries of a kind that nobody takes are kept until somebody does, after a later start. A second
   * call for one kind takes the place of the first until it is ended: a configuration that is refused gives way to the one that runs.
   *
   * @typeParam Value what entries of this kind are appended with, by this version of the plugin and by all before it
   * @returns ends it
   */
  consume<Value extends JournalValue = JsonObject>(kind: string, consumer: JournalConsumer<Value>): () => void;
  /**
   * Resolves when everything that was appended before is in the database, so that a reader finds the record of every answer that this process
   * has given. It resolves as well when the database is away, or needs more than two seconds: what is read then is what is there. Not inside a
   * transaction, which the entries would wait for.
   */
  settled(): Promise<void>;
  /** Names this process among all that have ever written to the journal: a UUID. */
  readonly process: string;
  /**
   * Has the listener told of every process whose journal this one takes over.
   *
   * @returns ends it
   */
  onProcessEnded(listener: ProcessEnded): () => void;
  /** Why no new work should be begun: nothing can be written, or too much is waiting. Undefined when all is well. */
  refusal(): GatewayError | undefined;
  readonly backlog: JournalBacklog;
}

/** Kept by the core. */
export const Journal = token<Journal>('journal');
