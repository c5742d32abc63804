import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayError } from '../../../api/errors.js';
import { messageOf } from '../../../api/internal/message-of.js';
import { createFolder } from '../../create-folder.js';
import { type FolderLock, lockFolder } from './folder-lock.js';
import { findSeed, type SeedKind } from './seed.js';
import { SingleConnectionPool, type SingleConnectionSettings } from './single-connection-pool.js';
import { EmbeddedThread } from './thread-handle.js';

/** An open embedded database. */
interface EmbeddedDatabase {
  readonly pool: SingleConnectionPool;
  /** Closes the database, and then releases the lock of its folder. */
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL in a folder, which is created if necessary; in memory when the folder is `memory`.
 *
 * The folder holds the cluster (`cluster/`), the lock and, while a new cluster is being initialized, the file `initializing`.
 */
export async function openEmbedded(
  folder: string,
  seed: SeedKind,
  limits: Omit<SingleConnectionSettings, 'start'>,
): Promise<EmbeddedDatabase> {
  if (folder === 'memory') {
    const start = () => EmbeddedThread.start({ clusterFolder: undefined, seedFile: findSeed(seed) });
    const pool = new SingleConnectionPool(await start(), { start, ...limits });
    return { pool, close: () => pool.end() };
  }
  try {
    const lock = await lockFolder(folder);
    return await openLocked(() => startInFolder(folder, seed), lock, limits);
  } catch (error) {
    throw GatewayError.is(error) ? error : folderUnusable(folder, error);
  }
}

async function openLocked(
  start: SingleConnectionSettings['start'],
  lock: FolderLock,
  limits: Omit<SingleConnectionSettings, 'start'>,
): Promise<EmbeddedDatabase> {
  try {
    const pool = new SingleConnectionPool(await start(), { start, ...limits });
    return { pool, close: () => pool.end().finally(lock.release) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function folderUnusable(folder: string, cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_DATABASE_FOLDER_UNUSABLE',
    status: 500,
    message:
      `The embedded database in ${folder} cannot be opened: ${messageOf(cause)}. ` +
      'Is the disk full, are permissions missing, is the data of another version, or the folder not on a local disk? ' +
      'With DATABASE_URL set to a PostgreSQL server no folder is needed.',
    cause,
  });
}

async function startInFolder(folder: string, seed: SeedKind): Promise<EmbeddedThread> {
  const clusterFolder = join(folder, 'cluster');
  const marker = join(folder, 'initializing');
  // A process that was killed during initialization has left an incomplete cluster without data: start over.
  if (existsSync(marker)) rmSync(clusterFolder, { recursive: true, force: true });
  if (existsSync(join(clusterFolder, 'PG_VERSION'))) {
    return await EmbeddedThread.start({ clusterFolder, seedFile: undefined });
  }
  writeFileSync(marker, '');
  // The operator may have created the folder around it for all users to read, as systemd does. Its files are readable.
  createFolder(clusterFolder, 0o700);
  const thread = await EmbeddedThread.start({ clusterFolder, seedFile: findSeed(seed) });
  rmSync(marker);
  return thread;
}
