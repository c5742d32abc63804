import { unitsOf } from '../../../reading/ascii.js';
import type { LinkTail, Tail } from '../../detector.js';
import { maxFindingLength, maxMatchLength } from '../limits.js';
import { unitsMatching } from '../text/unit-set.js';

/** The end of a tail, and whether it is final. */
interface TailEnd {
  readonly end: number;
  readonly isKnown: boolean;
}

/** Where a tail is read. */
interface TailPlace {
  /** Start of the finding. */
  readonly start: number;
  /** End of the match. */
  readonly end: number;
  /** Index where the last search ended; at first the end of the match. */
  readonly from: number;
  /** Whether the text is complete. */
  readonly isFinal: boolean;
}

/** Finds the end of a finding that extends past its match. Resumable, so that each character of a stream is examined once. */
export interface TailReader {
  read(text: string, place: TailPlace): TailEnd;
}

export function tailReader(tail: Tail): TailReader {
  if (tail.kind === 'until') return untilReader(tail.end, tail.endLength);
  if (tail.kind === 'lines') return linesReader;
  return tail.kind === 'link' ? linkReader(tail) : charactersReader(tail.characters);
}

const base64 = /[A-Za-z\d+/=]/;
/** A line break, also as in a string of JSON, and the indentation of the next line. */
const lineBreak = '(?:\\\\[rn]|[\\r\\n]){1,4}[ \\t]{0,16}';
/** A line of base64 rather than a word: it is long, or ends with the padding. */
const nextLine = new RegExp(`^${lineBreak}(?:[A-Za-z\\d+/]{20}|[A-Za-z\\d+/]{1,19}={1,2}(?![A-Za-z\\d+/=]))`);
/** The beginning of a next line. */
const mayBeNextLine = /^(?:\\[rn]?|[\r\n]){0,4}[ \t]{0,16}[A-Za-z\d+/]{0,19}={0,2}$/;
/** Length of the longest text that decides whether the next line belongs to the finding. */
const longestBeginning = 48;

/** Base64 with line breaks. What follows on the next line belongs to it only if it looks like base64 as well. */
const linesReader: TailReader = {
  read(text, { start, from, isFinal }) {
    const belongs = unitsMatching(base64);
    const limit = Math.min(text.length, start + maxFindingLength);
    let end = from;
    for (;;) {
      while (end < limit && belongs[text.charCodeAt(end)] === 1) end += 1;
      if (end === limit) return { end, isKnown: isFinal || end === start + maxFindingLength };
      const ahead = text.slice(end, end + longestBeginning);
      const isOpen = !isFinal && ahead.length < longestBeginning && mayBeNextLine.test(ahead);
      const next = isOpen ? undefined : nextLine.exec(ahead)?.[0];
      if (next === undefined) return { end, isKnown: !isOpen };
      end = Math.min(limit, end + next.length);
    }
  },
};

function charactersReader(characters: RegExp): TailReader {
  return {
    read(text, { start, from, isFinal }) {
      const belongs = unitsMatching(characters);
      const limit = Math.min(text.length, start + maxFindingLength);
      let end = from;
      while (end < limit && belongs[text.charCodeAt(end)] === 1) end += 1;
      const isKnown = isFinal || end < text.length || end === start + maxFindingLength;
      return { end: withoutSigns(from, end, (at) => endsSentence.has(text.charCodeAt(at))), isKnown };
    },
  };
}

function linkReader({ characters, begins }: LinkTail): TailReader {
  return {
    read(text, { start, end: matched, from, isFinal }) {
      if (
        begins &&
        matched < text.length &&
        matched - start < longestBeforeTail &&
        !begins.test(text[matched] as string)
      )
        return { end: matched, isKnown: true };
      const belongs = unitsMatching(characters);
      const limit = Math.min(text.length, start + maxFindingLength);
      const isClosing = (at: number): boolean => text.charCodeAt(at) === closing;
      let end = from;
      while (end < limit && belongs[text.charCodeAt(end)] === 1 && (!isClosing(end) || closesLink(text, start, end)))
        end += 1;
      const isKnown = isFinal || end < text.length || end === start + maxFindingLength;
      return {
        end: withoutSigns(from, end, (at) => endsLink.has(text.charCodeAt(at)) && !isClosing(at)),
        isKnown,
      };
    },
  };
}

/** Whether a link has opened the bracket that ends at an index, as in `https://example.org/Sluice_(gate)`. */
function closesLink(text: string, start: number, at: number): boolean {
  const from = Math.max(start, at - maxMatchLength);
  let closed = 0;
  for (let index = at - 1; index >= from; index -= 1) {
    const unit = text.charCodeAt(index);
    if (unit === closing) closed += 1;
    else if (unit === opening && closed > 0) closed -= 1;
    else if (unit === opening) return true;
  }
  return false;
}

/** Signs at the end of a sentence may be characters of a tail. What follows decides, so they are read again. */
function withoutSigns(from: number, end: number, isSign: (at: number) => boolean): number {
  let last = end;
  while (end - last < mostSigns && last > from && isSign(last - 1)) last -= 1;
  return last;
}

const [opening, closing] = [0x28, 0x29];
/** Signs that follow a finding rather than belong to it, as in `(https://example.org/a).` */
const endsSentence = unitsOf('.,;:!?)]');
/** And those around links in Markdown. */
const endsLink = unitsOf('.,;:!?]*_~|}');
const mostSigns = 3;
/** A longer match is not known to be complete, so that its tail may begin with anything. */
const longestBeforeTail = 250;

function untilReader(end: RegExp, endLength: number): TailReader {
  return {
    read(text, { start, from, isFinal }) {
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
