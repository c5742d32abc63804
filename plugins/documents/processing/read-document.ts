import { detectFormat, type DocumentFormat } from './detect/detect-format.js';
import type { DocumentBlocks } from './document-block.js';
import type { PictureFormat } from './formats/image/image.js';
import { namedSetting, ProcessingError, shownSize } from './processing-contract.js';
import { InnerNotes } from './collected-notes.js';
import { pluginFormatOf } from './plugin-formats/choose-format.js';
import { readPluginFormat } from './plugin-formats/read-plugin-format.js';
import { type InnerFile, openSource, type SourceDocument } from './source-document.js';

/** Reads a document of one format. */
type ReadDocument = (source: SourceDocument) => DocumentBlocks;

/** The reader of each format, loaded for its first document, because some are megabytes large. */
const readers: Readonly<Record<DocumentFormat, () => Promise<ReadDocument>>> = {
  pdf: async () => (await import('./pdf/pdf.js')).readPdf,
  docx: async () => (await import('./formats/word/docx.js')).readDocx,
  doc: async () => (await import('./formats/word/doc.js')).readDoc,
  'word-xml': async () => (await import('./formats/word/word-xml.js')).readWordXml,
  pptx: async () => (await import('./formats/powerpoint/pptx.js')).readPptx,
  ppt: async () => (await import('./formats/powerpoint/ppt.js')).readPpt,
  xlsx: async () => (await import('./formats/excel/xlsx.js')).readXlsx,
  xlsb: async () => (await import('./formats/excel/xlsb.js')).readXlsb,
  xls: async () => (await import('./formats/excel/spreadsheet.js')).readWorkbook,
  odt: () => readerOfOpenDocument({ isSpreadsheet: false }),
  ods: () => readerOfOpenDocument({ isSpreadsheet: true }),
  odp: () => readerOfOpenDocument({ isSpreadsheet: false }),
  rtf: async () => (await import('./formats/rtf/rtf.js')).readRtf,
  jpg: () => readerOfPicture('jpg'),
  png: () => readerOfPicture('png'),
  tif: () => readerOfPicture('tif'),
  gif: () => readerOfPicture('gif'),
  bmp: () => readerOfPicture('bmp'),
  webp: () => readerOfPicture('webp'),
  html: async () => (await import('./formats/web/html.js')).readHtml,
  epub: async () => (await import('./formats/web/epub.js')).readEpub,
  zip: async () => (await import('./formats/zip/zip.js')).readZip,
  gzip: async () => (await import('./formats/zip/tar.js')).readGzip,
  tar: async () => (await import('./formats/zip/tar.js')).readTar,
  eml: async () => (await import('./formats/mail/eml.js')).readEml,
  msg: async () => (await import('./formats/mail/msg.js')).readMsg,
  tnef: async () => (await import('./formats/mail/msg.js')).readTnef,
  mbox: async () => (await import('./formats/mail/eml.js')).readMbox,
  csv: async () => (await import('./formats/plain/csv.js')).readCsv,
  jsonl: async () => (await import('./formats/plain/jsonl.js')).readJsonl,
  json: async () => (await import('./formats/json/json.js')).readJson,
  xml: async () => (await import('./formats/json/json.js')).readXmlData,
  svg: async () => (await import('./formats/web/svg.js')).readSvg,
  txt: async () => (await import('./formats/plain/plain-text.js')).readPlainText,
};

async function readerOfOpenDocument({ isSpreadsheet }: { readonly isSpreadsheet: boolean }): Promise<ReadDocument> {
  const { readOpenDocument } = await import('./formats/open-document/open-document.js');
  return (source) => readOpenDocument(source, isSpreadsheet);
}

async function readerOfPicture(format: PictureFormat): Promise<ReadDocument> {
  const { readPicture } = await import('./formats/image/image.js');
  return (source) => readPicture(source, format);
}

/** Files inside of each other, such as a table with a message with another message. */
const maxDepth = 10;

/** What is known of a document before it is opened. */
type ClosedDocument = Omit<SourceDocument, 'size' | 'head' | 'readInner'>;

/** A document whose format is known. */
interface OpenedDocument {
  /** The name of a format: the gateway's or a plugin's. */
  readonly format: string;
  readonly blocks: DocumentBlocks;
}

/** Opens a document of any format. `depth` is the number of files in which it lies. */
export async function openDocument(closed: ClosedDocument, depth = 0): Promise<OpenedDocument> {
  const opened = { ...closed, ...(await openSource(closed.file)) };
  const source = { ...opened, readInner: (inner: InnerFile) => innerBlocks(closed, inner, depth + 1) };
  const contributed = pluginFormatOf(closed.formats, closed);
  if (contributed) return { format: contributed.name, blocks: readPluginFormat(contributed, source) };
  const format = await detectFormat({ ...source, maxUnpackedBytes: source.limits.maxUnpackedBytes });
  const read = await readers[format]();
  return { format, blocks: read(source) };
}

async function* innerBlocks(
  outer: ClosedDocument,
  { name, bytes, extension }: InnerFile,
  depth: number,
): DocumentBlocks {
  if (depth > maxDepth) throw new ProcessingError(`It is in more than ${maxDepth} files inside of each other.`);
  outer.notes.innerFile(bytes.length);
  if (outer.notes.innerBytes > outer.limits.maxUnpackedBytes)
    throw new ProcessingError(
      `The files before it have more than ${shownSize(outer.limits.maxUnpackedBytes)} together${namedSetting('maxUnpackedBytes')}.`,
    );
  // The pages of all of them count together, as their time does.
  const limits = { ...outer.limits, maxOcrPages: Math.max(0, outer.limits.maxOcrPages - outer.notes.ocrPages) };
  const notes = new InnerNotes(outer.notes, name);
  const inner = { ...outer, file: bytes, extension, contentType: '', limits, notes };
  const { blocks } = await openDocument(inner, depth);
  yield* blocks;
}
