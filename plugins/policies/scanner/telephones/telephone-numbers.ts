import type { CountryCode } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import { NumberingPlan } from './numbering-plan.js';

/*
 * Parses digits as libphonenumber-js does, with its metadata. The library compiles its expressions for each number, which takes a hundred times as
 * long, and policies query every row of digits for 13 countries. A test compares both.
 */

/** The result of parsing digits. */
interface TelephoneNumber {
  readonly isValid: boolean;
  /** Whether the number of digits is possible there. */
  readonly isPossible: boolean;
}

/** Maximum length of a calling code. */
const maxOfCode = 3;
/** Number of digits without the calling code. */
const [minDigits, maxDigits] = [2, 17];

/** Memo of the last query: the same digits are tried for each country in which they may be international. */
const last: { digits: string; number: TelephoneNumber | undefined } = { digits: '', number: undefined };

/** @param digits after the plus sign */
export function internationalNumber(digits: string): TelephoneNumber | undefined {
  if (last.digits === digits) return last.number;
  last.number = readInternational(digits);
  last.digits = digits;
  return last.number;
}

function readInternational(digits: string): TelephoneNumber | undefined {
  const code = codeOf(digits);
  const plan = code && planOfCode(code);
  return plan ? numberOf(code, digits.slice(code.length), plan, undefined) : undefined;
}

/** The calling code that is a prefix of the digits. */
export function codeOf(digits: string): string | undefined {
  for (let length = 1; length <= maxOfCode && length <= digits.length; length += 1) {
    const code = digits.slice(0, length);
    if (planOfCode(code)) return code;
  }
  return undefined;
}

/**
 * The possible lengths of an international number with these leading digits, in one pass for all numbers that start at a position.
 *
 * @param digits after the plus sign
 * @returns a bit for each length that may be valid or possible; 0 for none
 */
export function internationalLengths(digits: string): number {
  const code = codeOf(digits);
  const plan = code && planOfCode(code);
  if (!plan) return 0;
  const prefix = plan.lengthOfPrefix(digits.slice(code.length));
  if (prefix === undefined) return -1;
  const lengths = lengthsOfCode(code);
  return (lengths | (lengths << prefix)) << code.length;
}

/**
 * Parses digits as dialled in a country.
 *
 * @param region its code of two letters
 * @returns undefined if they are not a number, or the country is unknown
 */
export function nationalNumber(digits: string, region: string): TelephoneNumber | undefined {
  const plan = planOfCountry(region);
  if (!plan || digits === '') return undefined;
  const prefix = plan.international.exec(digits)?.[0] ?? '';
  const rest = digits.slice(prefix.length);
  if (prefix !== '' && rest !== '' && !rest.startsWith('0')) return internationalNumber(rest);
  const { callingCode } = plan;
  if (digits.startsWith(callingCode) && hasCode(digits, plan))
    return numberOf(callingCode, digits.slice(callingCode.length), planOfCode(callingCode) ?? plan, undefined);
  return numberOf(callingCode, digits, plan, plan);
}

/** Whether the digits include the calling code of their own country. */
function hasCode(digits: string, plan: NumberingPlan): boolean {
  const whole = withoutPrefix(digits, plan);
  if (plan.isTooLong(whole)) return true;
  return !plan.isLike(whole) && plan.isLike(withoutPrefix(digits.slice(plan.callingCode.length), plan));
}

function numberOf(
  code: string,
  digits: string,
  plan: NumberingPlan,
  otherwise: NumberingPlan | undefined,
): TelephoneNumber | undefined {
  if (digits === '') return undefined;
  const national = withoutPrefix(digits, plan);
  if (national.length < minDigits || national.length > maxDigits) return undefined;
  // Cheaper than the expressions of dozens of countries that share a code.
  if (((lengthsOfCode(code) >>> national.length) & 1) === 0) return neither;
  const exact = countryOf(code, national) ?? otherwise ?? planOfCode(code) ?? plan;
  return { isValid: exact.isValid(national), isPossible: exact.isPossible(national) };
}

const neither: TelephoneNumber = { isValid: false, isPossible: false };

/** The digits without the national prefix; all of them if they would not be a number without it. */
function withoutPrefix(digits: string, plan: NumberingPlan): string {
  const match = plan.prefix?.exec(digits);
  if (!match) return digits;
  const caught = match.length > 1 ? match.at(-1) : undefined;
  const national =
    plan.transformed !== undefined && caught
      ? digits.replace(plan.prefix as RegExp, plan.transformed)
      : digits.slice(match[0].length);
  if (national === digits) return digits;
  if (plan.isLike(digits) && !plan.isLike(national)) return digits;
  const { lengths } = countryOf(plan.callingCode, national) ?? plan;
  const isPossible = lengths.includes(national.length) || national.length > (lengths.at(-1) ?? 0);
  return isPossible ? national : digits;
}

/** The country of a number, among those that share a calling code. */
function countryOf(code: string, national: string): NumberingPlan | undefined {
  const plans = plansOfCode(code);
  if (plans.length <= 1) return plans[0];
  const { begins, others } = sharingOf(code, plans);
  if (begins?.test(national) !== true) return others.find((plan) => plan.isOfSomeType(national));
  return plans.find((plan) => (plan.leading ? plan.leading.test(national) : plan.isOfSomeType(national)));
}

/** How to distinguish countries that share a calling code. */
interface Sharing {
  /**
   * Leading digits of those countries that define them, in one expression: two dozen countries share the code 1, and most numbers match none of them.
   */
  readonly begins: RegExp | undefined;
  /** The countries without leading digits. */
  readonly others: readonly NumberingPlan[];
}

function sharingOf(code: string, plans: readonly NumberingPlan[]): Sharing {
  const known = sharing.get(code);
  if (known) return known;
  const sources = plans.flatMap(({ leading }) => leading?.source ?? []);
  const made = {
    begins: sources.length === 0 ? undefined : new RegExp(sources.join('|')),
    others: plans.filter(({ leading }) => !leading),
  };
  sharing.set(code, made);
  return made;
}

/** The plan of the main country of a calling code, or of the code itself. */
export function planOfCode(code: string): NumberingPlan | undefined {
  const known = byCode.get(code);
  if (known || byCode.has(code)) return known;
  const [country] = countriesOf(code);
  const row = metadata.nonGeographic[code];
  const plan = country === undefined ? row && new NumberingPlan(row) : planOfCountry(country);
  byCode.set(code, plan);
  return plan;
}

/** The plans of all countries with a calling code, the main one first. */
export function plansOfCode(code: string): readonly NumberingPlan[] {
  const known = allByCode.get(code) ?? countriesOf(code).flatMap((country) => planOfCountry(country) ?? []);
  allByCode.set(code, known);
  return known;
}

/** A bit for each number of digits that a number with a calling code may have, without prefix. */
function lengthsOfCode(code: string): number {
  const known = lengthsByCode.get(code);
  if (known !== undefined) return known;
  const bits = plansOfCode(code).reduce((all, plan) => all | plan.lengthBits, planOfCode(code)?.lengthBits ?? 0);
  lengthsByCode.set(code, bits);
  return bits;
}

export function planOfCountry(country: string): NumberingPlan | undefined {
  const known = byCountry.get(country);
  if (known || !Object.hasOwn(metadata.countries, country)) return known;
  const row = metadata.countries[country as CountryCode];
  const plan = row && new NumberingPlan(row);
  if (plan) byCountry.set(country, plan);
  return plan;
}

/** The countries of a calling code; none for codes of international services. */
function countriesOf(code: string): readonly string[] {
  if (!Object.hasOwn(metadata.country_calling_codes, code)) return [];
  const countries: readonly string[] = metadata.country_calling_codes[code] ?? [];
  return countries.length === 1 && countries[0]?.length === 3 ? [] : countries;
}

const sharing = new Map<string, Sharing>();
const byCountry = new Map<string, NumberingPlan>();
/** Cached plans by calling code; undefined for unknown codes. */
const byCode = new Map<string, NumberingPlan | undefined>();
const lengthsByCode = new Map<string, number>();
const allByCode = new Map<string, readonly NumberingPlan[]>();
