import type { ZipArchive } from '../../archive/zip-archive.js';
import { columnOf } from './cell-reference.js';

/** Larger sheets are not read twice. */
const maxBytes = 16 * 1024 * 1024;
const maxMerges = 20_000;
/** Longer than an element that merges cells. */
const overlap = 200;
const merge = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** The last row of each cell that was merged downwards, by row and column of its first one: `3:1`. */
export type MergedCells = ReadonlyMap<string, number>;

/** Finds the merged cells of a sheet, which are listed after its rows. */
export async function mergedCells(archive: ZipArchive, part: string): Promise<MergedCells> {
  const found = new Map<string, number>();
  let bytes = 0;
  let rest = '';
  for await (const piece of archive.read(part)) {
    bytes += piece.length;
    if (bytes > maxBytes || found.size > maxMerges) return found;
    const text = rest + piece.toString('latin1');
    for (const [, column = '', first = '', last = ''] of text.matchAll(merge)) {
      if (Number(last) > Number(first)) found.set(`${first}:${columnOf(column)}`, Number(last));
    }
    rest = text.slice(-overlap);
  }
  return found;
}
