import { XmlReader, type XmlListener } from '../../archive/read-xml.js';
import type { DocumentBlocks } from '../../document-block.js';
import { piecesOf, type SourceDocument } from '../../source-document.js';
import { detectEncoding } from '../../text/decode-text.js';
import { DocxListener } from './docx-body.js';
import { DocxStyles } from './docx-styles.js';
import { ParagraphCollector } from '../paragraphs/paragraph-collector.js';

/** Reads Word 2003 XML, a single-file format with the same text markup as DOCX. */
export async function* readWordXml({ file, size, head, notes }: SourceDocument): DocumentBlocks {
  const collector = new ParagraphCollector();
  const styles = new DocxStyles();
  const [ofStyles, ofBody] = [styles.listener(), new DocxListener(collector, styles)];
  // The styles come first, in the same file.
  let listener: XmlListener = ofBody;
  const reader = new XmlReader(
    detectEncoding(head),
    {
      open: (element) => {
        if (element.name === 'styles') listener = ofStyles;
        listener.open?.(element);
      },
      close: (name) => {
        listener.close?.(name);
        if (name === 'styles') listener = ofBody;
      },
      text: (text) => listener.text?.(text),
    },
    'refuse',
  );
  let read = 0;
  for await (const bytes of piecesOf(file)) {
    reader.write(bytes);
    read += bytes.length;
    notes.progress(read / size);
    yield* collector.take();
  }
  reader.end();
  notes.hidden(ofBody.hiddenCharacters);
  yield* collector.take();
}
