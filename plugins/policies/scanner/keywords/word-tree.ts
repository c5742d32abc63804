import { normalize } from '../automaton/alphabet.js';
import { withBothCases } from '../automaton/character-set.js';
import { characterTree, type PatternTree } from '../automaton/pattern-tree.js';

/** A node of a trie: character → child. */
interface Branch {
  readonly next: Map<string, Branch>;
  isEnd: boolean;
}

/** A case-insensitive pattern for words, built from a trie, so that thousands of words are as fast as a few. */
export function wordTree(words: readonly string[]): PatternTree {
  const root: Branch = { next: new Map(), isEnd: false };
  for (const word of words) {
    let branch = root;
    for (const character of normalize(word).toLowerCase()) {
      const known = branch.next.get(character) ?? { next: new Map(), isEnd: false };
      branch.next.set(character, known);
      branch = known;
    }
    branch.isEnd = true;
  }
  return treeOf(root, new Map());
}

/**
 * @param characters the trees of single characters, so that equal ones are one object: the compiler compares the character sets of all states, and an
 *   automaton keeps them
 */
function treeOf({ next, isEnd }: Branch, characters: Map<string, PatternTree>): PatternTree {
  const items = Array.from(next, ([character, branch]): PatternTree => {
    const first = characters.get(character) ?? eitherCase(character);
    characters.set(character, first);
    return branch.next.size === 0 ? first : { kind: 'sequence', items: [first, treeOf(branch, characters)] };
  });
  const choice: PatternTree = items.length === 1 ? (items[0] as PatternTree) : { kind: 'choice', items };
  return isEnd && items.length > 0 ? { kind: 'repeat', item: choice, min: 0, max: 1 } : choice;
}

function eitherCase(character: string): PatternTree {
  const codePoint = character.codePointAt(0) as number;
  return characterTree(withBothCases([codePoint, codePoint]));
}
