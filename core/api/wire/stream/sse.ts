import { asBuffer } from '../../as-buffer.js';
import { GatewayError } from '../../errors.js';
import type { IncomingRequest } from '../../exchange.js';
import { withoutByteOrderMark } from '../../internal/byte-order-mark.js';
import { parseTextInSteps } from '../../internal/parse-in-steps.js';
import type { JsonValue } from '../../json.js';
import { type Answerer, badAnswer } from '../failures/unusable-answer.js';
import { maxJsonDepth, parseForeignJson } from '../json/json-depth.js';
import { HeldBytes } from './held-bytes.js';

const lineFeed = 10;
const carriageReturn = 13;

/** More lines than the data of any event has: they are joined in one turn of the event loop. */
const mostLines = 100_000;

/** One event of an event stream. Its text is decoded only when asked for. */
export class SseEvent {
  /** The event's lines as received, without the blank line after them. */
  readonly bytes: Buffer;
  #fields: { readonly event: string; readonly data: string } | undefined;
  /** What {@link parseInSteps} has found: the value, or why there is none. */
  #parsed: (() => JsonValue) | undefined;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** The `event:` field; empty when there is none. */
  get event(): string {
    return this.#read().event;
  }

  /** The `data:` lines joined by line feeds; empty for comments and keep-alives. */
  get data(): string {
    return this.#read().data;
  }

  /**
   * The data as JSON.
   *
   * @throws JsonBoundError, SyntaxError as {@link parseForeignJson}
   */
  json(): JsonValue {
    return this.#parsed ? this.#parsed() : parseForeignJson(this.data);
  }

  /** The data as JSON; undefined if it is none, as that of an event that was cut off. */
  jsonIfWhole(): JsonValue | undefined {
    try {
      return this.json();
    } catch {
      return undefined;
    }
  }

  /** Parses long data in steps of a few milliseconds, so that {@link json} only returns it. Never throws. */
  *parseInSteps(): Generator<void, void> {
    const bounds = { levels: maxJsonDepth, weight: Infinity };
    try {
      const { value } = yield* parseTextInSteps(this.data, { bounds, numbers: 'exact' });
      this.#parsed = () => value;
    } catch (cause) {
      this.#parsed = () => {
        throw cause;
      };
    }
  }

  /** Whether the raw bytes contain this text; cheaper than decoding `data`. */
  includes(text: string): boolean {
    return this.bytes.includes(text);
  }

  #read(): { readonly event: string; readonly data: string } {
    this.#fields ??= readFields(this.bytes.toString('utf8'));
    return this.#fields;
  }
}

/** The events that one chunk completed. */
export interface SseBatch {
  readonly events: readonly SseEvent[];
  /** The bytes of exactly these events, as received. */
  readonly bytes: Buffer;
  /** For each event, the offset in `bytes` after it and its blank line, for a relay that leaves some events out. */
  readonly ends: readonly number[];
}

/**
 * An incremental parser of event streams (https://html.spec.whatwg.org/multipage/server-sent-events.html). Lines may end with LF, CRLF or CR, the
 * space after a field's colon is optional, data may span lines, and chunks may end anywhere, even inside a character.
 */
export class SseDecoder {
  readonly #maxEventBytes: number;
  readonly #by: Answerer | undefined;
  /** The chunks of the incomplete event. */
  readonly #held: HeldBytes;
  #lineIsEmpty = true;
  /** The lines of the incomplete event. */
  #lines = 0;
  #afterCarriageReturn = false;
  #isFirst = true;

  /**
   * @param maxEventBytes the limit for one event, so that a broken provider cannot exhaust memory
   * @param exchange the request for which the stream is read: a long event counts with its other bytes in memory
   * @param by who sends the stream, for the error of an event that is too long
   */
  constructor(maxEventBytes = 16 * 1024 * 1024, exchange?: Pick<IncomingRequest, 'signal'>, by?: Answerer) {
    this.#maxEventBytes = maxEventBytes;
    this.#by = by;
    this.#held = new HeldBytes(exchange);
  }

  /** Adds a chunk; returns the events that it completes. */
  push(chunk: Uint8Array): SseBatch {
    const added = asBuffer(chunk);
    const { bounds, eventStart } = this.#scan(added);
    if (eventStart === 0) {
      this.#hold(added);
      return nothing;
    }
    const all = this.#held.take(added);
    this.#hold(all.subarray(eventStart));
    return this.#batch(all.subarray(0, eventStart), bounds);
  }

  /** Ends the stream; returns the last event, if it lacks only its blank line. */
  end(): SseBatch {
    const bytes = this.#held.take();
    return this.#batch(bytes, [{ begin: 0, lines: bytes.length, end: bytes.length }]);
  }

  /**
   * Finds the events that this chunk completes. Offsets are relative to the beginning of the held chunks.
   *
   * @returns the bounds of each event, and the offset of the incomplete one
   */
  #scan(chunk: Buffer): { readonly bounds: readonly Bounds[]; readonly eventStart: number } {
    const bounds: Bounds[] = [];
    const offset = this.#held.size;
    let eventStart = 0;
    /** Offset after the last line end. */
    let lineStart = 0;
    const lineEnds = new LineEnds(chunk);
    for (let index = lineEnds.next(); index < chunk.length; index = lineEnds.next()) {
      if (index > lineStart) this.#inLine();
      lineStart = index + 1;
      const byte = chunk[index];
      const at = offset + index;
      if (byte === lineFeed && this.#afterCarriageReturn) {
        // The LF of a CRLF belongs to the line (or event) that the CR has ended already.
        this.#afterCarriageReturn = false;
        if (eventStart !== at) continue;
        eventStart = at + 1;
        const last = bounds.at(-1);
        if (last) last.end = eventStart;
        continue;
      }
      this.#afterCarriageReturn = byte === carriageReturn;
      this.#lines += 1;
      if (this.#lineIsEmpty) {
        if (at > eventStart) bounds.push({ begin: eventStart, lines: at, end: at + 1 });
        eventStart = at + 1;
        this.#lines = 0;
      } else if (this.#lines > mostLines) throw tooLong(`${mostLines} lines`, this.#by);
      this.#lineIsEmpty = true;
    }
    if (lineStart < chunk.length) this.#inLine();
    return { bounds, eventStart };
  }

  /** Resets the state: the bytes that were read last are neither a line end nor half of one. */
  #inLine(): void {
    this.#afterCarriageReturn = false;
    this.#lineIsEmpty = false;
  }

  #batch(bytes: Buffer, bounds: readonly Bounds[]): SseBatch {
    const events: SseEvent[] = [];
    const ends: number[] = [];
    for (const { begin, lines, end } of bounds) {
      if (lines - begin > this.#maxEventBytes) throw tooLong(`${this.#maxEventBytes} bytes`, this.#by);
      const event = this.#withoutMark(bytes.subarray(begin, lines));
      if (event.length === 0) continue;
      events.push(new SseEvent(event));
      ends.push(end);
    }
    return { events, bytes, ends };
  }

  /** A byte order mark counts only at the beginning of the stream. */
  #withoutMark(event: Buffer): Buffer {
    if (!this.#isFirst) return event;
    this.#isFirst = false;
    return withoutByteOrderMark(event);
  }

  #hold(bytes: Buffer): void {
    if (this.#held.size + bytes.length > this.#maxEventBytes) throw tooLong(`${this.#maxEventBytes} bytes`, this.#by);
    this.#held.add(bytes);
  }
}

/** Finds the LFs and CRs of a chunk in order, with `indexOf`: a loop over all bytes would take more time than the rest of a relay. */
class LineEnds {
  readonly #chunk: Buffer;
  #lineFeed: number;
  #carriageReturn: number;

  constructor(chunk: Buffer) {
    this.#chunk = chunk;
    this.#lineFeed = this.#find(lineFeed, 0);
    this.#carriageReturn = this.#find(carriageReturn, 0);
  }

  /** Offset of the next one; the chunk's length when there is none. */
  next(): number {
    const index = Math.min(this.#lineFeed, this.#carriageReturn);
    if (index === this.#lineFeed) this.#lineFeed = this.#find(lineFeed, index + 1);
    else this.#carriageReturn = this.#find(carriageReturn, index + 1);
    return index;
  }

  #find(byte: number, from: number): number {
    const index = this.#chunk.indexOf(byte, from);
    return index < 0 ? this.#chunk.length : index;
  }
}

/** The bounds of an event in a batch: of its lines, and of the blank line after them. */
interface Bounds {
  readonly begin: number;
  readonly lines: number;
  end: number;
}

const nothing: SseBatch = Object.freeze({ events: [], bytes: Buffer.alloc(0), ends: [] });

/** Characters that many clients take for line ends, as `str.splitlines` of Python does, although neither JSON nor event streams do. */
const foreignLineEnd = /[\u0085\u2028\u2029]/;

/** JSON text for the data of an event: such characters are escaped. They can only be inside of its strings. */
export function eventJson(json: string): string {
  return foreignLineEnd.test(json) ? json.replaceAll(new RegExp(foreignLineEnd, 'g'), escaped) : json;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Formats one event. Each line of the data becomes a `data:` line. */
export function formatSse(data: string, event?: string): string {
  const lines = /[\r\n]/.test(data) ? data.replaceAll(/\r\n|\r|\n/g, '\ndata: ') : data;
  return event === undefined ? `data: ${lines}\n\n` : `event: ${event}\ndata: ${lines}\n\n`;
}

function readFields(text: string): { event: string; data: string } {
  // Fast path: nearly every event of every provider is one data line.
  if (text.startsWith('data: ') && !/[\r\n]./s.test(text))
    return { event: '', data: text.slice(6).replace(/[\r\n]$/, '') };
  let event = '';
  let data: string | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const colon = line.indexOf(':');
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (name === 'event') event = value;
    else if (name === 'data') data = data === undefined ? value : `${data}\n${value}`;
  }
  return { event, data: data ?? '' };
}

function tooLong(limit: string, by: Answerer | undefined): GatewayError {
  const what = `an event longer than ${limit}`;
  if (by) return badAnswer(by, what);
  return new GatewayError({
    code: 'GW_PROVIDER_BAD_ANSWER',
    status: 502,
    message: `The provider sent ${what}.`,
  });
}
