import type { Tail } from '../detector.js';

/** The end of a shape of tokens: a class of characters, its counts, and the padding of base64. */
const end = /(\[(?:\\.|[^\]\\])+\])\{(\d+),(\d+)\}(=\{0,\d\})?$/;
/** From this number on, the greatest count of an end does not bound it: tokens of some vendors have more than a thousand characters. */
const leastOfOpen = 200;
/** Characters of an open end that are matched, unless more are required. The rest is the tail. */
const mostOfOpen = 40;

/**
 * The pattern of a shape: only the beginning of an open end is matched, and a full stop that may be part of a token is not its last character, where it ends
 * a sentence.
 */
export function closed(shape: string): string {
  return shape.replace(end, (whole, characters: string, least: string, most: string) => {
    const isOpen = Number(most) >= leastOfOpen;
    const bound = isOpen ? Math.max(Number(least), mostOfOpen) : Number(most);
    const last = characters.replace('.', '');
    if (last !== characters) return `${characters}{${Number(least) - 1},${bound - 1}}${last}`;
    return isOpen ? `${characters}{${least},${bound}}` : whole;
  });
}

/** What belongs to a token of a shape after its match; undefined if its length is bounded. */
export function tailOf(shape: string): Tail | undefined {
  const [, characters = '', , most = '', padding] = end.exec(shape) ?? [];
  if (Number(most) < leastOfOpen) return undefined;
  return { kind: 'characters', characters: new RegExp(padding === undefined ? characters : `${characters}|=`) };
}
