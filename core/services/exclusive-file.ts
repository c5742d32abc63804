const SQLITE_BUSY = 5;

/** An exclusive lock on a file. */
export interface ExclusiveFile {
  release(): void;
}

/**
 * Locks a file exclusively for this process, and creates it if necessary; undefined when another process has locked it.
 *
 * It is a lock of the operating system, taken through SQLite, which is the only portable way in Node. The operating system releases it when the
 * process ends, however it ends. So there are no stale locks to detect, no process ids that may have been reused, and no races to take over
 * a lock. It also works between containers that share a volume.
 */
export async function takeFile(path: string): Promise<ExclusiveFile | undefined> {
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(path);
  try {
    // Avoids a second file next to the locked one.
    file.exec('pragma journal_mode = memory');
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}
