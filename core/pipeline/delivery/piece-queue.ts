import { type PartSink, pushAll, type RelayedPiece, type StreamPart, type UsagePart } from '../../api/index.js';

/** A piece whose parts are in the stages. */
interface PendingPiece {
  readonly piece: RelayedPiece;
  /** Index of the part that is expected next, and the number of characters of it that have come out. */
  next: number;
  offset: number;
  /** Parts that have come out of the stages and have not been sent. */
  readonly emitted: StreamPart[];
  /** Part of it was sent as parts, or its bytes must not be sent, so the rest must be sent as parts too. */
  split: boolean;
}

/** Sent pieces are removed when there are more than this, and more than are still waiting. */
const maxSent = 32;

type TextualPart = Extract<StreamPart, { text: string }>;

/**
 * A queue of pieces whose parts are in the stages. It compares the output of the stages with their input: a piece that has come out complete and
 * unchanged can be sent as its original bytes.
 */
export class PieceQueue {
  /** The queue begins at index `#first`; what is before has been sent. */
  #pending: PendingPiece[] = [];
  #first = 0;
  /** All pieces before this index have come out complete. They are not looked at again: stages may let thousands go at once. */
  #compared = 0;
  /** Parts to send before everything else. */
  #ready: StreamPart[] = [];
  /** Usage is not held back by stages, so it overtakes text; it is compared separately. */
  #usage: UsagePart | undefined;

  #closed = false;

  /** Whether all parts have come out of the stages. */
  get isEmpty(): boolean {
    this.#skipComplete();
    return this.#compared === this.#pending.length;
  }

  /** Adds pieces, and pushes their parts into the stages. Consecutive texts are merged, which costs the stages less. */
  take(pieces: readonly RelayedPiece[], push: PartSink): void | Promise<void> {
    if (!this.#closed)
      for (const piece of pieces) this.#pending.push({ piece, next: 0, offset: 0, emitted: [], split: !piece.plain });
    return pushAll(joined(pieces), (part) => {
      if (part.type === 'usage') this.#usage = part;
      return push(part);
    });
  }

  /** Compares an output part with the expected input. @returns the rest that differs; undefined when all of it matches */
  accept(part: StreamPart): StreamPart | undefined {
    if (part.type === 'usage') return part === this.#usage ? undefined : part;
    let rest: StreamPart = part;
    for (let pending = this.#skipComplete(); pending; pending = this.#skipComplete()) {
      const left = acceptNext(pending, rest);
      if (left === undefined || left === rest) return left;
      rest = left;
    }
    return rest;
  }

  /** The first piece of which something is expected. */
  #skipComplete(): PendingPiece | undefined {
    let pending = this.#pending[this.#compared];
    while (pending && isComplete(pending)) {
      this.#compared += 1;
      pending = this.#pending[this.#compared];
    }
    return pending;
  }

  /** Stops comparing, and clears the queue. */
  close(): void {
    this.#closed = true;
    this.#pending = [];
    this.#first = 0;
    this.#compared = 0;
  }

  /** What to send next: the bytes of pieces that have come out complete, or parts of one that has not. */
  next(): RelayedPiece | StreamPart | undefined {
    const ready = this.#ready.shift();
    if (ready) return ready;
    const passed = this.#takePassed();
    if (passed) return passed;
    const head = this.#pending[this.#first];
    if (!head) return undefined;
    if (isComplete(head)) this.#advance();
    // A start part alone is not sent before the first content.
    else if (!head.emitted.some(({ type }) => type !== 'start')) return undefined;
    head.split = true;
    this.#ready = head.emitted.splice(0);
    return this.next();
  }

  /** All pieces at the head of the queue that can be sent as bytes, joined. */
  #takePassed(): RelayedPiece | undefined {
    const pieces: RelayedPiece[] = [];
    for (let head = this.#pending[this.#first]; head; head = this.#pending[this.#first]) {
      if (head.split || !isComplete(head)) break;
      pieces.push(head.piece);
      this.#advance();
    }
    const [only] = pieces;
    if (!only || pieces.length === 1) return only;
    return { bytes: joinedBytes(pieces), parts: pieces.flatMap(({ parts }) => parts), plain: true };
  }

  /**
   * Removes the first piece of the queue. Pieces that have been sent are released in batches: while a stage always holds something back, the
   * queue is never empty, and the provider's bytes would stay in memory until the end of the stream.
   */
  #advance(): void {
    this.#first += 1;
    const left = this.#pending.length - this.#first;
    // As many as are left, at least: copying a long queue for each few of them would be quadratic.
    if (left > 0 && this.#first < Math.max(maxSent, left)) return;
    this.#pending = this.#pending.slice(this.#first);
    this.#compared = Math.max(0, this.#compared - this.#first);
    this.#first = 0;
  }
}

/** Whether all parts have come out. Skips parts that do not come out of stages: usage and empty texts. */
function isComplete(pending: PendingPiece): boolean {
  const { parts } = pending.piece;
  for (let part = parts[pending.next]; part; part = parts[pending.next]) {
    if (part.type !== 'usage' && !(isPlainText(part) && part.text === '')) return false;
    pending.next += 1;
  }
  return true;
}

/** Matches an output part with the expected part. @returns the rest of the output part; the part itself when it does not match */
function acceptNext(pending: PendingPiece, part: StreamPart): StreamPart | undefined {
  const expected = pending.piece.parts[pending.next] as StreamPart;
  if (expected === part && pending.offset === 0) {
    pending.next += 1;
    pending.emitted.push(part);
    return undefined;
  }
  if (!isPlainText(expected) || !isPlainText(part) || !continuesText(expected, part)) return part;
  const length = expected.text.length - pending.offset;
  if (part.text.length < length) {
    if (!isTextAt(part.text, expected.text, pending.offset)) return part;
    pending.offset += part.text.length;
    pending.emitted.push(part);
    return undefined;
  }
  const text = pending.offset === 0 ? expected.text : expected.text.slice(pending.offset);
  if (!isTextAt(text, part.text, 0)) return part;
  pending.next += 1;
  pending.offset = 0;
  pending.emitted.push(text === part.text ? part : { ...part, text });
  return text === part.text ? undefined : { ...part, text: part.text.slice(length) };
}

/** Like `startsWith` with a position, which V8 compares one character at a time. */
function isTextAt(text: string, within: string, from: number): boolean {
  return within.slice(from, from + text.length) === text;
}

/** Whether a part has a text and no other content. */
function isPlainText(part: StreamPart): part is TextualPart {
  if (!('text' in part) || part.recorded !== undefined) return false;
  if (part.type === 'text') return part.logprobs === undefined;
  return part.type !== 'reasoning' || (part.signature === undefined && part.encrypted === undefined);
}

/** Whether two parts belong to the same text. */
function continuesText(a: TextualPart, b: TextualPart): boolean {
  if (a.type !== b.type || a.choice !== b.choice) return false;
  return a.type !== 'tool-arguments' || a.index === (b as typeof a).index;
}

function joined(pieces: readonly RelayedPiece[]): StreamPart[] {
  const parts: StreamPart[] = [];
  for (const piece of pieces) {
    for (const part of piece.parts) {
      const last = parts.at(-1);
      if (last && isPlainText(last) && isPlainText(part) && continuesText(last, part))
        parts[parts.length - 1] = { ...last, text: last.text + part.text };
      else parts.push(part);
    }
  }
  return parts;
}

/** The bytes of all pieces. A view without copying, if they are contiguous in memory, as the events of one chunk are. */
function joinedBytes(pieces: readonly RelayedPiece[]): Uint8Array {
  const views = pieces.map(({ bytes }) => bytes).filter(({ length }) => length > 0);
  const [first] = views;
  const last = views.at(-1);
  if (!first || !last) return new Uint8Array();
  const isContiguous = views.every((view, at) => at === 0 || follows(views[at - 1] as Uint8Array, view));
  return isContiguous
    ? new Uint8Array(first.buffer, first.byteOffset, last.byteOffset + last.length - first.byteOffset)
    : Buffer.concat(views);
}

function follows(before: Uint8Array, view: Uint8Array): boolean {
  return before.buffer === view.buffer && before.byteOffset + before.length === view.byteOffset;
}
