import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../api/ids.js';
import { isUuid } from '../../api/management/is-uuid.js';
import { createFolder } from '../create-folder.js';
import { type ExclusiveFile, takeFile } from '../exclusive-file.js';
import { ifExists } from '../if-exists.js';
import { SegmentFile } from './segment-file.js';

const lockSuffix = '.lock';

/** The part of a journal that one process writes. No other process uses it until that process ends. */
export interface ProcessFolder {
  /** The id of the process, a UUID. */
  readonly name: string;
  readonly path: string;
  /** Unlocks it, so that another process can take it over. */
  release(): void;
  /** Removes it with its contents. */
  remove(): Promise<void>;
}

/** The folder of a process that has ended, taken over by this one. */
export interface LeftFolder extends ProcessFolder {
  /** Its files, in the order in which they were written. */
  readonly segments: readonly SegmentFile[];
}

/** Creates this process's folder. The lock is taken first, because a folder without one counts as abandoned. */
export async function makeFolder(journal: string, now: number): Promise<ProcessFolder> {
  createFolder(journal, 0o700);
  const name = newId(now);
  const lock = await takeFile(join(journal, name + lockSuffix));
  if (!lock) throw new Error(`the new journal folder ${name} is in use`);
  await mkdir(join(journal, name), { mode: 0o700 });
  return folderOf(journal, name, lock);
}

/**
 * Takes over the folders of processes that have ended, oldest first. Each folder is taken by only one process.
 *
 * @param unreadable called with each folder that could not be locked or read; it stays unlocked, so that it can be taken later
 */
export async function takeLeftFolders(
  journal: string,
  unreadable: (error: unknown, path: string) => void,
): Promise<readonly LeftFolder[]> {
  const left: LeftFolder[] = [];
  for (const name of await processesIn(journal)) {
    let lock: ExclusiveFile | undefined;
    try {
      lock = await takeFile(join(journal, name + lockSuffix));
      if (!lock) continue;
      const folder = folderOf(journal, name, lock);
      const segments = await segmentsIn(folder.path);
      if (segments) left.push({ ...folder, segments });
      // The process crashed before it created its folder, or another one has just removed it.
      else await folder.remove();
    } catch (error) {
      lock?.release();
      unreadable(error, join(journal, name));
    }
  }
  return left;
}

/** The ids of all processes that have a lock or a folder here. What else is here, such as `lost+found` of a volume or a copy, is not ours to remove. */
async function processesIn(journal: string): Promise<readonly string[]> {
  const names = await readdir(journal);
  const processes = names.map((name) => (name.endsWith(lockSuffix) ? name.slice(0, -lockSuffix.length) : name));
  return [...new Set(processes)].filter(isUuid).toSorted();
}

function folderOf(journal: string, name: string, lock: ExclusiveFile): ProcessFolder {
  const path = join(journal, name);
  return {
    name,
    path,
    release: () => lock.release(),
    async remove() {
      await rm(path, { recursive: true, force: true });
      await rm(join(journal, name + lockSuffix), { force: true });
      lock.release();
    },
  };
}

async function segmentsIn(folder: string): Promise<SegmentFile[] | undefined> {
  const names = await ifExists(readdir(folder));
  if (!names) return undefined;
  const segments: SegmentFile[] = [];
  try {
    for (const name of names.filter((each) => each.endsWith('.journal')).toSorted()) {
      const path = join(folder, name);
      segments.push(await SegmentFile.openLeft(path, (await stat(path)).size));
    }
  } catch (error) {
    await Promise.all(segments.map((segment) => segment.close()));
    throw error;
  }
  return segments;
}
