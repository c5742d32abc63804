import type { DocumentBlocks } from './document-block.js';
import type { PictureFormat } from './formats/image/image.js';
import type { SourceDocument } from './source-document.js';

/** Reads a document of one format. */
type ReadDocument = (source: SourceDocument) => DocumentBlocks;

/**
 * The formats that are read, each with its reader, which is loaded for its first document, because some are megabytes large. Variants with macros are
 * treated like those without: macros are never read.
 */
export const readers = {
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
} satisfies Readonly<Record<string, () => Promise<ReadDocument>>>;

/** The name of a format. */
export type FormatName = keyof typeof readers;

async function readerOfOpenDocument({ isSpreadsheet }: { readonly isSpreadsheet: boolean }): Promise<ReadDocument> {
  const { readOpenDocument } = await import('./formats/open-document/open-document.js');
  return (source) => readOpenDocument(source, isSpreadsheet);
}

async function readerOfPicture(format: PictureFormat): Promise<ReadDocument> {
  const { readPicture } = await import('./formats/image/image.js');
  return (source) => readPicture(source, format);
}
