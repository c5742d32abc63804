import { readFile } from 'node:fs/promises';
import { type CFB$Container, parse } from 'cfb';
import { ProcessingError } from '../processing-contract.js';

/** An OLE file: a file system in a file, in which the Office formats up to 2003 live. */
export interface OleFile {
  /** By their names in small letters, as some writers change them; those of inner folders with their paths, `folder/stream`. */
  readonly streams: ReadonlyMap<string, Buffer>;
}

/** Reads an OLE file. Throws a {@link ProcessingError} when it is broken. */
export async function openOle(file: string): Promise<OleFile> {
  return readOle(await readFile(file));
}

/** The same of bytes. */
export function readOle(bytes: Buffer): OleFile {
  const container = parseOle(bytes);
  const streams = new Map<string, Buffer>();
  for (const [index, entry] of container.FileIndex.entries()) {
    if (entry.type !== 2) continue;
    const folders = (container.FullPaths[index] ?? '').split('/').slice(1, -1);
    streams.set([...folders, entry.name].join('/').toLowerCase(), Buffer.from(entry.content ?? []));
  }
  return { streams };
}

function parseOle(bytes: Buffer): CFB$Container {
  try {
    return parse(bytes);
  } catch (error) {
    throw new ProcessingError('The file is broken: its OLE structure cannot be read.', { cause: error });
  }
}
