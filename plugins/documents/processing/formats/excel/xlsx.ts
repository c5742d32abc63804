import { counted } from '../../../../../core/api/index.js';
import { readWholeXml, readXml } from '../../archive/read-xml.js';
import { readRelationships, type Relationship } from '../../archive/relationships.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { tooMuch } from '../../processing-contract.js';
import { SeparateParts } from '../../separate-parts.js';
import type { SourceDocument } from '../../source-document.js';
import { readChart } from '../embedded/chart-text.js';
import { readDrawing } from '../embedded/drawing-text.js';
import { ArchivePictures } from '../embedded/archive-pictures.js';
import { PictureTexts } from '../embedded/picture-texts.js';
import { commentTypes, readComments, type RowComments } from './xlsx-comments.js';
import { readSharedStrings } from './xlsx-strings.js';
import { warnOfHidden } from './hidden-sheets.js';
import { sheetLayout } from './xlsx-layout.js';
import { type SheetContext, SheetListener } from './xlsx-sheet.js';
import { XlsxStyles } from './xlsx-styles.js';
import { cellText } from './cell-text.js';

const workbookName = /^xl\/workbook\d*\.xml$/i;
const charts = /^xl\/charts\/chart[^/]*\.xml$/i;
/** Text boxes and diagrams; and comments to which no sheet is related. */
const drawings = /^xl\/(?:drawings\/drawing|diagrams\/data|comments\/?|threadedComments\/)[^/]*\.xml$/i;

interface Sheet {
  readonly name: string;
  readonly part: string;
}

interface Workbook {
  readonly sheets: readonly Sheet[];
  /** Sheets that a reader does not see. */
  readonly hidden: readonly Sheet[];
  readonly date1904: boolean;
}

/** The sheets of a newer workbook, row by row while they are unpacked, each with its comments, charts, text boxes and diagrams; then its pictures. */
export async function* readXlsx(source: SourceDocument): DocumentBlocks {
  const { file, limits, notes } = source;
  const archive = await ZipArchive.open(file, limits.maxUnpackedBytes);
  try {
    const parts = new SheetParts(archive);
    const book = await readWorkbookPart(archive, parts.separate);
    const count = book.sheets.length;
    if (count > limits.maxPages) throw tooMuch(counted(limits.maxPages, 'sheet'), 'maxPages');
    notes.pages(count);
    yield* rowsOf(archive, book, parts, (sheets) => notes.progress(sheets / count));
    yield* parts.others();
    yield* new ArchivePictures(archive, new PictureTexts(source)).in('xl/media/');
    parts.separate.end(source);
    notes.hidden(parts.hiddenCharacters);
    warnOfHidden(
      book.hidden.map(({ name }) => name),
      notes,
    );
  } finally {
    archive.close();
  }
}

/** Sheets and drawings of a workbook that is open, as inside of another document. */
export async function* sheetBlocks(archive: ZipArchive): DocumentBlocks {
  const parts = new SheetParts(archive);
  yield* rowsOf(archive, await readWorkbookPart(archive, parts.separate), parts, () => undefined);
  yield* parts.others();
  yield* new ArchivePictures(archive).in('xl/media/');
}

async function* rowsOf(
  archive: ZipArchive,
  { sheets, hidden, date1904 }: Workbook,
  parts: SheetParts,
  progress: (sheets: number) => void,
): DocumentBlocks {
  const shared = await readSharedStrings(archive);
  const stylesPart = partCalled(archive, /^xl\/styles\d*\.xml$/i);
  const styles = await XlsxStyles.read(archive, stylesPart, date1904, parts.separate);
  for (const [index, sheet] of sheets.entries()) {
    const context = { shared, styles, read: (share: number) => progress(index + share) };
    yield* parts.separate.read(`sheet ${sheet.name}`, blocksOf(archive, sheet, parts, context));
  }
  for (const { part } of hidden) await parts.leaveOut(await readRelationships(archive, part, parts.separate));
}

async function* blocksOf(
  archive: ZipArchive,
  { name, part }: Sheet,
  parts: SheetParts,
  { read, ...context }: Pick<SheetContext, 'shared' | 'styles'> & { readonly read: (share: number) => void },
): DocumentBlocks {
  const related = await readRelationships(archive, part, parts.separate);
  const comments = await parts.comments(related);
  const listener = new SheetListener(name, { ...context, comments, layout: await sheetLayout(archive, part) });
  for await (const share of readXml(archive, part, listener)) {
    read(share);
    yield* listener.take();
  }
  yield* listener.end();
  parts.hiddenCharacters += listener.hiddenCharacters;
  for await (const block of parts.drawings(related)) yield { ...block, place: { sheet: name } };
}

/** What belongs to sheets besides their cells, each part once. */
class SheetParts {
  readonly #archive: ZipArchive;
  readonly separate: SeparateParts;
  /** Those of cells that were left out because a reader does not see them. */
  hiddenCharacters = 0;
  readonly #read = new Set<string>();

  constructor(archive: ZipArchive) {
    this.#archive = archive;
    this.separate = new SeparateParts(archive);
  }

  async comments(related: readonly Relationship[]): Promise<RowComments> {
    for (const { type, target } of related) if (commentTypes.has(type)) this.#read.add(target);
    return readComments(this.#archive, related);
  }

  /** The text boxes, charts and diagrams of a sheet. */
  async *drawings(related: readonly Relationship[]): DocumentBlocks {
    for (const { type, target } of related) {
      if (type !== 'drawing') continue;
      yield* this.#part(target);
      const inner = await readRelationships(this.#archive, target, this.separate);
      for (const each of inner) yield* this.#part(each.target);
    }
  }

  /** Leaves out what belongs to a sheet. */
  async leaveOut(related: readonly Relationship[]): Promise<void> {
    for (const { target } of related) {
      this.#read.add(target);
      for (const inner of await readRelationships(this.#archive, target, this.separate)) this.#read.add(inner.target);
    }
  }

  /** Those of no sheet. */
  async *others(): DocumentBlocks {
    for (const part of this.#archive.names) yield* this.#part(part);
  }

  async *#part(part: string): DocumentBlocks {
    if (this.#read.has(part)) return;
    this.#read.add(part);
    if (charts.test(part)) yield* this.separate.read(part, readChart(this.#archive, part));
    else if (drawings.test(part))
      for await (const block of this.separate.read(part, readDrawing(this.#archive, part)))
        yield { ...block, text: cellText(block.text) };
  }
}

function partCalled(archive: ZipArchive, pattern: RegExp): string {
  return archive.names.find((name) => pattern.test(name)) ?? '';
}

async function readWorkbookPart(archive: ZipArchive, separate: SeparateParts): Promise<Workbook> {
  const workbook = partCalled(archive, workbookName);
  const relationships = await readRelationships(archive, workbook, separate);
  const targets = new Map(relationships.map(({ id, target }) => [id, target]));
  const [sheets, hidden]: [Sheet[], Sheet[]] = [[], []];
  let date1904 = false;
  await readWholeXml(archive, workbook, {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') date1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const part = targets.get(attributes['r:id'] ?? attributes['id'] ?? '');
      const target = /^(?:hidden|veryHidden)$/.test(attributes['state'] ?? '') ? hidden : sheets;
      if (part !== undefined) target.push({ name: attributes['name'] ?? '', part });
    },
  });
  return { sheets: sheets.length > 0 ? sheets : unlisted(archive), hidden, date1904 };
}

/** Some writers name their parts as they like, and point to them in ways of their own. */
function unlisted(archive: ZipArchive): readonly Sheet[] {
  const parts = archive.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name));
  return parts.map((part, index) => ({ name: `Sheet${index + 1}`, part }));
}
