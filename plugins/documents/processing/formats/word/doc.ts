import { createRequire } from 'node:module';
import { readOle } from '../../detect/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { bytesOf, type ReadingNotes, type SourceDocument } from '../../source-document.js';
import { rowOf } from '../tables/table-rows.js';
import { deleteHidden, type WordPiece } from './doc-hidden.js';
import { readWordStream } from './word-stream.js';

/** The used part of the library, which has no types. */
interface ExtractedWord {
  getBody(): string;
  getHeaders(options: { readonly includeFooters: boolean }): string;
  getFootnotes(): string;
  getEndnotes(): string;
  getAnnotations(): string;
  getTextboxes(): string;
}

const load = createRequire(import.meta.url);
/** The library's own reader, because nobody but its subclass can tell it what is hidden. */
const WordOleExtractor = load('word-extractor/lib/word-ole-extractor.js') as new () => {
  readonly _pieces: readonly WordPiece[];
  extract(reader: unknown): Promise<ExtractedWord>;
  writeCharacterProperties(stream: Buffer, table: Buffer): void;
};
const BufferReader = load('word-extractor/lib/buffer-reader.js') as new (
  bytes: Buffer,
) => {
  open(): Promise<unknown>;
};

/** Leaves out text that Word does not show, besides what was deleted. */
class ShownWordExtractor extends WordOleExtractor {
  hiddenCharacters = 0;

  override writeCharacterProperties(stream: Buffer, table: Buffer): void {
    this.hiddenCharacters = deleteHidden(stream, table, this._pieces);
    super.writeCharacterProperties(stream, table);
  }
}

/** Reads Word files up to version 2003. Those that the library does not support (Word 6 and 95, other stream names) are parsed here. */
export async function* readDoc({
  file,
  notes,
}: Pick<SourceDocument, 'file'> & Partial<Pick<SourceDocument, 'notes'>>): DocumentBlocks {
  const bytes = await bytesOf(file);
  const texts = (await withLibrary(bytes, notes)) ?? readWordStream(readOle(bytes));
  for (const text of texts) yield* paragraphs(text);
}

/** Undefined when it cannot read them. It gets no path, because an error while it reads a broken file by itself would end the process. */
async function withLibrary(
  bytes: Buffer,
  notes?: Pick<ReadingNotes, 'hidden'>,
): Promise<readonly string[] | undefined> {
  try {
    const reader = new BufferReader(bytes);
    await reader.open();
    const extractor = new ShownWordExtractor();
    const word = await extractor.extract(reader);
    const texts = [
      word.getBody(),
      word.getHeaders({ includeFooters: true }),
      word.getFootnotes(),
      word.getEndnotes(),
      word.getAnnotations(),
      word.getTextboxes(),
    ];
    if (texts.every((text) => text.trim() === '') && extractor.hiddenCharacters === 0) return undefined;
    notes?.hidden(extractor.hiddenCharacters);
    return texts;
  } catch {
    return undefined;
  }
}

function* paragraphs(text: string): Generator<DocumentBlock> {
  for (const line of text.split(/[\n\r\f]/)) {
    if (line.trim() === '') continue;
    // Cells of a row are divided by tabs.
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.filter((cell) => cell !== '').length > 1) yield { kind: 'row', text: rowOf(cells) };
    else yield { kind: 'paragraph', text: line };
  }
}
