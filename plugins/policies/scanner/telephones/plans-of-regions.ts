import { RecentlyUsed } from '../plans/recently-used.js';
import { DigitAutomaton } from './digit-automaton.js';
import type { NumberingPlan } from './numbering-plan.js';
import { nationalNumber, planOfCountry, plansOfCode } from './telephone-numbers.js';

const mostDigits = 20;
/** Bits of a number. */
const mostTogether = 32;

/** Some countries, whose numbering plans are read together. */
export class PlansOfRegions {
  readonly #regions: readonly string[];
  readonly #screens: readonly DigitAutomaton[];
  /** What was read last, and for each number of its digits: bits of the countries in which so many of them may be a number. */
  #read = '';
  readonly #lengths = new Uint32Array(mostDigits + 1);

  /** @param regions codes of countries; others count for nothing */
  constructor(regions: readonly string[]) {
    const known = regions.flatMap((region) => {
      const screen = screenOf(region);
      return screen ? [{ region, screen }] : [];
    });
    this.#regions = known.map(({ region }) => region);
    this.#screens = known.map(({ screen }) => screen);
  }

  /** Whether digits are a number for somebody in one of the countries. */
  haveNumber(digits: string): boolean {
    if (digits.length > mostDigits) return this.#isNumberIn(digits, allBits);
    // Where many matches begin at one place, the longest is asked about first.
    if (!this.#read.startsWith(digits)) this.#readAll(digits);
    const bits = this.#lengths[digits.length] as number;
    return bits !== 0 && this.#isNumberIn(digits, bits);
  }

  #readAll(digits: string): void {
    this.#lengths.fill(0);
    for (let index = 0; index < this.#screens.length; index += 1)
      (this.#screens[index] as DigitAutomaton).read(digits, this.#lengths, 1 << (index % mostTogether));
    this.#read = digits;
  }

  #isNumberIn(digits: string, bits: number): boolean {
    for (let index = 0; index < this.#regions.length; index += 1) {
      const isPossible = ((bits >>> (index % mostTogether)) & 1) === 1;
      if (isPossible && nationalNumber(digits, this.#regions[index] as string)?.isValid === true) return true;
    }
    return false;
  }
}

const allBits = 0xffff_ffff;

/** Tenants choose their regions. */
const known = new RecentlyUsed<PlansOfRegions>(32);
/** By the list itself, which a policy has once. */
const byList = new WeakMap<readonly string[], PlansOfRegions>();

/** The plans of some countries; the same object for the same. */
export function plansOfRegions(regions: readonly string[]): PlansOfRegions {
  const plans = byList.get(regions) ?? known.get(regions.join(), () => new PlansOfRegions(regions));
  byList.set(regions, plans);
  return plans;
}

/** By country; undefined where there is none. */
const screens = new Map<string, DigitAutomaton | undefined>();

/** What matches all numbers of a country, and some others. */
function screenOf(region: string): DigitAutomaton | undefined {
  const screen = screens.get(region);
  if (screen || screens.has(region)) return screen;
  const plan = planOfCountry(region);
  const made = plan && new DigitAutomaton(mayBeNumber(plan));
  screens.set(region, made);
  return made;
}

/** A pattern of all that may be a number in a country: what may stand in front of it, and what numbers of any kind are there. */
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
  // What its prefix has caught becomes a part of the number, which then is another one.
  if ([plan, main].some(({ transformed }) => transformed !== undefined))
    shapes.push(`(?:${plan.callingCode})?${front}\\d*`);
  return withoutGroups(shapes.join('|'));
}

/** Nothing is caught, and more may follow. */
function withoutGroups(pattern: string): string {
  return pattern.replaceAll(/\((?!\?)/g, '(?:').replaceAll('$', '');
}
