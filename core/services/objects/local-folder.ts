import { access, constants, type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newId } from '../../api/ids.js';
import type { ObjectKey } from '../../api/services/object-store.js';
import { ifExists } from '../if-exists.js';
import { partsOf } from './object-key.js';
import { removeAbandoned } from './remove-abandoned.js';
import { refuseOnFullDisk } from './refuse-on-full-disk.js';
import { refusedUrl } from './refused-url.js';
import { storeUnavailable } from './s3-failure.js';

/** After this many bytes of a file, the free space is checked again: others may fill the disk, too. */
const checkedBytes = 8 * 1024 * 1024;

/** Files in a folder, written atomically. Processes may share the folder. */
export class LocalFolder {
  readonly #root: string;
  readonly #incoming: string;
  /** The temporary file of the newest upload of each key. */
  readonly #drafts = new Map<ObjectKey, FileHandle>();

  constructor(root: string) {
    this.#root = root;
    this.#incoming = join(root, 'incoming');
  }

  /** The path of a file. The last two characters of its name, which are random, distribute files over 256 folders. */
  pathOf(key: ObjectKey): string {
    const [folder, name] = partsOf(key);
    return join(this.#root, folder, name.slice(-2), name);
  }

  async sizeOf(key: ObjectKey): Promise<number | undefined> {
    return readable(ifExists(stat(this.pathOf(key)).then(({ size }) => size)));
  }

  async open(key: ObjectKey): Promise<FileHandle | undefined> {
    return readable(ifExists(open(this.pathOf(key), 'r')));
  }

  async firstBytes(key: ObjectKey, length: number): Promise<Uint8Array | undefined> {
    const file = await this.open(key);
    if (file === undefined) return undefined;
    try {
      const { bytesRead, buffer } = await readable(file.read(Buffer.alloc(length), 0, length, 0));
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  /**
   * Writes a stream to a temporary file, and renames it when everything is on the disk. A process writes a key only once at a time: many
   * unfinished uploads to one URL could fill the disk.
   *
   * @returns its size in bytes
   * @throws GatewayError `GW_OBJECT_URL_REFUSED` (403) when the file is being sent again, or was moved away and the key not removed since
   */
  async write(key: ObjectKey, pieces: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<number> {
    const target = this.pathOf(key);
    const draft = join(this.#incoming, newId(Date.now()));
    await this.#refuseTaken(key);
    await writable(mkdir(this.#incoming, { recursive: true }));
    const file = await writable(open(draft, 'wx', 0o600));
    let size: number;
    try {
      try {
        size = await this.#writeNewest(key, file, pieces, signal);
      } finally {
        if (this.#drafts.get(key) === file) this.#drafts.delete(key);
        await file.close();
      }
      await writable(this.#put(draft, target));
    } catch (cause) {
      await rm(draft, { force: true });
      throw cause;
    }
    // It may have been moved away meanwhile, and then nobody would look at this one.
    await this.#refuseTaken(key);
    return size;
  }

  async #writeNewest(
    key: ObjectKey,
    file: FileHandle,
    pieces: AsyncIterable<Uint8Array>,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const older = this.#drafts.get(key);
    this.#drafts.set(key, file);
    // Its sender may be silent for a while.
    await older?.truncate().catch(() => undefined);
    const check = (): void => {
      signal?.throwIfAborted();
      if (this.#drafts.get(key) !== file) throw refusedUrl('The file is being sent again by another request.');
    };
    let size = 0;
    let unchecked = checkedBytes;
    for await (const piece of pieces) {
      check();
      size += piece.length;
      unchecked += piece.length;
      if (unchecked >= checkedBytes) {
        await writable(refuseOnFullDisk(this.#root));
        unchecked = 0;
      }
      await writable(writeAll(file, piece));
    }
    await writable(file.sync());
    check();
    // Complete: a newer one does not empty it any more.
    this.#drafts.delete(key);
    return size;
  }

  async move(from: ObjectKey, to: ObjectKey): Promise<boolean> {
    const moved = await writable(ifExists(this.#put(this.pathOf(from), this.pathOf(to)).then(() => true)));
    if (moved === undefined) return false;
    // Not before it is moved: a request that sends it again removes what it has sent when it finds the mark.
    await writable(writeFile(this.#markOf(from), '', { mode: 0o600 }));
    await writable(rm(this.pathOf(from), { force: true }));
    return true;
  }

  async remove(key: ObjectKey): Promise<void> {
    await writable(rm(this.pathOf(key), { force: true }));
    await writable(rm(this.#markOf(key), { force: true }));
  }

  /** Deletes temporary files that killed processes have left. */
  removeAbandoned(now: number): Promise<void> {
    return removeAbandoned(this.#incoming, now);
  }

  /** Rejects when nothing can be written here, as on a disk that is full or has become read-only. */
  async healthy(): Promise<void> {
    await writable(mkdir(this.#incoming, { recursive: true }));
    await writable(access(this.#incoming, constants.R_OK | constants.W_OK));
    await writable(refuseOnFullDisk(this.#root));
  }

  /** The path of an empty file that says that the file of a key was moved away. */
  #markOf(key: ObjectKey): string {
    return `${this.pathOf(key)}.moved`;
  }

  async #refuseTaken(key: ObjectKey): Promise<void> {
    if ((await readable(ifExists(stat(this.#markOf(key))))) === undefined) return;
    await writable(rm(this.pathOf(key), { force: true }));
    throw refusedUrl('The file that was sent to this URL is in use already. Ask for another URL.');
  }

  async #put(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
}

async function writeAll(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let written = 0; written < piece.length; ) {
    written += (await file.write(piece, written, piece.length - written)).bytesWritten;
  }
}

/** Reports a full or failing disk, and one that this user may not write, as unavailability and not as a bug. */
function writable<T>(work: Promise<T>): Promise<T> {
  return available(work, 'Files cannot be stored at the moment.');
}

function readable<T>(work: Promise<T>): Promise<T> {
  return available(work, 'Files cannot be read at the moment.');
}

async function available<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw storeUnavailable(message, cause);
  }
}
