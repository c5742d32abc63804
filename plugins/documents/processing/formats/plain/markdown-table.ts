import type { DocumentBlock } from '../../document-block.js';
import { TableHeader } from '../tables/table-rows.js';

/** The line between the header of a table and its rows: `|---|:-:|`. */
const divider = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;
const longestDivider = 2_000;

/** The blocks of a paragraph of a text, which may end with a table of Markdown (https://github.github.com/gfm/#tables-extension-). */
export function* withTable(lines: readonly string[], firstLine: number): Generator<DocumentBlock> {
  const header = lines.findIndex((line, index) => line.includes('|') && divides(lines[index + 1], line));
  const prose = header === -1 ? lines : lines.slice(0, header);
  if (prose.length > 0)
    yield { kind: 'paragraph', text: prose.join('\n'), place: { line: firstLine }, hardLines: !areRows(prose) };
  if (header === -1) return;
  const table = new TableHeader(cellsOf(lines[header] ?? '').length);
  for (let index = header; index < lines.length; index += 1) {
    const text = index === header + 1 ? '' : table.rowText(cellsOf(lines[index] ?? '').entries());
    if (text !== '') yield { kind: 'row', text, place: { line: firstLine + index } };
  }
}

/** Whether most of the lines have values with a tab between them, such as a name and a number: each is one of its own. */
function areRows(lines: readonly string[]): boolean {
  return lines.filter((line) => /\S\t+\S/.test(line)).length > lines.length / 2;
}

/** Whether a line is between the names of columns and the rows: it has as many cells as there are names. */
function divides(line: string | undefined, names: string): boolean {
  if (line === undefined || line.length >= longestDivider || !line.includes('|') || !divider.test(line)) return false;
  return cellsOf(line).length === cellsOf(names).length;
}

function cellsOf(line: string): readonly string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
