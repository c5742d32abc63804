import type { Tail } from '../../detector.js';
import { unitCount } from '../../automaton/alphabet.js';
import { maxFindingLength } from '../limits.js';

/** The end of a tail, and whether it is final. */
export interface TailEnd {
  readonly end: number;
  readonly isKnown: boolean;
}

/** Finds the end of a finding that extends past its match. Resumable, so that each character of a stream is examined once. */
export interface TailReader {
  /**
   * @param start of the finding
   * @param from index where the last search ended; at first the end of the match
   * @param isFinal whether the text is complete
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
      const limit = Math.min(text.length, start + maxFindingLength);
      let end = from;
      while (end < limit && belongs[text.charCodeAt(end)] === 1) end += 1;
      const isKnown = isFinal || end < text.length || end === start + maxFindingLength;
      // Signs at the end of a sentence may be of these characters. What follows decides, so they are read again.
      for (let signs = 0; signs < mostSigns && end > from && endsSentence.has(text.charCodeAt(end - 1)); signs += 1)
        end -= 1;
      return { end, isKnown };
    },
  };
}

/** Signs that follow a finding rather than belong to it, as in `(https://example.org/a).` */
const endsSentence = new Set(Array.from('.,;:!?)]', (sign) => sign.charCodeAt(0)));
const mostSigns = 3;

/** Memo by expression, filled on demand because most tokens are rare. */
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
      const limit = start + maxFindingLength;
      end.lastIndex = from;
      const found = end.exec(text);
      if (found && end.lastIndex <= limit) return { end: end.lastIndex, isKnown: true };
      if (text.length >= limit) return { end: limit, isKnown: true };
      if (isFinal) return { end: text.length, isKnown: true };
      // The end marker may be split between two pieces.
      return { end: Math.max(from, text.length - endLength), isKnown: false };
    },
  };
}
