import type { DocumentBlock } from '../document-block.js';
import { normaliseIndented, normaliseText } from './normalise-text.js';
import { unwrapLines } from './unwrap-lines.js';

/** A block with its text in one form; undefined when nothing of it is left. */
export function normaliseBlock(block: DocumentBlock): DocumentBlock | undefined {
  const normal = block.isIndented === true ? normaliseIndented(block.text) : normaliseText(block.text);
  const text = block.hardLines === true ? unwrapLines(normal) : normal;
  return text === '' ? undefined : { ...block, text };
}
