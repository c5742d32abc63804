import { type CharacterSet, isIn } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

const zero = 0x30;
const nine = 0x39;
const digits: CharacterSet = [zero, nine];

/**
 * A pattern that reads any digit wherever the given one reads certain digits. `[1-9]\d|3[0-2]` is two digits. Of sixty patterns of numbers each wants other
 * digits, and together an automaton has a state for each set of those that a number may still be; what is loosened counts alone. Whoever uses it looks
 * at what it matches once more.
 *
 * @returns the same object where there is nothing to loosen
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
