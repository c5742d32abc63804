import type { FormField } from './form-fields.js';
import { annotationsOf, type PageAnnotations, removeFields } from './pdf-annotations.js';
import { DrawnText } from './drawn-text.js';
import { levelMark, markLevel } from './level-text.js';
import type { PageObjects } from './needs-ocr.js';
import { type PageBitmap, PageDrawing, type QuarterTurns } from './page-drawing.js';
import { type PageFrame, shownBox } from './page-frame.js';
import { objectTypes, PageObjectReader } from './page-objects.js';
import { type PlacedLine, readLines } from './pdf-text.js';
import type { Pdfium } from './pdfium.js';
import type { PictureText } from './picture-text.js';
import { withFields } from './place-fields.js';
import { hideUnseen } from './unseen-text.js';
import { inReadingOrder } from './reading-order.js';
import { joinCells, joinSplit } from './split-lines.js';
import { turnReversed } from './reversed-lines.js';
import { joinWrapped } from './wrapped-cells.js';

/** The number of examined objects; more give no further information. */
const maxObjects = 2_000;
/** Annotations as they are shown, not as they are printed. */
const forTheScreen = 0;

/** A document that is open in the library. */
interface OpenDocument {
  readonly pdfium: Pdfium;
  readonly handle: number;
}

/** An open page. */
export class PdfPage {
  readonly #pdfium: Pdfium;
  readonly #document: number;
  readonly #page: number;
  readonly #form: () => number;
  readonly #pictureText: PictureText;
  #isChecked = false;
  #isMarked = false;

  /**
   * @param form what reads the fields of the document
   * @param pictureText of the document
   */
  constructor({ pdfium, handle }: OpenDocument, page: number, form: () => number, pictureText: PictureText) {
    this.#pdfium = pdfium;
    this.#document = handle;
    this.#page = page;
    this.#form = form;
    this.#pictureText = pictureText;
  }

  /** How many characters of the page a reader does not see; they are no part of its text. */
  hiddenCharacters = 0;

  /** The text of the page with that of fields, line by line, in the order in which it is read. */
  lines(fields: readonly FormField[] = []): readonly PlacedLine[] {
    const text = this.#loadText();
    if (text === 0) return [];
    try {
      return PageObjectReader.use(this.#pdfium, (reader) => {
        const { lines: all, frame } = readLines(reader, text, this.#frame, this.#drawn);
        const lines = this.#isMarked ? all.filter(({ text: line }) => line !== levelMark) : all;
        const placed = fields.map((field) => ({ ...field, ...shownBox(field, frame) }));
        return turnReversed(inReadingOrder(withFields(joinWrapped(joinCells(joinSplit(lines))), placed)));
      });
    } finally {
      this.#pdfium._FPDFText_ClosePage(text);
    }
  }

  /** Loads the text that a reader sees. */
  #loadText(): number {
    const text = this.#pdfium._FPDFText_LoadPage(this.#page);
    if (text === 0 || this.#isChecked) return text;
    this.#isChecked = true;
    const page = { pdfium: this.#pdfium, document: this.#document, page: this.#page, text };
    this.hiddenCharacters = hideUnseen({ ...page, pictureText: this.#pictureText });
    this.#isMarked = markLevel(page);
    if (this.hiddenCharacters === 0 && !this.#isMarked) return text;
    this.#pdfium._FPDFText_ClosePage(text);
    return this.#pdfium._FPDFText_LoadPage(this.#page);
  }

  readonly #drawn = (frame: PageFrame): DrawnText => new DrawnText({ pdfium: this.#pdfium, page: this.#page }, frame);

  get #frame(): PageFrame {
    return {
      turns: this.#pdfium._FPDFPage_GetRotation(this.#page),
      width: this.#pdfium._FPDF_GetPageWidth(this.#page),
      height: this.height,
    };
  }

  /** In points. */
  get height(): number {
    return this.#pdfium._FPDF_GetPageHeight(this.#page);
  }

  /** The other objects of the page: images, and paths, with which letters can be drawn. */
  objects(): PageObjects {
    const counts = { images: 0, paths: 0, imageShare: 0 };
    const area = this.#pdfium._FPDF_GetPageWidth(this.#page) * this.#pdfium._FPDF_GetPageHeight(this.#page);
    const count = Math.min(maxObjects, this.#pdfium._FPDFPage_CountObjects(this.#page));
    PageObjectReader.use(this.#pdfium, (reader) => {
      for (let index = 0; index < count; index += 1) {
        const object = this.#pdfium._FPDFPage_GetObject(this.#page, index);
        const type = this.#pdfium._FPDFPageObj_GetType(object);
        if (type === objectTypes.image || type === objectTypes.form) counts.images += 1;
        else if (type === objectTypes.path) counts.paths += 1;
        if (type !== objectTypes.image || area <= 0) continue;
        const { left, right, bottom, top } = reader.bounds(object);
        counts.imageShare = Math.max(counts.imageShare, ((right - left) * (top - bottom)) / area);
      }
    });
    return counts;
  }

  annotations(): PageAnnotations {
    return annotationsOf(this.#pdfium, this.#page, this.#form);
  }

  /** Makes what annotations other than known fields show part of the page, from when it is opened again. */
  flatten(): void {
    removeFields(this.#pdfium, this.#page, this.#form);
    // Drawing makes the library create the looks of fields that have none.
    this.render(1, 0);
    this.#pdfium._FPDFPage_Flatten(this.#page, forTheScreen);
  }

  /** A picture of the page, turned. */
  render(dpi: number, turns: QuarterTurns): PageBitmap {
    return new PageDrawing(this.#pdfium, this.#page, dpi, turns).draw();
  }
}
