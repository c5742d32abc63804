import { type CharacterSet, rangesOf, setOf } from './character-set.js';

/** What a pattern means, in terms of single UTF-16 units. */
export type PatternTree =
  | { readonly kind: 'unit'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly items: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly items: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly item: PatternTree; readonly least: number; readonly most: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion };

/** What a place in the text must be. */
export type Assertion = 'word edge' | 'no word edge' | 'start of text' | 'end of text';

/** One character of a set; those outside of the first plane are two units. */
export function characterTree(set: CharacterSet): PatternTree {
  const units: [number, number][] = [];
  const pairs: PatternTree[] = [];
  for (const [first, last] of rangesOf(set)) {
    if (first <= 0xffff) units.push([first, Math.min(last, 0xffff)]);
    if (last > 0xffff) pairs.push(...pairTrees(Math.max(first, 0x10000), last));
  }
  const unit: PatternTree = { kind: 'unit', set: setOf(units) };
  if (pairs.length === 0) return unit;
  return { kind: 'choice', items: units.length > 0 ? [unit, ...pairs] : pairs };
}

export function textTree(characters: readonly CharacterSet[]): PatternTree {
  return { kind: 'sequence', items: characters.map(characterTree) };
}

/** Pairs from one code point to another: a part of the first high half, whole high halves, a part of the last. */
function pairTrees(first: number, last: number): PatternTree[] {
  const [firstHigh, lastHigh] = [highHalf(first), highHalf(last)];
  if (firstHigh === lastHigh) return [pairTree([firstHigh, firstHigh], [lowHalf(first), lowHalf(last)])];
  const trees = [pairTree([firstHigh, firstHigh], [lowHalf(first), 0xdfff])];
  if (firstHigh + 1 < lastHigh) trees.push(pairTree([firstHigh + 1, lastHigh - 1], [0xdc00, 0xdfff]));
  return [...trees, pairTree([lastHigh, lastHigh], [0xdc00, lowHalf(last)])];
}

function pairTree(high: CharacterSet, low: CharacterSet): PatternTree {
  return {
    kind: 'sequence',
    items: [
      { kind: 'unit', set: high },
      { kind: 'unit', set: low },
    ],
  };
}

const highHalf = (codePoint: number): number => 0xd800 + ((codePoint - 0x10000) >> 10);
const lowHalf = (codePoint: number): number => 0xdc00 + ((codePoint - 0x10000) & 0x3ff);
