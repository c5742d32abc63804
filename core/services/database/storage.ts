import type { PostgresPool } from 'kysely';
import type { Database, DatabaseConnections } from '../../api/database.js';

/** Time limits, and the size of the connection pool. */
export interface DatabaseLimits {
  /** Time limit in milliseconds for getting a connection. */
  readonly connectMs: number;
  /** Milliseconds for which the database may be silent while a statement runs. Migrations may take longer. */
  readonly silenceMs: number;
  /** The most connections to a server; the embedded database has one. */
  readonly maxConnections: number;
}

/** A database, as {@link MappedDatabase} needs it: embedded, or a server. */
export interface Storage {
  readonly kind: Database['kind'];
  readonly pool: PostgresPool;
  /** The state of the connection pool; undefined for the embedded database. */
  readonly connections: (() => DatabaseConnections) | undefined;
  /** Runs the work with a pool without the time limit for silence, for migrations. */
  withPatientPool<T>(work: (pool: PostgresPool) => Promise<T>): Promise<T>;
  /** Milliseconds after which a migration that is still running is reported, and one that waits for a lock lets others go first, for as long. */
  readonly slowMigrationMs: number;
  /** Logs what a migration in that process of the server waits for, until the returned function is called; undefined for the embedded database. */
  readonly reportBlockers?: (processOf: () => number | undefined) => () => void;
  /** Uses another URL of the same server for new connections; undefined for the embedded database. */
  readonly useUrl?: (url: string) => void;
  /** Refuses a server whose database cannot keep every text, and warns of an old one; undefined for the embedded database. */
  readonly refuseUnfit?: () => Promise<void>;
  /** Subscribes to announced changes of the tables; returns a function that ends the subscription. */
  onChange(tables: readonly string[], heard: () => void): () => void;
  /** Converts an error at the start to one that tells the operator what to check. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}
