import type { Logger } from '../../../api/services/logger.js';
import type { Checkout } from '../checkout.js';
import type { SingleConnectionPool } from './single-connection-pool.js';

/** When {@link Housekeeping} has something to do. The shares are those of a server's autovacuum. */
export interface HousekeepingLimits {
  /** Milliseconds between looks. */
  readonly everyMs: number;
  /** Bytes of the write-ahead log after which the tables' files are brought up to date, and it begins anew. */
  readonly logBytes: number;
  /** Dead rows: this many, and this share of the table. */
  readonly deadRows: number;
  readonly deadShare: number;
  /** Changed rows after which a table's statistics are made anew. */
  readonly changedRows: number;
  readonly changedShare: number;
  /** Transactions after which what all of them may see is marked so: their numbers are used again after two thousand million. */
  readonly oldTransactions: number;
}

const defaultLimits: HousekeepingLimits = {
  everyMs: 60_000,
  logBytes: 64 * 1024 * 1024,
  deadRows: 1_000,
  deadShare: 0.2,
  changedRows: 500,
  changedShare: 0.1,
  oldTransactions: 150_000_000,
};

/** A table that needs something; `name` is quoted as SQL wants it. */
interface Untidy {
  readonly name: string;
  readonly is_dirty: boolean;
}

/**
 * What processes beside a server's do and an embedded PostgreSQL lacks: without it the write-ahead log grows until the gateway stops, the
 * place of deleted rows is never used again, and statements are planned without statistics. One step at a time has the connection, and
 * callers that wait for it come in between. A database in which nothing was written is left alone.
 */
export class Housekeeping {
  readonly #pool: SingleConnectionPool;
  readonly #log: Logger;
  readonly #limits: HousekeepingLimits;
  #timer: NodeJS.Timeout | undefined;
  #place = '';

  constructor(pool: SingleConnectionPool, log: Logger, limits: Partial<HousekeepingLimits> = {}) {
    this.#pool = pool;
    this.#log = log;
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Looks from time to time from now on, and keeps no process running by that. */
  start(): void {
    this.#timer = setTimeout(() => void this.#look(), this.#limits.everyMs).unref();
  }

  /** A step that is being taken ends; the pool waits for it when it closes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Does what is to be done now. @returns the statements that did it */
  async round(): Promise<readonly string[]> {
    if (!(await this.#hasChanged())) return [];
    const { logBytes, oldTransactions } = this.#limits;
    const done: string[] = [];
    const step = async (statement: string): Promise<void> => {
      await this.#run(statement);
      done.push(statement);
    };
    const [state] = await this.#run<{ log_bytes: string; age: number }>(stateOfDatabase);
    if (Number(state?.log_bytes) > logBytes) await step('checkpoint');
    if (Number(state?.age) > oldTransactions) await step('vacuum (freeze)');
    for (const { name, is_dirty } of await this.#untidy())
      await step(is_dirty ? `vacuum (analyze) ${name}` : `analyze ${name}`);
    this.#place = await this.#placeInLog();
    return done;
  }

  async #look(): Promise<void> {
    try {
      const done = await this.round();
      if (done.length > 0) this.#log.debug({ done }, 'the embedded database was tidied up');
    } catch (error) {
      if (this.#timer !== undefined)
        this.#log.warn({ error }, 'the embedded database could not be tidied up; trying again');
    }
    if (this.#timer !== undefined) this.start();
  }

  async #hasChanged(): Promise<boolean> {
    return (await this.#placeInLog()) !== this.#place;
  }

  async #placeInLog(): Promise<string> {
    const [row] = await this.#run<{ place: string }>('select pg_current_wal_insert_lsn()::text as place');
    return row?.place ?? '';
  }

  /** Counts of rows reach what is asked here when their transaction has ended and a second has passed, or at once when that is asked for. */
  async #untidy(): Promise<readonly Untidy[]> {
    await this.#run('select pg_stat_force_next_flush()');
    const { deadRows, deadShare, changedRows, changedShare } = this.#limits;
    return await this.#run<Untidy>(untidyTables, [deadRows, deadShare, changedRows, changedShare]);
  }

  async #run<Row>(sql: string, parameters: readonly unknown[] = []): Promise<readonly Row[]> {
    const connection: Checkout = await this.#pool.connect(0);
    try {
      const { rows } = await connection.query<Row>(sql, parameters);
      return rows;
    } finally {
      connection.release();
    }
  }
}

const stateOfDatabase = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as log_bytes, age(datfrozenxid) as age
  from pg_control_checkpoint(), pg_database
  where datname = current_database()`;

/** A table that was never looked at has fewer rows than none for PostgreSQL. */
const untidyTables = `
  select * from (
    select relid::regclass::text as name,
      n_dead_tup > $1::float + $2::float * greatest(reltuples, 0) as is_dirty,
      n_mod_since_analyze > $3::float + $4::float * greatest(reltuples, 0) as is_changed
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
  ) as tables
  where is_dirty or is_changed
  order by name`;
