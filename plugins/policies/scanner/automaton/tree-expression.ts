import { rangesOf } from './character-set.js';
import type { PatternTree } from './pattern-tree.js';

/**
 * An anchored regular expression for the normalized texts that a pattern matches, without the unicode flag.
 *
 * @throws Error for assertions, which depend on neighboring characters
 */
export function treeExpression(tree: PatternTree): RegExp {
  return new RegExp(`^(?:${sourceOf(tree)})$`);
}

/** An expression for the beginnings of normalized texts that a pattern matches. */
export function beginningExpression(tree: PatternTree): RegExp {
  return new RegExp(`^(?:${sourceOf(tree)})`);
}

/**
 * An expression for a common prefix of all texts that a pattern matches, up to where their lengths differ; undefined if all have the same length, so
 * that nothing is cut off.
 */
export function prefixExpression(tree: PatternTree): RegExp | undefined {
  const { tree: beginning, isWhole } = beginningOf(tree);
  return isWhole ? undefined : new RegExp(`^(?:${sourceOf(beginning)})`);
}

interface Beginning {
  readonly tree: PatternTree;
  /** Whether nothing was cut off. */
  readonly isWhole: boolean;
}

/** The part of a tree before the first point at which lengths differ. */
function beginningOf(tree: PatternTree): Beginning {
  switch (tree.kind) {
    case 'sequence': {
      const all = tree.items.map(beginningOf);
      const cut = all.findIndex(({ isWhole }) => !isWhole);
      if (cut < 0) return { tree, isWhole: true };
      return { tree: { kind: 'sequence', items: all.slice(0, cut + 1).map((each) => each.tree) }, isWhole: false };
    }
    case 'choice': {
      const all = tree.items.map(beginningOf);
      const isWhole = all.every((each) => each.isWhole);
      return { tree: { kind: 'choice', items: all.map((each) => each.tree) }, isWhole };
    }
    case 'repeat': {
      const item = beginningOf(tree.item);
      if (!item.isWhole) return { tree: tree.min === 0 ? nothing : item.tree, isWhole: false };
      return { tree: { ...tree, max: tree.min }, isWhole: tree.min === tree.max };
    }
    default:
      return { tree, isWhole: true };
  }
}

const nothing: PatternTree = { kind: 'sequence', items: [] };

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
      return `(?:${sourceOf(tree.item)}){${tree.min},${Number.isFinite(tree.max) ? tree.max : ''}}`;
    case 'assertion':
      throw new Error('a text alone does not tell what stands around it');
  }
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}
