import type { Candidate } from '../engine/detectors/candidate.js';
import { type Lookahead, type LookaheadTest, unknownUnit } from '../engine/text/lookahead.js';

/** More digits than any of these numbers has. */
const maxDigits = 32;
const units = Buffer.alloc(maxDigits);
const [zero, nine, space, hyphen, fullStop] = [0x30, 0x39, 0x20, 0x2d, 0x2e];

/** What the check of such a number reads. */
export type NumberText = Pick<Candidate, 'compact' | 'text'>;

/** Digits that are tested by a check before an automaton reads them in a row of digits. */
export interface CheckedDigits {
  readonly count: number;
  /** By position from the start on: the digits there; empty if any may be there. */
  readonly begins: readonly string[];
  readonly check: (number: NumberText) => boolean | number;
}

/** Numbers of a fixed count of digits, whose checks reject most others. */
class CheckedNumbers implements LookaheadTest {
  readonly firstCharacters = '0123456789';
  /** By count of digits. */
  readonly #checks: CheckedDigits[][] = [];

  /** Adds numbers whose pattern has at most a space, hyphen or full stop between two digits, and groups of two digits and more behind the first. */
  add(digits: CheckedDigits): void {
    (this.#checks[digits.count] ??= []).push(digits);
  }

  /** Passes where digits that a check accepts end at a possible end: in a row of digits there may be one at each invisible character. */
  passes(ahead: Lookahead): boolean {
    let count = 0;
    for (let at = 0, group = 0; count + 1 < this.#checks.length; at += 1) {
      const unit = ahead.at(at);
      if (unit === unknownUnit) return true;
      if (unit >= zero && unit <= nine) {
        units[count] = unit;
        count += 1;
        group += 1;
        if (this.#checks[count] !== undefined && ahead.mayEndAt(at + 1) && this.#isAccepted(count)) return true;
        continue;
      }
      // Some have a letter among their last digits.
      if (unit !== space && unit !== hyphen && unit !== fullStop) return group > 0 && isLetter(unit);
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

function isLetter(unit: number): boolean {
  return (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
}

function beginsWith(begins: readonly string[]): boolean {
  for (let at = 0; at < begins.length; at += 1) {
    const digits = begins[at] as string;
    if (digits !== '' && !digits.includes(digitAt[(units[at] as number) - zero] as string)) return false;
  }
  return true;
}

const digitAt = Array.from('0123456789');
