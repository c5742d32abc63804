import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const blockBytes = 512;

/**
 * Unpacks the archive of a seed into a folder that has nothing of it yet. PGlite can do it, too, and takes three times as long, since each file goes
 * through the file system of its WebAssembly (docs/decisions/0208).
 *
 * Not for other archives: PGlite writes plain files and folders, each folder before what is in it, with names that fit into the old header.
 */
export function unpackSeed(file: string, folder: string): void {
  const archive = gunzipSync(readFileSync(file));
  mkdirSync(folder, { recursive: true });
  let at = 0;
  // A block of zeros ends the archive.
  while (archive[at]) {
    const text = (from: number, to: number): string =>
      archive.toString('latin1', at + from, at + to).split('\0', 1)[0] ?? '';
    const path = join(folder, text(0, 100));
    const size = Number.parseInt(text(124, 136), 8);
    const content = at + blockBytes;
    if (text(156, 157) === '5') mkdirSync(path);
    else writeFileSync(path, archive.subarray(content, content + size));
    at = content + Math.ceil(size / blockBytes) * blockBytes;
  }
}
