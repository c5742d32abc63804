import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL's name of a file with the free space map of a table or an index. */
const mapName = /\/\d+_fsm$/;
const pageBytes = 8192;
/** PostgreSQL finds no free space in it, as in a map that does not exist, and completes it when there is some. */
const emptyMap = new Uint8Array(pageBytes);
/** How often a map is looked for in vain before an empty one is created: an index that grows by one page looks twice. */
const mostMisses = 8;
const errorNoEntry = 44;
const createFlag = 64;

/** The parts of Emscripten's file system that are used here. */
interface Files {
  open: (path: string, flags?: number | string, mode?: number) => unknown;
  writeFile: (path: string, data: Uint8Array) => void;
}

/**
 * Creates the free space maps of indexes that grow. PostgreSQL has none before a vacuum finds an empty page, and until then looks for the file whenever an
 * index needs a page. That takes the virtual file system so long that it is a fifteenth of the time of storing a record.
 */
export function createFreeSpaceMaps({ Module: { FS } }: PGlite): void {
  const files = FS as unknown as Files;
  const { open } = files;
  const misses = new Map<string, number>();
  files.open = (path, flags, mode) => {
    try {
      return open(path, flags, mode);
    } catch (error) {
      if (!isMissing(error) || typeof flags !== 'number' || flags & createFlag || !mapName.test(path)) throw error;
      const times = (misses.get(path) ?? 0) + 1;
      misses.set(path, times);
      if (times < mostMisses) throw error;
      misses.delete(path);
      files.writeFile(path, emptyMap);
      return open(path, flags, mode);
    }
  };
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === errorNoEntry;
}
