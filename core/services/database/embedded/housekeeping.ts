import type { PostgresPool } from 'kysely';
import type { Logger } from '../../../api/services/logger.js';
import { queryOnce } from '../query-once.js';

/** The thresholds of {@link Housekeeping}. The ratios are those of autovacuum. */
export interface HousekeepingLimits {
  /** Interval of the checks in milliseconds. */
  readonly everyMs: number;
  /** Size of the write-ahead log in bytes from which on a checkpoint is made. */
  readonly logBytes: number;
  /** Dead rows from which on a table is vacuumed: this number, plus the ratio below of the table. */
  readonly deadRows: number;
  readonly deadShare: number;
  /** Changed rows from which on a table is analyzed. */
  readonly changedRows: number;
  readonly changedShare: number;
  /** Age in transactions from which on rows are frozen: transaction ids wrap around after two thousand million. */
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

/** A table that needs maintenance; `name` is quoted for SQL. */
interface Untidy {
  readonly name: string;
  readonly is_dirty: boolean;
}

/**
 * Does the work of a server's background processes (checkpointer, autovacuum), which embedded PostgreSQL does not have. Without it, the
 * write-ahead log would grow until the gateway stops, the space of deleted rows would never be reused, and queries would be planned without
 * statistics. Each step takes the connection separately, so that waiting callers get their turn in between. Does nothing while nothing is
 * written.
 */
export class Housekeeping {
  readonly #pool: PostgresPool;
  readonly #log: Logger;
  readonly #limits: HousekeepingLimits;
  #timer: NodeJS.Timeout | undefined;
  #walPosition = '';

  /** @param pool without a time limit: a step may take long */
  constructor(pool: PostgresPool, log: Logger, limits: Partial<HousekeepingLimits> = {}) {
    this.#pool = pool;
    this.#log = log;
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** Starts the periodic checks, without keeping the process alive. */
  start(): void {
    this.#timer = setTimeout(() => void this.#look(), this.#limits.everyMs).unref();
  }

  /** Stops the checks. A running step continues; the pool waits for it when it closes. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Does all maintenance that is due. @returns the statements that were run */
  async round(): Promise<readonly string[]> {
    if (!(await this.#hasChanged())) return [];
    const { logBytes, oldTransactions } = this.#limits;
    const done: string[] = [];
    const step = async (statement: string): Promise<void> => {
      await queryOnce(this.#pool, statement);
      done.push(statement);
    };
    const [state] = await queryOnce<{ log_bytes: string; age: number }>(this.#pool, stateOfDatabase);
    if (Number(state?.log_bytes) > logBytes) await step('checkpoint');
    if (Number(state?.age) > oldTransactions) await step('vacuum (freeze)');
    for (const { name, is_dirty } of await this.#untidy())
      await step(is_dirty ? `vacuum (analyze) ${name}` : `analyze ${name}`);
    this.#walPosition = await this.#readWalPosition();
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
    return (await this.#readWalPosition()) !== this.#walPosition;
  }

  async #readWalPosition(): Promise<string> {
    const [row] = await queryOnce<{ position: string }>(
      this.#pool,
      'select pg_current_wal_insert_lsn()::text as position',
    );
    return row?.position ?? '';
  }

  /**
   * The tables that need maintenance. PostgreSQL publishes row counts a second after the transaction, unless they are flushed explicitly,
   * as here.
   */
  async #untidy(): Promise<readonly Untidy[]> {
    await queryOnce(this.#pool, 'select pg_stat_force_next_flush()');
    const { deadRows, deadShare, changedRows, changedShare } = this.#limits;
    return queryOnce<Untidy>(this.#pool, untidyTables, [deadRows, deadShare, changedRows, changedShare]);
  }
}

const stateOfDatabase = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as log_bytes, age(datfrozenxid) as age
  from pg_control_checkpoint(), pg_database
  where datname = current_database()`;

/** For a table that was never analyzed, PostgreSQL has a row count of -1. */
const untidyTables = `
  select * from (
    select relid::regclass::text as name,
      n_dead_tup > $1::float + $2::float * greatest(reltuples, 0) as is_dirty,
      n_mod_since_analyze > $3::float + $4::float * greatest(reltuples, 0) as is_changed
    from pg_stat_user_tables join pg_class on pg_class.oid = relid
  ) as tables
  where is_dirty or is_changed
  order by name`;
