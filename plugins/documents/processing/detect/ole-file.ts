import { readFile } from 'node:fs/promises';
import { type CFB$Container, parse } from 'cfb';
import { ProcessingError } from '../processing-contract.js';

/** An OLE file: a file system in a file, in which the Office formats up to 2003 live. */
export interface OleFile {
  /** Names of the streams of the root, in small letters: some writers change them. */
  readonly streams: ReadonlyMap<string, Buffer>;
}

/** Reads an OLE file. Throws a {@link ProcessingError} when it is broken. */
export async function openOle(file: string): Promise<OleFile> {
  const container = parseOle(await readFile(file));
  const streams = new Map<string, Buffer>();
  for (const [index, entry] of container.FileIndex.entries()) {
    const path = container.FullPaths[index] ?? '';
    if (entry.type !== 2 || path.split('/').length > 2) continue;
    streams.set(entry.name.toLowerCase(), Buffer.from(entry.content ?? []));
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
