import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists } from '../if-exists.js';

/** The age after which a temporary file is taken for one that a killed process has left. */
const abandonedMs = 24 * 3_600_000;

/** Deletes the temporary files in a folder that killed processes have left. Other processes may be using the folder. */
export async function removeAbandoned(folder: string, now: number): Promise<void> {
  for (const name of (await ifExists(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const changed = await ifExists(stat(path).then(({ mtimeMs }) => mtimeMs));
    if (changed !== undefined && changed < now - abandonedMs) await rm(path, { force: true });
  }
}
