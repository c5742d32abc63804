import type { PatternTree } from './pattern-tree.js';

/** The lengths of the shortest and of the longest text that a pattern matches. */
export interface MatchLengths {
  readonly least: number;
  readonly most: number;
}

/** The lengths of the texts that a pattern matches. */
export function lengthsOf(tree: PatternTree): MatchLengths {
  switch (tree.kind) {
    case 'unit':
      return { least: 1, most: 1 };
    case 'sequence': {
      const lengths = tree.items.map(lengthsOf);
      return { least: sum(lengths.map(({ least }) => least)), most: sum(lengths.map(({ most }) => most)) };
    }
    case 'choice':
      return lengthsOfAny(tree.items.map(lengthsOf));
    case 'repeat': {
      const { least, most } = lengthsOf(tree.item);
      return { least: least * tree.min, most: tree.max === 0 ? 0 : most * tree.max };
    }
    case 'assertion':
      return { least: 0, most: 0 };
  }
}

/** The lengths of the texts that any of several patterns matches. */
export function lengthsOfAny(lengths: readonly MatchLengths[]): MatchLengths {
  return { least: Math.min(...lengths.map(({ least }) => least)), most: Math.max(...lengths.map(({ most }) => most)) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
