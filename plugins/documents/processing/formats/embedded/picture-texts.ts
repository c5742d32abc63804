import { hash } from 'node:crypto';
import { pictureFormat } from '../../detect/picture-format.js';
import type { DocumentBlock } from '../../document-block.js';
import { PageRecogniser, type RenderPage } from '../../ocr/recognise-page.js';
import { explainFault, PdfDocument } from '../../pdf/pdf-document.js';
import type { PdfPage } from '../../pdf/pdf-page.js';
import type { SourceDocument } from '../../source-document.js';
import { picturesIn } from '../image/image.js';
import { isPhoto } from './is-photo.js';
import { type Picture, pdfOfPictures } from '../image/picture-pdf.js';

/** Sides of a line of text, in pixels: smaller pictures are symbols. */
const leastLength = 160;
const leastHeight = 20;
/** A sheet of A4 at the resolution at which pages are read: photos have many more, for which reading would take minutes. */
const usualDpi = 200;
const usualPixels = 4_000_000;
/** Smaller ones do not take long, and may be a line that was cut out without the space around it. */
const smallPixels = 800_000;
const coarseDpi = 100;
/** What is read in photos and drawings without text has less confidence, and a few lines of them much less. */
const readableFrom = 60;
const sampleReadableFrom = 45;
/** After so many pictures without text they are photos, on which no time is spent to find out how they lie. */
const maxPhotos = 2;
const word = /\p{L}{2}|\p{Script=Han}|\p{N}{2}/u;

/**
 * The text of pictures that stand in a document, such as a scan that was pasted into a letter. Most pictures have none, so what can hardly
 * be read is left out; and no document fails because of its pictures.
 */
export class PictureTexts {
  readonly #source: Pick<SourceDocument, 'limits' | 'notes' | 'ocrLanguages'>;
  #recogniser: PageRecogniser;
  #photos = 0;
  /** The same picture stands on many slides. */
  readonly #seen = new Set<string>();
  #isFull = false;

  constructor(source: Pick<SourceDocument, 'limits' | 'notes' | 'ocrLanguages'>) {
    this.#source = source;
    this.#recogniser = new PageRecogniser(source, maxPhotos);
  }

  /** The text of a picture, once. Nothing for one without text, a broken one, and other files. */
  async of(bytes: Buffer): Promise<readonly DocumentBlock[]> {
    const key = hash('sha256', bytes);
    if (this.#seen.has(key)) return [];
    this.#seen.add(key);
    try {
      const format = await pictureFormat(bytes);
      const pictures = format === undefined ? [] : await picturesIn(bytes, format);
      return await this.#read(pictures.filter(mayHaveText));
    } catch (error) {
      explainFault(error);
      return [];
    }
  }

  async #read(pictures: readonly Picture[]): Promise<readonly DocumentBlock[]> {
    if (pictures.length === 0 || !this.#hasRoom()) return [];
    const document = await PdfDocument.open(pdfOfPictures(pictures));
    const blocks: DocumentBlock[] = [];
    try {
      for (let index = 0; index < pictures.length && this.#hasRoom(); index += 1) {
        const text = await document.withPage(index, (page) => this.#textOn(page));
        if (text !== undefined) blocks.push({ kind: 'paragraph', text, hardLines: true });
      }
    } finally {
      document.close();
    }
    return blocks;
  }

  async #textOn(page: PdfPage): Promise<string | undefined> {
    const { width, height } = page.render(usualDpi, 0);
    if (width * height > smallPixels && isPhoto(page.render(coarseDpi, 0))) return undefined;
    const share = Math.min(1, Math.sqrt(usualPixels / (width * height)));
    const render: RenderPage = (dpi, turns) => page.render(dpi * share, turns);
    if (this.#photos >= maxPhotos) {
      const { text, confidence } = await this.#recogniser.sample(render);
      if (text.trim() !== '' && confidence < sampleReadableFrom) return undefined;
    }
    const { text, confidence } = await this.#recogniser.read(render);
    if (confidence >= readableFrom) return word.test(text) ? text : undefined;
    this.#photos += 1;
    // What made it look better says nothing about the next one.
    this.#recogniser = new PageRecogniser(this.#source, Math.max(0, maxPhotos - this.#photos));
    return undefined;
  }

  #hasRoom(): boolean {
    const { limits, notes } = this.#source;
    if (notes.ocrPages < limits.maxOcrPages) return true;
    if (!this.#isFull) notes.warn(`Pictures after the first ${limits.maxOcrPages} that needed OCR are not read.`);
    this.#isFull = true;
    return false;
  }
}

function mayHaveText({ width, height }: Picture): boolean {
  return Math.max(width, height) >= leastLength && Math.min(width, height) >= leastHeight;
}
