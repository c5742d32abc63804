import { type CellObject, read, set_cptable, type WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { counted } from '../../../../../core/api/index.js';
import { isOle, readOle } from '../../archive/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { passwordProtected, ProcessingError, tooMuch } from '../../processing-contract.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { showNumber } from '../tables/show-number.js';
import { SpannedCells } from '../tables/spanned-cells.js';
import { TableHeader, withComments } from '../tables/table-rows.js';
import { warnOfHidden } from './hidden-sheets.js';
import { drawnTexts } from './xls-drawings.js';

// Without code pages old files in anything but Latin letters come out wrong.
set_cptable(codePages);

/** Cells of all sheets together. */
const maxCells = 2_000_000;
const maxColumns = 16_384;

/** The rows of a workbook that the library can read, cell by cell: never as a rectangle, whose corners may be far apart. */
export async function* readWorkbook({ file, limits, notes }: SourceDocument): DocumentBlocks {
  const bytes = await bytesOf(file);
  const workbook = parseWorkbook(bytes);
  const [names, hidden] = sheetNames(workbook);
  warnOfHidden(hidden, notes);
  if (names.length > limits.maxPages) throw tooMuch(counted(limits.maxPages, 'sheet'), 'maxPages');
  notes.pages(names.length);
  let cells = 0;
  const known = new Set<string>();
  for (const [index, name] of names.entries()) {
    for (const { block, count, comments } of sheetRows(workbook, name)) {
      for (const comment of comments) known.add(comment.trim());
      cells += count;
      if (cells > maxCells) throw tooMuch(`${maxCells} cells`);
      yield block;
    }
    notes.progress((index + 1) / names.length);
  }
  if (isOle(bytes)) yield* drawnTexts(readOle(bytes), known);
}

/** The rows of a workbook inside of another document. */
export function* workbookBlocks(bytes: Buffer): Generator<SheetRow> {
  const workbook = parseWorkbook(bytes);
  for (const name of sheetNames(workbook)[0]) yield* sheetRows(workbook, name);
}

/** The names of the sheets that a reader sees, and of the others. */
function sheetNames({
  SheetNames,
  Workbook,
}: WorkBook): readonly [shown: readonly string[], hidden: readonly string[]] {
  const isHidden = (_: string, index: number): boolean => (Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
  const hidden = SheetNames.filter(isHidden);
  return [SheetNames.filter((name, index) => !isHidden(name, index)), hidden];
}

function parseWorkbook(bytes: Buffer): WorkBook {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellHTML: false, cellText: true, cellNF: true, bookVBA: false });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/password|encrypt/i.test(reason)) throw passwordProtected();
    throw new ProcessingError(`The file is broken: its workbook cannot be read (${reason}).`, { cause: error });
  }
}

/** A row as a block. */
interface SheetRow {
  readonly block: DocumentBlock;
  /** Its cells. */
  readonly count: number;
  readonly comments: readonly string[];
}

function* sheetRows({ Sheets, Workbook }: WorkBook, sheet: string): Generator<SheetRow> {
  const data = Sheets[sheet]?.['!data'] ?? [];
  const date1904 = Workbook?.WBProps?.date1904 ?? false;
  const header = new TableHeader();
  const spanned = new SpannedCells();
  const merged = new Map((Sheets[sheet]?.['!merges'] ?? []).map(({ s, e }) => [`${s.r}:${s.c}`, e.r]));
  // Rows and cells are sparse arrays, so that missing ones are skipped.
  for (const index of Object.keys(data).map(Number)) {
    const values = new Map<number, string>();
    let count = 0;
    const comments: string[] = [];
    for (const column of Object.keys(data[index] ?? []).map(Number)) {
      if (column >= maxColumns) break;
      count += 1;
      const cell = data[index]?.[column];
      const notes = (cell?.c ?? []).map(({ t }) => t ?? '').filter((text) => text !== '');
      comments.push(...notes);
      const lastRow = merged.get(`${index}:${column}`);
      const value = cell ? shown(cell, date1904) : '';
      if (value !== '') values.set(column, value);
      if (lastRow !== undefined) spanned.add({ column, lastRow, text: value });
    }
    const text = withComments(header.rowText(spanned.fill(values, index), index + 1), comments);
    if (text !== '') yield { block: { kind: 'row', text, place: { sheet, row: index + 1 } }, count, comments };
  }
}

/** A cell as the sheet shows it. */
function shown({ w, v, t, z }: CellObject, date1904: boolean): string {
  if (t === 'n' && typeof v === 'number' && z !== undefined) return showNumber(v, z, date1904);
  if (w !== undefined) return w;
  return v === undefined || t === 'z' ? '' : String(v);
}
