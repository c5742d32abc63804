import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../../../api/errors.js';
import { createFolder } from '../../create-folder.js';
import { takeFile } from '../../exclusive-file.js';

/** Exclusive use of a data folder. */
export interface FolderLock {
  readonly release: () => void;
}

/** The process that holds the lock, for the error message of another process. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/**
 * Locks a data folder for this process, and creates it if necessary. Without the lock, a second process could open the embedded database in
 * it, and the writes of one of them would be lost without an error.
 *
 * The lock ends with the process, and works between containers that share a volume (`takeFile`). The file `holder.json` is only for messages.
 *
 * @throws GatewayError `GW_DATABASE_FOLDER_IN_USE`
 * @throws the file system's error when this process may not read or write the folder
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  createFolder(folder, 0o700);
  // The lock itself would only say that it cannot open a file, not why.
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  const lock = await takeFile(join(folder, 'lock'));
  if (!lock) throw folderInUse(folder, await readHolder(folder));
  const holderFile = join(folder, 'holder.json');
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.release();
    },
  };
}

function folderInUse(folder: string, holder: Holder | undefined): GatewayError {
  const who = holder ? `process ${holder.pid} on host ${holder.host}, since ${holder.since}` : 'another process';
  return new GatewayError({
    code: 'GW_DATABASE_FOLDER_IN_USE',
    status: 500,
    message:
      `The data folder ${folder} is in use by ${who}. The embedded database serves one process only: stop that one first, ` +
      'use another folder, or set DATABASE_URL to a PostgreSQL server, which serves many.',
  });
}

/** Reads the holder's file, with retries, because a process writes it just after it has got the lock. */
async function readHolder(folder: string): Promise<Holder | undefined> {
  for (const pause of [0, 50, 200]) {
    await sleep(pause);
    try {
      return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Holder;
    } catch {
      // Missing or incomplete.
    }
  }
  return undefined;
}
