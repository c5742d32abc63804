import type { CharacterSet } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

/**
 * The same pattern, in which choices between words that begin alike read what is alike once: `Street|St|Stret` is `St(?:reet||ret)`. An automaton has to
 * follow all ways at once, and of a hundred words there are as many ways as words otherwise.
 */
export function factored(tree: PatternTree): PatternTree {
  switch (tree.kind) {
    case 'sequence':
      return { kind: 'sequence', items: tree.items.map(factored) };
    case 'repeat':
      return { ...tree, item: factored(tree.item) };
    case 'choice':
      return factoredChoice(tree.items.flatMap(alternatives).map(flat));
    default:
      return tree;
  }
}

type Steps = readonly PatternTree[];

function alternatives(tree: PatternTree): readonly PatternTree[] {
  return tree.kind === 'choice' ? tree.items.flatMap(alternatives) : [tree];
}

/** What is read one after the other. */
function flat(tree: PatternTree): Steps {
  return tree.kind === 'sequence' ? tree.items.flatMap(flat) : [tree];
}

function factoredChoice(ways: readonly Steps[]): PatternTree {
  /** First set of units → what follows it. */
  const behind = new Map<string, { readonly set: CharacterSet; readonly rests: Steps[] }>();
  const items: PatternTree[] = [];
  for (const way of ways) {
    const [first, ...rest] = way;
    if (first?.kind !== 'unit') {
      items.push({ kind: 'sequence', items: way.map(factored) });
      continue;
    }
    const key = first.set.join();
    const known = behind.get(key);
    if (known) known.rests.push(rest);
    else behind.set(key, { set: first.set, rests: [rest] });
  }
  for (const { set, rests } of behind.values()) {
    const unit: PatternTree = { kind: 'unit', set };
    const [only = []] = rests;
    const rest: PatternTree =
      rests.length > 1 ? factoredChoice(rests) : { kind: 'sequence', items: only.map(factored) };
    items.push({ kind: 'sequence', items: [unit, rest] });
  }
  return { kind: 'choice', items };
}
