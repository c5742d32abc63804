import type { PartSink, RelayedPiece, StreamPart, UsagePart } from '../api/index.js';

/** A piece on its way through the stages. */
interface Underway {
  readonly piece: RelayedPiece;
  /** The part that is to come out next, and how much of its text has. */
  next: number;
  offset: number;
  /** What has come out of it and has not left. */
  readonly said: StreamPart[];
  /** Some of it has left as parts, or it may leave in no other way. */
  torn: boolean;
}

type TextualPart = Extract<StreamPart, { text: string }>;

/**
 * Pieces whose parts are in stages, and a comparison of what comes out with what went in. A piece that has come out whole and as it was may
 * leave as its bytes.
 */
export class PieceQueue {
  /** From `#first` on; what is before has left. */
  #underway: Underway[] = [];
  #first = 0;
  /** Parts of a piece that leave before everything else. */
  #leaving: StreamPart[] = [];
  /** Usage overtakes what is held, and is compared by itself. */
  #usage: UsagePart | undefined;

  #closed = false;

  /** Everything has come out. */
  get isEmpty(): boolean {
    for (let at = this.#first; at < this.#underway.length; at += 1)
      if (!isComplete(this.#underway[at] as Underway)) return false;
    return true;
  }

  /** Takes pieces and pushes their parts; texts that follow each other as one, which costs the stages less. */
  take(pieces: readonly RelayedPiece[], push: PartSink): void | Promise<void> {
    if (!this.#closed)
      for (const piece of pieces) this.#underway.push({ piece, next: 0, offset: 0, said: [], torn: !piece.plain });
    return pushAll(joined(pieces), 0, (part) => {
      if (part.type === 'usage') this.#usage = part;
      return push(part);
    });
  }

  /** Takes what has come out. @returns what of it is not as it went in; undefined when all of it is */
  accept(part: StreamPart): StreamPart | undefined {
    if (part.type === 'usage') return part === this.#usage ? undefined : part;
    let rest: StreamPart = part;
    for (let at = this.#first; at < this.#underway.length; at += 1) {
      const underway = this.#underway[at] as Underway;
      while (!isComplete(underway)) {
        const left = acceptNext(underway, rest);
        if (left === undefined) return undefined;
        if (left === rest) return rest;
        rest = left;
      }
    }
    return rest;
  }

  /** Nothing that comes out any more is compared. */
  close(): void {
    this.#closed = true;
    this.#underway = [];
    this.#first = 0;
  }

  /** What is to leave next: the bytes of pieces that have come out whole, or parts of one that has not. */
  next(): RelayedPiece | StreamPart | undefined {
    const leaving = this.#leaving.shift();
    if (leaving) return leaving;
    const passed = this.#takePassed();
    if (passed) return passed;
    const head = this.#underway[this.#first];
    if (!head) return undefined;
    if (isComplete(head)) this.#first += 1;
    // What only opens the answer need not leave before the first word.
    else if (!head.said.some(({ type }) => type !== 'start')) return undefined;
    head.torn = true;
    this.#leaving = head.said.splice(0);
    return this.next();
  }

  /** All pieces at the head that may leave as bytes, as one. */
  #takePassed(): RelayedPiece | undefined {
    const pieces: RelayedPiece[] = [];
    for (let head = this.#underway[this.#first]; head; head = this.#underway[this.#first]) {
      if (head.torn || !isComplete(head)) break;
      pieces.push(head.piece);
      this.#first += 1;
    }
    if (this.#first === this.#underway.length) {
      this.#underway = [];
      this.#first = 0;
    }
    const [only] = pieces;
    if (!only || pieces.length === 1) return only;
    return { bytes: joinedBytes(pieces), parts: pieces.flatMap(({ parts }) => parts), plain: true };
  }
}

/** Skips what no stage ever shows. */
function isComplete(underway: Underway): boolean {
  const { parts } = underway.piece;
  for (let part = parts[underway.next]; part; part = parts[underway.next]) {
    if (part.type !== 'usage' && !(isBare(part) && part.text === '')) return false;
    underway.next += 1;
  }
  return true;
}

/** @returns what is left of the part; the part itself when it is not what was to come */
function acceptNext(underway: Underway, part: StreamPart): StreamPart | undefined {
  const expected = underway.piece.parts[underway.next] as StreamPart;
  if (expected === part && underway.offset === 0) {
    underway.next += 1;
    underway.said.push(part);
    return undefined;
  }
  if (!isBare(expected) || !isBare(part) || !goesOn(expected, part)) return part;
  const length = expected.text.length - underway.offset;
  if (part.text.length < length) {
    if (!standsAt(part.text, expected.text, underway.offset)) return part;
    underway.offset += part.text.length;
    underway.said.push(part);
    return undefined;
  }
  const text = underway.offset === 0 ? expected.text : expected.text.slice(underway.offset);
  if (!standsAt(text, part.text, 0)) return part;
  underway.next += 1;
  underway.offset = 0;
  underway.said.push(text === part.text ? part : { ...part, text });
  return text === part.text ? undefined : { ...part, text: part.text.slice(length) };
}

/** As `startsWith`, which the engine compares character by character. */
function standsAt(text: string, within: string, from: number): boolean {
  return within.slice(from, from + text.length) === text;
}

/** A part that says a text and nothing besides. */
function isBare(part: StreamPart): part is TextualPart {
  if (!('text' in part) || part.recorded !== undefined) return false;
  if (part.type === 'text') return part.logprobs === undefined;
  return part.type !== 'reasoning' || (part.signature === undefined && part.encrypted === undefined);
}

/** Whether two parts are of one text. */
function goesOn(a: TextualPart, b: TextualPart): boolean {
  if (a.type !== b.type || a.choice !== b.choice) return false;
  return a.type !== 'tool-arguments' || a.index === (b as typeof a).index;
}

function joined(pieces: readonly RelayedPiece[]): StreamPart[] {
  const parts: StreamPart[] = [];
  for (const piece of pieces) {
    for (const part of piece.parts) {
      const last = parts.at(-1);
      if (last && isBare(last) && isBare(part) && goesOn(last, part))
        parts[parts.length - 1] = { ...last, text: last.text + part.text };
      else parts.push(part);
    }
  }
  return parts;
}

/** One view where the pieces stand side by side in memory, as those of one chunk do. */
function joinedBytes(pieces: readonly RelayedPiece[]): Uint8Array {
  const views = pieces.map(({ bytes }) => bytes).filter(({ length }) => length > 0);
  const [first] = views;
  const last = views.at(-1);
  if (!first || !last) return new Uint8Array();
  const isRow = views.every((view, at) => at === 0 || follows(views[at - 1] as Uint8Array, view));
  return isRow
    ? new Uint8Array(first.buffer, first.byteOffset, last.byteOffset + last.length - first.byteOffset)
    : Buffer.concat(views);
}

function follows(before: Uint8Array, view: Uint8Array): boolean {
  return before.buffer === view.buffer && before.byteOffset + before.length === view.byteOffset;
}

function pushAll(parts: readonly StreamPart[], from: number, push: PartSink): void | Promise<void> {
  for (let at = from; at < parts.length; at += 1) {
    const pending = push(parts[at] as StreamPart);
    if (pending) return pending.then(() => pushAll(parts, at + 1, push));
  }
  return undefined;
}
