import { pptKinds, type PptRecord, recordsBelow, recordsIn } from './ppt-records.js';

/** The property of a group that says whether it is a table; [MS-ODRAW] 2.3.4.37. */
const [tableProperties, isTableFlag] = [0x039f, 1];

/** Whether shapes are grouped as the cells and lines of a table. */
export function isTable(stream: Buffer, group: PptRecord): boolean {
  if (group.kind !== pptKinds.group) return false;
  const [first] = recordsIn(stream, group.start, group.end);
  if (first === undefined) return false;
  for (const { kind, instance, start, end } of recordsIn(stream, first.start, first.end)) {
    if (kind !== pptKinds.furtherProperties) continue;
    for (let at = start; at + 6 <= Math.min(end, start + instance * 6); at += 6)
      if (stream.readUInt16LE(at) === tableProperties) return (stream.readUInt32LE(at + 2) & isTableFlag) !== 0;
  }
  return false;
}

/** PowerPoint allows 75. */
const maxColumns = 200;

interface Cell {
  readonly left: number;
  readonly top: number;
  readonly text: string;
}

/** The rows of a table, by the places of its cells; where a cell is merged with others, these are empty. */
export function rowsOf(
  stream: Buffer,
  group: PptRecord,
  textOf: (shape: PptRecord) => string,
): readonly (readonly string[])[] {
  const cells: Cell[] = [];
  for (const shape of recordsIn(stream, group.start, group.end)) {
    const text = textOf(shape);
    const anchor = [...recordsBelow(stream, shape)].find(({ kind }) => kind === pptKinds.anchorInGroup);
    if (text === '' || anchor === undefined || anchor.end - anchor.start < 8) continue;
    cells.push({ left: stream.readInt32LE(anchor.start), top: stream.readInt32LE(anchor.start + 4), text });
  }
  const sorted = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);
  const columns = new Map(sorted(cells.map(({ left }) => left)).map((left, index) => [left, index]));
  if (columns.size > maxColumns) return cells.map(({ text }) => [text]);
  const rows = new Map(sorted(cells.map(({ top }) => top)).map((top) => [top, [] as string[]]));
  for (const { left, top, text } of cells) {
    const row = rows.get(top) ?? [];
    row[columns.get(left) ?? 0] = text;
  }
  return Array.from(rows.values(), (row) => Array.from(row, (text) => text ?? ''));
}
