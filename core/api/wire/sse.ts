import { GatewayError } from '../errors.js';

const lineFeed = 10;
const carriageReturn = 13;
/** Bytes from which on joined pieces are worth memory of their own. */
const longEvent = 4096;

/** One event of an event stream. Its text is decoded only when asked for. */
export class SseEvent {
  /** The event's lines as received, without the blank line behind them. */
  readonly bytes: Buffer;
  #fields: { readonly event: string; readonly data: string } | undefined;

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

  /** Whether the raw bytes contain this text; cheaper than looking at `data`. */
  includes(text: string): boolean {
    return this.bytes.includes(text);
  }

  #read(): { readonly event: string; readonly data: string } {
    this.#fields ??= readFields(this.bytes.toString('utf8'));
    return this.#fields;
  }
}

/** What one chunk completed. */
export interface SseBatch {
  readonly events: readonly SseEvent[];
  /** The bytes of exactly these events, as received. */
  readonly bytes: Buffer;
  /** For each event the index in `bytes` behind it and its blank line: where a relay that leaves events out may cut. */
  readonly ends: readonly number[];
}

/**
 * Reads an event stream however it is cut (https://html.spec.whatwg.org/multipage/server-sent-events.html): line ends may be
 * LF, CRLF or CR, a field's colon may lack its space, data may span lines, and a character may be split between chunks.
 */
export class SseDecoder {
  readonly #maxEventBytes: number;
  /** The pieces of the event that has begun. Joined once, when it is complete: a long event costs no more than its length. */
  #held: Buffer[] = [];
  #heldBytes = 0;
  #lineIsEmpty = true;
  #afterCarriageReturn = false;
  #isFirst = true;

  /** @param maxEventBytes a longer event is refused, so that a broken provider cannot fill the memory */
  constructor(maxEventBytes = 16 * 1024 * 1024) {
    this.#maxEventBytes = maxEventBytes;
  }

  /** Takes a chunk and gives the events that it completed. */
  push(chunk: Uint8Array): SseBatch {
    const added = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const { bounds, eventStart } = this.#scan(added);
    if (eventStart === 0) {
      this.#hold(added);
      return nothing;
    }
    const all = this.#takeHeld(added);
    this.#hold(all.subarray(eventStart));
    return this.#batch(all.subarray(0, eventStart), bounds);
  }

  /** The stream has ended: a last event without its blank line still counts. */
  end(): SseBatch {
    const bytes = this.#takeHeld();
    return this.#batch(bytes, [{ begin: 0, lines: bytes.length, end: bytes.length }]);
  }

  /**
   * Finds the events that this chunk completes. Indexes count from the beginning of what is held.
   *
   * @returns where each event lies, and where the one begins that is not complete
   */
  #scan(chunk: Buffer): { readonly bounds: readonly Bounds[]; readonly eventStart: number } {
    const bounds: Bounds[] = [];
    const offset = this.#heldBytes;
    let eventStart = 0;
    /** Index behind the last line end. */
    let lineStart = 0;
    const lineEnds = new LineEnds(chunk);
    for (let index = lineEnds.next(); index < chunk.length; index = lineEnds.next()) {
      if (index > lineStart) this.#inLine();
      lineStart = index + 1;
      const byte = chunk[index];
      const at = offset + index;
      if (byte === lineFeed && this.#afterCarriageReturn) {
        // Second half of CRLF: belongs to the line (or event) that the carriage return has ended already.
        this.#afterCarriageReturn = false;
        if (eventStart !== at) continue;
        eventStart = at + 1;
        const last = bounds.at(-1);
        if (last) last.end = eventStart;
        continue;
      }
      this.#afterCarriageReturn = byte === carriageReturn;
      if (this.#lineIsEmpty) {
        if (at > eventStart) bounds.push({ begin: eventStart, lines: at, end: at + 1 });
        eventStart = at + 1;
      }
      this.#lineIsEmpty = true;
    }
    if (lineStart < chunk.length) this.#inLine();
    return { bounds, eventStart };
  }

  /** The bytes that were read last are neither a line end nor half of one. */
  #inLine(): void {
    this.#afterCarriageReturn = false;
    this.#lineIsEmpty = false;
  }

  #batch(bytes: Buffer, bounds: readonly Bounds[]): SseBatch {
    const events: SseEvent[] = [];
    const ends: number[] = [];
    for (const { begin, lines, end } of bounds) {
      if (lines - begin > this.#maxEventBytes) throw tooLong(this.#maxEventBytes);
      const event = this.#withoutMark(bytes.subarray(begin, lines));
      if (event.length === 0) continue;
      events.push(new SseEvent(event));
      ends.push(end);
    }
    return { events, bytes, ends };
  }

  /** A byte order mark is one only where the stream begins. */
  #withoutMark(event: Buffer): Buffer {
    if (!this.#isFirst) return event;
    this.#isFirst = false;
    return event[0] === 0xef && event[1] === 0xbb && event[2] === 0xbf ? event.subarray(3) : event;
  }

  #hold(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    if (this.#heldBytes > this.#maxEventBytes) throw tooLong(this.#maxEventBytes);
  }

  #takeHeld(added?: Buffer): Buffer {
    const held = this.#held;
    if (added && held.length === 0) return added;
    this.#held = [];
    this.#heldBytes = 0;
    return join(added ? [...held, added] : held);
  }
}

/** Finds the line feeds and carriage returns of a chunk in order. Byte by byte it would cost more than all else that a relay does. */
class LineEnds {
  readonly #chunk: Buffer;
  #lineFeed: number;
  #carriageReturn: number;

  constructor(chunk: Buffer) {
    this.#chunk = chunk;
    this.#lineFeed = this.#find(lineFeed, 0);
    this.#carriageReturn = this.#find(carriageReturn, 0);
  }

  /** Index of the next one; the chunk's length behind the last. */
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

/** Joins pieces. Long ones get memory of their own: while a client does not read them they would keep a whole shared pool. */
function join(pieces: readonly Buffer[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length < longEvent) return Buffer.concat(pieces, length);
  const joined = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const piece of pieces) at += piece.copy(joined, at);
  return joined;
}

/** Where an event lies in a batch: its lines, and the blank line behind them. */
interface Bounds {
  readonly begin: number;
  readonly lines: number;
  end: number;
}

const nothing: SseBatch = Object.freeze({ events: [], bytes: Buffer.alloc(0), ends: [] });

/** Writes one event. Line ends of the data, of whatever kind, become lines of the event. */
export function formatSse(data: string, event?: string): string {
  const lines = /[\r\n]/.test(data) ? data.replaceAll(/\r\n|\r|\n/g, '\ndata: ') : data;
  return event === undefined ? `data: ${lines}\n\n` : `event: ${event}\ndata: ${lines}\n\n`;
}

function readFields(text: string): { event: string; data: string } {
  // Nearly every event of every provider is one data line.
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

function tooLong(limit: number): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_BAD_ANSWER',
    status: 502,
    message: `The provider sent an event longer than ${limit} bytes.`,
  });
}
