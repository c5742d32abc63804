import { type Pdfium, readWide, withMemory } from './pdfium.js';

/** More characters than the densest page has a hundred times over. */
const maxCharacters = 1_000_000;
/** Rectangles of a line that are looked at; more say nothing else. */
const maxRectangles = 200;
/** A space between two words is narrower than this share of the letters' size, one between columns is wider. */
const gapShare = 0.7;

/** The mark of the library for a hyphen at a line's end, after which the next line follows without a line end. */
const hyphenMark = /\ufffe(?=.)/gsu;

/** Lam and alef are one shape, ﻻ, whose letters fonts name from right to left; the library turns them around with their line. */
const alefAndLam = /[اأإآٱ]ل/g;

/** What may be the number of a note behind a word, and not that of a unit, as in `m2`. */
const noteNumber = /(?<=\p{L}{3})\d{1,2}(?![\p{L}\p{N}])/gu;
/** The number of a note is at most this share of a letter's size. */
const noteShare = 0.85;

/** A line of text and how large its first letter is. */
export interface PdfLine {
  readonly text: string;
  readonly size: number;
}

/** A part of a line without letters, from left to right, in points. */
export interface Gap {
  readonly left: number;
  readonly right: number;
}

/** A line with its place on the page, whose origin is its lower left corner. */
export interface PlacedLine extends PdfLine {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** The direction of writing in quarter turns to the right: 1 is downwards. */
  readonly turns: number;
  /** From left to right. */
  readonly gaps: readonly Gap[];
  /** The text on either side of a place. */
  divide(at: number): readonly [left: string, right: string];
}

/** The lines of a page, in the order of the library. */
export function readLines(pdfium: Pdfium, text: number): readonly PlacedLine[] {
  const count = Math.min(maxCharacters, pdfium._FPDFText_CountChars(text));
  if (count <= 0) return [];
  const whole = withMemory(pdfium, (count + 1) * 2, (buffer) => {
    const units = pdfium._FPDFText_GetText(text, 0, count, buffer);
    return readWide(pdfium, buffer, units - 1);
  });
  let start = 0;
  return whole.split(/\r\n?|\n/).map((line, index, all) => {
    const from = start;
    start += line.length + (index < all.length - 1 ? lineEndLength(whole, start + line.length) : 0);
    return new LineReader(pdfium, text, line, from).read();
  });
}

function lineEndLength(text: string, index: number): number {
  return text.startsWith('\r\n', index) ? 2 : 1;
}

/** Reads what the library knows about one line. */
class LineReader {
  readonly #pdfium: Pdfium;
  readonly #text: number;
  readonly #line: string;
  /** Where it begins in the text of the page. */
  readonly #start: number;

  constructor(pdfium: Pdfium, text: number, line: string, start: number) {
    this.#pdfium = pdfium;
    this.#text = text;
    this.#start = start;
    this.#line = line.replace(alefAndLam, (pair, index: number) => (this.#isOneShape(index) ? turned(pair) : pair));
  }

  read(): PlacedLine {
    const first = this.#characterAt(0);
    const size = first < 0 ? 0 : Math.round(this.#pdfium._FPDFText_GetFontSize(this.#text, first) * 2) / 2;
    const boxes = first < 0 ? [] : this.#boxes(first);
    const sides = (pick: (box: Box) => number): readonly number[] => boxes.map(pick);
    return {
      text: this.#withNotesApart().replace(hyphenMark, '-\n'),
      size,
      left: Math.min(...sides(({ left }) => left)),
      right: Math.max(...sides(({ right }) => right)),
      bottom: Math.min(...sides(({ bottom }) => bottom)),
      top: Math.max(...sides(({ top }) => top)),
      turns: first < 0 ? 0 : turnsOf(this.#pdfium._FPDFText_GetCharAngle(this.#text, first)),
      gaps: gapsOf(boxes, size * gapShare),
      divide: (at) => this.#divide(at),
    };
  }

  /** The line with a space before the numbers of notes, which would be part of the word before them. */
  #withNotesApart(): string {
    return this.#line.replace(noteNumber, (number, index: number) =>
      this.#sizeOf(index) <= noteShare * this.#sizeOf(index - 1) ? ` ${number}` : number,
    );
  }

  #sizeOf(index: number): number {
    return this.#pdfium._FPDFText_GetFontSize(this.#text, this.#characterAt(index));
  }

  /** Whether two letters are one shape: the second one does not lie on the left of the first. */
  #isOneShape(index: number): boolean {
    return withMemory(this.#pdfium, 4 * Float64Array.BYTES_PER_ELEMENT, (memory) => {
      const [left, right] = [this.#leftOf(index, memory), this.#leftOf(index + 1, memory)];
      return left !== undefined && right !== undefined && left <= right;
    });
  }

  /** Where a character begins. */
  #leftOf(index: number, memory: number): number | undefined {
    const found = this.#pdfium._FPDFText_GetCharBox(this.#text, this.#characterAt(index), ...addresses(memory));
    return found === 0 ? undefined : numbersAt(this.#pdfium, memory)[0];
  }

  /** The library's number of a character of the line, or -1. */
  #characterAt(index: number): number {
    return this.#pdfium._FPDFText_GetCharIndexFromTextIndex(this.#text, this.#start + index);
  }

  #boxes(first: number): readonly Box[] {
    const last = this.#characterAt(this.#line.length - 1);
    const count = Math.max(1, last - first + 1);
    const rectangles = Math.min(maxRectangles, this.#pdfium._FPDFText_CountRects(this.#text, first, count));
    return withMemory(this.#pdfium, 4 * Float64Array.BYTES_PER_ELEMENT, (memory) =>
      Array.from({ length: Math.max(0, rectangles) }, (_, index) => {
        const [left, top, right, bottom] = addresses(memory);
        this.#pdfium._FPDFText_GetRect(this.#text, index, left, top, right, bottom);
        const [l = 0, t = 0, r = 0, b = 0] = numbersAt(this.#pdfium, memory);
        return { left: l, top: t, right: r, bottom: b };
      }),
    );
  }

  #divide(at: number): readonly [left: string, right: string] {
    let [before, after] = ['', ''];
    let isAfter = false;
    withMemory(this.#pdfium, 4 * Float64Array.BYTES_PER_ELEMENT, (memory) => {
      for (let index = 0; index < this.#line.length; index += 1) {
        const [left, right, bottom, top] = addresses(memory);
        const found = this.#pdfium._FPDFText_GetCharBox(this.#text, this.#characterAt(index), left, right, bottom, top);
        const [l = 0, r = 0] = numbersAt(this.#pdfium, memory);
        // A space that the library has added has no place of its own.
        if (found !== 0 && r > l) isAfter = (l + r) / 2 > at;
        const character = this.#line[index] ?? '';
        if (isAfter) after += character;
        else before += character;
      }
    });
    return [before.trim().replace(hyphenMark, '-\n'), after.trim().replace(hyphenMark, '-\n')];
  }
}

function turned([first = '', second = '']: string): string {
  return second + first;
}

interface Box extends Gap {
  readonly bottom: number;
  readonly top: number;
}

function addresses(memory: number): readonly [number, number, number, number] {
  const size = Float64Array.BYTES_PER_ELEMENT;
  return [memory, memory + size, memory + 2 * size, memory + 3 * size];
}

function numbersAt(pdfium: Pdfium, memory: number): Float64Array {
  return new Float64Array(pdfium.HEAPU8.buffer, memory, 4);
}

function turnsOf(angle: number): number {
  return Math.round(angle / (Math.PI / 2)) & 3;
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
