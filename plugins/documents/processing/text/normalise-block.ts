import type { DocumentBlock } from '../document-block.js';
import { normaliseIndented, normaliseText } from './normalise-text.js';
import { lineEndsIn, unwrapLines } from './unwrap-lines.js';

/** A block with its text in one form; undefined when nothing of it is left. */
export function normaliseBlock(block: DocumentBlock): DocumentBlock | undefined {
  const normal = block.isIndented === true ? normaliseIndented(block.text) : normaliseText(block.text);
  const text = block.hardLines === true ? unwrapLines(normal) : normal;
  if (text === '') return undefined;
  return { ...block, text, ...(isLinesOfFile(block) && { lineEnds: lineEndsIn(text, normal) }) };
}

/** Blocks of other texts, such as the description of an appointment, have line ends that the file has not. */
function isLinesOfFile({ place, hardLines, isIndented }: DocumentBlock): boolean {
  return place !== undefined && 'line' in place && (hardLines !== undefined || isIndented === true);
}
