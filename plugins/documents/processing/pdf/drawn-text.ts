import { type Box, type PageFrame, shownBox } from './page-frame.js';
import { objectTypes, PageObjectReader } from './page-objects.js';
import type { Pdfium } from './pdfium.js';

/** A page of Chrome with small print has some thousand. */
const maxObjects = 20_000;
/** Objects between the sides of a few letters, on all lines of a page; more say nothing else. */
const maxBeside = 2_000;

/** Scripts of India and of south-east Asia. The signs of their vowels belong to the letter before them, and the library may take them for a space. */
const scripts =
  'Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Myanmar'.split(' ');
const letter = `[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`;

/** A space between letters of these scripts. */
export const spaceInside = new RegExp(`(?<=${letter}) (?=${letter})`, 'gu');
/** Stands for a space that is none. */
export const noSpace = '\ufdd0';
/** The share of the letters' size by which letters of a word may be apart. */
export const touching = 0.08;

/** An open page. */
export interface DrawnPage {
  readonly pdfium: Pdfium;
  readonly page: number;
}

/** Where the text of a page is drawn, object by object, on the page as the file has it. */
export function textBoxes({ pdfium, page }: DrawnPage): readonly Box[] {
  const count = Math.min(maxObjects, pdfium._FPDFPage_CountObjects(page));
  return PageObjectReader.use(pdfium, (reader) => {
    const boxes: Box[] = [];
    for (let index = 0; index < count; index += 1) {
      const object = pdfium._FPDFPage_GetObject(page, index);
      if (pdfium._FPDFPageObj_GetType(object) === objectTypes.text) boxes.push(reader.bounds(object));
    }
    return boxes;
  });
}

/** The letters of a page as they are drawn, also those whose names belong to a letter before them. */
export class DrawnText {
  readonly #boxes: readonly Box[];

  constructor(page: DrawnPage, frame: PageFrame) {
    this.#boxes = textBoxes(page)
      .map((box) => shownBox(box, frame))
      .toSorted((one, other) => one.left - other.left);
  }

  /** How far to the right a level line goes on after a letter, with what is drawn less than a distance behind it. */
  reach(letter: Box, distance: number): number {
    let reached = letter.right;
    // Letters that share a shape have a part of its width each, and the sign of a vowel may stand before its letter.
    const from = this.#firstFrom(2 * letter.left - letter.right);
    for (let at = from; at < Math.min(from + maxBeside, this.#boxes.length); at += 1) {
      const box = this.#boxes[at]!;
      if (box.left > reached + distance) break;
      if (box.bottom < letter.top && box.top > letter.bottom) reached = Math.max(reached, box.right);
    }
    return reached;
  }

  #firstFrom(left: number): number {
    let [from, to] = [0, this.#boxes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#boxes[middle]!.left < left) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
