import type { DocumentBlocks } from '../../document-block.js';
import { bytesOf, type SourceDocument } from '../../source-document.js';
import { RtfReader } from './rtf-reader.js';
import { rtfTokens } from './rtf-tokens.js';

/** So many tokens are read before their blocks are passed on. */
const batch = 10_000;

/** Rich text: paragraphs, headings, rows of tables, footnotes; bytes in the encodings of their fonts. */
export async function* readRtf({ file, notes }: SourceDocument): DocumentBlocks {
  const reader = new RtfReader();
  let tokens = 0;
  for (const token of rtfTokens(await bytesOf(file))) {
    reader.read(token);
    tokens += 1;
    if (tokens % batch === 0) yield* reader.take();
  }
  reader.end();
  yield* reader.take();
  notes.hidden(reader.hiddenCharacters);
}
