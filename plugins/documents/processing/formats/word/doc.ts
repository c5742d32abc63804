import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { type OleFile, openOle } from '../../archive/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import type { ReadingNotes, SourceDocument } from '../../source-document.js';
import { raisedNumber } from '../paragraphs/raised-number.js';
import { TableNames } from '../tables/table-names.js';
import { linesOf, markRuns, type WordPiece, writeForms, writeRaised } from './doc-runs.js';
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

/** What the library asks for the streams of a file. */
interface OleStreams {
  stream(name: string): Readable;
}

/** The library's own reader, because nobody but its subclass can tell it what is hidden. */
const WordOleExtractor = createRequire(import.meta.url)('word-extractor/lib/word-ole-extractor.js') as new () => {
  readonly _pieces: readonly WordPiece[];
  extractWordDocument(file: OleStreams, stream: Buffer): Promise<ExtractedWord>;
  writeCharacterProperties(stream: Buffer, table: Buffer): void;
};

/** Leaves out text that a reader does not see, besides what was deleted. */
class ShownWordExtractor extends WordOleExtractor {
  hiddenCharacters = 0;
  forms: readonly string[] = [];
  readonly #data: Buffer;

  constructor(data: Buffer) {
    super();
    this.#data = data;
  }

  override writeCharacterProperties(stream: Buffer, table: Buffer): void {
    const { hidden, forms } = markRuns({ stream, table, data: this.#data }, this._pieces);
    this.hiddenCharacters = hidden;
    this.forms = forms;
    super.writeCharacterProperties(stream, table);
  }
}

/** Reads Word files up to version 2003. Those that the library does not support (Word 6 and 95) are parsed here. */
export async function* readDoc({
  file,
  notes,
}: Pick<SourceDocument, 'file'> & Partial<Pick<SourceDocument, 'notes'>>): DocumentBlocks {
  const ole = await openOle(file);
  const texts = (await withLibrary(ole, notes)) ?? readWordStream(ole);
  for (const text of texts) yield* paragraphs(text);
}

/** Undefined when it cannot read them. It gets streams, because it knows them by their usual names only. */
async function withLibrary(
  streams: OleFile,
  notes?: Pick<ReadingNotes, 'hidden'>,
): Promise<readonly string[] | undefined> {
  try {
    const streamOf = (name: string): Buffer => streams.get(name.toLowerCase()) ?? Buffer.alloc(0);
    const extractor = new ShownWordExtractor(streamOf('Data'));
    const file: OleStreams = { stream: (name) => Readable.from([streamOf(name)]) };
    const word = await extractor.extractWordDocument(file, streamOf('WordDocument'));
    const texts = [
      word.getBody(),
      word.getHeaders({ includeFooters: true }),
      word.getFootnotes(),
      word.getEndnotes(),
      word.getAnnotations(),
      word.getTextboxes(),
    ].map((text) => writeForms(writeRaised(text, raisedNumber), extractor.forms));
    if (texts.every((text) => text.trim() === '') && extractor.hiddenCharacters === 0) return undefined;
    notes?.hidden(extractor.hiddenCharacters);
    return texts;
  } catch {
    return undefined;
  }
}

function* paragraphs(text: string): Generator<DocumentBlock> {
  let names = new TableNames();
  for (const { text: line, level } of linesOf(text)) {
    if (line.trim() === '') continue;
    // Cells of a row are divided by tabs.
    const cells = line.split('\t').map((cell) => cell.trim());
    if (level === undefined && cells.filter((cell) => cell !== '').length > 1) {
      yield* names.add({ cells, covered: new Set() });
      continue;
    }
    names = new TableNames();
    yield level === undefined
      ? { kind: 'paragraph', text: line }
      : { kind: 'heading', level, text: line.replace(/\s+/g, ' ') };
  }
}
