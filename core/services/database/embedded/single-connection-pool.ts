import type { PostgresPool } from 'kysely';
import { Checkout } from '../checkout.js';
import { ConnectionTurns } from '../connection-turns.js';
import { databaseUnavailable } from '../outage.js';
import type { EmbeddedThread } from './thread-handle.js';

/** The settings of a {@link SingleConnectionPool}. */
export interface SingleConnectionSettings {
  /** Opens the database; called again after its thread has crashed. */
  readonly start: () => Promise<EmbeddedThread>;
  /** Called with the reason for which the database's thread has ended, before it is restarted. */
  readonly crashed: (reason: Error) => void;
  /** Called with each table whose change a commit has announced. */
  readonly announced: (table: string) => void;
  /** The longest time in milliseconds that a caller waits for the connection. */
  readonly waitMs: number;
  /** Time limit of a statement in milliseconds; 0: none. */
  readonly statementMs: number;
}

/**
 * The embedded database as a connection pool of size one, with the interface of `pg`'s pool: a caller that has checked out the connection has
 * exclusive use of the database, and others wait. So a transaction is `begin` … `commit` on a checked-out connection, and
 * Kysely's dialect for PostgreSQL works for the embedded database too. (Its own dialect for PGlite waits for ever when `begin` fails.)
 */
export class SingleConnectionPool implements PostgresPool {
  readonly options = {};
  readonly #settings: SingleConnectionSettings;
  readonly #turns: ConnectionTurns;
  #thread: EmbeddedThread;
  /** The end of the thread that was reported: while the disk cannot be written, each caller tries in vain to open the database again. */
  #reported: Error | undefined;
  #closed: Error | undefined;

  constructor(thread: EmbeddedThread, settings: SingleConnectionSettings) {
    this.#thread = thread;
    this.#settings = settings;
    this.#turns = new ConnectionTurns(1, settings.waitMs, waitedTooLong(settings.waitMs));
  }

  async connect(statementMs = this.#settings.statementMs): Promise<Checkout> {
    if (this.#closed) throw databaseUnavailable(this.#closed);
    await this.#turns.take();
    try {
      const thread = await this.#running();
      const query = async (sql: string, parameters: readonly unknown[]) => {
        const result = await thread.query(sql, parameters, statementMs);
        for (const table of result.announced ?? []) this.#settings.announced(table);
        return result;
      };
      return new Checkout({ query }, (lost) => void this.#release(thread, lost));
    } catch (error) {
      this.#turns.passOn();
      throw databaseUnavailable(error);
    }
  }

  /** Rejects waiting callers, waits (up to `waitMs`) until the connection is released, and closes the database. */
  async end(): Promise<void> {
    this.#closed = new Error('The database has been closed.');
    this.#turns.refuse(databaseUnavailable(this.#closed));
    try {
      await this.#turns.take();
    } catch {
      await this.#thread.terminate();
    }
    await this.#thread.close();
  }

  /** The thread; a new one if it has ended. */
  async #running(): Promise<EmbeddedThread> {
    const { failure } = this.#thread;
    if (failure) {
      if (failure !== this.#reported) this.#settings.crashed(failure);
      this.#reported = failure;
      this.#thread = await this.#settings.start();
    }
    return this.#thread;
  }

  /** A thread that has lost a transaction but still runs is ended: the next caller would be inside that transaction. */
  async #release(thread: EmbeddedThread, lost: boolean): Promise<void> {
    if (lost && !thread.failure) await thread.terminate().catch(() => undefined);
    this.#turns.passOn();
  }
}

const waitedTooLong = (milliseconds: number): string =>
  `The embedded database's only connection was not free for ${milliseconds} ms. It has too much to do, or too little memory ` +
  'or processor time; or a plugin awaits something other than the database inside transactional(), or uses another entity manager ' +
  'there than the one passed to it.';
