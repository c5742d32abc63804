import { readWholeXml, readXml } from '../../archive/read-xml.js';
import { readRelationships } from '../../archive/relationships.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { ProcessingError } from '../../processing-contract.js';
import type { SourceDocument } from '../../source-document.js';
import { readChart } from '../embedded/chart-text.js';
import { readDrawing } from '../embedded/drawing-text.js';
import { ArchivePictures } from '../embedded/archive-pictures.js';
import { PictureTexts } from '../embedded/picture-texts.js';
import { readSharedStrings } from './xlsx-strings.js';
import { mergedCells } from './xlsx-merges.js';
import { SheetListener } from './xlsx-sheet.js';
import { XlsxStyles } from './xlsx-styles.js';
import { cellText } from './cell-text.js';

const workbookName = /^xl\/workbook\d*\.xml$/i;
const charts = /^xl\/charts\/chart[^/]*\.xml$/i;
/** Text boxes, diagrams and comments. */
const drawings = /^xl\/(?:drawings\/drawing|diagrams\/data|comments\/?|threadedComments\/)[^/]*\.xml$/i;

interface Sheet {
  readonly name: string;
  readonly part: string;
}

interface Workbook {
  readonly sheets: readonly Sheet[];
  readonly date1904: boolean;
}

/** The sheets of a newer workbook, row by row while they are unpacked; then its charts, text boxes, diagrams, comments and pictures. */
export async function* readXlsx(source: SourceDocument): DocumentBlocks {
  const { file, limits, notes } = source;
  const archive = await ZipArchive.open(file, limits.maxUnpackedBytes);
  try {
    const book = await readWorkbookPart(archive);
    const count = book.sheets.length;
    if (count > limits.maxPages) throw new ProcessingError(`The file has more than ${limits.maxPages} sheets.`);
    notes.pages(count);
    yield* rowsOf(archive, book, (index) => notes.progress((index + 1) / count));
    yield* readDrawings(archive, new PictureTexts(source));
  } finally {
    archive.close();
  }
}

/** Sheets and drawings of a workbook that is open, as inside of another document. */
export async function* sheetBlocks(archive: ZipArchive): DocumentBlocks {
  yield* rowsOf(archive, await readWorkbookPart(archive), () => undefined);
  yield* readDrawings(archive);
}

async function* rowsOf(
  archive: ZipArchive,
  { sheets, date1904 }: Workbook,
  sheetRead: (index: number) => void,
): DocumentBlocks {
  const shared = await readSharedStrings(archive);
  const styles = await XlsxStyles.read(archive, partCalled(archive, /^xl\/styles\d*\.xml$/i), date1904);
  for (const [index, { name, part }] of sheets.entries()) {
    const listener = new SheetListener(name, shared, styles, await mergedCells(archive, part));
    for await (const _ of readXml(archive, part, listener)) yield* listener.take();
    sheetRead(index);
  }
}

async function* readDrawings(archive: ZipArchive, texts?: PictureTexts): AsyncGenerator<DocumentBlock> {
  for (const part of archive.names) {
    if (charts.test(part)) yield* await readChart(archive, part);
    else if (drawings.test(part))
      for (const block of await readDrawing(archive, part)) yield { ...block, text: cellText(block.text) };
  }
  yield* new ArchivePictures(archive, texts).in('xl/media/');
}

function partCalled(archive: ZipArchive, pattern: RegExp): string {
  return archive.names.find((name) => pattern.test(name)) ?? '';
}

async function readWorkbookPart(archive: ZipArchive): Promise<Workbook> {
  const workbook = partCalled(archive, workbookName);
  const targets = new Map((await readRelationships(archive, workbook)).map(({ id, target }) => [id, target]));
  const sheets: Sheet[] = [];
  let date1904 = false;
  await readWholeXml(archive, workbook, {
    open: ({ name, attributes }) => {
      if (name === 'workbookPr') date1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const part = targets.get(attributes['r:id'] ?? attributes['id'] ?? '');
      if (part !== undefined) sheets.push({ name: attributes['name'] ?? '', part });
    },
  });
  return { sheets: sheets.length > 0 ? sheets : unlisted(archive), date1904 };
}

/** Some writers name their parts as they like, and point to them in ways of their own. */
function unlisted(archive: ZipArchive): readonly Sheet[] {
  const parts = archive.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name));
  return parts.map((part, index) => ({ name: `Sheet${index + 1}`, part }));
}
