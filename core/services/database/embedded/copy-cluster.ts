import { constants, existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatewayError } from '../../../api/errors.js';

const attempts = 5;
const controlFile = join('global', 'pg_control');
const logFolder = 'pg_wal';

/**
 * Copies the database of a data folder into another one, also while a gateway has it open and writes to it. What was committed
 * before the call is in the copy. Nothing is copied when there is no database yet.
 *
 * The order makes it a backup that PostgreSQL can recover (its manual calls it a base backup): first the control file, which
 * says at which checkpoint recovery begins, then the data, whose pages may be torn, then the write-ahead log, which mends them. A
 * checkpoint in the middle would drop the log that the copy needs; the control file has changed then, and everything is copied again.
 *
 * @throws GatewayError `GW_DATABASE_FOLDER_UNUSABLE`
 */
export async function copyCluster(folder: string, copy: string): Promise<void> {
  if (existsSync(join(folder, 'initializing'))) return;
  const [from, to] = [join(folder, 'cluster'), join(copy, 'cluster')];
  if (!existsSync(join(from, 'PG_VERSION'))) return;
  let reason: unknown = new Error('it is checkpointed again and again');
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      if (await copyOnce(from, to)) return;
    } catch (cause) {
      // Files come and go while they are copied.
      reason = cause;
    }
    await rm(to, { recursive: true, force: true });
  }
  throw new GatewayError({
    code: 'GW_DATABASE_FOLDER_UNUSABLE',
    status: 500,
    message: `The embedded database in ${folder} cannot be copied: ${reason instanceof Error ? reason.message : String(reason)}.`,
    cause: reason,
  });
}

/** @returns whether no checkpoint came between */
async function copyOnce(from: string, to: string): Promise<boolean> {
  const control = await readFile(join(from, controlFile));
  const later = [join(from, controlFile), join(from, logFolder)];
  const filter = (path: string): boolean => !later.includes(path);
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
  await writeFile(join(to, controlFile), control);
  await cp(join(from, logFolder), join(to, logFolder), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return control.equals(await readFile(join(from, controlFile)));
}
