import type { PatternTree } from './pattern-tree.js';

/** So many copies of a piece are counted at most: of one unit, and of several. */
const mostCounted = 8;
const mostCountedGroups = 3;

/**
 * A pattern that matches whatever begins like a match of the given one, and more: it does not count far. `[a-z]{2,24}` is two letters and any
 * number of them. Where many patterns count at once, their automaton has a state for each of the counts they may have come to together; that of
 * loosened patterns has few.
 */
export function loosened(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case 'sequence':
    case 'choice':
      return { kind: tree.kind, items: tree.items.map(loosened) };
    case 'repeat': {
      const counted = tree.item.kind === 'unit' ? mostCounted : mostCountedGroups;
      const most = tree.most <= counted ? tree.most : Number.POSITIVE_INFINITY;
      return { kind: 'repeat', item: loosened(tree.item), least: Math.min(tree.least, counted), most };
    }
    default:
      return tree;
  }
}
