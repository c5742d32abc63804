import { createRequire } from 'node:module';
import { readOle } from '../../detect/ole-file.js';
import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { rowOf } from '../table-rows.js';
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

const WordExtractor = createRequire(import.meta.url)('word-extractor') as new () => {
  extract(file: Buffer): Promise<ExtractedWord>;
};

/** Reads Word files up to version 2003. Those that the library does not support (Word 6 and 95, other stream names) are parsed here. */
export async function* readDoc({ file }: Pick<SourceDocument, 'file'>): DocumentBlocks {
  const bytes = await bytesOf(file);
  const texts = (await withLibrary(bytes)) ?? readWordStream(readOle(bytes));
  for (const text of texts) yield* paragraphs(text);
}

/** Undefined when it cannot read them. It gets no path, because an error while it reads a broken file by itself would end the process. */
async function withLibrary(bytes: Buffer): Promise<readonly string[] | undefined> {
  try {
    const word = await new WordExtractor().extract(bytes);
    const texts = [
      word.getBody(),
      word.getHeaders({ includeFooters: true }),
      word.getFootnotes(),
      word.getEndnotes(),
      word.getAnnotations(),
      word.getTextboxes(),
    ];
    return texts.some((text) => text.trim() !== '') ? texts : undefined;
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
