import { type CharacterSet, rangesOf, setOf } from './character-set.js';

/** Syntax tree of a pattern over single UTF-16 units. */
export type PatternTree =
  | { readonly kind: 'unit'; readonly set: CharacterSet }
  | { readonly kind: 'sequence'; readonly items: readonly PatternTree[] }
  | { readonly kind: 'choice'; readonly items: readonly PatternTree[] }
  | { readonly kind: 'repeat'; readonly item: PatternTree; readonly min: number; readonly max: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion };

/** A zero-width condition. */
export type Assertion = (typeof assertions)[number];
export const assertions = ['word edge', 'no word edge', 'start of text', 'end of text'] as const;

/** The tree for one character of a set; surrogate pairs become sequences of two units. */
export function characterTree(set: CharacterSet): PatternTree {
  const units: [number, number][] = [];
  /** High surrogate → the low surrogates that may follow. */
  const lows = new Map<number, [number, number][]>();
  for (const [first, last] of rangesOf(set)) {
    if (first <= 0xffff) units.push([first, Math.min(last, 0xffff)]);
    for (let high = highHalf(Math.max(first, 0x10000)); last > 0xffff && high <= highHalf(last); high += 1) {
      const [from, to] = [0x10000 + ((high - 0xd800) << 10), 0x103ff + ((high - 0xd800) << 10)];
      const low: [number, number] = [lowHalf(Math.max(first, from)), lowHalf(Math.min(last, to))];
      lows.set(high, [...(lows.get(high) ?? []), low]);
    }
  }
  const unit: PatternTree = { kind: 'unit', set: setOf(units) };
  if (lows.size === 0) return unit;
  const pairs = pairTrees(lows);
  return { kind: 'choice', items: units.length > 0 ? [unit, ...pairs] : pairs };
}

/** Maximum number of alternatives: `\p{L}` would have sixty, and thousands of states when repeated. */
const maxWays = 8;

/**
 * High surrogates with the same low surrogates share an alternative. With too many alternatives, all low surrogates are accepted, in blocks of 1,024
 * characters.
 */
function pairTrees(lows: ReadonlyMap<number, readonly [number, number][]>): readonly PatternTree[] {
  const highs = new Map<string, { readonly low: CharacterSet; readonly high: [number, number][] }>();
  for (const [high, ranges] of lows) {
    const low = setOf(ranges);
    const way = highs.get(low.join()) ?? { low, high: [] };
    way.high.push([high, high]);
    highs.set(low.join(), way);
  }
  if (highs.size > maxWays) return [pairTree(setOf(Array.from(lows.keys(), (high) => [high, high])), [0xdc00, 0xdfff])];
  return Array.from(highs.values(), ({ low, high }) => pairTree(setOf(high), low));
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
