/** Of a part of the text, as the library keeps it; [MS-DOC] 2.8.35. */
export interface WordPiece {
  readonly text: string;
  /** Where its characters are in the stream, and the bytes that each has. */
  readonly startFilePos: number;
  readonly endFilePos: number;
  readonly bpc: number;
}

/** Where the pages with properties of characters are listed, in the stream; [MS-DOC] 2.5.6. */
const [pagesAt, pagesLengthAt] = [0xfa, 0xfe];
const pageLength = 512;
/** Single property modifiers: text that was deleted, that is hidden, and the size in half points. [MS-DOC] 2.6.1. */
const [deleted, vanished, size] = [0x0800, 0x083c, 0x4a43];
const tinySize = 2;
/** The length of operands by the three highest bits of the modifier; the seventh kind begins with its own length. */
const operandLengths = [1, 1, 2, 4, 2, 2, 0, 3] as const;

/**
 * Marks text that Word does not show, and specks, as text that was deleted, which the library leaves out.
 *
 * @param stream Word's own, which is changed
 * @returns how many characters that are
 */
export function deleteHidden(stream: Buffer, table: Buffer, pieces: readonly WordPiece[]): number {
  const start = stream.readUInt32LE(pagesAt);
  const list = table.subarray(start, start + stream.readUInt32LE(pagesLengthAt));
  const pages = Math.floor((list.length - 4) / 8);
  let characters = 0;
  for (let index = 0; index < pages; index += 1) {
    const at = list.readUInt32LE((pages + 1 + index) * 4) * pageLength;
    const page = stream.subarray(at, at + pageLength);
    if (page.length === pageLength)
      for (const [from, to] of hiddenRuns(page)) characters += charactersBetween(pieces, from, to);
  }
  return characters;
}

/** The positions of runs on a page that are not shown; they are marked. */
function* hiddenRuns(page: Buffer): Generator<readonly [from: number, to: number]> {
  const runs = page.readUInt8(pageLength - 1);
  const marked = new Map<number, boolean>();
  for (let run = 0; run < runs && (run + 2) * 4 <= pageLength; run += 1) {
    const at = page[(runs + 1) * 4 + run]! * 2;
    // Runs that look alike share their properties.
    if (!marked.has(at)) marked.set(at, at > 0 && markHidden(page.subarray(at + 1, at + 1 + page[at]!)));
    if (marked.get(at) === true) yield [page.readUInt32LE(run * 4), page.readUInt32LE(run * 4 + 4)];
  }
}

/** Changes the modifier that hides text into that of deleted text. @returns whether there is one */
function markHidden(modifiers: Buffer): boolean {
  let isHidden = false;
  for (let at = 0; at + 3 <= modifiers.length; ) {
    const modifier = modifiers.readUInt16LE(at);
    const kind = modifier >> 13;
    const length = kind === 6 ? modifiers[at + 2]! + 1 : operandLengths[kind]!;
    const operand = modifiers[at + 2]!;
    if (modifier === vanished && (operand & 1) === 1) {
      modifiers.writeUInt16LE(deleted, at);
      isHidden = true;
    } else if (modifier === size && operand <= tinySize) {
      // The library reads the second byte of the operand as the first of a modifier otherwise.
      modifiers.fill(0, at);
      modifiers.writeUInt16LE(deleted, at);
      modifiers[at + 2] = 1;
      return true;
    }
    at += 2 + length;
  }
  return isHidden;
}

function charactersBetween(pieces: readonly WordPiece[], from: number, to: number): number {
  let characters = 0;
  for (const { text, startFilePos, endFilePos, bpc } of pieces) {
    const [start, end] = [Math.max(from, startFilePos), Math.min(to, endFilePos)];
    if (start < end) characters += text.slice((start - startFilePos) / bpc, (end - startFilePos) / bpc).trim().length;
  }
  return characters;
}
