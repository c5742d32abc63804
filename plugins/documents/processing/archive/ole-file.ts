import { type CFB$Container, parse } from 'cfb';
import { ProcessingError } from '../processing-contract.js';
import { bytesOf, type FileOrBytes } from '../source-document.js';

/**
 * The streams of an OLE compound file, a file system within a file, which is the container of Office formats up to 2003: by name, in lower case because
 * some writers change the case; in subfolders by path, `folder/stream`.
 */
export type OleFile = ReadonlyMap<string, Buffer>;

const mark = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Whether a file that begins with these bytes is an OLE file. */
export function isOle(head: Buffer): boolean {
  return head.subarray(0, mark.length).equals(mark);
}

/** Reads an OLE file. Throws a {@link ProcessingError} when it is corrupt. */
export async function openOle(file: FileOrBytes): Promise<OleFile> {
  return readOle(await bytesOf(file));
}

/** Like {@link openOle}, from bytes. */
export function readOle(bytes: Buffer): OleFile {
  const container = parseOle(bytes);
  const streams = new Map<string, Buffer>();
  for (const [index, entry] of container.FileIndex.entries()) {
    if (entry.type !== 2) continue;
    const folders = (container.FullPaths[index] ?? '').split('/').slice(1, -1);
    streams.set([...folders, entry.name].join('/').toLowerCase(), Buffer.from(entry.content ?? []));
  }
  return streams;
}

function parseOle(bytes: Buffer): CFB$Container {
  try {
    return parse(bytes);
  } catch (error) {
    throw new ProcessingError('The file is broken: its OLE structure cannot be read.', { cause: error });
  }
}
