import { DigitAutomaton } from './digit-automaton.js';
import type { NumberingPlan } from './numbering-plan.js';
import { nationalNumber, planOfCountry, plansOfCode } from './telephone-numbers.js';

/**
 * Whether digits are a number for somebody in one of some countries.
 *
 * @param regions codes of countries; others count for nothing
 */
export function isNumberIn(regions: readonly string[], digits: string): boolean {
  for (let index = 0; index < regions.length; index += 1) {
    const region = regions[index] as string;
    // Most rows of digits are no number there, and one look-up for each digit tells.
    if (screenOf(region)?.matches(digits) === true && nationalNumber(digits, region)?.isValid === true) return true;
  }
  return false;
}

/** By country; undefined where there is none. */
const screens = new Map<string, DigitAutomaton | undefined>();

/** What matches all numbers of a country, and some others. */
function screenOf(region: string): DigitAutomaton | undefined {
  const known = screens.get(region);
  if (known || screens.has(region)) return known;
  const plan = planOfCountry(region);
  const screen = plan && new DigitAutomaton(mayBeNumber(plan));
  screens.set(region, screen);
  return screen;
}

/** A pattern of all that may be a number in a country: what may stand in front of it, and what numbers of any kind are there. */
function mayBeNumber(plan: NumberingPlan): string {
  const sharing = plansOfCode(plan.callingCode);
  const main = sharing[0] ?? plan;
  const numbers = [plan, ...sharing].flatMap(({ sources }) => sources.types);
  const prefixes = [plan, main].flatMap(({ sources }) => sources.prefix ?? []);
  const front = prefixes.length === 0 ? '' : `(?:${[...new Set(prefixes)].join('|')})?`;
  const shapes = [
    `(?:${plan.callingCode})?${front}(?:${[...new Set(numbers)].join('|')})`,
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
