import type { Box } from './page-frame.js';
import { type Pdfium, withMemory } from './pdfium.js';

const grayFormat = 1;
const annotationsAndGray = 0x01 | 0x08;
/** A sheet of A4 at 300 dpi has 8.7 million; a page of two million points would be terabytes. */
const maxPixels = 12_000_000;

/** Quarter turns to the right. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** A gray picture of a page, one byte for each pixel. */
export interface PageBitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A part of a picture, in pixels from its upper left corner. */
export interface PixelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Draws an open page, turned, or parts of it. */
export class PageDrawing {
  readonly #pdfium: Pdfium;
  readonly #page: number;
  readonly #turns: QuarterTurns;
  readonly #width: number;
  readonly #height: number;

  constructor(pdfium: Pdfium, page: number, dpi: number, turns: QuarterTurns = 0) {
    this.#pdfium = pdfium;
    this.#page = page;
    this.#turns = turns;
    const sides = [pdfium._FPDF_GetPageWidth(page), pdfium._FPDF_GetPageHeight(page)] as const;
    const scale = Math.min(dpi / 72, Math.sqrt(maxPixels / Math.max(1, sides[0] * sides[1])));
    const [width, height] = sides.map((side) => Math.max(1, Math.floor(side * scale))) as [number, number];
    [this.#width, this.#height] = turns % 2 === 0 ? [width, height] : [height, width];
  }

  draw({ left, top, width, height } = this.#whole): PageBitmap {
    const pdfium = this.#pdfium;
    if (width * height === 0) return { width, height, pixels: new Uint8Array() };
    return withMemory(pdfium, width * height, (buffer) => {
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, grayFormat, buffer, width);
      try {
        pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
        const place = [-left, -top, this.#width, this.#height, this.#turns] as const;
        pdfium._FPDF_RenderPageBitmap(bitmap, this.#page, ...place, annotationsAndGray);
      } finally {
        pdfium._FPDFBitmap_Destroy(bitmap);
      }
      return { width, height, pixels: pdfium.HEAPU8.slice(buffer, buffer + width * height) };
    });
  }

  /** Where a part of the page is in its picture; without any pixel if it is beside the page. */
  areaOf(box: Box): PixelArea {
    const corners = [this.#pixelAt(box.left, box.bottom), this.#pixelAt(box.right, box.top)];
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, top] = [Math.max(0, Math.min(...xs)), Math.max(0, Math.min(...ys))];
    const width = Math.min(this.#width, Math.max(...xs) + 1) - left;
    const height = Math.min(this.#height, Math.max(...ys) + 1) - top;
    return { left, top, width: Math.max(0, width), height: Math.max(0, height) };
  }

  #pixelAt(x: number, y: number): readonly [x: number, y: number] {
    return withMemory(this.#pdfium, 2 * Int32Array.BYTES_PER_ELEMENT, (memory) => {
      const place = [0, 0, this.#width, this.#height, this.#turns] as const;
      this.#pdfium._FPDF_PageToDevice(this.#page, ...place, x, y, memory, memory + Int32Array.BYTES_PER_ELEMENT);
      const [column = 0, row = 0] = new Int32Array(this.#pdfium.HEAPU8.buffer, memory, 2);
      return [column, row];
    });
  }

  get #whole(): PixelArea {
    return { left: 0, top: 0, width: this.#width, height: this.#height };
  }
}
