import { isWordUnit } from './alphabet.js';
import { type CharacterSet, rangesOf } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

/**
 * Repetitions of a character class with a maximum from this one on are read without it, if the minimum is so much lower that a match is likely to end
 * between them; the minimum is read up to `leastRead`.
 */
const mostCounted = 40;
const leastBetween = 10;
const leastRead = 8;

/**
 * A pattern that does not count long repetitions: `x[a-z-]{60,200}` becomes `x[a-z-]{8,}`. Where a pattern may begin again within its own matches, each
 * start would lead to other states; without counting, all lead to the same ones. Matches must be validated against the exact pattern.
 *
 * @returns the same object if nothing changes
 */
export function withOpenCounts(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case 'sequence':
    case 'choice': {
      const items = tree.items.map(withOpenCounts);
      return items.every((item, index) => item === tree.items[index]) ? tree : { kind: tree.kind, items };
    }
    case 'repeat':
      if (!isLong(tree) || tree.item.kind !== 'unit' || !hasSigns(tree.item.set)) return tree;
      return { ...tree, min: Math.min(tree.min, leastRead), max: Number.POSITIVE_INFINITY };
    default:
      return tree;
  }
}

function isLong({ min, max }: { readonly min: number; readonly max: number }): boolean {
  return max >= mostCounted && max - min >= leastBetween && Number.isFinite(max);
}

/** Whether words may start after a character of the set. */
function hasSigns(set: CharacterSet): boolean {
  return rangesOf(set).some(([first, last]) => {
    for (let unit = first; unit <= last; unit += 1) if (isWordUnit[unit] === 0) return true;
    return false;
  });
}
