import type { DocumentBlock } from '../../document-block.js';
import { emfTexts, isEmf } from './emf-text.js';
import { wmfTexts } from './wmf-text.js';

/** Limit of text records in an image; one with more has a record for each letter, or is malicious. */
const maxTexts = 5_000;
const maxCharacters = 50_000;

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
