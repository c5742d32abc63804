import { endOfString } from './end-of-string.js';

/** The weight of an array, an object or a member, as a multiple of the weight of a number in a list: parsing takes that much longer. */
const heavy = 8;

/** From this length in characters, a text is scanned before it is parsed. */
export const longText = 256 * 1024;

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;

/** Shorter numbers without an exponent are always exact: an IEEE 754 double holds fifteen significant digits. */
export const exactLength = 15;

/** The bounds of a JSON text. */
export interface JsonBounds {
  readonly levels: number;
  /** Of the numbers, strings and literals; each array, object and member counts eight times more. */
  readonly weight: number;
}

/** An array or object that is long enough to be parsed in several pieces. */
export interface LongContainer {
  /** The place of its opening bracket. */
  readonly open: number;
  /** The places of commas between two of its members, by which it is divided. */
  readonly commas: readonly number[];
  /** The place of its closing bracket. */
  readonly close: number;
}

/**
 * Reads a JSON text without recursion and without parsing it, so before `JSON.parse`, and in pieces if it is long. Long strings, as most are,
 * are passed over.
 */
export class JsonScan {
  readonly #text: string;
  readonly #bounds: JsonBounds;
  readonly #pieceLength: number;
  /** Where the current piece of each open container begins, by its depth. */
  readonly #pieces: number[] = [];
  /** The commas by which open containers are divided, by their depth. */
  readonly #commas: (number[] | undefined)[] = [];
  readonly #containers: LongContainer[] = [];
  #at = 0;
  #depth = 0;
  #weight = 0;
  #names = 0;
  #mayLose = false;
  #exceeded: keyof JsonBounds | undefined;

  /**
   * @param text JSON, or a text that may be
   * @param pieceLength containers are divided after the member that makes a piece longer than this
   */
  constructor(text: string, bounds: JsonBounds = { levels: Infinity, weight: Infinity }, pieceLength = Infinity) {
    this.#text = text;
    this.#bounds = bounds;
    this.#pieceLength = pieceLength;
  }

  /** Whether all of it has been read, or a bound exceeded. */
  get ended(): boolean {
    return this.#exceeded !== undefined || this.#at >= this.#text.length;
  }

  /** The bound that was exceeded first. */
  get exceeded(): keyof JsonBounds | undefined {
    return this.#exceeded;
  }

  get weight(): number {
    return this.#weight;
  }

  /** The names of members. */
  get names(): number {
    return this.#names;
  }

  /** The containers that are divided, in the order in which they close. */
  get containers(): readonly LongContainer[] {
    return this.#containers;
  }

  /** Whether more arrays and objects have been opened than closed. */
  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** Whether there is a number that a double may not hold exactly. */
  get mayLose(): boolean {
    return this.#mayLose;
  }

  /**
   * Continues until the end, or until a bound is exceeded.
   *
   * @param units characters after which it stops, at the end of a token
   */
  read(units = Infinity): this {
    const text = this.#text;
    const { levels, weight: maxWeight } = this.#bounds;
    const pieces = this.#pieces;
    const pieceLength = this.#pieceLength;
    const divides = pieceLength < Infinity;
    const end = Math.min(text.length, this.#at + units);
    let at = this.#at;
    let depth = this.#depth;
    let weight = this.#weight;
    let exceeded: keyof JsonBounds | undefined;
    for (; at < end && exceeded === undefined; at += 1) {
      const code = text.charCodeAt(at);
      if (code === quote) at = endOfString(text, at);
      else if (code === comma) {
        weight += 1;
        if (divides && at - (pieces[depth] ?? at) > pieceLength) this.#divide(depth, at);
      } else if (code === colon) {
        weight += heavy;
        this.#names += 1;
      } else if (code === 0x7b || code === 0x5b) {
        depth += 1;
        weight += heavy;
        if (depth > levels) exceeded = 'levels';
        if (divides) pieces[depth] = at;
      } else if (code === 0x7d || code === 0x5d) {
        if (divides && this.#commas[depth]) this.#close(depth, at);
        depth -= 1;
      } else if (isDigit(code)) at = this.#passNumber(at) - 1;
      if (weight > maxWeight) exceeded ??= 'weight';
    }
    this.#exceeded = exceeded;
    this.#at = at;
    this.#depth = depth;
    this.#weight = weight;
    return this;
  }

  #divide(depth: number, at: number): void {
    (this.#commas[depth] ??= [this.#pieces[depth] as number]).push(at);
    this.#pieces[depth] = at;
  }

  #close(depth: number, at: number): void {
    const [open, ...commas] = this.#commas[depth] as [number, ...number[]];
    this.#containers.push({ open, commas, close: at });
    this.#commas[depth] = undefined;
  }

  #passNumber(start: number): number {
    const end = endOfNumber(this.#text, start);
    if (!this.#mayLose) this.#mayLose = end - start > exactLength || hasExponent(this.#text, start, end);
    return end;
  }
}

/** The end of the number that begins here, which may not be valid. */
export function endOfNumber(text: string, start: number): number {
  let end = start + 1;
  while (isNumeric(text.charCodeAt(end))) end += 1;
  return end;
}

/** Whether a number has an exponent. */
export function hasExponent(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((text.charCodeAt(at) | 0x20) === 0x65) return true;
  return false;
}

/** Whether a character is one of `0-9`. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** Whether a character occurs inside of numbers: `0-9`, `.`, `e`, `E`, `+`, `-`. */
function isNumeric(code: number): boolean {
  return isDigit(code) || code === 0x2e || (code | 0x20) === 0x65 || code === 0x2b || code === 0x2d;
}
