import type { Box } from './page-frame.js';
import { type Pdfium, withMemory } from './pdfium.js';

/** The mark of content that belongs to a layer, which may be off; ISO 32000-2, 8.11.3. */
const layerMark = 'OC\0';
const maxMarkBytes = 64;
/** Ways to draw a text that leave no mark: not at all, and only as a shape to clip others; ISO 32000-2, 9.3.6. */
const invisibleModes: ReadonlySet<number> = new Set([3, 7]);
const numbersBytes = 64;

const nowhere: Box = { left: 0, bottom: 0, right: 0, top: 0 };

/** Types of objects on a page; fpdf_edit.h. */
export const objectTypes = { text: 1, path: 2, image: 3, form: 5 } as const;

/** Reads what the library knows about the objects of an open page and their letters. */
export class PageObjectReader {
  readonly pdfium: Pdfium;
  /** Where the library writes numbers, one behind the other. */
  readonly #memory: number;
  #integers: Uint32Array = new Uint32Array();
  #floats: Float32Array = new Float32Array();
  #doubles: Float64Array = new Float64Array();

  private constructor(pdfium: Pdfium, memory: number) {
    this.pdfium = pdfium;
    this.#memory = memory;
  }

  static use<Result>(pdfium: Pdfium, use: (reader: PageObjectReader) => Result): Result {
    return withMemory(pdfium, numbersBytes + maxMarkBytes, (memory) => use(new PageObjectReader(pdfium, memory)));
  }

  pageBounds(page: number): Box {
    this.pdfium._FPDF_GetPageBoundingBox(page, this.#memory);
    this.#refresh();
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#floats;
    return { left, top, right, bottom };
  }

  bounds(object: number): Box {
    const [left, bottom, right, top] = this.#addresses(Float32Array.BYTES_PER_ELEMENT);
    if (this.pdfium._FPDFPageObj_GetBounds(object, left, bottom, right, top) === 0) return nowhere;
    this.#refresh();
    return {
      left: this.#floats[0] ?? 0,
      bottom: this.#floats[1] ?? 0,
      right: this.#floats[2] ?? 0,
      top: this.#floats[3] ?? 0,
    };
  }

  isFilled(path: number): boolean {
    this.pdfium._FPDFPath_GetDrawMode(path, this.#memory, this.#memory + Uint32Array.BYTES_PER_ELEMENT);
    this.#refresh();
    return this.#integers[0] !== 0;
  }

  /** The darkest and the lightest part of its colour, and how opaque it is, each up to 255; undefined for a pattern. */
  colour(object: number): Colour | undefined {
    const [red, green, blue, alpha] = this.#addresses(Uint32Array.BYTES_PER_ELEMENT);
    if (this.pdfium._FPDFPageObj_GetFillColor(object, red, green, blue, alpha) === 0) return undefined;
    this.#refresh();
    const [r = 0, g = 0, b = 0, opacity = 255] = this.#integers;
    return { darkest: Math.min(r, g, b), lightest: Math.max(r, g, b), opacity };
  }

  isInvisible(text: number): boolean {
    return invisibleModes.has(this.pdfium._FPDFTextObj_GetTextRenderMode(text));
  }

  isInLayer(object: number): boolean {
    const count = this.pdfium._FPDFPageObj_CountMarks(object);
    const name = this.#memory + numbersBytes;
    for (let index = 0; index < count; index += 1) {
      const mark = this.pdfium._FPDFPageObj_GetMark(object, index);
      if (this.pdfium._FPDFPageObjMark_GetName(mark, name, maxMarkBytes, this.#memory) === 0) continue;
      this.#refresh();
      if (this.#integers[0] !== layerMark.length * 2) continue;
      const letters = new Uint16Array(this.pdfium.HEAPU8.buffer, name, layerMark.length);
      if (String.fromCharCode(...letters) === layerMark) return true;
    }
    return false;
  }

  /** The place of a letter on the page. */
  letterBox(text: number, index: number): Box {
    const [left, right, bottom, top] = this.#addresses(Float64Array.BYTES_PER_ELEMENT);
    this.pdfium._FPDFText_GetCharBox(text, index, left, right, bottom, top);
    return this.#box();
  }

  /** The places of letters that are counted with `_FPDFText_CountRects`, line by line. */
  lettersBox(text: number, index: number): Box {
    const [left, right, bottom, top] = this.#addresses(Float64Array.BYTES_PER_ELEMENT);
    this.pdfium._FPDFText_GetRect(text, index, left, top, right, bottom);
    return this.#box();
  }

  /** The size of a letter in points, as it is drawn; undefined if nothing says it. */
  letterSize(text: number, index: number): number | undefined {
    if (this.pdfium._FPDFText_GetMatrix(text, index, this.#memory) === 0) return undefined;
    this.#refresh();
    const [a = 1, b = 0, c = 0, d = 1] = this.#floats;
    return this.pdfium._FPDFText_GetFontSize(text, index) * Math.sqrt(Math.abs(a * d - b * c));
  }

  /** What the library has written to the addresses. */
  #box(): Box {
    this.#refresh();
    const [left = 0, right = 0, bottom = 0, top = 0] = this.#doubles;
    return { left, right, bottom, top };
  }

  #addresses(size: number): readonly [number, number, number, number] {
    return [this.#memory, this.#memory + size, this.#memory + 2 * size, this.#memory + 3 * size];
  }

  /** The memory of the library is another one when it has asked for more. New views for each letter would take longer than what the library does. */
  #refresh(): void {
    const { buffer } = this.pdfium.HEAPU8;
    if (this.#integers.buffer === buffer) return;
    this.#integers = new Uint32Array(buffer, this.#memory, 4);
    this.#floats = new Float32Array(buffer, this.#memory, 6);
    this.#doubles = new Float64Array(buffer, this.#memory, 4);
  }
}

/** How something is filled. */
export interface Colour {
  readonly darkest: number;
  readonly lightest: number;
  readonly opacity: number;
}
