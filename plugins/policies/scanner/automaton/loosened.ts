import type { PatternTree } from './pattern-tree.js';

/** Maximum number of counted repetitions: of one unit, and of groups. */
const mostCounted = 8;
const mostCountedGroups = 3;

/**
 * A superset of the given pattern, in which high repetition counts become unbounded: `[a-z]{2,24}` becomes two or more letters. An automaton of many
 * counting patterns has a state for each combination of counts; that of loosened patterns has few.
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
