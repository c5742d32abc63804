import type { JsonObject, JsonValue } from '../json.js';
import { JsonBoundError } from '../wire/json/json-depth.js';
import { countMembers } from './count-members.js';
import { isNameBefore } from './end-of-string.js';
import type { JsonScan, LongContainer } from './json-scan.js';
import { newMark, setMember, unmarked } from './marked-json.js';

/** Begins the strings that stand for long arrays and objects in what contains them. */
const mark = newMark();

/** A long JSON text that has been parsed. */
export interface ParsedPieces {
  readonly value: JsonValue;
  /** Its members, at any depth. */
  readonly members: number;
}

/** How pieces are parsed and joined. */
interface PieceOptions {
  /** `JSON.parse`, or `parseExactly`. */
  parse(text: string): JsonValue;
  /** The most members of one object that is divided. */
  readonly maxMembers: number;
}

/**
 * Parses a long JSON text in pieces, one in each step: long arrays and objects are divided between their members, and joined again. `JSON.parse` alone
 * would take up to a tenth of a second. What it refuses is refused, because it parses every piece, and what is left of the text without them.
 *
 * @param scan a scan of the whole text, which has found its long containers
 * @throws SyntaxError when the text is not JSON; JsonBoundError when an object has too many members
 */
export function* parsePieces(text: string, scan: JsonScan, options: PieceOptions): Generator<void, ParsedPieces> {
  if (scan.isOpen) throw new SyntaxError('Unexpected end of JSON input');
  const pieces = new Pieces(text, options);
  for (const container of scan.containers) yield* pieces.join(container);
  yield;
  const value = pieces.rest();
  return { value, members: pieces.members };
}

/** A container whose value has been parsed. */
interface ParsedContainer {
  /** The places of its brackets. */
  readonly open: number;
  readonly close: number;
  /** Of its value. */
  readonly index: number;
}

/** What is put around a piece, so that it is JSON by itself. */
type Brackets = readonly [open: string, close: string];

const ofList: Brackets = ['[', ']'];
const ofObject: Brackets = ['{', '}'];
const none: Brackets = ['', ''];

/** The containers that have been parsed, and the text around them. */
class Pieces {
  /** Members of everything that has been parsed. */
  members = 0;
  readonly #text: string;
  readonly #options: PieceOptions;
  readonly #values: JsonValue[] = [];
  /** Those that are not part of another one yet, in the order of the text. */
  readonly #parsed: ParsedContainer[] = [];

  constructor(text: string, options: PieceOptions) {
    this.#text = text;
    this.#options = options;
  }

  /** Parses a container, all of whose long containers have been parsed. */
  *join({ open, commas, close }: LongContainer): Generator<void, void> {
    const brackets = this.#text[open] === '[' ? ofList : ofObject;
    if (this.#text[close] !== brackets[1]) throw new SyntaxError(`Unexpected token '${this.#text[close]}'`);
    const first = this.#parsed.findLastIndex((inner) => inner.open < open) + 1;
    const inner = this.#parsed.splice(first);
    const joined = brackets === ofList ? new JoinedList() : new JoinedObject(this.#options.maxMembers);
    let from = open + 1;
    for (const to of [...commas, close]) {
      const within = inner.splice(0, countWithin(inner, to));
      const piece = this.#piece(from, to, within, brackets);
      this.members -= joined.add(piece);
      from = to + 1;
      yield;
    }
    if (isNameBefore(this.#text, close + 1)) throw new SyntaxError('Expected property name');
    this.#parsed.push({ open, close, index: this.#values.push(joined.value) - 1 });
  }

  /** What is left of the text. */
  rest(): JsonValue {
    return this.#piece(0, this.#text.length, this.#parsed, none);
  }

  #piece(from: number, to: number, inner: readonly ParsedContainer[], [open, close]: Brackets): JsonValue {
    const pieces = [open];
    let copied = from;
    for (const { open: start, close: end, index } of inner) {
      pieces.push(this.#text.slice(copied, start), `"${mark}${index}"`);
      copied = end + 1;
    }
    pieces.push(this.#text.slice(copied, to), close);
    const value = this.#parsedAs(pieces.join(''), inner.length === 0 ? from : undefined);
    this.members += countMembers(value);
    return inner.length === 0 ? value : unmarked(value, mark, this.#values);
  }

  /** @param from where the piece begins, if it is a piece of the text as it is */
  #parsedAs(piece: string, from: number | undefined): JsonValue {
    try {
      return this.#options.parse(piece);
    } catch (cause) {
      if (piece === this.#text) throw cause;
      // The message must not quote a mark, and names the place in the piece.
      const what = (cause as Error).message.replace(/ in JSON at position .*$/s, '');
      throw new SyntaxError(from === undefined ? 'Unexpected token' : `${what} after character ${from}`, { cause });
    }
  }
}

/** An array or object whose pieces are being added. @returns from `add` how many members were there already */
interface Joined {
  readonly value: JsonValue;
  add(piece: JsonValue): number;
}

class JoinedList implements Joined {
  readonly value: JsonValue[] = [];

  add(piece: JsonValue): number {
    const items = piece as readonly JsonValue[];
    if (items.length === 0) throw new SyntaxError("Unexpected token ','");
    for (const item of items) this.value.push(item);
    return 0;
  }
}

class JoinedObject implements Joined {
  readonly value: JsonObject = {};
  readonly #maxMembers: number;
  #size = 0;

  constructor(maxMembers: number) {
    this.#maxMembers = maxMembers;
  }

  add(piece: JsonValue): number {
    const members = piece as JsonObject;
    let any = false;
    let known = 0;
    for (const name in members) {
      any = true;
      if (Object.hasOwn(this.value, name)) known += 1;
      else if ((this.#size += 1) > this.#maxMembers) throw new JsonBoundError('members');
      setMember(this.value, name, members[name] as JsonValue);
    }
    if (!any) throw new SyntaxError("Unexpected token ','");
    return known;
  }
}

/** How many of the containers, from the first, end before a place. */
function countWithin(containers: readonly ParsedContainer[], place: number): number {
  const beyond = containers.findIndex(({ close }) => close > place);
  return beyond < 0 ? containers.length : beyond;
}
