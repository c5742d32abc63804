import type { Relay } from '../../answer.js';
import { after } from '../../awaitable.js';
import type { GatewayError } from '../../errors.js';
import type { JsonValue } from '../../json.js';
import type { StreamPart } from '../../part.js';
import type { Clock } from '../../services/clock.js';
import type { HttpResponse } from '../../services/http-client.js';
import { type Answerer, badAnswer } from '../failures/unusable-answer.js';
import { HeldOpening } from './held-opening.js';
import { pushAll } from './push-all.js';
import { readToEnd } from './read-to-end.js';
import type { SseBatch, SseEvent } from './sse.js';
import { StreamBody, type StreamReading } from './stream-body.js';

const blankLine = Buffer.from('\n\n');
const nothing = Buffer.alloc(0);

/** Reads the events of an answer that is relayed. */
export interface RelayedReader {
  /** Reads an event and pushes its parts. */
  read(event: SseEvent, parts: StreamPart[]): void;
  /** Reads the last event of a body that ended without its blank line. @returns false if it was cut off */
  readLast(event: SseEvent, parts: StreamPart[]): boolean;
  /** Reads JSON that was sent instead of events, and may be an error. */
  json(value: JsonValue, parts: StreamPart[]): void;
  /** Called at the end: pushes the last parts, or throws if the answer is not complete. */
  end(parts: StreamPart[]): void;
  /** Whether any content was read. */
  readonly hasContent: boolean;
  /** Whether the answer is complete with what was read. */
  readonly isComplete: boolean;
  /** Set when the provider has sent an error, or something that cannot be read. */
  readonly failure: GatewayError | undefined;
}

/** How the events of an answer are relayed. */
export interface EventRelay extends StreamReading {
  readonly reader: RelayedReader;
  readonly clock: Clock;
  readonly write: Parameters<Relay['deliver']>[0];
  readonly watch: Parameters<Relay['deliver']>[1];
}

/**
 * Relays an answer of server-sent events unchanged, and pushes the parts that were read.
 *
 * @returns the end of the answer, from the event on that completes it; empty if the provider has omitted it
 */
export async function relayEvents(
  response: HttpResponse,
  { reader, clock, write, watch, ...reading }: EventRelay,
): Promise<Uint8Array> {
  const body = new StreamBody(reading);
  const relayed = new RelayedEvents(reader);
  const opening = new HeldOpening(reader);

  async function pass(bytes: Uint8Array, parts: readonly StreamPart[]): Promise<void> {
    await pushAll(parts, watch);
    if (bytes.length > 0) await write(bytes);
    if (reader.failure) throw reader.failure;
  }

  function take(batch: SseBatch): void | Promise<void> {
    const parts: StreamPart[] = [];
    const bytes = opening.until(relayed.take(batch, parts));
    // Synchronous fast path: no parts, and a client that is not slow.
    if (parts.length === 0 && !reader.failure) return bytes.length === 0 ? undefined : write(bytes);
    return pass(bytes, parts);
  }

  const push = (chunk: Uint8Array): void | Promise<void> => after(body.push(chunk), take);
  await readToEnd(response, push, () => reader.isComplete, clock);
  const { batch, json } = await body.end();
  if (json !== undefined) refuseJson(json, reader, reading.errors);
  const parts: StreamPart[] = [];
  const rest = opening.until(relayed.end(batch, parts));
  await pass(rest, parts);
  const last: StreamPart[] = [];
  reader.end(last);
  await pass(opening.rest(), last);
  return relayed.tail;
}

/** Refuses JSON under the content type of events. @throws GatewayError the error that it is, or `GW_PROVIDER_BAD_ANSWER` */
export function refuseJson(json: JsonValue, reader: Pick<RelayedReader, 'json' | 'failure'>, by: Answerer): never {
  reader.json(json, []);
  throw reader.failure ?? badAnswer(by, 'one JSON value in place of an event stream');
}

/**
 * Splits the provider's bytes into whole events, unchanged. From the event that completes the answer on, they are held back as the tail. An error
 * is left out, because the client's dialect encodes errors.
 */
class RelayedEvents {
  readonly #reader: RelayedReader;
  #kept: Buffer = nothing;

  constructor(reader: RelayedReader) {
    this.#reader = reader;
  }

  /** The end of the answer. */
  get tail(): Uint8Array {
    return this.#kept;
  }

  /** Takes the events of a chunk, pushes their parts, and returns the bytes for the client. */
  take(batch: SseBatch, parts: StreamPart[]): Uint8Array {
    const before = this.#kept.length;
    const bytes = before === 0 ? batch.bytes : Buffer.concat([this.#kept, batch.bytes]);
    let begin = before;
    let stop = before === 0 ? undefined : 0;
    for (const [index, event] of batch.events.entries()) {
      this.#reader.read(event, parts);
      if (this.#reader.failure) return bytes.subarray(0, begin);
      // If another message or candidate begins, that was not the end of the answer.
      if (!this.#reader.isComplete) stop = undefined;
      else stop ??= begin;
      begin = before + (batch.ends[index] ?? batch.bytes.length);
    }
    this.#kept = stop === undefined ? nothing : bytes.subarray(stop);
    return stop === undefined ? bytes : bytes.subarray(0, stop);
  }

  /** Called at the end of the body: the rest may be a last event without its blank line. An incomplete one is dropped. */
  end({ events, bytes }: SseBatch, parts: StreamPart[]): Uint8Array {
    const [event] = events;
    if (!event || !this.#reader.readLast(event, parts) || this.#reader.failure) return nothing;
    const whole = Buffer.concat([bytes, blankLine]);
    if (!this.#reader.isComplete) return whole;
    this.#kept = Buffer.concat([this.#kept, whole]);
    return nothing;
  }
}
