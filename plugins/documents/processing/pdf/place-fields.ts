import type { FormField } from './form-fields.js';
import { gapsOf, type PlacedLine } from './pdf-text.js';
import { median } from './median.js';

/** The space between two parts of a row is at least this share of the letters' size. */
const gapShare = 0.7;
const usualSize = 10;

type Area = Pick<PlacedLine, 'left' | 'right' | 'bottom' | 'top'>;

/** Puts what is written in fields beside or below its labels: each into the line of its row, else below the lowest line above it. */
export function withFields(lines: readonly PlacedLine[], fields: readonly FormField[]): readonly PlacedLine[] {
  const beside = new Map<PlacedLine | undefined, FormField[]>();
  for (const field of fields) {
    const line = lineBeside(lines, field);
    beside.set(line, [...(beside.get(line) ?? []), field]);
  }
  const size = median(lines.map((line) => line.size)) || usualSize;
  const below = new Map<PlacedLine | undefined, PlacedLine[]>();
  for (const row of rowsOf(beside.get(undefined) ?? [], size)) {
    const line = lineAbove(lines, row);
    below.set(line, [...(below.get(line) ?? []), row]);
  }
  return [
    ...(below.get(undefined) ?? []),
    ...lines.flatMap((line) => [joined(line, beside.get(line) ?? []), ...(below.get(line) ?? [])]),
  ];
}

/** Fields without a label beside them, row by row. */
function rowsOf(fields: readonly FormField[], size: number): readonly PlacedLine[] {
  const rows: [FormField, ...FormField[]][] = [];
  for (const field of fields.toSorted((one, other) => other.top - one.top)) {
    const row = rows.at(-1);
    if (row !== undefined && isInRow(row[0], field)) row.push(field);
    else rows.push([field]);
  }
  return rows.map(([first, ...others]) => joined(alone(first, size), others));
}

function alone(field: FormField, size: number): PlacedLine {
  const { text, left, right, bottom, top } = field;
  const divide: PlacedLine['divide'] = (at) => (at < middleOf(field) ? ['', text] : [text, '']);
  return { text, size, left, right, bottom, top, turns: 0, gaps: [], divide };
}

/** A line with the fields in its row. */
function joined(line: PlacedLine, fields: readonly FormField[]): PlacedLine {
  if (fields.length === 0) return line;
  const ordered = fields.toSorted((one, other) => one.left - other.left);
  const upTo = (at: number): string => {
    let [text, read] = ['', 0];
    const add = (place: number, more: string): void => {
      const [before] = line.divide(place);
      text += ` ${before.slice(read)} ${more}`;
      read = before.length;
    };
    for (const field of ordered) if (middleOf(field) <= at) add(middleOf(field), field.text);
    add(at, '');
    return text.replace(/ +/g, ' ').trim();
  };
  const text = upTo(Infinity);
  const parts = [...partsOf(line), ...ordered];
  return {
    ...line,
    text,
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
    gaps: gapsOf(parts, line.size * gapShare),
    divide: (at) => [upTo(at), text.slice(upTo(at).length).trim()],
  };
}

/** Where a line has letters. */
function partsOf({ left, right, gaps }: PlacedLine): readonly Pick<Area, 'left' | 'right'>[] {
  const starts = [left, ...gaps.map((gap) => gap.right)];
  return starts.map((start, index) => ({ left: start, right: gaps[index]?.left ?? right }));
}

/** The line in the row of a field: around it, else the nearest one, for a text on its left if there is any. */
function lineBeside(lines: readonly PlacedLine[], field: FormField): PlacedLine | undefined {
  const inRow = lines.filter((line) => line.turns === 0 && line.text.trim() !== '' && isInRow(line, field));
  const before = inRow.filter((line) => line.left <= middleOf(field));
  const candidates = field.isBox || before.length === 0 ? inRow : before;
  return candidates.toSorted((one, other) => distance(one, field) - distance(other, field))[0];
}

function distance(line: Area, field: Area): number {
  return Math.max(0, field.left - line.right, line.left - field.right);
}

/** Whether two areas are beside each other by half of the height of the lower one. */
function isInRow(one: Area, other: Area): boolean {
  const overlap = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  return overlap >= Math.min(one.top - one.bottom, other.top - other.bottom) / 2;
}

/** The lowest line above another one, of those that are over it if there are any. */
function lineAbove(lines: readonly PlacedLine[], row: PlacedLine): PlacedLine | undefined {
  const above = lines.filter(({ turns, bottom, top }) => turns === 0 && (bottom + top) / 2 > row.top);
  const over = above.filter((line) => distance(line, row) === 0);
  return (over.length > 0 ? over : above).toSorted((one, other) => one.bottom - other.bottom)[0];
}

function middleOf({ left, right }: Pick<Area, 'left' | 'right'>): number {
  return (left + right) / 2;
}
