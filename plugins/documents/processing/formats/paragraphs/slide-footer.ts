import type { DocumentBlock } from '../../document-block.js';

/** Longer texts of a master are read only once, after the slides. */
const longestMaster = 200;

/** Returns a master's texts for each slide if they are as short as a footer, otherwise nothing. */
export function shortTexts(texts: readonly string[]): readonly string[] {
  return texts.reduce((sum, { length }) => sum + length, 0) <= longestMaster ? texts : [];
}

/** Texts of masters that are too long for each slide. */
export function longTexts(masters: Iterable<readonly string[]>): readonly string[] {
  const long = Array.from(masters).filter((texts) => shortTexts(texts).length < texts.length);
  return [...new Set(long.flat())];
}

/** Creates at most one block for the footer of a slide: the master's texts, footer, date and number; none if all are empty. */
export function footBlock(texts: readonly string[]): readonly DocumentBlock[] {
  const filled = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return filled.length === 0 ? [] : [{ kind: 'paragraph', text: filled.join(' | ') }];
}
