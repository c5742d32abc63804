import { LruCache } from '../lru-cache.js';
import { DigitAutomaton } from './digit-automaton.js';
import type { NumberingPlan } from './numbering-plan.js';
import { nationalNumber, planOfCountry, plansOfCode } from './telephone-numbers.js';

const maxDigits = 20;
/** Bits of a number that bitwise operators use. */
const maxTogether = 32;

/** The numbering plans of several countries, queried together. */
export class PlansOfRegions {
  readonly #regions: readonly string[];
  readonly #automata: readonly DigitAutomaton[];
  /** Memo of the last digits read: by length, bits of the countries in which a prefix of this length may be a number. */
  #read = '';
  readonly #lengths = new Uint32Array(maxDigits + 1);

  /** @param regions country codes; unknown ones are skipped */
  constructor(regions: readonly string[]) {
    const known = regions.flatMap((region) => {
      const automaton = automatonOf(region);
      return automaton ? [{ region, automaton }] : [];
    });
    this.#regions = known.map(({ region }) => region);
    this.#automata = known.map(({ automaton }) => automaton);
  }

  /** Whether the digits are a valid number in one of the countries. */
  haveNumber(digits: string): boolean {
    if (digits.length > maxDigits) return this.#isNumberIn(digits, allBits);
    // The longest match from a start is queried first; the others are its prefixes.
    if (!this.#read.startsWith(digits)) this.#readAll(digits);
    const bits = this.#lengths[digits.length] as number;
    return bits !== 0 && this.#isNumberIn(digits, bits);
  }

  /** A bit for each length that a valid number may have with which the digits begin; at most {@link maxDigits}. */
  lengthsOfNumbers(digits: string): number {
    if (!this.#read.startsWith(digits)) this.#readAll(digits);
    let bits = 0;
    for (let length = 1; length <= digits.length; length += 1) if (this.#lengths[length] !== 0) bits |= 1 << length;
    return bits;
  }

  #readAll(digits: string): void {
    this.#lengths.fill(0);
    for (let index = 0; index < this.#automata.length; index += 1)
      (this.#automata[index] as DigitAutomaton).read(digits, this.#lengths, 1 << (index % maxTogether));
    this.#read = digits;
  }

  #isNumberIn(digits: string, bits: number): boolean {
    for (let index = 0; index < this.#regions.length; index += 1) {
      const isPossible = ((bits >>> (index % maxTogether)) & 1) === 1;
      if (isPossible && nationalNumber(digits, this.#regions[index] as string)?.isValid === true) return true;
    }
    return false;
  }
}

const allBits = 0xffff_ffff;

/** Bounded, because tenants choose the regions. */
const known = new LruCache<PlansOfRegions>(32);
/** By the identity of the list, which each policy has once. */
const byList = new WeakMap<readonly string[], PlansOfRegions>();

/** The plans of several countries; cached. */
export function plansOfRegions(regions: readonly string[]): PlansOfRegions {
  const plans = byList.get(regions) ?? known.get(regions.join(), () => new PlansOfRegions(regions));
  byList.set(regions, plans);
  return plans;
}

/** By country; undefined for unknown ones. */
const automata = new Map<string, DigitAutomaton | undefined>();

/** An automaton that matches all numbers of a country, and some others. */
function automatonOf(region: string): DigitAutomaton | undefined {
  const automaton = automata.get(region);
  if (automaton || automata.has(region)) return automaton;
  const plan = planOfCountry(region);
  const made = plan && new DigitAutomaton(mayBeNumber(plan));
  automata.set(region, made);
  return made;
}

/** A pattern that covers all numbers dialled in a country: prefixes, calling code, and numbers of any type. */
function mayBeNumber(plan: NumberingPlan): string {
  const sharing = plansOfCode(plan.callingCode);
  const main = sharing[0] ?? plan;
  const numbers = [plan, ...sharing].flatMap(({ sources }) => sources.types);
  const prefixes = [plan, main].flatMap(({ sources }) => sources.prefix ?? []);
  const front = prefixes.length === 0 ? '' : `(?:${[...new Set(prefixes)].join('|')})`;
  const shapes = [
    `(?:${plan.callingCode})?${front && `${front}?`}(?:${[...new Set(numbers)].join('|')})`,
    `(?:${plan.sources.international})[1-9]\\d*`,
  ];
  // Where a transform rule applies, the digits captured by the prefix become a different number.
  if ([plan, main].some(({ transformed }) => transformed !== undefined))
    shapes.push(`(?:${plan.callingCode})?${front}\\d*`);
  return withoutGroups(shapes.join('|'));
}

/** Without capturing groups and end anchors. */
function withoutGroups(pattern: string): string {
  return pattern.replaceAll(/\((?!\?)/g, '(?:').replaceAll('$', '');
}
