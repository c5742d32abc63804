import type { MikroORM } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Database, Isolation } from '../../api/database.js';
import type { Logger } from '../../api/services/logger.js';
import { untilAborted } from '../../api/waiting/until-aborted.js';
import { createMapper } from './mapper.js';
import { arePending, runMigrations } from './migrations.js';
import { databaseUnavailable } from './outage.js';
import type { Storage } from './storage.js';
import type { Schema } from './table-sets.js';

/** The database for the core, which opens and closes it; plugins get it only as {@link Database}. */
export interface OpenDatabase extends Database {
  /** Uses the credentials of this URL of the same server for new connections. Does nothing for the embedded database. */
  useUrl(url: string): void;
  /** Waits for running transactions, of a server for two seconds at most, and closes. Afterwards every call fails with `GW_DATABASE_UNAVAILABLE`. */
  close(): Promise<void>;
}

interface ReadOnlySetting {
  readonly transaction_read_only: string;
}

/** The database service: MikroORM over a storage. */
export class MappedDatabase implements OpenDatabase {
  readonly #storage: Storage;
  readonly #schema: Schema;
  readonly #log: Logger;
  readonly #mapper: MikroORM;
  #closing: Promise<void> | undefined;

  constructor(storage: Storage, schema: Schema, log: Logger) {
    this.#storage = storage;
    this.#schema = schema;
    this.#log = log;
    this.#mapper = createMapper(storage.pool, schema.entities);
  }

  get kind(): Database['kind'] {
    return this.#storage.kind;
  }

  get connections(): Database['connections'] {
    return this.#storage.connections?.();
  }

  useUrl(url: string): void {
    this.#storage.useUrl?.(url);
  }

  fork(): SqlEntityManager {
    // Otherwise a fork would inherit from the entity manager of a transaction further up the call stack.
    return this.#mapper.em.fork({ disableContextResolution: true });
  }

  transactional<T>(
    work: (entities: SqlEntityManager) => Promise<T>,
    settings: { readonly isolation?: Isolation } = {},
  ): Promise<T> {
    return this.fork().transactional(work, { isolationLevel: settings.isolation });
  }

  onChange(tables: readonly string[], heard: () => void): () => void {
    return this.#storage.onChange(tables, heard);
  }

  async healthy(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // A standby answers queries, and refuses every change.
    const [row] = await untilAborted(this.fork().execute<ReadOnlySetting[]>('show transaction_read_only'), signal);
    if (row?.transaction_read_only === 'on') throw databaseUnavailable(new Error('The server is read-only.'));
  }

  /** Runs the pending migrations, all or none. Returns their names. */
  async migrate(): Promise<readonly string[]> {
    const { migrations } = this.#schema;
    if (!(await arePending(this.fork(), migrations))) return [];
    const { reportBlockers, slowMigrationMs } = this.#storage;
    return this.#storage.withPatientPool((pool) =>
      runMigrations(pool, migrations, { log: this.#log, reportBlockers, slowMigrationMs }),
    );
  }

  close(): Promise<void> {
    this.#closing ??= this.#storage.close();
    return this.#closing;
  }
}
