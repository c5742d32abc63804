import { detectFormat } from './detect/detect-format.js';
import type { DocumentBlocks } from './document-block.js';
import { readers } from './format-readers.js';
import { namedSetting, ProcessingError, shownSize } from './processing-contract.js';
import { InnerNotes } from './collected-notes.js';
import { pluginFormatOf } from './plugin-formats/choose-format.js';
import { readPluginFormat } from './plugin-formats/read-plugin-format.js';
import { type InnerFile, openSource, type SourceDocument } from './source-document.js';

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
