import { GatewayError } from '../errors.js';

const lineFeed = 10;
const carriageReturn = 13;

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
  #pending: Buffer = Buffer.alloc(0);
  /** Index in `#pending` up to which no line end is left to find. */
  #scanned = 0;
  #lineStart = 0;
  #afterCarriageReturn = false;

  /** @param maxEventBytes a longer event is refused, so that a broken provider cannot fill the memory */
  constructor(maxEventBytes = 16 * 1024 * 1024) {
    this.#maxEventBytes = maxEventBytes;
  }

  /** Takes a chunk and gives the events that it completed. */
  push(chunk: Uint8Array): SseBatch {
    const added = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const buffer = this.#pending.length === 0 ? added : Buffer.concat([this.#pending, added]);
    const events: SseEvent[] = [];
    const ends: number[] = [];
    const end = this.#scan(buffer, events, ends);
    this.#pending = end === 0 ? buffer : buffer.subarray(end);
    this.#scanned -= end;
    this.#lineStart -= end;
    if (this.#pending.length > this.#maxEventBytes) throw tooLong(this.#maxEventBytes);
    return { events, bytes: buffer.subarray(0, end), ends };
  }

  /** The stream has ended: a last event without its blank line still counts. */
  end(): SseBatch {
    const bytes = this.#pending;
    this.#pending = Buffer.alloc(0);
    this.#scanned = this.#lineStart = 0;
    if (bytes.length === 0) return { events: [], bytes, ends: [] };
    return { events: [new SseEvent(bytes)], bytes, ends: [bytes.length] };
  }

  /** Adds the complete events of `buffer` and where they end; returns the index behind the last of them. */
  #scan(buffer: Buffer, events: SseEvent[], ends: number[]): number {
    let eventStart = 0;
    for (let at = this.#scanned; at < buffer.length; at += 1) {
      const byte = buffer[at];
      if (byte !== lineFeed && byte !== carriageReturn) {
        this.#afterCarriageReturn = false;
        continue;
      }
      if (byte === lineFeed && this.#afterCarriageReturn) {
        // Second half of CRLF: belongs to the line (or event) that the carriage return has ended already.
        this.#afterCarriageReturn = false;
        this.#lineStart = at + 1;
        if (eventStart === at) {
          eventStart = at + 1;
          if (ends.length > 0) ends[ends.length - 1] = eventStart;
        }
        continue;
      }
      this.#afterCarriageReturn = byte === carriageReturn;
      if (at === this.#lineStart) {
        if (at > eventStart) {
          events.push(new SseEvent(buffer.subarray(eventStart, at)));
          ends.push(at + 1);
        }
        eventStart = at + 1;
      }
      this.#lineStart = at + 1;
    }
    this.#scanned = buffer.length;
    return eventStart;
  }
}

/** Writes one event. */
export function formatSse(data: string, event?: string): string {
  const lines = data.includes('\n') ? data.replaceAll('\n', '\ndata: ') : data;
  return event === undefined ? `data: ${lines}\n\n` : `event: ${event}\ndata: ${lines}\n\n`;
}

function readFields(text: string): { event: string; data: string } {
  // Nearly every event of every provider is one data line.
  if (text.startsWith('data: ') && !/[\r\n]./s.test(text))
    return { event: '', data: text.slice(6).replace(/[\r\n]$/, '') };
  let event = '';
  let data: string | undefined;
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
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
