import { TableNotFoundException } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { PostgresPool } from 'kysely';
import { GatewayError } from '../../api/errors.js';
import type { Logger } from '../../api/services/logger.js';
import { createMapper } from './mapper.js';
import { type NamedMigrationClass, migrationOwner } from './table-sets.js';

/** In which a database keeps the names of the migrations that it has had. */
export const migrationTable = 'sluice_migration';

/** Which migrations the database lacks, in the order in which they will run. Refuses a database of a newer build. */
export async function findPending(
  entities: SqlEntityManager,
  known: readonly NamedMigrationClass[],
): Promise<readonly string[]> {
  const done = await readDone(entities);
  const names = known.map((migration) => migration.name);
  refuseUnknown(
    [...done].filter((name) => !names.includes(name)),
    names,
  );
  return names.filter((name) => !done.has(name));
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
 * Migrations of plugins that are not loaded do no harm: their tables stay as they are until the plugin is back. But an unknown
 * migration of a loaded plugin means that a newer build has changed tables which this one would write to.
 */
function refuseUnknown(unknown: readonly string[], known: readonly string[]): void {
  const owners = new Set(known.map(migrationOwner));
  const newer = unknown.filter((name) => {
    const owner = migrationOwner(name);
    return owner === undefined || owners.has(owner);
  });
  if (newer.length === 0) return;
  throw new GatewayError({
    code: 'GW_DATABASE_TOO_NEW',
    status: 500,
    message:
      `The database has been changed by a newer version: this one does not know the migrations ${newer.join(', ')}. ` +
      'Start the newer version, or restore a backup from before the update.',
  });
}

/**
 * Runs all pending migrations in one transaction, so that a failure leaves nothing half done. Of several processes that start
 * at once one migrates and the others wait for it, by a lock that ends with the transaction.
 *
 * @returns the names of those that ran
 */
export async function runMigrations(
  pool: PostgresPool,
  known: readonly NamedMigrationClass[],
  log: Logger,
): Promise<readonly string[]> {
  const mapper = createMapper(pool, [], {
    migrations: {
      tableName: migrationTable,
      migrationsList: known.map(({ name, class: migration }) => ({ name, class: migration })),
      // Otherwise it switches constraints off, which only a superuser may.
      disableForeignKeys: false,
      snapshot: false,
      silent: true,
    },
  });
  const migrator = new OneTransactionMigrator(mapper.em);
  let current: string | undefined;
  migrator.on('migrating', async ({ name }) => {
    // One line for all of them: a first start runs many, and has other things to show.
    if (current === undefined) log.info({}, 'Migrating the database');
    current = name;
    log.debug({ migration: name }, 'Running a migration');
  });
  try {
    return await mapper.em.fork().transactional(async (entities) => {
      await waitForOthers(entities, log);
      const done = await migrator.up({ transaction: entities.getTransactionContext() });
      return done.map(({ name }) => name);
    });
  } catch (error) {
    if (GatewayError.is(error) || current === undefined) throw error;
    throw migrationFailed(current, error);
  }
}

/** MikroORM's migrator, without the queries it makes on other connections before the transaction. */
class OneTransactionMigrator extends Migrator {
  override async init(): Promise<void> {
    this.initialized = true;
  }
}

async function waitForOthers(entities: SqlEntityManager, log: Logger): Promise<void> {
  const key = `hashtext('${migrationTable}')`;
  const [row] = await entities.execute<[{ free: boolean }]>(`select pg_try_advisory_xact_lock(${key}) as free`);
  if (row.free) return;
  log.info({}, 'Waiting for another process that migrates the database');
  await entities.execute(`select pg_advisory_xact_lock(${key})`);
}

function migrationFailed(name: string, cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_MIGRATION_FAILED',
    status: 500,
    message: `The migration ${name} failed, and nothing was changed: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause,
  });
}
