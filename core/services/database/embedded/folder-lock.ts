import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayError } from '../../../api/errors.js';
import { takeFile } from '../../exclusive-file.js';

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

/**
 * Takes a data folder for this process alone, making it if need be, or throws `GW_DATABASE_FOLDER_IN_USE`. Nothing else would stop a second process
 * from opening the embedded database in it, and then the writes of one of them are lost without an error.
 *
 * The lock ends with the process, and holds between containers on one volume (`takeFile`).
 * The file `holder.json` only tells people who has it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
