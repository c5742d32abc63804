import type { PatternTree } from './pattern-tree.js';

/**
 * A pattern without what may be left out at its end: it is complete wherever a match of the given one is complete first, and matches nothing longer.
 * `\d{3,4}` is three digits. Whoever only asks whether anything matches needs no more.
 */
export function shortened(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case 'sequence':
      return shortenedSequence(tree.items);
    case 'choice':
      return { kind: 'choice', items: tree.items.map(shortened) };
    case 'repeat':
      return shortenedRepeat(tree.item, tree.least);
    default:
      return tree;
  }
}

function shortenedSequence(items: readonly PatternTree[]): PatternTree {
  const last = items.findLastIndex((item) => !mayBeEmpty(item));
  const needed = items.slice(0, last + 1);
  return { kind: 'sequence', items: needed.map((item, index) => (index === last ? shortened(item) : item)) };
}

function shortenedRepeat(item: PatternTree, least: number): PatternTree {
  if (least === 0 || mayBeEmpty(item)) return { kind: 'sequence', items: [] };
  const before: PatternTree = { kind: 'repeat', item, least: least - 1, most: least - 1 };
  return { kind: 'sequence', items: [before, shortened(item)] };
}

/** Assertions read nothing, but what stands around them decides. */
function mayBeEmpty(tree: PatternTree): boolean {
  switch (tree.kind) {
    case 'unit':
    case 'assertion':
      return false;
    case 'sequence':
      return tree.items.every(mayBeEmpty);
    case 'choice':
      return tree.items.some(mayBeEmpty);
    case 'repeat':
      return tree.least === 0 || mayBeEmpty(tree.item);
  }
}
