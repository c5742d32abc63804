import { readXml } from '../../archive/read-xml.js';
import { readRelationships, type Relationship } from '../../archive/relationships.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { extensionOf } from '../../extension-of.js';
import { innerBlocks, warnOfUnread } from '../../inner-files.js';
import { ProcessingError } from '../../processing-contract.js';
import { SeparateParts } from '../../separate-parts.js';
import type { SourceDocument } from '../../source-document.js';
import { asides } from '../paragraphs/asides.js';
import { readChart } from '../embedded/chart-text.js';
import { DocxListener } from './docx-body.js';
import { DocxNotes } from './docx-notes.js';
import { DocxNumbering } from './docx-numbering.js';
import { DocxStyles } from './docx-styles.js';
import { readDrawing } from '../embedded/drawing-text.js';
import { ArchivePictures } from '../embedded/archive-pictures.js';
import { PictureTexts } from '../embedded/picture-texts.js';
import { ParagraphCollector } from '../paragraphs/paragraph-collector.js';

const body = /^word\/document\d*\.xml$/i;
/** Parts with text of their own, in the order in which they follow the body. */
const furtherParts = [/^word\/header\d*\.xml$/i, /^word\/footer\d*\.xml$/i];
/** Read before the body, because each note and comment follows the paragraph that refers to it. */
const noteParts = /^word\/(?:(?:foot|end)notes|comments)\d*\.xml$/i;
const charts = /^word\/charts\/chart[^/]*\.xml$/i;
const diagrams = /^word\/diagrams\/data[^/]*\.xml$/i;

/** Reads body, headers, footers, notes, comments, charts, diagrams and pictures of a Word document. */
export async function* readDocx(source: SourceDocument): DocumentBlocks {
  const archive = await ZipArchive.open(source.file, source.limits.maxUnpackedBytes);
  try {
    yield* docxBlocks(archive, source);
  } finally {
    archive.close();
  }
}

/** The same of a document that is open. Inside of another one, without `source`, its pictures and documents are not read. */
export async function* docxBlocks(archive: ZipArchive, source?: SourceDocument): DocumentBlocks {
  const matching = (pattern: RegExp): string[] => archive.names.filter((name) => pattern.test(name));
  if (matching(body).length === 0) throw new ProcessingError('The file is broken: the Word document has no body.');
  const separate = new SeparateParts(archive);
  const styles = await DocxStyles.read(archive, matching(/^word\/styles\d*\.xml$/i)[0] ?? '', separate);
  const numbering = await DocxNumbering.read(archive, matching(/^word\/numbering\d*\.xml$/i)[0] ?? '', separate);
  const notes = await DocxNotes.read(archive, matching(noteParts), styles, separate);
  const pictures = new ArchivePictures(archive, source && new PictureTexts(source));
  const blocksOf = async function* (part: string): DocumentBlocks {
    const collector = new ParagraphCollector();
    const relationships = await readRelationships(archive, part, separate);
    const related = new Map(relationships.map(({ id, target }) => [id, target]));
    const listener = new DocxListener(collector, styles, numbering);
    for await (const share of readXml(archive, part, listener)) {
      // The rest is for pictures, which take longer.
      source?.notes.progress(share / 2);
      yield* pictures.placed(notes.placed(collector.take()), (id) => related.get(id));
    }
    if (source) yield* included(archive, relationships, source);
    source?.notes.hidden(listener.hiddenCharacters);
  };
  for (const part of matching(body)) yield* blocksOf(part);
  // What follows is elsewhere in the document than below its last heading.
  for (const part of furtherParts.flatMap(matching)) yield* asides(separate.read(part, blocksOf(part)));
  yield* asides(notes.others());
  for (const part of matching(charts)) yield* asides(separate.read(part, readChart(archive, part)));
  for (const part of matching(diagrams)) yield* asides(separate.read(part, readDrawing(archive, part)));
  yield* asides(pictures.in('word/media/'));
  if (source) separate.warn(source);
}

/**
 * Documents that programs leave to Word to include when it opens the file (`altChunk`), often one that has the whole text: a web page, RTF or another
 * Word file.
 */
async function* included(
  archive: ZipArchive,
  relationships: readonly Relationship[],
  source: SourceDocument,
): DocumentBlocks {
  const unread: string[] = [];
  for (const { type, target } of relationships) {
    if (type !== 'aFChunk' || !archive.has(target)) continue;
    const file = { name: '', extension: extensionOf(target), bytes: await archive.whole(target) };
    yield* innerBlocks(file, 0, source, unread);
  }
  warnOfUnread(unread, source);
}
