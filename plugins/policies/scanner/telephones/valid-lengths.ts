import { DigitAutomaton } from './digit-automaton.js';
import type { NumberingPlan } from './numbering-plan.js';
import { codeOf, planOfCode, planOfCountry, plansOfCode } from './telephone-numbers.js';

/*
 * The lengths of the valid numbers with which digits begin, in one pass for all numbers that start at a position. There may be false positives, but no
 * false negatives. Lengths are bits.
 */

/** The numbers that can be dialled in a country. */
class DialledNumbers {
  readonly #national: DigitAutomaton;
  readonly #international: DigitAutomaton;

  constructor(plan: NumberingPlan) {
    const { callingCode, sources } = plan;
    const main = planOfCode(callingCode) ?? plan;
    const numbers = numbersOf([plan, main], [plan, ...plansOfCode(callingCode)]);
    this.#national = new DigitAutomaton(`(?:${callingCode})?(?:${numbers})`);
    this.#international = new DigitAutomaton(withoutGroups(sources.international));
  }

  lengthsIn(digits: string): number {
    let lengths = this.#national.lengthsIn(digits);
    for (let prefixes = this.#international.lengthsIn(digits); prefixes !== 0; prefixes &= prefixes - 1) {
      const prefix = 31 - Math.clz32(prefixes & -prefixes);
      lengths |= validInternationalLengths(digits.slice(prefix)) << prefix;
    }
    return lengths;
  }
}

/** Memo of the last query: most countries have the same international prefix. */
const last = { digits: '', lengths: 0 };

/** @param digits after the plus sign */
export function validInternationalLengths(digits: string): number {
  if (last.digits !== digits) {
    const code = codeOf(digits);
    last.lengths = code === undefined ? 0 : automatonOf(code).lengthsIn(digits.slice(code.length)) << code.length;
    last.digits = digits;
  }
  return last.lengths;
}

/** By calling code: an automaton of the numbers after it. */
const byCode = new Map<string, DigitAutomaton>();

function automatonOf(code: string): DigitAutomaton {
  const known = byCode.get(code);
  if (known) return known;
  const main = [planOfCode(code) ?? []].flat();
  const made = new DigitAutomaton(numbersOf(main, [...main, ...plansOfCode(code)]));
  byCode.set(code, made);
  return made;
}

/** By country; undefined for unknown ones. */
const byCountry = new Map<string, DialledNumbers | undefined>();

/** The numbers that can be dialled in a country; undefined if it is unknown. */
export function dialledNumbersIn(region: string): Pick<DialledNumbers, 'lengthsIn'> | undefined {
  if (byCountry.has(region)) return byCountry.get(region);
  const plan = planOfCountry(region);
  const made = plan && new DialledNumbers(plan);
  byCountry.set(region, made);
  return made;
}

/**
 * A pattern for the numbers of several plans.
 *
 * @param fronts the plans whose national prefix may precede them
 */
function numbersOf(fronts: readonly NumberingPlan[], plans: readonly NumberingPlan[]): string {
  const prefixes = new Set(fronts.flatMap(({ sources }) => sources.prefix ?? []));
  const front = prefixes.size === 0 ? '' : `(?:${[...prefixes].join('|')})`;
  const numbers = new Set(plans.flatMap(({ sources }) => sources.types));
  const shapes = [`${front && `${front}?`}(?:${[...numbers].join('|')})`];
  // Where a transform rule applies, the digits captured by the prefix become a different number.
  for (const { sources, transformed } of fronts)
    if (transformed !== undefined) shapes.push(...capturing(sources.prefix ?? '').map((each) => `${each}\\d*`));
  return withoutGroups([...new Set(shapes)].join('|'));
}

/** The alternatives of a prefix that capture something; without captured digits the number remains as it is. */
function capturing(prefix: string): readonly string[] {
  const alternatives = [''];
  let depth = 0;
  for (const character of prefix) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === '|' && depth === 0) alternatives.push('');
    else alternatives.push(`${alternatives.pop()}${character}`);
  }
  // In some of them, the captured digits are optional.
  return alternatives.filter((each) => groupStart.test(each)).map((each) => each.replace(/\?$/, ''));
}

const groupStart = /\((?!\?)/;

/** Without capturing groups and end anchors. */
function withoutGroups(pattern: string): string {
  return pattern.replaceAll(new RegExp(groupStart, 'g'), '(?:').replaceAll('$', '');
}
