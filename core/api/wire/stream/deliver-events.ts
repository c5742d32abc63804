import { after } from '../../awaitable.js';
import type { GatewayError } from '../../errors.js';
import type { JsonValue } from '../../json.js';
import type { StreamPart } from '../../part.js';
import type { PartSink } from '../../stage.js';
import { pushAll } from './push-all.js';
import type { SseBatch, SseEvent } from './sse.js';
import { StreamBody, type StreamReading } from './stream-body.js';

/** Decodes an answer of server-sent events, or the JSON that was sent instead. Every method pushes the parts that it has read. */
export interface EventReader {
  /** Reads an event. Ignores those after the end of the answer. */
  read(event: SseEvent, parts: StreamPart[]): void;
  /** Reads the last event of a body that ended without its blank line. One that was cut off is ignored. */
  readLast(event: SseEvent, parts: StreamPart[]): void;
  /** Reads the JSON that was sent instead of events. */
  json(value: JsonValue, parts: StreamPart[]): void;
  /**
   * Called at the end: pushes the last parts, or throws if the answer is not complete.
   *
   * @param isWhole whether the answer was JSON, which cannot have been cut off
   */
  end(parts: StreamPart[], isWhole: boolean): void;
  /** Set when the provider has sent an error, or something that cannot be read. */
  readonly failure: GatewayError | undefined;
}

/** An answer whose events are delivered. */
export interface EventDelivery extends StreamReading {
  readonly reader: EventReader;
  /** Reads the body of the response, and gives its chunks to `take`. */
  readonly readAll: (take: (chunk: Uint8Array) => void | Promise<void>) => Promise<void>;
}

/**
 * Delivers the parts of an answer of server-sent events. Those before a failure are delivered.
 *
 * @example
 * const reader = new AcmeReader(errors);             // implements EventReader
 * const readAll: EventDelivery['readAll'] = (take) => readToEnd(response, take, () => reader.hasEnded, clock);
 * return { provider: id, discard: () => response.discard(), deliver: (push) => deliverEvents({ errors, exchange, maxAnswerBytes, reader, readAll }, push) };
 */
export async function deliverEvents(delivery: EventDelivery, sink: PartSink): Promise<void> {
  const { reader, readAll } = delivery;
  const body = new StreamBody(delivery);

  function check(): void {
    if (reader.failure) throw reader.failure;
  }

  function push(parts: readonly StreamPart[]): void | Promise<void> {
    return after(pushAll(parts, sink), check);
  }

  function read({ events }: SseBatch): void | Promise<void> {
    const parts: StreamPart[] = [];
    for (const event of events) if (!reader.failure) reader.read(event, parts);
    return push(parts);
  }

  await readAll((chunk) => after(body.push(chunk), read));
  const { batch, json } = await body.end();
  const rest: StreamPart[] = [];
  for (const event of batch.events) reader.readLast(event, rest);
  if (json !== undefined) reader.json(json, rest);
  await push(rest);
  const last: StreamPart[] = [];
  reader.end(last, json !== undefined);
  await pushAll(last, sink);
}
