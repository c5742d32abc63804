import { readWholeXml, readXml, readXmlFile, type XmlListener } from '../../archive/read-xml.js';
import { ZipArchive } from '../../archive/zip-archive.js';
import type { DocumentBlocks } from '../../document-block.js';
import { passwordProtected, ProcessingError } from '../../processing-contract.js';
import { SeparateParts } from '../../separate-parts.js';
import type { ReadingNotes, SourceDocument } from '../../source-document.js';
import { readEmbedded } from '../embedded/embedded-object.js';
import { asides } from '../paragraphs/asides.js';
import { ArchivePictures } from '../embedded/archive-pictures.js';
import { PictureTexts } from '../embedded/picture-texts.js';
import { OpenDocumentListener } from './open-document-content.js';
import { SlideFooters } from './open-document-footers.js';
import { MasterPages } from './open-document-masters.js';
import { OpenDocumentStyles } from './open-document-styles.js';

/** Charts and formulas live in folders of their own, each a small document. */
const embedded = /^[^/]+\/content\.xml$/;
/** Embedded objects of other programs. */
const foreign = /^Obj(?:ect)? ?\d+$/;
const zipMark = Buffer.from('PK');
const maxObjectBytes = 64 * 1024 * 1024;

/** Text documents, sheets and presentations of OpenDocument, with the objects inside of them, headers and footers. */
export async function* readOpenDocument(source: SourceDocument, isSpreadsheet: boolean): DocumentBlocks {
  if (!source.head.subarray(0, 2).equals(zipMark)) return yield* readFlat(source, isSpreadsheet);
  const archive = await ZipArchive.open(source.file, source.limits.maxUnpackedBytes);
  try {
    await refuseEncrypted(archive);
    if (!archive.has('content.xml')) throw new ProcessingError('The file is broken: it has no content.');
    const masters = new MasterPages();
    const styles = new OpenDocumentStyles();
    const separate = new SeparateParts(archive);
    await separate.readOptional('styles.xml', () =>
      readWholeXml(archive, 'styles.xml', both(masters, styles), 'ignore'),
    );
    const footers = new SlideFooters(masters);
    const listener = new OpenDocumentListener(isSpreadsheet ? 'spreadsheet' : 'text', styles, footers);
    const pictures = new ArchivePictures(archive, new PictureTexts(source));
    for await (const share of readXml(archive, 'content.xml', listener, 'ignore')) {
      // The rest is for pictures, which take longer.
      source.notes.progress(share / 2);
      yield* pictures.placed(listener.collector.take());
    }
    note(listener, source.notes);
    // The styles of presentations contain the master pages, those of other documents headers and footers.
    if (listener.slides > 0) for (const text of footers.longTexts()) yield { kind: 'paragraph', text };
    else yield* asides(separate.read('styles.xml', readPart(archive, 'styles.xml', new OpenDocumentListener('text'))));
    for (const part of archive.names.filter((name) => embedded.test(name)))
      yield* asides(separate.read(part, readPart(archive, part, new OpenDocumentListener('object'))));
    for (const part of archive.names.filter((name) => foreign.test(name)))
      yield* asides(separate.read(part, foreignBlocks(archive, part)));
    yield* asides(pictures.in('Pictures/'));
    separate.warn(source);
  } finally {
    archive.close();
  }
}

/** A listener for two purposes. */
function both(first: XmlListener, second: XmlListener): XmlListener {
  return {
    open: (element) => {
      first.open?.(element);
      second.open?.(element);
    },
    close: (name) => {
      first.close?.(name);
      second.close?.(name);
    },
    text: (text) => first.text?.(text),
  };
}

/** A document that is not packed. */
async function* readFlat(source: SourceDocument, isSpreadsheet: boolean): DocumentBlocks {
  const listener = new OpenDocumentListener(isSpreadsheet ? 'spreadsheet' : 'text');
  for await (const share of readXmlFile(source, listener, 'ignore')) {
    source.notes.progress(share);
    yield* listener.collector.take();
  }
  note(listener, source.notes);
}

/** Notes what is known of a document when its content has been read. */
function note({ slides, sheets, hiddenCharacters }: OpenDocumentListener, notes: ReadingNotes): void {
  if (slides + sheets > 0) notes.pages(Math.max(slides, sheets));
  notes.hidden(hiddenCharacters);
}

async function* readPart(archive: ZipArchive, part: string, listener: OpenDocumentListener): DocumentBlocks {
  for await (const _ of readXml(archive, part, listener, 'ignore')) yield* listener.collector.take();
}

async function* foreignBlocks(archive: ZipArchive, part: string): DocumentBlocks {
  yield* readEmbedded(await archive.whole(part), maxObjectBytes);
}

async function refuseEncrypted(archive: ZipArchive): Promise<void> {
  let encrypted = false;
  const listener: XmlListener = {
    open: ({ name }) => {
      if (name === 'encryption-data') encrypted = true;
    },
  };
  await readWholeXml(archive, 'META-INF/manifest.xml', listener, 'ignore');
  if (encrypted) throw passwordProtected();
}
