import { type DrawnText, noSpace, spaceInside, touching } from './drawn-text.js';
import { type Box, type Gap, type PageFrame, shownBox } from './page-frame.js';
import type { PageObjectReader } from './page-objects.js';
import { isMixed, isMostlyRightToLeft, isRightToLeftLine, writtenOrder } from './right-to-left.js';
import { type Pdfium, readWide, withMemory } from './pdfium.js';

/** More characters than the densest page has a hundred times over. */
const maxCharacters = 1_000_000;
/** Rectangles of a line that are looked at; more say nothing else. */
const maxRectangles = 200;
/** A space between two words is narrower than this share of the letters' size, one between columns is wider. */
const gapShare = 0.7;

/** The mark of the library for a hyphen at a line's end, after which the next line follows without a line end. */
const hyphenMark = /\ufffe(?=.)/gsu;

/** What the library has for that mark in its list of characters. */
const hyphenCode = 2;

/** What stands for a letter of which a file tells the shape only. */
export const unknownLetter = '\ufffd';
/** Numbers of more than a byte are those of shapes. Smaller ones may be codes: fonts that TeX has drawn as pictures have those of ASCII. */
const numberOfShape = /[\u0100-\ufffd]/g;

/** Lam and alef are one shape, ﻻ, whose letters fonts name from right to left; the library turns them around with their line. */
const alefAndLam = /[اأإآٱ]ل/g;

/** What may be the number of a note behind a word, and not that of a unit, as in `m2`; and a number that may end with a power, as in `10-3`. */
const raisable = /(?<note>(?<=\p{L}{3})\d{1,2}(?![\p{L}\p{N}]))|(?<!\p{L})\d+[-−–]?\d+(?![\p{L}\p{N}])/gu;
/** The number of a note is at most this share of a letter's size. */
const noteShare = 0.85;

/** A line that is so many times as high as its letters are large is more than one. */
const tallLine = 1.8;

/** A line of text and how large its first letter is. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
}

/** A line with its place on the page, whose origin is its lower left corner. */
export interface PlacedLine extends PdfLine {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** The direction of writing in quarter turns to the right: 1 is downwards. Not a number if it is slanted, as that of a watermark is. */
  readonly turns: number;
  /** From left to right. */
  readonly gaps: readonly Gap[];
  /** The text on either side of a place, while the text of the page is open. */
  divide(at: number): readonly [left: string, right: string];
}

/**
 * The lines of a page, in the order of the library. Where most of the text of a turned page is level when it is shown, as that of a wide table is, its places
 * are those on the page as it is shown.
 */
export function readLines(reader: PageObjectReader, text: number, shown: PageFrame, drawn: DrawnIn): FramedLines {
  const frame = { ...shown, turns: 0 };
  const lines = linesIn(reader, text, frame, drawn);
  if (shown.turns === 0 || !areLevel(lines, shown)) return { lines, frame };
  return { lines: linesIn(reader, text, shown, drawn), frame: shown };
}

/** What is drawn on the page, in a frame. */
type DrawnIn = (frame: PageFrame) => DrawnText;

/** Lines with places in a frame. */
interface FramedLines {
  readonly lines: readonly PlacedLine[];
  readonly frame: PageFrame;
}

/** Whether most of the text is level as it is shown. */
function areLevel(lines: readonly PlacedLine[], frame: PageFrame): boolean {
  const lengthOf = (counted: readonly PlacedLine[]): number => counted.reduce((sum, line) => sum + line.text.length, 0);
  return lengthOf(lines.filter(({ turns }) => (turns + frame.turns) % 4 === 0)) > lengthOf(lines) / 2;
}

function linesIn(reader: PageObjectReader, text: number, frame: PageFrame, drawnIn: DrawnIn): readonly PlacedLine[] {
  const { pdfium } = reader;
  const count = Math.min(maxCharacters, pdfium._FPDFText_CountChars(text));
  if (count <= 0) return [];
  const { whole: withNumbers, characterAt } = textOfPage(pdfium, text, count);
  const whole = withoutUnknown(pdfium, text, withNumbers, characterAt);
  const isRightToLeft = isMostlyRightToLeft(whole);
  const drawn = whole.search(spaceInside) >= 0 ? drawnIn(frame) : undefined;
  let start = 0;
  return whole.split(/\r\n?|\n/).flatMap((line, index, all) => {
    const source = { text, line, start, characterAt, frame, isRightToLeft, drawn };
    start += line.length + (index < all.length - 1 ? lineEndLength(whole, start + line.length) : 0);
    return wholeLines(reader, source);
  });
}

/** The text of a page, and the library's number of the character at each place in it, or -1. */
interface PageText {
  readonly whole: string;
  readonly characterAt: (index: number) => number;
}

function textOfPage(pdfium: Pdfium, text: number, count: number): PageText {
  const whole = withMemory(pdfium, (count + 1) * 2, (buffer) => {
    const units = pdfium._FPDFText_GetText(text, 0, count, buffer);
    return readWide(pdfium, buffer, units - 1);
  });
  if (whole.length === count)
    return { whole, characterAt: (index) => pdfium._FPDFText_GetCharIndexFromTextIndex(text, index) };
  // For each letter of number 0, which fonts have in place of a missing one, the library loses a character at the end of the page, and shifts all places behind it.
  const units = Array.from({ length: count }, (_, index) => unitOf(pdfium._FPDFText_GetUnicode(text, index)));
  return { whole: units.join(''), characterAt: (index) => index };
}

/** As the text of the library has it, where it is complete. */
function unitOf(code: number): string {
  if (code === 0) return unknownLetter;
  return code === hyphenCode ? '\ufffe' : String.fromCharCode(code);
}

/** The text with a mark for letters that the file does not name: of these the library gives the numbers of their shapes, as if they were letters. */
function withoutUnknown(pdfium: Pdfium, text: number, whole: string, characterAt: PageText['characterAt']): string {
  return whole.replace(numberOfShape, (letter, index: number) =>
    pdfium._FPDFText_HasUnicodeMapError(text, characterAt(index)) === 1 ? unknownLetter : letter,
  );
}

/** A line of the library, which does not end one before a single character, such as the number of a row: then it is several. */
function wholeLines(reader: PageObjectReader, source: LineSource): readonly PlacedLine[] {
  const whole = new LineReader(reader, source);
  const line = whole.read();
  const isColumn = line.right - line.left < line.size * tallLine;
  if (line.turns !== 0 || isColumn || line.top - line.bottom < tallLine * line.size) return [line];
  const ends = whole.ends();
  if (ends.length === 0) return [line];
  const starts = [0, ...ends, source.line.length];
  return starts.slice(0, -1).map((from, index) => {
    const part = source.line.slice(from, starts[index + 1]);
    return new LineReader(reader, { ...source, line: part, start: source.start + from }).read();
  });
}

function lineEndLength(text: string, index: number): number {
  return text.startsWith('\r\n', index) ? 2 : 1;
}

/** A line in the text of a page. */
interface LineSource {
  readonly text: number;
  readonly line: string;
  readonly start: number;
  readonly characterAt: PageText['characterAt'];
  readonly frame: PageFrame;
  /** Whether it is on a page of Hebrew or Arabic. */
  readonly isRightToLeft: boolean;
  /** Of a page with spaces that may be none. */
  readonly drawn: DrawnText | undefined;
}

/** Reads what the library knows about one line. */
class LineReader {
  readonly #reader: PageObjectReader;
  readonly #text: number;
  readonly #line: string;
  /** Where it begins in the text of the page. */
  readonly #start: number;

  readonly #characterOf: PageText['characterAt'];
  readonly #frame: PageFrame;
  readonly #isRightToLeft: boolean;
  /** The middle of each character, once one has asked; NaN without a place of its own, as of a space that the library has added. */
  #middles: Float64Array | undefined;

  constructor(reader: PageObjectReader, { text, line, start, characterAt, frame, isRightToLeft, drawn }: LineSource) {
    this.#reader = reader;
    this.#text = text;
    this.#start = start;
    this.#characterOf = characterAt;
    this.#frame = frame;
    this.#isRightToLeft = isRightToLeft;
    const own = line.replace(alefAndLam, (pair, index: number) => (this.#isOneShape(index) ? turned(pair) : pair));
    this.#line =
      drawn === undefined
        ? own
        : own.replace(spaceInside, (space, index: number) => (this.#isFilled(index, drawn) ? noSpace : space));
  }

  read(): PlacedLine {
    const first = this.#characterAt(0);
    const size = first < 0 ? 0 : Math.round(this.#drawnSize(first) * 2) / 2;
    const boxes = first < 0 ? [] : this.#boxes(first);
    const sides = (pick: (box: Box) => number): readonly number[] => boxes.map(pick);
    return {
      text: shownText(this.#written()),
      size,
      left: Math.min(...sides(({ left }) => left)),
      right: Math.max(...sides(({ right }) => right)),
      bottom: Math.min(...sides(({ bottom }) => bottom)),
      top: Math.max(...sides(({ top }) => top)),
      turns:
        first < 0
          ? 0
          : (turnsOf(this.#reader.pdfium._FPDFText_GetCharAngle(this.#text, first)) + this.#frame.turns) % 4,
      gaps: gapsOf(boxes, size * gapShare),
      divide: (at) => this.#divide(at),
    };
  }

  #written(): string {
    const isRightToLeft = this.#isRightToLeft || isRightToLeftLine(this.#line);
    if (!isRightToLeft || !isMixed(this.#line)) return this.#withRaisedApart();
    return writtenOrder(this.#line, (index) => this.#boxOf(index));
  }

  /** Where the line goes on below, further to the left. */
  ends(): readonly number[] {
    const ends: number[] = [];
    let before: Box | undefined;
    for (let index = 0; index < this.#line.length; index += 1) {
      const box = this.#boxOf(index);
      // A space that the library has added has no place of its own.
      if (box === undefined || box.right <= box.left) continue;
      const isBelow = before !== undefined && box.top < before.bottom && box.left < before.left;
      // What follows a hyphen is the rest of a word.
      if (isBelow && this.#line[index - 1] !== '\ufffe') ends.push(index);
      before = box;
    }
    return ends;
  }

  /** The line with a space before the numbers of notes, which would be part of the word before them, and a mark before powers: `10^6`. */
  #withRaisedApart(): string {
    return this.#line.replace(raisable, (number: string, note: string | undefined, index: number) => {
      if (note !== undefined) return this.#isSmaller(index, index - 1) ? ` ${note}` : note;
      const last = index + number.length - 1;
      if (!this.#isSmaller(last, index) || !this.#isRaised(last, index)) return number;
      let from = last;
      while (this.#isSmaller(from - 1, index)) from -= 1;
      return `${number.slice(0, from - index)}^${number.slice(from - index)}`;
    });
  }

  #isSmaller(index: number, than: number): boolean {
    return this.#sizeOf(index) <= noteShare * this.#sizeOf(than);
  }

  #isRaised(index: number, above: number): boolean {
    const [box, other] = [this.#boxOf(index), this.#boxOf(above)];
    return box !== undefined && other !== undefined && box.bottom > other.bottom + (other.top - other.bottom) / 5;
  }

  #sizeOf(index: number): number {
    return this.#drawnSize(this.#characterAt(index));
  }

  /** The size of a letter in points: many programs scale a font of one point, or everything on a page. */
  #drawnSize(character: number): number {
    return this.#reader.letterSize(this.#text, character) ?? 0;
  }

  /** Whether two letters are one shape: the second one does not lie on the left of the first. */
  #isOneShape(index: number): boolean {
    const [first, second] = [this.#boxOf(index), this.#boxOf(index + 1)];
    return first !== undefined && second !== undefined && first.left <= second.left;
  }

  /** Whether what is drawn after a letter, such as the sign of its vowel, reaches to the next one. */
  #isFilled(index: number, drawn: DrawnText): boolean {
    const distance = touching * this.#sizeOf(index - 1);
    const [before, after] = [this.#boxOf(index - 1), this.#boxOf(index + 1)];
    return before !== undefined && after !== undefined && after.left - drawn.reach(before, distance) < distance;
  }

  #boxOf(index: number): Box | undefined {
    const character = this.#characterAt(index);
    return character < 0 ? undefined : shownBox(this.#reader.letterBox(this.#text, character), this.#frame);
  }

  /** The library's number of a character of the line, or -1. */
  #characterAt(index: number): number {
    return this.#characterOf(this.#start + index);
  }

  #boxes(first: number): readonly Box[] {
    const last = this.#characterAt(this.#line.length - 1);
    const count = Math.max(1, last - first + 1);
    const rectangles = Math.min(maxRectangles, this.#reader.pdfium._FPDFText_CountRects(this.#text, first, count));
    return Array.from({ length: Math.max(0, rectangles) }, (_, index) =>
      shownBox(this.#reader.lettersBox(this.#text, index), this.#frame),
    );
  }

  #divide(at: number): readonly [left: string, right: string] {
    // A table is divided once for each of its columns, and asking for the places takes longest.
    this.#middles ??= this.#readMiddles();
    let [before, after] = ['', ''];
    let isAfter = false;
    for (const [index, middle] of this.#middles.entries()) {
      if (!Number.isNaN(middle)) isAfter = middle > at;
      const character = this.#line[index] ?? '';
      if (isAfter) after += character;
      else before += character;
    }
    return [shownText(before.trim()), shownText(after.trim())];
  }

  #readMiddles(): Float64Array {
    return Float64Array.from(this.#line.split(''), (_, index) => {
      const box = this.#boxOf(index);
      return box !== undefined && box.right > box.left ? (box.left + box.right) / 2 : NaN;
    });
  }
}

function shownText(line: string): string {
  return line.replaceAll(noSpace, '').replace(hyphenMark, '-\n');
}

function turned([first = '', second = '']: string): string {
  return second + first;
}

/** How far letters of level text may be slanted, as those that OCR has put over a scan are: a seventh of a right angle. */
const maxSlant = 1 / 7;

function turnsOf(angle: number): number {
  const turns = angle / (Math.PI / 2);
  const whole = Math.round(turns);
  return Math.abs(turns - whole) > maxSlant ? Number.NaN : whole & 3;
}

/** What lies between the boxes of a line, if it is wider than a space. */
export function gapsOf(boxes: readonly Gap[], least: number): readonly Gap[] {
  const gaps: Gap[] = [];
  let right = Infinity;
  for (const box of boxes.toSorted((one, other) => one.left - other.left)) {
    if (box.left - right > least) gaps.push({ left: right, right: box.left });
    right = right === Infinity ? box.right : Math.max(right, box.right);
  }
  return gaps;
}
