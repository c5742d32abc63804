import { counted } from '../../../../core/api/index.js';
import type { DocumentBlock, DocumentBlocks } from '../document-block.js';
import { readFiles } from '../inner-files.js';
import { PageRecogniser } from '../ocr/recognise-page.js';
import { adviceToDivide, namedSetting, ProcessingError } from '../processing-contract.js';
import { bytesOf, type SourceDocument } from '../source-document.js';
import { attachedFiles } from './attached-files.js';
import type { FormField } from './form-fields.js';
import { withoutContents } from './contents-lines.js';
import { needsOcr, type OcrNeed } from './needs-ocr.js';
import { BodySize, pageBlocks } from './page-headings.js';
import { explainFault, PdfDocument } from './pdf-document.js';
import { type OutlineEntry, readOutline } from './pdf-outline.js';
import type { PdfPage } from './pdf-page.js';
import { type PlacedLine, unknownLetter } from './pdf-text.js';
import { type LinedPage, reach, RunningLines } from './running-lines.js';
import { xfaBlocks } from './xfa-data.js';

/** How many times as long as the text on a page that of its picture must be to be the better one. */
const muchMore = 1.5;

/** Handwriting and text in an unknown script are read with less confidence, rightly read text with more. */
const readableFrom = 65;
/** The same for letters that a font has drawn: none is blurred, so what is read badly is of an unknown script. */
const drawnReadableFrom = 80;
/** A few letters in a photo are not worth a warning. */
const leastDoubted = 40;

/** Pages of a PDF; those that are pictures are read by OCR. */
export async function* readPdf(source: SourceDocument): DocumentBlocks {
  yield* readPdfBytes(await bytesOf(source.file), source);
}

/** The same of a document that is not the file itself. */
export async function* readPdfBytes(bytes: Buffer, source: SourceDocument): DocumentBlocks {
  const document = await PdfDocument.open(bytes).catch((error: unknown) => {
    throw explainFault(error);
  });
  try {
    yield* (await xfaBlocks(document)) ?? new PdfReading(document, source).blocks();
    yield* readFiles(attachedFiles(document), source);
  } catch (error) {
    throw explainFault(error);
  } finally {
    closeQuietly(document);
  }
}

/** After a fault inside of the library closing fails too. */
function closeQuietly(document: PdfDocument): void {
  try {
    document.close();
  } catch (error) {
    explainFault(error);
  }
}

/** A page that waits for those after it. */
interface ReadPage extends LinedPage {
  /** What OCR has read instead of lines. */
  readonly scanned?: string;
  readonly comments: readonly string[];
}

class PdfReading {
  readonly #document: PdfDocument;
  readonly #source: SourceDocument;
  readonly #outline: ReadonlyMap<number, readonly OutlineEntry[]>;
  readonly #bodySize = new BodySize();
  readonly #running: RunningLines;
  /** The pages before and after the one that is next. */
  readonly #around: ReadPage[] = [];
  /** What names the columns of the table with which the last page ended. */
  #columns: string | undefined;
  #recogniser: PageRecogniser | undefined;
  /** How many pages with a little text may be scans, such as those with a stamp. */
  #stamped = 0;
  readonly #unreadable: number[] = [];
  /** Pages of which OCR has probably read something else than they say. */
  readonly #doubtful: number[] = [];

  /** Pages with letters that the file does not name. */
  readonly #unnamed: number[] = [];

  constructor(document: PdfDocument, source: SourceDocument) {
    this.#document = document;
    this.#source = source;
    this.#outline = readOutline(document);
    this.#running = new RunningLines(document.pageCount);
  }

  async *blocks(): DocumentBlocks {
    const { pageCount } = this.#document;
    const { limits, notes } = this.#source;
    if (pageCount > limits.maxPages) {
      throw new ProcessingError(
        `The document has ${pageCount} pages; at most ${limits.maxPages} are read${namedSetting('maxPages')}. ${adviceToDivide}`,
      );
    }
    notes.pages(pageCount);
    for (let index = 0; index < pageCount; index += 1) {
      const page = await this.#document.withPage(index, (opened) => this.#page(opened, index));
      if (page === undefined) this.#unreadable.push(index + 1);
      else this.#around.push(page);
      yield* this.#blocksOf(index - reach);
      notes.progress((index + 1) / pageCount);
    }
    for (let index = pageCount - reach; index < pageCount; index += 1) yield* this.#blocksOf(index);
    if (this.#unreadable.length > 0 && this.#unreadable.length === pageCount)
      throw new ProcessingError('The file is broken: none of its pages can be read.');
    if (this.#unreadable.length > 0) notes.warn(`Pages that cannot be read: ${listed(this.#unreadable)}.`);
    if (this.#unnamed.length > 0)
      notes.warn(
        `Pages with letters that their fonts do not name, shown as ${unknownLetter}: ${listed(this.#unnamed)}.`,
      );
    if (this.#doubtful.length > 0)
      notes.warn(
        `Pages that OCR could hardly read, so that their text may be wrong: ${listed(this.#doubtful)}. Their language may not be installed, or the picture too coarse.`,
      );
  }

  async #page(page: PdfPage, index: number): Promise<ReadPage> {
    const { areDrawn, comments, fields } = page.annotations();
    const lines = page.lines();
    this.#source.notes.hidden(page.hiddenCharacters);
    const { height } = page;
    const label = this.#document.labelOf(index);
    const needed = ocrOf(page, lines);
    const isRead = needed !== 'no' && (needed !== 'perhaps' || this.#mayReadStamped());
    const scanned = isRead ? await this.#scannedText(page, lines, index, needed) : undefined;
    if (scanned !== undefined) return { index, height, label, lines: [], scanned, comments };
    if (lines.some(({ text }) => text.includes(unknownLetter))) this.#unnamed.push(index + 1);
    if (areDrawn) return { index, height, label, lines: await this.#flatLines(page, index, fields), comments };
    return { index, height, label, lines: fields.length > 0 ? page.lines(fields) : lines, comments };
  }

  /** Counts a page with a little text that may be a scan: of those, too, only so many are read. */
  #mayReadStamped(): boolean {
    this.#stamped += 1;
    return this.#stamped <= this.#source.limits.maxOcrPages;
  }

  /** The blocks of a page, when those after it are known; none for one that cannot be read. */
  *#blocksOf(index: number): Generator<DocumentBlock> {
    const page = this.#around.find((each) => each.index === index);
    if (page === undefined) return;
    if (this.#around[0] !== undefined && this.#around[0].index < index - reach) this.#around.shift();
    const others = this.#around.filter((each) => each !== page && each.index - index <= reach);
    const place = { page: index + 1, ...(page.label !== undefined && { label: page.label }) };
    for (const block of this.#pageBlocks(page, others)) yield { ...block, place };
  }

  *#pageBlocks({ scanned, comments, ...page }: ReadPage, others: readonly LinedPage[]): Generator<DocumentBlock> {
    if (scanned !== undefined) yield { kind: 'paragraph', text: scanned, hardLines: true };
    const { lines, running } = this.#running.divide(page, others);
    yield* this.#textBlocks(lines, page.index);
    // They are about anything on the page, not only what is below its last heading.
    for (const text of comments) yield { kind: 'paragraph', text, isAside: true };
    for (const text of running) yield { kind: 'paragraph', text, isAside: true };
  }

  /** The text of a page together with that of stamps, fields, and other annotations on it. */
  async #flatLines(page: PdfPage, index: number, fields: readonly FormField[]): Promise<readonly PlacedLine[]> {
    page.flatten();
    return (await this.#document.withPage(index, (flat) => flat.lines(fields))) ?? [];
  }

  /** Undefined if the letters on the page are its text. */
  async #scannedText(
    page: PdfPage,
    lines: readonly PlacedLine[],
    index: number,
    needed: OcrNeed,
  ): Promise<string | undefined> {
    this.#recogniser ??= await this.#startOcr(index);
    const { text, confidence } = await this.#recogniser.read((dpi, turns) => page.render(dpi, turns));
    // Of a page with a few letters and a picture without any, or with the same ones, the letters are the text.
    const least = needed === 'perhaps' ? muchMore * lines.reduce((sum, line) => sum + line.text.length, 0) : 0;
    if (text.trim() === '' || text.length < least) return undefined;
    if (confidence < (needed === 'unnamed' ? drawnReadableFrom : readableFrom) && text.length >= leastDoubted)
      this.#doubtful.push(index + 1);
    return text;
  }

  #textBlocks(lines: readonly PlacedLine[], index: number): readonly DocumentBlock[] {
    const outline = this.#outline.size === 0 ? undefined : (this.#outline.get(index) ?? []);
    const own = withoutContents(lines, this.#document.pageCount);
    return this.#continued(pageBlocks(own, outline, this.#bodySize.add(lines)));
  }

  /** A table that goes on from the page before keeps the names of its columns. */
  #continued(blocks: readonly DocumentBlock[]): readonly DocumentBlock[] {
    const [first, ...others] = blocks;
    const columns = first?.kind === 'row' && first.isHeader !== true ? this.#columns : undefined;
    const all = first === undefined || columns === undefined ? blocks : [{ ...first, columns }, ...others];
    this.#columns = columnsAfter(all);
    return all;
  }

  /** Before the first of many slow pages it is known whether they are too many. */
  async #startOcr(first: number): Promise<PageRecogniser> {
    const { maxOcrPages } = this.#source.limits;
    let count = 0;
    for (let index = first; index < this.#document.pageCount; index += 1) {
      if ((await this.#document.withPage(index, (page) => mustBeRead(page))) === true) count += 1;
      if (count > maxOcrPages) {
        throw new ProcessingError(
          `The document has more than ${counted(maxOcrPages, 'page')} without text, which only OCR could read${namedSetting('maxOcrPages')}. ${adviceToDivide}`,
        );
      }
    }
    return new PageRecogniser(this.#source);
  }
}

/** The names of the columns of a table at the end. */
function columnsAfter(blocks: readonly DocumentBlock[]): string | undefined {
  const table = blocks.slice(blocks.findLastIndex(({ kind }) => kind !== 'row') + 1);
  const header = table.findLast(({ isHeader, columns }) => isHeader === true || columns !== undefined);
  return header?.columns ?? header?.text;
}

function ocrOf(page: PdfPage, lines: readonly PlacedLine[]): OcrNeed {
  return needsOcr(lines.map(({ text }) => text).join(''), () => page.objects());
}

function mustBeRead(page: PdfPage): boolean {
  const needed = ocrOf(page, page.lines());
  return needed === 'yes' || needed === 'unnamed';
}

function listed(pages: readonly number[]): string {
  const named = pages.slice(0, 20).join(', ');
  return `${named}${pages.length > 20 ? ` and ${pages.length - 20} more` : ''}`;
}
