import type { ZipArchive } from '../../archive/zip-archive.js';
import { columnOf } from './cell-reference.js';

/** Larger sheets are not read twice. */
const maxBytes = 16 * 1024 * 1024;
const maxMerges = 20_000;
/** Longer than an element that merges cells. */
const overlap = 200;
const merge = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;

/** What may colour cells besides their styles: conditions, the styles of tables, and a picture behind the sheet. */
const colours = /<(?:\w+:)?(?:conditionalFormatting|tableParts|picture)[\s/>]/;

/** The last row of each cell that was merged downwards, by row and column of its first one: `3:1`. */
type MergedCells = ReadonlyMap<string, number>;

/** What a sheet says of its cells after its rows. */
export interface SheetLayout {
  readonly merged: MergedCells;
  /** Whether cells may have other colours than their styles say. */
  readonly mayBeColoured: boolean;
}

/** Reads the layout of a sheet, before its rows. */
export async function sheetLayout(archive: ZipArchive, part: string): Promise<SheetLayout> {
  const merged = new Map<string, number>();
  let mayBeColoured = false;
  let bytes = 0;
  let rest = '';
  for await (const piece of archive.read(part)) {
    bytes += piece.length;
    if (bytes > maxBytes || merged.size > maxMerges) return { merged, mayBeColoured: true };
    const text = rest + piece.toString('latin1');
    for (const [, column = '', first = '', last = ''] of text.matchAll(merge)) {
      if (Number(last) > Number(first)) merged.set(`${first}:${columnOf(column)}`, Number(last));
    }
    mayBeColoured ||= colours.test(text);
    rest = text.slice(-overlap);
  }
  return { merged, mayBeColoured };
}
