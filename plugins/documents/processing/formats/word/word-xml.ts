import { readXmlFile, type XmlListener } from '../../archive/read-xml.js';
import type { DocumentBlocks } from '../../document-block.js';
import type { SourceDocument } from '../../source-document.js';
import { DocxListener } from './docx-body.js';
import { DocxStyles } from './docx-styles.js';
import { ParagraphCollector } from '../paragraphs/paragraph-collector.js';

/** Reads Word 2003 XML, a single-file format with the same text markup as DOCX. */
export async function* readWordXml(source: SourceDocument): DocumentBlocks {
  const collector = new ParagraphCollector();
  const styles = new DocxStyles();
  const [ofStyles, ofBody] = [styles.listener(), new DocxListener(collector, styles)];
  // The styles come first, in the same file.
  let listener: XmlListener = ofBody;
  const reading = readXmlFile(source, {
    open: (element) => {
      if (element.name === 'styles') listener = ofStyles;
      listener.open?.(element);
    },
    close: (name) => {
      listener.close?.(name);
      if (name === 'styles') listener = ofBody;
    },
    text: (text) => listener.text?.(text),
  });
  for await (const share of reading) {
    source.notes.progress(share);
    yield* collector.take();
  }
  source.notes.hidden(ofBody.hiddenCharacters);
}
