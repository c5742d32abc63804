import type { Tail } from '../detector.js';
import { unitCount } from '../automaton/alphabet.js';
import { longestFinding } from './limits.js';

/** Where a tail ends, and whether that is known. */
export interface TailEnd {
  readonly end: number;
  readonly isKnown: boolean;
}

/** Finds the end of a finding that goes on beyond its pattern. Each character is looked at once, however the text comes. */
export interface TailReader {
  /**
   * @param start of the finding
   * @param from where an earlier search ended; at first the end of the match
   * @param isFinal nothing follows the text
   */
  read(text: string, start: number, from: number, isFinal: boolean): TailEnd;
}

export function tailReader(tail: Tail): TailReader {
  return tail.kind === 'until' ? untilReader(tail.end, tail.endLength) : charactersReader(tail.characters);
}

function charactersReader(characters: RegExp): TailReader {
  return {
    read(text, start, from, isFinal) {
      const belongs = unitsOf(characters);
      const limit = Math.min(text.length, start + longestFinding);
      let end = from;
      while (end < limit && belongs[text.charCodeAt(end)] === 1) end += 1;
      return { end, isKnown: isFinal || end < text.length || end === start + longestFinding };
    },
  };
}

/** By expression. Most are never asked for: tokens of a kind are rare. */
const known = new Map<string, Uint8Array>();

function unitsOf(characters: RegExp): Uint8Array {
  const key = String(characters);
  let belongs = known.get(key);
  if (!belongs) {
    belongs = Uint8Array.from({ length: unitCount }, (_, unit) => (characters.test(String.fromCharCode(unit)) ? 1 : 0));
    known.set(key, belongs);
  }
  return belongs;
}

function untilReader(end: RegExp, endLength: number): TailReader {
  return {
    read(text, start, from, isFinal) {
      const limit = start + longestFinding;
      end.lastIndex = from;
      const found = end.exec(text);
      if (found && end.lastIndex <= limit) return { end: end.lastIndex, isKnown: true };
      if (text.length >= limit) return { end: limit, isKnown: true };
      if (isFinal) return { end: text.length, isKnown: true };
      // The end may have begun already.
      return { end: Math.max(from, text.length - endLength), isKnown: false };
    },
  };
}
