const SQLITE_BUSY = 5;

/** Exclusive use of a file, and of whatever it stands for. */
export interface ExclusiveFile {
  release(): void;
}

/**
 * Takes a file for this process alone, making it if need be; undefined when another process has it.
 *
 * The lock is the operating system's own, taken through SQLite, the only portable way that Node has to it. The system frees it when
 * the process ends, however it ends; so there is no stale lock to tell from a live one, no process id that may have been given
 * away again, and no race of two starters to take one over. It also holds between containers on one volume.
 */
export async function takeFile(path: string): Promise<ExclusiveFile | undefined> {
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(path);
  try {
    // No second file beside the locked one.
    file.exec('pragma journal_mode = memory');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}
