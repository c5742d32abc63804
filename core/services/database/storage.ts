import type { PostgresPool } from 'kysely';
import { changeChannel } from '../../api/announce-change.js';
import type { Database, DatabaseConnections } from '../../api/database.js';
import { GatewayError } from '../../api/errors.js';
import type { Logger } from '../../api/services/logger.js';
import { Housekeeping } from './embedded/housekeeping.js';
import { openEmbedded } from './embedded/open-embedded.js';
import type { SeedKind } from './embedded/seed.js';
import { describeServer } from './server-url.js';

/** How long a call may wait, and on how many connections. */
export interface DatabaseLimits {
  /** Milliseconds until a connection is free or opened. */
  readonly connectMs: number;
  /** Milliseconds for which the database may be silent while a statement runs. Migrations may take longer. */
  readonly silenceMs: number;
  /** To a server; the embedded database has one. */
  readonly maxConnections: number;
}

/** Where the data is. */
export interface Storage {
  readonly kind: Database['kind'];
  readonly pool: PostgresPool;
  /** Undefined when there are no connections to count. */
  readonly connections: (() => DatabaseConnections) | undefined;
  /** Hands over a pool whose connections may be silent for as long as a migration takes. */
  withPatientPool<T>(work: (pool: PostgresPool) => Promise<T>): Promise<T>;
  /** Calls `heard` when another process may have changed one of the tables, until the returned function is called. */
  onChange(tables: readonly string[], heard: () => void): () => void;
  /** Turns an error at start into one that tells the operator what to look at. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** Of the embedded database. */
interface EmbeddedOptions {
  readonly folder: string;
  readonly seed: SeedKind;
  readonly limits: DatabaseLimits;
  readonly log: Logger;
}

/** The embedded database, open and held by this process. */
export async function embeddedStorage({ folder, seed, limits, log }: EmbeddedOptions): Promise<Storage> {
  const embedded = await openEmbedded(folder, seed, {
    waitMs: limits.connectMs,
    statementMs: limits.silenceMs,
    crashed: (error) =>
      log.error(
        { error },
        'the embedded database ended unexpectedly; it is opened again with everything that was committed',
      ),
  });
  const housekeeping = new Housekeeping(embedded.pool, log);
  housekeeping.start();
  const patient: PostgresPool = { options: {}, connect: () => embedded.pool.connect(0), end: () => Promise.resolve() };
  return {
    kind: 'embedded',
    pool: embedded.pool,
    connections: undefined,
    withPatientPool: (work) => work(patient),
    // No other process has it open.
    onChange: () => () => undefined,
    explain: (error) => error,
    close() {
      housekeeping.stop();
      return embedded.close();
    },
  };
}

/** A PostgreSQL server. Nothing is connected yet. */
export async function serverStorage(url: string, limits: DatabaseLimits, log: Logger): Promise<Storage> {
  const server = describeServer(url);
  const [{ ServerPool }, { ChangeListener }] = await Promise.all([
    import('./postgresql-pool.js'),
    import('./change-listener.js'),
  ]);
  const pool = new ServerPool({ url, log, ...limits });
  const listener = new ChangeListener({
    url,
    log,
    connectMs: limits.connectMs,
    heartbeatMs: limits.silenceMs / 2,
    notify: (payload) => notifyOfChange(pool, payload),
  });
  return {
    kind: 'postgresql',
    pool,
    connections: () => pool.connections,
    async withPatientPool(work) {
      const patient = new ServerPool({ url, log, connectMs: limits.connectMs, silenceMs: 0, maxConnections: 1 });
      try {
        return await work(patient);
      } finally {
        await patient.end();
      }
    },
    onChange: (tables, heard) => listener.onChange(tables, heard),
    explain: (error) => explainServerError(error, server),
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function notifyOfChange(pool: PostgresPool, payload: string): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('select pg_notify($1, $2)', [changeChannel, payload]);
  } finally {
    connection.release();
  }
}

function explainServerError(error: unknown, server: string): unknown {
  if (!GatewayError.is(error) || error.code !== 'GW_DATABASE_UNAVAILABLE') return error;
  const reason = error.cause instanceof Error ? error.cause.message || error.cause.name : 'no reason given';
  return new GatewayError({
    code: error.code,
    status: error.status,
    message: `The PostgreSQL database at ${server} cannot be used: ${reason}. Is it running, and is DATABASE_URL right?`,
    cause: error.cause,
  });
}
