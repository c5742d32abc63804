import { XmlReader } from '../../archive/read-xml.js';
import type { DocumentBlocks } from '../../document-block.js';
import { piecesOf, type SourceDocument } from '../../source-document.js';
import { detectEncoding } from '../../text/decode-text.js';
import { DocxListener } from './docx-body.js';
import { ParagraphCollector } from '../paragraphs/paragraph-collector.js';

/** Reads Word 2003 XML, a single-file format with the same text markup as DOCX. */
export async function* readWordXml({ file, size, head, notes }: SourceDocument): DocumentBlocks {
  const collector = new ParagraphCollector();
  const reader = new XmlReader(detectEncoding(head), new DocxListener(collector), 'refuse');
  let read = 0;
  for await (const bytes of piecesOf(file)) {
    reader.write(bytes);
    read += bytes.length;
    notes.progress(read / size);
    yield* collector.take();
  }
  reader.end();
  yield* collector.take();
}
