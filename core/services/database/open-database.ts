import type { Awaitable } from '../../api/awaitable.js';
import type { Logger } from '../../api/services/logger.js';
import { holdsDatabase, readCopiedNote } from './embedded/copied-note.js';
import { embeddedStorage } from './embedded/embedded-storage.js';
import type { SeedKind } from './embedded/seed.js';
import type { OpenDatabase } from './mapped-database.js';
import type { DatabaseLimits, Storage } from './storage.js';
import { joinTableSets, type OwnedTableSet } from './table-sets.js';

export type { OpenDatabase } from './mapped-database.js';

/** The options of {@link openDatabase}. */
interface DatabaseOptions {
  /** URL of a PostgreSQL server (`DATABASE_URL`). Absent: the embedded database. */
  readonly url?: string | undefined;
  /** Data folder of the embedded database, created when missing; `memory`: only in memory. */
  readonly folder: string;
  /** The plugins' tables, in gateway.yaml's order. With a promise, the database opens while the plugins are loading. */
  readonly tables: Awaitable<readonly OwnedTableSet[]>;
  readonly log: Logger;
  readonly limits?: Partial<DatabaseLimits>;
  /** The initial state of a new embedded database; `migrated` when absent. */
  readonly seed?: SeedKind;
}

const defaultLimits: DatabaseLimits = { connectMs: 10_000, silenceMs: 30_000, maxConnections: 10 };

/**
 * Opens the gateway's database, and runs pending migrations.
 *
 * @throws GatewayError
 * - `GW_DATABASE_UNAVAILABLE`: the server cannot be reached, refuses us, or cannot keep every text.
 * - `GW_DATABASE_URL_INVALID`: `url` is not a PostgreSQL URL.
 * - `GW_DATABASE_FOLDER_IN_USE`: another process has the embedded database open.
 * - `GW_DATABASE_FOLDER_UNUSABLE`: the folder cannot be written, or holds something else.
 * - `GW_DATABASE_TOO_NEW`: a newer build has migrated it.
 * - `GW_DATABASE_OTHER_MIGRATIONS`: a development state has made it, from before the migrations of a release.
 * - `GW_DATABASE_MIGRATION_FAILED`: nothing was changed.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // The embedded database starts in its own thread while this one imports the mapper and the plugins; each takes half a second.
  const [storage, [tables, { MappedDatabase }]] = await bothOrNeither(
    openStorage(options),
    Promise.all([options.tables, import('./mapped-database.js')]),
  );
  try {
    await storage.refuseUnfit?.();
    const database = new MappedDatabase(storage, joinTableSets(tables), options.log);
    await database.migrate();
    return database;
  } catch (error) {
    await storage.close();
    throw storage.explain(error);
  }
}

async function openStorage({ url, folder, log, limits, seed = 'migrated' }: DatabaseOptions): Promise<Storage> {
  const allLimits = { ...defaultLimits, ...limits };
  warnOfOther(url, folder, log);
  if (url === undefined) return embeddedStorage({ folder, seed, limits: allLimits, log });
  const { serverStorage } = await import('./server-storage.js');
  return serverStorage(url, allLimits, log);
}

/** Warns if there is also an embedded database in the folder, because an operator may not know that it is not the one in use. */
function warnOfOther(url: string | undefined, folder: string, log: Logger): void {
  if (!holdsDatabase(folder)) return;
  const copied = readCopiedNote(folder);
  if (url === undefined && copied) {
    log.warn(
      { folder, ...copied },
      'the embedded database was copied to a server earlier; it does not contain what has happened there since',
    );
  } else if (url !== undefined && !copied) {
    log.warn(
      { folder },
      'the embedded database in the data folder is not used, because DATABASE_URL is set; `sluice import` copies its contents',
    );
  }
}

async function bothOrNeither<T>(opening: Promise<Storage>, loading: Promise<T>): Promise<[Storage, T]> {
  const [storage, loaded] = await Promise.allSettled([opening, loading]);
  if (storage.status === 'rejected') throw storage.reason;
  if (loaded.status === 'fulfilled') return [storage.value, loaded.value];
  await storage.value.close();
  throw loaded.reason;
}
