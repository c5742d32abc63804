import type { PGlite } from '@electric-sql/pglite';
import { runStatement } from './run-statement.js';

/** The path of the device in PostgreSQL's virtual file system. */
const path = '/dev/copied';
/** Device numbers: after PGlite's own device for blobs, which is 64, 0. */
const [major, minor] = [64, 1];
const errorInvalid = 28;

/** A virtual device that reads from a buffer in this thread's memory. PGlite has one of its own, which copies byte by byte. */
export class CopiedFile {
  readonly #database: PGlite;
  #bytes: Uint8Array | undefined;

  constructor(database: PGlite) {
    this.#database = database;
    const { FS: files } = database.Module;
    const device = files.makedev(major, minor);
    files.registerDevice(device, {
      open: () => undefined,
      close: () => undefined,
      read: (_stream: unknown, target: Uint8Array, at: number, atMost: number, position: number): number => {
        const part = this.#bytes?.subarray(position, position + atMost);
        if (part) target.set(part, at);
        return part?.length ?? 0;
      },
      llseek: (): number => {
        throw new files.ErrnoError(errorInvalid);
      },
    });
    files.mkdev(path, device);
  }

  /**
   * Runs a `copy … from stdin` on these bytes.
   *
   * @throws what the database throws
   */
  async copy(sql: string, bytes: Uint8Array): Promise<void> {
    this.#bytes = bytes;
    try {
      await runStatement(this.#database, { sql: sql.replace(' from stdin', ` from '${path}'`), parameters: [] });
    } finally {
      this.#bytes = undefined;
    }
  }
}
