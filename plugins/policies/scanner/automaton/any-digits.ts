import { type CharacterSet, isIn } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

const zero = 0x30;
const nine = 0x39;
const digits: CharacterSet = [zero, nine];

/**
 * A pattern in which every class of certain digits is replaced by all digits: `[1-9]\d|3[0-2]` becomes two digits. Sixty patterns of numbers test
 * different digits, and their common automaton would need a state for each combination of patterns that still match; with any digits, only their
 * number matters. Matches must be validated against the exact pattern.
 *
 * @returns the same object if nothing changes
 */
export function withAnyDigits(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case 'unit':
      return isOfSomeDigits(tree.set) ? { kind: 'unit', set: digits } : tree;
    case 'sequence':
    case 'choice': {
      const items = tree.items.map(withAnyDigits);
      return items.every((item, index) => item === tree.items[index]) ? tree : { kind: tree.kind, items };
    }
    case 'repeat': {
      const item = withAnyDigits(tree.item);
      return item === tree.item ? tree : { ...tree, item };
    }
    default:
      return tree;
  }
}

function isOfSomeDigits(set: CharacterSet): boolean {
  const [first = 0] = set;
  const last = set.at(-1) ?? 0;
  return first >= zero && last <= nine && !(isIn(set, zero) && set.length === 2 && last === nine);
}
