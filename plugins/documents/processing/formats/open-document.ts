import { readWholeXml, readXml, type XmlListener } from '../archive/read-xml.js';
import { ZipArchive } from '../archive/zip-archive.js';
import type { DocumentBlocks } from '../document-block.js';
import { ProcessingError } from '../processing-contract.js';
import type { SourceDocument } from '../source-document.js';
import { OpenDocumentListener } from './open-document-content.js';

/** Charts and formulas live in folders of their own, each a small document. */
const embedded = /^[^/]+\/content\.xml$/;

/** Text documents, sheets and presentations of OpenDocument, with the objects inside of them, headers and footers. */
export async function* readOpenDocument(source: SourceDocument, isSpreadsheet: boolean): DocumentBlocks {
  const archive = await ZipArchive.open(source.file, source.limits.maxUnpackedBytes);
  try {
    await refuseEncrypted(archive);
    if (!archive.has('content.xml')) throw new ProcessingError('The file is broken: it has no content.');
    const listener = new OpenDocumentListener(isSpreadsheet);
    yield* readPart(archive, 'content.xml', listener);
    const { slides, sheets } = listener;
    if (slides + sheets > 0) source.notes.pages(Math.max(slides, sheets));
    for (const part of ['styles.xml', ...archive.names.filter((name) => embedded.test(name))]) {
      yield* readPart(archive, part, new OpenDocumentListener(false));
    }
  } finally {
    archive.close();
  }
}

async function* readPart(archive: ZipArchive, part: string, listener: OpenDocumentListener): DocumentBlocks {
  for await (const _ of readXml(archive, part, listener, 'ignore')) yield* listener.collector.take();
}

async function refuseEncrypted(archive: ZipArchive): Promise<void> {
  let encrypted = false;
  const listener: XmlListener = {
    open: ({ name }) => {
      if (name === 'encryption-data') encrypted = true;
    },
  };
  await readWholeXml(archive, 'META-INF/manifest.xml', listener, 'ignore');
  if (encrypted) throw new ProcessingError('The document is password-protected.');
}
