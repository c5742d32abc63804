import type { CharacterSet } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

/**
 * The same pattern with common prefixes of alternatives factored out: `Street|St|Stret` becomes `St(?:reet||ret)`. Otherwise the sets of NFA states
 * would contain a state for each of a hundred words.
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

/** The items of a sequence. */
function flat(tree: PatternTree): Steps {
  return tree.kind === 'sequence' ? tree.items.flatMap(flat) : [tree];
}

function factoredChoice(ways: readonly Steps[]): PatternTree {
  /** First character set → the remainders of the alternatives that begin with it. */
  const remainders = new Map<string, { readonly set: CharacterSet; readonly rests: Steps[] }>();
  const items: PatternTree[] = [];
  for (const way of ways) {
    const [first, ...rest] = way;
    if (first?.kind !== 'unit') {
      items.push({ kind: 'sequence', items: way.map(factored) });
      continue;
    }
    const key = first.set.join();
    const known = remainders.get(key);
    if (known) known.rests.push(rest);
    else remainders.set(key, { set: first.set, rests: [rest] });
  }
  for (const { set, rests } of remainders.values()) {
    const unit: PatternTree = { kind: 'unit', set };
    const [only = []] = rests;
    const rest: PatternTree =
      rests.length > 1 ? factoredChoice(rests) : { kind: 'sequence', items: only.map(factored) };
    items.push({ kind: 'sequence', items: [unit, rest] });
  }
  return { kind: 'choice', items };
}
