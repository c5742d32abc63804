import type { ZipArchive } from '../archive/zip-archive.js';
import type { DocumentBlock, DocumentBlocks } from '../document-block.js';
import { emfTexts, isEmf } from './emf-text.js';
import { wmfTexts } from './wmf-text.js';

/** A drawing with more has a text for each letter, or is made to be read without end. */
const maxTexts = 5_000;
const maxCharacters = 50_000;

/** Names of pictures that are drawn by records, not by points. */
export const metafileName = /\.(?:emf|wmf)$/i;

/**
 * The words of a picture that Windows draws by records: a diagram, a chart, or an object of another program. They are on the page as any
 * others are, and nowhere else in the file. Nothing when there are none.
 */
export function metafileBlocks(bytes: Buffer): readonly DocumentBlock[] {
  const texts: string[] = [];
  let characters = 0;
  for (const found of isEmf(bytes) ? emfTexts(bytes) : wmfTexts(bytes)) {
    const text = found.replaceAll('\0', ' ').trim();
    if (text === '') continue;
    characters += text.length;
    if (texts.length === maxTexts || characters > maxCharacters) break;
    texts.push(text);
  }
  return texts.length === 0 ? [] : [{ kind: 'paragraph', text: texts.join(' ') }];
}

/** The same of all pictures in a folder of an archive. */
export async function* drawnPictures(archive: ZipArchive, folder: string): DocumentBlocks {
  for (const name of archive.names) {
    if (name.startsWith(folder) && metafileName.test(name)) yield* metafileBlocks(await archive.whole(name));
  }
}
