import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { adviceToDivide, namedSetting, passwordProtected, ProcessingError, shownSize } from '../processing-contract.js';
import { bytesOf, type FileOrBytes } from '../source-document.js';

/** The most parts of an archive; real documents have some hundred, POI's largest example 2,300. */
const maxEntries = 5_000;
/** Size limit of one part in bytes. */
const maxPartBytes = 64 * 1024 * 1024;
/** The highest compression ratio: text and drawings have ratios around 10, repetitive tables 100, and zip bombs up to 1,000. */
const maxRatio = 200;
/** Below this size the ratio is not checked: an empty sheet is all zeros. */
const ratioCountsFrom = 4 * 1024 * 1024;

/** Mark and length of the record that ends an archive, without its comment. */
const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const endLength = 22;

/**
 * A ZIP archive whose parts are unpacked one after the other, never to disk. Sizes are counted while unpacking, because those in the
 * directory may be wrong.
 */
export class ZipArchive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #maxUnpackedBytes: number;
  /** The bytes of each part that were unpacked, once for a part that is read again. */
  readonly #ofParts = new Map<Entry, number>();
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, maxUnpackedBytes: number) {
    this.#zip = zip;
    this.#entries = entries;
    this.#maxUnpackedBytes = maxUnpackedBytes;
  }

  /** Reads the directory. Throws a {@link ProcessingError} for a broken one and for names that point out of the archive. */
  static async open(file: FileOrBytes, maxUnpackedBytes: number): Promise<ZipArchive> {
    const zip = await openZip(file);
    try {
      return new ZipArchive(zip, await readDirectory(zip), maxUnpackedBytes);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Names of all parts, in the order of the directory. */
  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The size that the directory claims for a part. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0;
  }

  /** Whether all that may be unpacked has been. */
  get isFull(): boolean {
    return this.#unpacked > this.#maxUnpackedBytes;
  }

  /** Streams the unpacked bytes of a part; nothing for a missing part. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (entry === undefined) return;
    if (entry.isEncrypted()) throw passwordProtected();
    let bytes = 0;
    try {
      for await (const piece of await this.#stream(entry)) {
        const buffer = piece as Buffer;
        bytes += buffer.length;
        this.#count(entry, bytes);
        this.#checkSize(bytes, entry);
        yield buffer;
      }
    } catch (error) {
      throw error instanceof ProcessingError ? error : broken(error);
    }
  }

  /** All bytes of a part; none for a missing part. */
  async whole(name: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.read(name)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  close(): void {
    this.#zip.close();
  }

  #stream(entry: Entry): Promise<Readable> {
    return new Promise((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
  }

  #count(entry: Entry, bytes: number): void {
    const before = this.#ofParts.get(entry) ?? 0;
    if (bytes <= before) return;
    this.#unpacked += bytes - before;
    this.#ofParts.set(entry, bytes);
  }

  #checkSize(bytes: number, entry: Entry): void {
    if (bytes > maxPartBytes) throw tooLarge(`a part of more than ${shownSize(maxPartBytes)}`);
    if (this.isFull)
      throw tooLarge(`more than ${shownSize(this.#maxUnpackedBytes)}${namedSetting('maxUnpackedBytes')}`);
    if (bytes > ratioCountsFrom && bytes > maxRatio * entry.compressedSize) {
      throw tooLarge(`more than ${maxRatio} times its size`);
    }
  }
}

const options = { lazyEntries: true, autoClose: false, validateEntrySizes: false };

function openZip(file: FileOrBytes): Promise<ZipFile> {
  return new Promise((resolve) => {
    const opened = (error: Error | null, zip: ZipFile): void => resolve(error ? openCut(file, error) : zip);
    if (typeof file === 'string') yauzl.open(file, options, opened);
    else yauzl.fromBuffer(file, options, opened);
  });
}

/** Opens an archive without the bytes after its end, which mail programs and web forms may have added. */
async function openCut(file: FileOrBytes, failure: Error): Promise<ZipFile> {
  const bytes = await bytesOf(file);
  const end = bytes.lastIndexOf(endOfDirectory);
  if (end === -1 || bytes.length < end + endLength) throw broken(failure);
  const cut = Buffer.from(bytes.subarray(0, end + endLength));
  cut.writeUInt16LE(0, end + endLength - 2);
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(cut, options, (error, zip) => (error ? reject(broken(error)) : resolve(zip)));
  });
}

async function readDirectory(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > maxEntries) throw tooLarge(`${zip.entryCount} parts; at most ${maxEntries} are read`);
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.replaceAll('\\', '/'), entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', (error) => reject(broken(error)));
    zip.readEntry();
  });
  return entries;
}

function tooLarge(what: string): ProcessingError {
  return new ProcessingError(`The document unpacks to too much: ${what}. ${adviceToDivide}`);
}

function broken(cause: unknown): ProcessingError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ProcessingError(`The file is broken: its archive cannot be read (${reason}).`, { cause });
}
