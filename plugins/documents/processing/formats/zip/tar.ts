import { promisify } from 'node:util';
import { constants, gunzip } from 'node:zlib';
import type { DocumentBlocks } from '../../document-block.js';
import { extensionOf } from '../../extension-of.js';
import { innerBlocks, warnOfUnread } from '../../inner-files.js';
import { ProcessingError, tooMuch } from '../../processing-contract.js';
import { bytesOf, type InnerFile, type SourceDocument } from '../../source-document.js';
import { isReadable } from './zip.js';

const unzip = promisify(gunzip);

/** Headers and contents begin at multiples of this. */
const blockSize = 512;
/** More files than a person reads the names of. */
const maxFiles = 5_000;

/** Reads a file that is packed with gzip, such as a log or an archive. */
export async function* readGzip(source: SourceDocument): DocumentBlocks {
  const { bytes, isCutOff } = await unpacked(source);
  yield* source.readInner({ name: '', extension: '', bytes });
  if (isCutOff) source.notes.warn('The end of the file is missing.');
}

interface Unpacked {
  readonly bytes: Buffer;
  readonly isCutOff: boolean;
}

/** What a file unpacks to, as far as it goes. */
async function unpacked({ file, limits }: SourceDocument): Promise<Unpacked> {
  const packed = await bytesOf(file);
  const options = { maxOutputLength: limits.maxUnpackedBytes };
  try {
    return { bytes: await unzip(packed, options), isCutOff: false };
  } catch (cause) {
    if (isEarlyEnd(cause)) {
      const bytes = await unzip(packed, { ...options, finishFlush: constants.Z_SYNC_FLUSH });
      // Less is at most the header of a file in an archive.
      if (bytes.length > blockSize) return { bytes, isCutOff: true };
    }
    const isTooLarge = cause instanceof RangeError;
    const reason = isTooLarge ? `is larger than ${limits.maxUnpackedBytes} bytes` : 'is broken';
    throw new ProcessingError(`The file ${reason}${isTooLarge ? ' when it is unpacked' : ' and cannot be unpacked'}.`, {
      cause,
    });
  }
}

function isEarlyEnd(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'Z_BUF_ERROR';
}

/**
 * Reads the files of an archive of tar, each below its name.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06
 */
export async function* readTar(source: SourceDocument): DocumentBlocks {
  const bytes = await bytesOf(source.file);
  const unread: string[] = [];
  const cutOff: string[] = [];
  let count = 0;
  for (const file of filesIn(bytes, cutOff)) {
    if (!isReadable(file.name)) continue;
    count += 1;
    if (count > maxFiles) throw tooMuch(`${maxFiles} files`);
    yield* innerBlocks(file, 1, source, unread);
  }
  const missing = [...unread, ...cutOff];
  if (unread.length === count)
    throw new ProcessingError(`No file of the archive can be read. ${missing[0] ?? 'It has none.'}`);
  warnOfUnread(missing, source);
}

/** The files of an archive up to one that is `cutOff`; a longer name than its header has room for comes before it, as an entry of its own. */
function* filesIn(bytes: Buffer, cutOff: string[]): Generator<InnerFile> {
  let longName: string | undefined;
  for (let at = 0; at + blockSize <= bytes.length && bytes[at] !== 0; ) {
    const text = (from: number, length: number): string =>
      bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12).trim() || '0', 8);
    const start = at + blockSize;
    const prefix = text(345, 155);
    const name = longName ?? (prefix === '' ? text(0, 100) : `${prefix}/${text(0, 100)}`);
    if (!Number.isSafeInteger(size) || size < 0 || start + size > bytes.length) {
      cutOff.push(`${name} and what follows it: The archive is broken or cut off.`);
      return;
    }
    const content = bytes.subarray(start, start + size);
    const type = text(156, 1);
    if (type === 'L') longName = content.toString('utf8').replace(/\0.*$/s, '');
    else if (type === 'x') longName = /(?:^|\n)\d+ path=(.*)\n/.exec(content.toString('utf8'))?.[1];
    else {
      longName = undefined;
      if (type === '0' || type === '') yield { name, extension: extensionOf(name), bytes: content };
    }
    at = start + Math.ceil(size / blockSize) * blockSize;
  }
}
