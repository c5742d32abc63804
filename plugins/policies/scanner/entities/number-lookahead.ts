import { type CharacterSet, rangesOf } from '../automaton/character-set.js';
import { parsePattern } from '../automaton/parse-pattern.js';
import { waysThrough } from '../automaton/ways-through.js';
import { isDigit, isLetter } from '../../reading/ascii.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** More digits than any of these numbers has. */
const maxDigits = 32;
const units = Buffer.alloc(maxDigits);
const zero = 0x30;

/** What the check of such a number reads. */
export type NumberText = Pick<Candidate, 'compact' | 'text'>;
/** Checks a number without letters. */
export type NumberCheck = (number: NumberText) => boolean | number;

/** Digits that are tested by a check before an automaton reads them in a row of digits. */
interface CheckedDigits {
  /** By position from the start on: the digits there; empty if any may be there. */
  readonly begins: readonly string[];
  readonly check: NumberCheck;
}

/** Numbers of a fixed count of digits, whose checks reject most others. What else is known of them is read from their patterns. */
export class CheckedNumbers implements LookaheadTest {
  readonly firstCharacters = '0123456789';
  /** By count of digits. */
  readonly #checks: CheckedDigits[][] = [];
  /** By ASCII unit: 1 for characters between two digits. */
  readonly #separators = new Uint8Array(0x80);

  /**
   * Adds numbers with at most one character between two digits, and groups of two digits and more behind the first.
   *
   * @throws RangeError for other patterns
   */
  add(pattern: string, check: NumberCheck): void {
    const ways = waysThrough(parsePattern(pattern)).map((way) => way.map(membersOf));
    // The test passes where it comes to a letter.
    const withoutLetters = ways.filter((way) => !way.some((members) => onlyLetters.test(members)));
    const digits = withoutLetters.map((way) => way.filter(hasDigit));
    const [{ length: count } = []] = digits;
    if (count === undefined || digits.some(({ length }) => length !== count) || withoutLetters.some(isScattered))
      throw new RangeError(`${pattern} is not a pattern of numbers of one length in groups.`);
    for (const separators of withoutLetters.flat())
      if (!hasDigit(separators)) for (const each of separators) this.#separators[each.charCodeAt(0)] = 1;
    const begins = Array.from({ length: count }, (_, at) => certainDigits(digits.map((way) => way[at] as string)));
    (this.#checks[count] ??= []).push({ begins: begins.slice(0, begins.findLastIndex(Boolean) + 1), check });
  }

  /** Passes where digits that a check accepts end at a possible end: in a row of digits there may be one at each invisible character. */
  passes(ahead: Lookahead): boolean {
    let count = 0;
    for (let at = 0, group = 0; count + 1 < this.#checks.length; at += 1) {
      const unit = ahead.at(at);
      if (unit === unknownUnit) return true;
      if (isDigit(unit)) {
        units[count] = unit;
        count += 1;
        group += 1;
        if (this.#checks[count] !== undefined && ahead.mayEndAt(at + 1) && this.#isAccepted(count)) return true;
        continue;
      }
      // Some have a letter among their last digits.
      if (this.#separators[unit] !== 1) return group > 0 && isLetter(unit);
      // Only the first group has one digit.
      if (group === 0 || (group === 1 && count > 1)) return false;
      group = 0;
    }
    return false;
  }

  #isAccepted(count: number): boolean {
    let text = '';
    for (const { begins, check } of this.#checks[count] ?? []) {
      if (!beginsWith(begins)) continue;
      if (text === '') text = units.toString('latin1', 0, count);
      if (check({ compact: text, text }) !== false) return true;
    }
    return false;
  }
}

/** Shared by all of them, so that digits are read once. */
export const checkedNumbers = new CheckedNumbers();

function beginsWith(begins: readonly string[]): boolean {
  for (let at = 0; at < begins.length; at += 1) {
    const digits = begins[at] as string;
    if (digits !== '' && !digits.includes(digitAt[(units[at] as number) - zero] as string)) return false;
  }
  return true;
}

const digitAt = Array.from('0123456789');
const onlyLetters = /^[A-Za-z]+$/;

function membersOf(set: CharacterSet): string {
  return rangesOf(set)
    .map(([first, last]) => String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, next) => first + next)))
    .join('');
}

function hasDigit(members: string): boolean {
  return /\d/.test(members);
}

/** Whether there are two characters between two digits, or a single digit between two others. */
function isScattered(way: readonly string[]): boolean {
  return /  | 0 /.test(way.map((members) => (hasDigit(members) ? '0' : ' ')).join(''));
}

/** The digits in one place of each way through a pattern; empty if all ten may be there. */
function certainDigits(ways: readonly string[]): string {
  const some = digitAt.filter((digit) => ways.some((members) => members.includes(digit)));
  return some.length < digitAt.length ? some.join('') : '';
}
