import { type CharacterSet, unionOf } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

/** For each way through a pattern, the sets of characters that it reads one after the other. There are few in patterns of numbers, and endless ones in others. */
export function waysThrough(tree: PatternTree): readonly (readonly CharacterSet[])[] {
  switch (tree.kind) {
    case 'unit':
      return [[tree.set]];
    case 'sequence':
      return inSequence(tree.items.map(waysThrough));
    case 'choice':
      return tree.items.flatMap(waysThrough);
    case 'repeat': {
      const ways = waysThrough(tree.item);
      const counts = Array.from({ length: tree.max - tree.min + 1 }, (_, further) => tree.min + further);
      return counts.flatMap((count) => inSequence(Array.from({ length: count }, () => ways)));
    }
    case 'assertion':
      return [[]];
  }
}

function inSequence(parts: readonly (readonly (readonly CharacterSet[])[])[]): readonly (readonly CharacterSet[])[] {
  return parts.reduce<readonly (readonly CharacterSet[])[]>(
    (before, part) => before.flatMap((way) => part.map((next) => [...way, ...next])),
    [[]],
  );
}

/** All characters that a pattern reads. */
export function charactersOf(tree: PatternTree): CharacterSet {
  switch (tree.kind) {
    case 'unit':
      return tree.set;
    case 'sequence':
    case 'choice':
      return unionOf(tree.items.map(charactersOf));
    case 'repeat':
      return charactersOf(tree.item);
    case 'assertion':
      return [];
  }
}
