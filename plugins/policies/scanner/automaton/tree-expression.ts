import { rangesOf } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

/**
 * A regular expression for whole texts that a pattern matches, as automata read them: unit by unit, normalized, without what is ignored.
 *
 * @throws Error for assertions, which depend on what stands around a text
 */
export function treeExpression(tree: PatternTree): RegExp {
  return new RegExp(`^(?:${sourceOf(tree)})$`);
}

function sourceOf(tree: PatternTree): string {
  switch (tree.kind) {
    case 'unit':
      return `[${rangesOf(tree.set)
        .map(([first, last]) => `${escaped(first)}-${escaped(last)}`)
        .join('')}]`;
    case 'sequence':
      return tree.items.map(sourceOf).join('');
    case 'choice':
      return `(?:${tree.items.map(sourceOf).join('|')})`;
    case 'repeat':
      return `(?:${sourceOf(tree.item)}){${tree.least},${Number.isFinite(tree.most) ? tree.most : ''}}`;
    case 'assertion':
      throw new Error('a text alone does not tell what stands around it');
  }
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
