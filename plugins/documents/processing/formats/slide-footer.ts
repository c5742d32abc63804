import type { DocumentBlock } from '../document-block.js';

/** Longer texts of a master are read once, behind the slides. */
const longestMaster = 200;

/** What a master puts on each slide belongs to the slide when it is as short as a footer; nothing when it is longer. */
export function shortTexts(texts: readonly string[]): readonly string[] {
  return texts.reduce((sum, { length }) => sum + length, 0) <= longestMaster ? texts : [];
}

/** The foot of a slide as one block: what the master says, the footer, the date, the number. Nothing when there is none of it. */
export function footBlock(texts: readonly string[]): readonly DocumentBlock[] {
  const said = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return said.length === 0 ? [] : [{ kind: 'paragraph', text: said.join(' | ') }];
}
