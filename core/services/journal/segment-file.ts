import { close, fdatasync, fsync, ftruncate, ftruncateSync, open, read, unlink, write, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { ifExists } from '../if-exists.js';
import type { Lines } from './lines/line-encoder.js';
import { type DecodedPiece, decodePiece } from './lines/line-decoder.js';

const files = {
  open: promisify(open),
  close: promisify(close),
  datasync: promisify(fdatasync),
  truncate: promisify(ftruncate),
  unlink: promisify(unlink),
  // The built-in promise forms of these functions allocate an object for each call.
  write: (fd: number, { bytes, length }: Lines, from: number, position: number): Promise<number> =>
    new Promise((resolve, reject) => {
      write(fd, bytes, from, length - from, position, (error, count) => (error ? reject(error) : resolve(count)));
    }),
  read: (fd: number, bytes: Buffer, position: number): Promise<number> =>
    new Promise((resolve, reject) => {
      read(fd, bytes, 0, bytes.length, position, (error, count) => (error ? reject(error) : resolve(count)));
    }),
};

/** One file of a journal. */
export class SegmentFile {
  readonly path: string;
  readonly #fd: number;
  #size: number;

  private constructor(path: string, fd: number, size: number) {
    this.path = path;
    this.#fd = fd;
    this.#size = size;
  }

  /**
   * Creates a file.
   *
   * @param toDisk whether to call `fsync` for its folders: that of the file does not include its name
   * @throws when it exists
   */
  static async create(path: string, toDisk: boolean): Promise<SegmentFile> {
    const file = new SegmentFile(path, await files.open(path, 'wx+', 0o600), 0);
    try {
      // The one above has the name of the process's folder.
      if (toDisk) for (const folder of [dirname(path), dirname(dirname(path))]) await folderToDisk(folder);
    } catch (error) {
      await file.close();
      await files.unlink(path);
      throw error;
    }
    return file;
  }

  /** Opens a file of a process that has ended. */
  static async openLeft(path: string, size: number): Promise<SegmentFile> {
    return new SegmentFile(path, await files.open(path, 'r'), size);
  }

  /** The length of the completely written lines in bytes. */
  get size(): number {
    return this.#size;
  }

  /**
   * Appends lines, all or none: a partial write is truncated, overwritten by the next one, or detected by its checksum.
   *
   * @param toDisk whether to call `fsync`
   */
  async append(lines: Lines, toDisk: boolean): Promise<void> {
    try {
      for (let done = 0; done < lines.length; ) {
        done += await files.write(this.#fd, lines, done, this.#size + done);
      }
      if (toDisk) await files.datasync(this.#fd);
    } catch (error) {
      await files.truncate(this.#fd, this.#size).catch(() => undefined);
      throw error;
    }
    this.#size += lines.length;
  }

  /** Appends lines synchronously, without `fsync`. */
  appendNow({ bytes, length }: Lines): void {
    try {
      for (let done = 0; done < length; ) {
        done += writeSync(this.#fd, bytes, done, length - done, this.#size + done);
      }
    } catch (error) {
      this.#cutOff();
      throw error;
    }
    this.#size += length;
  }

  #cutOff(): void {
    try {
      ftruncateSync(this.#fd, this.#size);
    } catch {
      // Bytes after the end are overwritten by the next line, or detected by their checksum.
    }
  }

  /**
   * Reads lines from an offset.
   *
   * @param atMost approximate number of bytes; a longer line is read completely
   * @param inBulk see {@link decodePiece}
   */
  async read(offset: number, atMost: number, inBulk: (kind: string) => boolean): Promise<DecodedPiece> {
    const left = this.#size - offset;
    for (let length = Math.min(left, atMost); ; length = Math.min(left, length * 4)) {
      const bytes = Buffer.allocUnsafe(length);
      const count = await files.read(this.#fd, bytes, offset);
      const piece = decodePiece(bytes.subarray(0, count), inBulk);
      if (piece.length > 0) return piece;
      // The last, incomplete line of a process that crashed while writing; it was not acknowledged.
      if (length === left) return { entries: [], values: new Map(), length: left, damaged: left > 0 ? 1 : 0 };
    }
  }

  close(): Promise<void> {
    return files.close(this.#fd);
  }

  /** Removes the file, if nobody has, and closes it. @throws when it cannot be removed; it stays open then */
  async remove(): Promise<void> {
    await ifExists(files.unlink(this.path));
    await this.close();
  }
}

/** Does nothing on Windows, which cannot open folders. */
async function folderToDisk(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const fd = await files.open(path, 'r');
  try {
    await new Promise<void>((resolve, reject) => {
      fsync(fd, (error) => (error ? reject(error) : resolve()));
    });
  } finally {
    await files.close(fd);
  }
}
