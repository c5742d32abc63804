import Papa from 'papaparse';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { ProcessingError, tooMuch } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { wholeText } from '../../text/whole-text.js';
import { type CsvDialect, detectDialect } from './csv-dialect.js';
import { type ColumnDialect, divideRow } from './divide-row.js';
import { TableHeader } from '../tables/table-rows.js';

const maxColumns = 16_384;
/** As many as a sheet of Excel has rows; each of them takes a hundred bytes and more. */
const maxLines = 1_048_576;
/** Looked for before a line is parsed, which makes a string of each cell. Higher, for a quoted cell may hold many delimiters. */
const maxDelimitersInLine = 100_000;

/** A first line by which Excel learns the delimiter. */
const separatorLine = /^sep=([^\r\n])\r?\n/i;

/** Reads the rows of a text table in any CSV dialect: `name: Ada; born: 1815`. */
export async function* readCsv(source: SourceDocument): DocumentBlocks {
  const rows = parseRows(tableOf(await wholeText(source)));
  for (const [index, row] of rows.entries()) {
    yield row;
    if (index % 1000 === 0) source.notes.progress(index / rows.length);
  }
}

interface TextTable extends ColumnDialect {
  readonly text: string;
  /** The number of lines before the table. */
  readonly linesBefore: number;
}

function tableOf(file: string): TextTable {
  const [mark = '', separator] = separatorLine.exec(file) ?? [];
  const text = file.slice(mark.length);
  const found = detectDialect(text);
  const dialect = separator === undefined ? found : { ...found, delimiter: separator };
  checkLines(text, dialect.delimiter);
  const linesBefore = mark === '' ? 0 : 1;
  const tight = withoutSpaces(text, dialect);
  return tight === text
    ? { ...dialect, text, linesBefore }
    : { ...dialect, columns: detectDialect(tight).columns, text: tight, linesBefore };
}

/** Some programs write a space before each quote, where it would be an ordinary character of the cell. */
function withoutSpaces(text: string, { delimiter, quote }: CsvDialect): string {
  if (!text.includes(`${delimiter} ${quote}`) || text.includes(delimiter + quote)) return text;
  return text.replaceAll(`${delimiter} ${quote}`, delimiter + quote);
}

function checkLines(text: string, delimiter: string): void {
  const mark = delimiter.charCodeAt(0);
  let count = 0;
  let lines = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x0a || code === 0x0d) {
      count = 0;
      const endsLine = code === 0x0a || text.charCodeAt(index + 1) !== 0x0a;
      if (endsLine && ++lines > maxLines) throw tooMuch(`${maxLines} lines`);
    } else if (code === mark && ++count > maxDelimitersInLine) throw tooWide();
  }
}

function parseRows({ text, linesBefore, ...dialect }: TextTable): DocumentBlock[] {
  const header = new TableHeader(dialect.columns);
  const rows: DocumentBlock[] = [];
  let line = 1 + linesBefore;
  let cursor = 0;
  Papa.parse<string[]>(text, {
    delimiter: dialect.delimiter,
    quoteChar: dialect.quote,
    step: ({ data, errors, meta }) => {
      const written = text.slice(cursor, meta.cursor);
      for (const row of divideRow({ cells: data, isFaulty: errors.length > 0 }, written, dialect)) {
        if (row.cells.length > maxColumns) throw tooWide();
        const shown = header.rowText(row.cells.entries());
        if (shown !== '') rows.push({ kind: 'row', text: shown, place: { line: line + row.line } });
      }
      line += countLines(written);
      cursor = meta.cursor;
    },
  });
  return rows;
}

/** @param row looked at alone: a file whose lines end as on old Macs has no such mark to its end */
function countLines(row: string): number {
  let count = 0;
  for (let index = row.indexOf('\n'); index !== -1; index = row.indexOf('\n', index + 1)) count += 1;
  return count === 0 ? 1 : count;
}

function tooWide(): ProcessingError {
  return new ProcessingError(`The file has a row of more than ${maxColumns} cells.`);
}
