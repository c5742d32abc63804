import { LruCache } from '../lru-cache.js';
import { nationalNumber } from './telephone-numbers.js';
import { dialledNumbersIn } from './valid-lengths.js';

/** Regions whose numbers are recognized without a country code if a policy names none. */
const usualRegions: readonly string[] = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'AU', 'IN', 'BR', 'MX', 'JP', 'IL'];

const maxDigits = 20;

/** The numbering plans of several countries, queried together. */
class PlansOfRegions {
  readonly #regions: readonly string[];
  readonly #dialled: readonly { lengthsIn(digits: string): number }[];
  /** Memo of the last digits read: by country, bits of the lengths that a number may have, and those of all countries. */
  #read = '';
  readonly #lengths: number[];
  #allLengths = 0;

  /** @param regions country codes; unknown ones are skipped */
  constructor(regions: readonly string[]) {
    const known = regions.flatMap((region) => {
      const dialled = dialledNumbersIn(region);
      return dialled ? [{ region, dialled }] : [];
    });
    this.#regions = known.map(({ region }) => region);
    this.#dialled = known.map(({ dialled }) => dialled);
    this.#lengths = known.map(() => 0);
  }

  /** Whether the digits are a valid number in one of the countries. */
  haveNumber(digits: string): boolean {
    if (digits.length > maxDigits) return false;
    this.#readAll(digits);
    for (let index = 0; index < this.#regions.length; index += 1) {
      const isPossible = (((this.#lengths[index] as number) >>> digits.length) & 1) === 1;
      if (isPossible && nationalNumber(digits, this.#regions[index] as string)?.isValid === true) return true;
    }
    return false;
  }

  /** A bit for each length that a valid number may have with which the digits begin; at most {@link maxDigits}. */
  lengthsOfNumbers(digits: string): number {
    this.#readAll(digits);
    return this.#allLengths;
  }

  /** The longest match from a start is queried first; the others are its prefixes. */
  #readAll(digits: string): void {
    if (this.#read.startsWith(digits)) return;
    this.#read = digits;
    this.#allLengths = 0;
    for (let index = 0; index < this.#dialled.length; index += 1) {
      const lengths = this.#dialled[index]?.lengthsIn(digits) ?? 0;
      this.#lengths[index] = lengths;
      this.#allLengths |= lengths;
    }
  }
}

/** Bounded, because tenants choose the regions. */
const known = new LruCache<PlansOfRegions>(32);
/** By the identity of the list, which each policy has once. */
const byList = new WeakMap<readonly string[], PlansOfRegions>();

/**
 * The plans of several countries; cached.
 *
 * @param regions country codes; the usual ones if empty
 */
export function plansOfRegions(regions: readonly string[]): PlansOfRegions {
  const plans =
    byList.get(regions) ??
    known.get(regions.join(), () => new PlansOfRegions(regions.length === 0 ? usualRegions : regions));
  byList.set(regions, plans);
  return plans;
}

/** The same as {@link PlansOfRegions.lengthsOfNumbers}, for any of several lists of regions. */
export function lengthsOfNumbers(digits: string, lists: readonly (readonly string[])[]): number {
  let lengths = 0;
  for (const regions of lists) lengths |= plansOfRegions(regions).lengthsOfNumbers(digits);
  return lengths;
}
