import { TableNotFoundException } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PostgresPool } from 'kysely';
import { codeOf } from '../../api/internal/code-of.js';
import { withNext } from '../../api/database.js';
import { GatewayError } from '../../api/errors.js';
import { messageOf } from '../../api/internal/message-of.js';
import type { Logger } from '../../api/services/logger.js';
import { systemClock } from '../clock.js';
import { liftTimeLimits } from './lift-time-limits.js';
import { createMapper } from './mapper.js';
import { OneMessageRunner } from './migration-runner.js';
import type { Storage } from './storage.js';
import { type NamedMigrationClass, migrationOwner } from './table-sets.js';

/** The table with the names of the migrations that have been applied. */
export const migrationTable = 'sluice_migration';

/** Whether any migrations have not been run. Refuses a database that a newer build has migrated, or one with other migrations. */
export async function arePending(entities: SqlEntityManager, known: readonly NamedMigrationClass[]): Promise<boolean> {
  const done = await readDone(entities);
  const names = known.map((migration) => migration.name);
  refuseUnknown(done, names);
  return names.some((name) => !done.has(name));
}

async function readDone(entities: SqlEntityManager): Promise<Set<string>> {
  try {
    const rows = await entities.execute<{ name: string }[]>(`select name from ${migrationTable}`);
    return new Set(rows.map((row) => row.name));
  } catch (error) {
    if (error instanceof TableNotFoundException) return new Set();
    throw error;
  }
}

/**
 * Refuses unknown migrations of loaded plugins: the tables are then not those to which this build would write. Migrations of plugins that are not
 * loaded do no harm; their tables stay as they are.
 */
function refuseUnknown(done: ReadonlySet<string>, known: readonly string[]): void {
  const loaded = new Set(known.map(migrationOwner));
  const unknown = [...done].filter((name) => {
    const owner = migrationOwner(name);
    return !known.includes(name) && (owner === undefined || loaded.has(owner));
  });
  if (unknown.length === 0) return;
  const owners = new Set(unknown.map(migrationOwner));
  // A newer build has every migration of this one, and has run them before its own.
  const isNewer = known.every((name) => done.has(name) || !owners.has(migrationOwner(name)));
  throw isNewer ? tooNew(unknown) : madeByOthers([...owners]);
}

function tooNew(unknown: readonly string[]): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_TOO_NEW',
    status: 500,
    message:
      `The database has been changed by a newer version: this one does not know the migrations ${unknown.join(', ')}. ` +
      'Start the newer version of the gateway, or of the plugin with that name, or restore a backup from before the update. ' +
      'A plugin keeps every migration that it has published, under the same name.',
  });
}

function madeByOthers(owners: readonly (string | undefined)[]): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_OTHER_MIGRATIONS',
    status: 500,
    message:
      `The tables of ${owners.join(', ')} were made by other migrations than those of this version: ` +
      'by a development state of the gateway or of a plugin, from before its first release. Nothing was changed. ' +
      'Start that state again to use or export what is stored, and this version with another data folder, or with an empty database in DATABASE_URL.',
  });
}

/**
 * Runs all pending migrations in one transaction, so that a failure changes nothing. If several processes start at the same time, one
 * migrates and the others wait for it, by an advisory lock of the transaction. If a table is in use for long, as by a backup, the transaction is rolled
 * back and tried again: everything that wants to read the table waits behind a migration that waits for it.
 *
 * @returns the names of the migrations that were run
 */
export async function runMigrations(
  pool: PostgresPool,
  known: readonly NamedMigrationClass[],
  {
    log,
    reportBlockers,
    slowMigrationMs,
  }: Pick<Storage, 'reportBlockers' | 'slowMigrationMs'> & { readonly log: Logger },
): Promise<readonly string[]> {
  const migrator = migratorOf(pool, known);
  const watch = new MigrationWatch(log, slowMigrationMs);
  migrator.on('migrating', async ({ name }) => watch.begins(name));
  const stopReporting = reportBlockers?.(() => watch.process);
  try {
    for (let tries = 1; ; tries += 1) {
      const done = await migrator.migrate(watch, log, slowMigrationMs).catch(passLockTimeout);
      if (done) return done;
      watch.end();
      if (tries === 1) log.warn({}, 'the migration lets others use the tables that it waits for, and tries again');
      await systemClock.sleep(slowMigrationMs);
    }
  } catch (error) {
    const current = known.find(({ name }) => name === watch.current);
    if (GatewayError.is(error) || current === undefined) throw error;
    throw migrationFailed(current, error);
  } finally {
    watch.end();
    stopReporting?.();
  }
}

function migratorOf(pool: PostgresPool, known: readonly NamedMigrationClass[]): OneTransactionMigrator {
  const mapper = createMapper(pool, [], {
    migrations: {
      tableName: migrationTable,
      migrationsList: known.map(({ name, class: migration }) => ({ name, class: migration })),
      // The default disables constraints, which requires a superuser.
      disableForeignKeys: false,
      snapshot: false,
      silent: true,
    },
  });
  return new OneTransactionMigrator(mapper.em);
}

/** Logs what migrates the database: one line for all, because a first start runs many, and one for each that takes long. */
class MigrationWatch {
  /** Name of the migration that has begun last. */
  current: string | undefined;
  /** The database's process that migrates, while there is one. */
  process: number | undefined;
  readonly #log: Logger;
  readonly #slowMs: number;
  #slow: NodeJS.Timeout | undefined;

  constructor(log: Logger, slowMs: number) {
    this.#log = log;
    this.#slowMs = slowMs;
  }

  /** Does nothing for the one that has begun last, which is tried again. */
  begins(migration: string): void {
    if (migration === this.current) return;
    if (this.current === undefined) this.#log.info({}, 'migrating the database');
    this.current = migration;
    this.#log.debug({ migration }, 'running a migration');
    clearTimeout(this.#slow);
    // One that never ends would stop the start without a word.
    this.#slow = setTimeout(() => this.#log.warn({ migration }, 'the migration is still running'), this.#slowMs);
  }

  end(): void {
    this.process = undefined;
    clearTimeout(this.#slow);
  }
}

async function processOf(entities: SqlEntityManager): Promise<number> {
  const [row] = await entities.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
  return row.pid;
}

/** MikroORM's migrator, without the queries that it makes on other connections before the transaction. */
class OneTransactionMigrator extends Migrator {
  override async init(): Promise<void> {
    this.initialized = true;
  }

  override createRunner(): OneMessageRunner {
    return new OneMessageRunner(this.driver);
  }

  /** @returns the names of the migrations that were run */
  migrate(watch: MigrationWatch, log: Logger, lockTimeoutMs: number): Promise<readonly string[]> {
    return this.em.fork().transactional(async (entities) => {
      await entities.execute(withNext(liftTimeLimits));
      // A process that is frozen in between would keep its locks, and stop all replicas.
      await entities.execute(
        withNext("set local lock_timeout = 0; set local idle_in_transaction_session_timeout = '1min'"),
      );
      await waitForOthers(entities, log);
      watch.process = await processOf(entities);
      await entities.execute(withNext(`select set_config('lock_timeout', '${lockTimeoutMs}', true)`));
      const done = await this.up({ transaction: entities.getTransactionContext() });
      return done.map(({ name }) => name);
    });
  }
}

async function waitForOthers(entities: SqlEntityManager, log: Logger): Promise<void> {
  const key = `hashtext('${migrationTable}')`;
  const [row] = await entities.execute<[{ free: boolean }]>(`select pg_try_advisory_xact_lock(${key}) as free`);
  if (row.free) return;
  log.info({}, 'waiting for another process that migrates the database');
  await entities.execute(`select pg_advisory_xact_lock(${key})`);
}

function migrationFailed({ name, owner }: NamedMigrationClass, cause: unknown): GatewayError {
  const [ofPlugin, advice] =
    owner === undefined
      ? ['', '']
      : [
          ` of the plugin "${owner}"`,
          ' If the plugin is at fault, install another version of it, or take it out of gateway.yaml.',
        ];
  const outcome = endsTransaction(cause)
    ? 'failed, because it ends the transaction'
    : 'failed, and nothing was changed';
  return new GatewayError({
    code: 'GW_DATABASE_MIGRATION_FAILED',
    status: 500,
    message: `The migration ${name}${ofPlugin} ${outcome}: ${messageOf(cause)}.${advice}`,
    cause,
  });
}

/** Returns undefined if a table was in use for longer than a migration waits; throws any other error. */
function passLockTimeout(error: unknown): undefined {
  // For requests, it is an outage: the error of the server is the cause.
  if (!(error instanceof Error) || codeOf(error.cause) !== '55P03') throw error;
}

/** Whether there was no transaction any more: the migration has a `commit` or `rollback` of its own. */
function endsTransaction(cause: unknown): boolean {
  return codeOf(cause) === '25P01';
}
