import { constants, existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatewayError } from '../../../api/errors.js';
import { messageOf } from '../../../api/internal/message-of.js';

const attempts = 5;
const controlFile = join('global', 'pg_control');
const logFolder = 'pg_wal';

/**
 * Copies the database of a data folder into another one, even while a gateway has it open and writes to it. The copy includes everything
 * that was committed before the call. Does nothing when there is no database yet.
 *
 * The order makes it a base backup, in PostgreSQL's terms, from which it can recover: first the control file, which names the checkpoint at
 * which recovery begins, then the data files, whose pages may be torn, then the write-ahead log, which repairs them. A checkpoint in the
 * middle could remove log files that the copy needs. It changes the control file, and everything is then copied again.
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
      // Files are created and removed during the copy.
      reason = cause;
    }
    await rm(to, { recursive: true, force: true });
  }
  throw new GatewayError({
    code: 'GW_DATABASE_FOLDER_UNUSABLE',
    status: 500,
    message: `The embedded database in ${folder} cannot be copied: ${messageOf(reason)}.`,
    cause: reason,
  });
}

/** @returns false when there was a checkpoint meanwhile */
async function copyOnce(from: string, to: string): Promise<boolean> {
  const control = await readFile(join(from, controlFile));
  const later = [join(from, controlFile), join(from, logFolder)];
  const filter = (path: string): boolean => !later.includes(path);
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE, filter });
  await writeFile(join(to, controlFile), control);
  await cp(join(from, logFolder), join(to, logFolder), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return control.equals(await readFile(join(from, controlFile)));
}
