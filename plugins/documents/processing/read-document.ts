import type { DocumentFormat } from './detect/detect-format.js';
import type { DocumentBlocks } from './document-block.js';
import type { SourceDocument } from './source-document.js';

/** Reads a document of one format. */
export type ReadDocument = (source: SourceDocument) => DocumentBlocks;

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
  odt: () => openDocument(false),
  ods: () => openDocument(true),
  odp: () => openDocument(false),
  rtf: async () => (await import('./formats/rtf/rtf.js')).readRtf,
  jpg: async () => (await import('./formats/image/image.js')).readJpeg,
  png: async () => (await import('./formats/image/image.js')).readPng,
  tif: async () => (await import('./formats/image/image.js')).readTiff,
  html: async () => (await import('./formats/web/html.js')).readHtml,
  epub: async () => (await import('./formats/web/epub.js')).readEpub,
  eml: async () => (await import('./formats/mail/eml.js')).readEml,
  msg: async () => (await import('./formats/mail/msg.js')).readMsg,
  csv: async () => (await import('./formats/plain/csv.js')).readCsv,
  jsonl: async () => (await import('./formats/plain/jsonl.js')).readJsonl,
  txt: async () => (await import('./formats/plain/plain-text.js')).readPlainText,
};

async function openDocument(isSpreadsheet: boolean): Promise<ReadDocument> {
  const { readOpenDocument } = await import('./formats/open-document/open-document.js');
  return (source) => readOpenDocument(source, isSpreadsheet);
}

/** Loads the reader of a format. */
export function readerOf(format: DocumentFormat): Promise<ReadDocument> {
  return readers[format]();
}
