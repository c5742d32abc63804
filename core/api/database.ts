/**
 * Tables, migrations and the database service, published as `sluice/api/database`. Kept apart from `sluice/api`, because
 * importing this module loads the object-relational mapper (about half a second), and importing the contract must not.
 */
import type { EntitySchema } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TableSet } from './table-set.js';
import { token } from './token.js';

export {
  DeadlockException,
  ForeignKeyConstraintViolationException,
  LockMode,
  UniqueConstraintViolationException,
  defineEntity,
  p,
  raw,
  sql,
} from '@mikro-orm/core';
export type { EntitySchema, FilterQuery, InferEntity, Loaded, Opt, Ref, RequiredEntityData } from '@mikro-orm/core';
export { Migration } from '@mikro-orm/migrations';
export { announceChange } from './database/announce-change.js';
export { deleteExpired } from './database/apply-retention.js';
export * from './database/audit-trail.js';
export { BinaryRow } from './database/binary-row.js';
export * from './database/client-files.js';
export * from './database/connection-bindings.js';
export { copyBinaryRows, copyRowRanges, type RowRanges } from './database/copy-rows.js';
export * from './database/document-library.js';
export { dueNow, isDue } from './database/due.js';
export * from './database/epoch-milliseconds.js';
export * from './database/job-queue.js';
export { addNewRows, copyNewBinaryRows, type KeyedRow, type KeyedTable } from './database/new-rows.js';
export * from './database/pages-by-id.js';
export * from './database/reading-time.js';
export * from './database/refuse-beyond-limit.js';
export * from './database/run-statement.js';
export * from './database/sum-up.js';
export { withNext } from './database/with-next.js';
export type { SqlEntityManager as EntityManager } from '@mikro-orm/sql';

/** The class of a migration: `class extends Migration`. */
export type MigrationClass = new (...parameters: ConstructorParameters<typeof Migration>) => Migration;

/** Tables and migrations of one plugin, with the mapper's own types. See {@link defineTables}. */
export interface Tables {
  /** Results of `defineEntity`. */
  readonly entities: readonly EntitySchema[];
  /**
   * In the order in which they run. A name is `<plugin>-0001-<what>` and unique in the gateway; a published migration is
   * never changed, only followed by another one.
   *
   * All pending migrations run in one transaction, so either all take effect or none. Write them in SQL only (`addSql`, `execute`): entities
   * describe today's tables, not those of the day when the migration was written. Use only what PostgreSQL 15 supports and what can run in a
   * transaction (not `create index concurrently`), and do not refer to another plugin's tables.
   */
  readonly migrations: readonly { readonly name: string; readonly class: MigrationClass }[];
}

/**
 * Declares what a plugin stores; the result is the plugin's `tables`.
 *
 * @example
 * const Note = defineEntity({
 *   name: 'Note',
 *   tableName: 'notes_note',
 *   properties: { id: p.uuid().primary(), text: p.text(), price: p.decimal('string').precision(20).scale(10) },
 * });
 * class CreateNotes extends Migration {
 *   override up() {
 *     this.addSql('create table notes_note (id uuid primary key, text text not null, price numeric(20, 10) not null)');
 *   }
 * }
 * export const tables = defineTables({
 *   entities: [Note],
 *   migrations: [{ name: 'notes-0001-create', class: CreateNotes }],
 * });
 */
export function defineTables(tables: Tables): TableSet {
  return Object.freeze({
    entities: Object.freeze([...tables.entities]),
    migrations: Object.freeze([...tables.migrations]),
  });
}

/** How strictly a transaction is isolated from others. PostgreSQL's own default is `read committed`. */
export type Isolation = 'read committed' | 'repeatable read' | 'serializable';

/**
 * The gateway's database: PostgreSQL in this process (`embedded`), or a server. The same tables, migrations and queries
 * serve both.
 *
 * Rules that keep this true:
 * - **Inside `transactional`, use only the entity manager that it passes in, and wait for nothing but the database**: no HTTP, no
 *   timers, no other entity manager. The embedded database has a single connection, which an open transaction holds; a query that
 *   waits for it longer than ten seconds fails with `GW_DATABASE_UNAVAILABLE`.
 * - **Not on the hot path.** Answering a request makes no query; keep snapshots in memory and write afterwards, in batches of at
 *   most 100 rows: building a statement for 500 rows blocks the event loop for 80 ms.
 * - **Amounts are `numeric`, read and written as strings** (`p.decimal('string')`); counters are `p.bigint('string')` or `integer`.
 *   JSON columns go through `JSON.parse`, so a number in them beyond 2^53 loses digits: store such documents as text.
 * - No features newer than PostgreSQL 15 (`uuidv7()`, `json_table`, …), no streaming of rows, no session settings.
 * - `listen` and `notify` only through `announceChange` and `onChange`: connections of the pool are shared and must not listen. The core keeps
 *   one connection of a server for listening. Notifications can be lost, so nothing may depend on them.
 * - `execute` expands an array to `a, b, c`. To pass an array, pass it as one JSON parameter and use `jsonb_to_recordset(?::jsonb)`.
 *
 * While the database cannot be reached, every call fails within bounded time with the `GatewayError` `GW_DATABASE_UNAVAILABLE` (503). Calls
 * succeed again when the database is back; nothing needs to be reopened.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  /** The current state of the connection pool; undefined for the embedded database, which has none. */
  readonly connections: DatabaseConnections | undefined;
  /** A new entity manager with an empty identity map. Take one for each unit of work, and do not keep it. */
  fork(): SqlEntityManager;
  /**
   * Runs the work in one transaction, commits when it resolves and rolls back when it throws. Changed entities are written
   * before the commit.
   *
   * @throws DeadlockException when a `repeatable read` or `serializable` transaction conflicts with another one: run it again
   */
  transactional<T>(
    work: (entities: SqlEntityManager) => Promise<T>,
    settings?: { readonly isolation?: Isolation },
  ): Promise<T>;
  /**
   * Subscribes to changes of the tables: calls `heard` soon after a commit that announced one (`announceChange`), and whenever notifications
   * may have been lost. Some are lost while the connection is down, so poll as well, as `followChanges` does. The embedded database
   * loses none.
   *
   * @returns a function that ends the subscription
   */
  onChange(tables: readonly string[], heard: () => void): () => void;
  /** Resolves when the database answers a query; rejects with `GW_DATABASE_UNAVAILABLE`, or with the signal's reason. */
  healthy(signal: AbortSignal): Promise<void>;
}

/** The connection pool of this process to a database server. */
export interface DatabaseConnections {
  readonly open: number;
  /** Those of the open connections that are not in use. */
  readonly idle: number;
  /** Callers that are waiting for a connection. */
  readonly waiting: number;
}

/** The gateway's database. Plugins that own tables need it. */
export const Database = token<Database>('database');
