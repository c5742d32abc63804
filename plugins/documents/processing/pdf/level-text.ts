import { type DrawnPage, textBoxes } from './drawn-text.js';
import { PageObjectReader } from './page-objects.js';
import type { Box } from './page-frame.js';
import { type Pdfium, withMemory } from './pdfium.js';

/** Letters that tell in which direction they follow each other. */
const maxLetters = 2_000;
/** Where text covers more of the width of a page, the library takes it for level. */
const levelShare = 0.8;

const font = Buffer.from('Helvetica\0', 'latin1');
/** What the text of a marked page has as a line besides its own. */
export const levelMark = '_';
/** How wide the mark is in the font, and how far below the line, as shares of its size. */
const [markWidth, markDepth] = [0.556, 0.125];
/** As high as a point, from which on the library looks at it. */
const markSize = 30;
const invisible = 3;

/** An open page of a document. */
interface OpenPage extends DrawnPage {
  readonly document: number;
  /** Its text, as it was loaded. */
  readonly text: number;
}

/**
 * Puts an invisible line as wide as the text on a page that the library would read downwards although it is level: it only compares how much of the width
 * and of the height text covers, and a table with wide gaps between its columns covers more of the height. Where a program has placed each letter on its
 * own, as Chrome does, every cell would be a line of its own then, without spaces.
 *
 * @returns whether it did; the text of the page has to be loaded again then, and has {@link levelMark} as a line
 */
export function markLevel(opened: OpenPage): boolean {
  const boxes = textBoxes(opened);
  if (!isTakenForVertical(boxes) || !isLevel(opened)) return false;
  insertMark(opened, Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right)));
  return true;
}

function isTakenForVertical(boxes: readonly Box[]): boolean {
  const width = coveredShare(boxes.map(({ left, right }) => [left, right]));
  return width <= levelShare && width < coveredShare(boxes.map(({ bottom, top }) => [bottom, top]));
}

/** How much of what lies between the first and the last one ranges cover. */
function coveredShare(ranges: readonly (readonly [from: number, to: number])[]): number {
  const [first, ...others] = ranges.toSorted(([one], [other]) => one - other);
  if (first === undefined) return 1;
  let [reached, gaps] = [first[1], 0];
  for (const [from, to] of others) {
    gaps += Math.max(0, from - reached);
    reached = Math.max(reached, to);
  }
  return 1 - gaps / Math.max(1, reached - first[0]);
}

/** Whether more letters are beside the one before them than below it. */
function isLevel({ pdfium, text }: OpenPage): boolean {
  const count = Math.min(maxLetters, pdfium._FPDFText_CountChars(text));
  return PageObjectReader.use(pdfium, (reader) => {
    let balance = 0;
    let before: Box | undefined;
    for (let index = 0; index < count; index += 1) {
      const box = reader.letterBox(text, index);
      // A space that the library has added has no place of its own.
      if (box.right <= box.left) continue;
      if (before !== undefined)
        balance += Math.sign(overlap(box, before, 'bottom', 'top') - overlap(box, before, 'left', 'right'));
      before = box;
    }
    return balance > 0;
  });
}

function overlap(one: Box, other: Box, from: keyof Box, to: keyof Box): number {
  return Math.min(one[to], other[to]) - Math.max(one[from], other[from]);
}

function insertMark({ pdfium, document, page }: OpenPage, left: number, right: number): void {
  const object = withBytes(pdfium, font, (name) => pdfium._FPDFPageObj_NewTextObj(document, name, markSize));
  withBytes(pdfium, Buffer.from(`${levelMark}\0`, 'utf16le'), (text) => pdfium._FPDFText_SetText(object, text));
  pdfium._FPDFTextObj_SetTextRenderMode(object, invisible);
  const stretched = (right - left) / (markSize * markWidth);
  pdfium._FPDFPageObj_Transform(object, stretched, 0, 0, 1, left, markSize * markDepth);
  pdfium._FPDFPage_InsertObject(page, object);
}

function withBytes<Result>(pdfium: Pdfium, bytes: Buffer, use: (pointer: number) => Result): Result {
  return withMemory(pdfium, bytes.length, (pointer) => {
    pdfium.HEAPU8.set(bytes, pointer);
    return use(pointer);
  });
}
