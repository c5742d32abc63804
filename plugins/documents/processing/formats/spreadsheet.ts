import { readFile } from 'node:fs/promises';
import { type CellObject, read, SSF, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import type { DocumentBlock, DocumentBlocks } from '../document-block.js';
import { ProcessingError } from '../processing-contract.js';
import type { SourceDocument } from '../source-document.js';
import { TableHeader } from './table-rows.js';

// Without code pages old files in anything but Latin letters come out wrong.
set_cptable(codePages);

/** Cells of all sheets together. */
const maxCells = 2_000_000;
const maxColumns = 16_384;

/** The rows of a workbook that the library can read, cell by cell: never as a rectangle, whose corners may be far apart. */
export async function* readWorkbook({ file, limits, notes }: SourceDocument): DocumentBlocks {
  const workbook = parseWorkbook(await readFile(file));
  const names = workbook.SheetNames;
  if (names.length > limits.maxPages) throw new ProcessingError(`The file has more than ${limits.maxPages} sheets.`);
  notes.pages(names.length);
  let cells = 0;
  for (const [index, name] of names.entries()) {
    for (const { block, count } of sheetRows(name, workbook.Sheets[name])) {
      cells += count;
      if (cells > maxCells) throw new ProcessingError(`The file has more than ${maxCells} cells.`);
      yield block;
    }
    notes.progress((index + 1) / names.length);
  }
}

function parseWorkbook(bytes: Buffer): WorkBook {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellHTML: false, cellText: true, bookVBA: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw new ProcessingError('The document is password-protected.');
    throw new ProcessingError(`The file is broken: its workbook cannot be read (${reason}).`, { cause: error });
  }
}

interface SheetRow {
  readonly block: DocumentBlock;
  readonly count: number;
}

function* sheetRows(sheet: string, worksheet: WorkSheet | undefined): Generator<SheetRow> {
  const data = worksheet?.['!data'] ?? [];
  const header = new TableHeader();
  // Rows and cells have holes: what is not there is not visited.
  for (const index of Object.keys(data).map(Number)) {
    const values: string[] = [];
    let count = 0;
    for (const column of Object.keys(data[index] ?? []).map(Number)) {
      if (column >= maxColumns) break;
      count += 1;
      values[column] = textOf(data[index]?.[column]);
    }
    const text = header.rowText(Array.from(values, (value) => value ?? ''));
    if (text !== '') yield { block: { kind: 'row', text, place: { sheet, row: index + 1 } }, count };
  }
}

/** A cell as the sheet shows it, with the comments at it. */
function textOf(cell: CellObject | undefined): string {
  if (cell === undefined) return '';
  const comments = (cell.c ?? []).map(({ t }) => t ?? '').filter((text) => text !== '');
  return [shown(cell), ...comments].filter((text) => text !== '').join(' ');
}

function shown({ w, v, t, z }: CellObject): string {
  if (w !== undefined) return w;
  if (v === undefined || t === 'z') return '';
  try {
    return typeof v === 'number' && z !== undefined ? SSF.format(z, v) : String(v);
  } catch {
    return String(v);
  }
}
