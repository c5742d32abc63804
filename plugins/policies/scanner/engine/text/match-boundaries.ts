import { ignored, isDigitUnit, isWordUnit, normalized } from '../../automaton/alphabet.js';
import type { TextWindow } from './text-window.js';
import { units } from '../block/text-block.js';

/** Whether an ignored character stands before an index. Matches end before such characters. */
export function isAfterIgnored({ from }: TextWindow, end: number): boolean {
  return normalized[units[end - 1 - from] as number] === ignored;
}

/** Whether a match can end here: at a word boundary unless `insideWords`, and not after an ignored character. */
export function isPossibleEnd(window: TextWindow, end: number, insideWords: boolean): boolean {
  if (isAfterIgnored(window, end)) return false;
  const { length, from } = window;
  const last = units[end - 1 - from] as number;
  return insideWords || end >= length || isWordUnit[last] === 0 || isWordUnit[units[end - from] as number] === 0;
}

/** Whether it is part of a longer number: `1.2.3`, `12/34/56`, a version, a decimal. */
export function touchesDigits(text: string, start: number, end: number): boolean {
  return isBesideDigits(text, start) || (joins(text, end) && isDigit(text, end + 1));
}

/** Whether the digit at an index continues a number across a full stop, hyphen or slash. */
export function isBesideDigits(text: string, at: number): boolean {
  return isDigit(text, at) && joins(text, at - 1) && isDigit(text, at - 2);
}

function isDigit(text: string, at: number): boolean {
  return at >= 0 && at < text.length && isDigitUnit[text.charCodeAt(at)] === 1;
}

function joins(text: string, at: number): boolean {
  const unit = at >= 0 && at < text.length ? normalized[text.charCodeAt(at)] : 0;
  return unit === 0x2d || unit === 0x2e || unit === 0x2f;
}
