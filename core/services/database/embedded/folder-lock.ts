import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../../../api/errors.js';

/** Exclusive use of a data folder. */
export interface FolderLock {
  readonly release: () => void;
}

/** Who holds the folder, for the message to whoever comes second. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const SQLITE_BUSY = 5;

/**
 * Takes a data folder for this process alone, making it if need be, or throws `GW_DATABASE_FOLDER_IN_USE`. Nothing else would stop a second process
 * from opening the embedded database in it, and then the writes of one of them are lost without an error.
 *
 * The lock is the operating system's own lock on the file `lock`, taken through SQLite, the only portable way that Node has to it.
 * The system frees it when the process ends, however it ends; so there is no stale lock to tell from a live one, no process id
 * that may have been given away again, and no race of two starters to take one over. It also holds between containers on one volume.
 * The file `holder.json` only tells people who has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    const busy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw busy ? folderInUse(folder, await readHolder(folder)) : error;
  }
  const holderFile = join(folder, 'holder.json');
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(holderFile, `${JSON.stringify(holder)}\n`);
  return {
    release() {
      rmSync(holderFile, { force: true });
      file.close();
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

/** The holder writes its file just after it has the lock, so a missing one is looked for again. */
async function readHolder(folder: string): Promise<Holder | undefined> {
  for (const pause of [0, 50, 200]) {
    await sleep(pause);
    try {
      return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Holder;
    } catch {
      // Missing, or half written.
    }
  }
  return undefined;
}
