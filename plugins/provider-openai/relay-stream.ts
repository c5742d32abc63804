import {
  badAnswer,
  type HttpResponse,
  type JsonValue,
  type PartSink,
  type Relay,
  type SseBatch,
  type SseEvent,
  type StreamPart,
} from '../../core/api/index.js';
import { chatDialect, type AnswerContext, pushAll } from './answer-context.js';
import { ChatEventReader, type EventMeaning } from './chat-event-reader.js';
import { readUntilDone, StreamBody } from './stream-body.js';
import { UnreadEvents } from './unread-events.js';

type RelayArguments = Parameters<Relay['deliver']>;

const doneEvent = Buffer.from('data: [DONE]\n\n');
const blankLine = Buffer.from('\n\n');
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const letterD = 0x64;
const quote = 0x22;
const brace = 0x7b;
const closingBrace = 0x7d;

/**
 * Relays a streamed answer byte for byte, but for two things: the event that marks the end is held back, so that the core can
 * settle first, and a chunk that tells only the usage is left out for a client that has not asked for it (the gateway always
 * asks).
 */
export async function relayStream(
  response: HttpResponse,
  context: AnswerContext,
  write: RelayArguments[0],
  watch: PartSink,
  detail: RelayArguments[2],
): Promise<Uint8Array> {
  const events = new ChatEventReader(context);
  const filter = new EventFilter(events, context, detail);
  try {
    return await relayEvents(response, context, filter, write, watch);
  } catch (cause) {
    await pushAll(filter.readUnread(), watch);
    throw cause;
  }
}

async function relayEvents(
  response: HttpResponse,
  context: AnswerContext,
  filter: EventFilter,
  write: RelayArguments[0],
  watch: PartSink,
): Promise<Uint8Array> {
  const body = new StreamBody(context.provider, context.maxAnswerBytes);
  const { events } = filter;

  async function pass(parts: readonly StreamPart[], bytes: Uint8Array): Promise<void> {
    await pushAll(parts, watch);
    if (bytes.length > 0) await write(bytes);
    if (events.failure) throw events.failure;
  }

  function take(chunk: Uint8Array): void | Promise<void> {
    const parts: StreamPart[] = [];
    const bytes = filter.take(body.push(chunk), parts);
    // The common case, without a promise: nothing to tell, and a client that keeps up.
    if (parts.length === 0 && !events.failure) return bytes.length === 0 ? undefined : write(bytes);
    return pass(parts, bytes);
  }

  await readUntilDone(response, take, () => events.done);
  const parts: StreamPart[] = [];
  if (!events.done) await pass(parts, readRest(body, filter, events, context.provider, parts));
  if (!filter.isCounted) await pushAll(filter.readUnread(), watch);
  const last: StreamPart[] = [];
  events.end(last);
  await pushAll(last, watch);
  return filter.tail ?? doneEvent;
}

/** Decides for each event whether it goes on, and reads as little of it as it may. */
class EventFilter {
  /** The provider's own event that marks the end. */
  tail: Uint8Array | undefined;
  readonly events: ChatEventReader;
  readonly #briefly: boolean;
  readonly #includeUsage: boolean;
  readonly #unread: UnreadEvents | undefined;
  #counted = false;
  #lastPassed = true;
  /** The last byte was a carriage return: a line feed that follows still belongs to the last event. */
  #carriageReturnOpen = false;

  constructor(events: ChatEventReader, { call }: AnswerContext, detail: RelayArguments[2]) {
    this.events = events;
    this.#briefly = detail !== 'parts';
    this.#includeUsage = call.includeUsage;
    this.#unread = detail === 'late' ? new UnreadEvents(events.answer) : undefined;
  }

  /** Whether the provider has said what it used. */
  get isCounted(): boolean {
    return this.#counted;
  }

  /** What that meant which has gone by unread, if anybody wants it. */
  readUnread(): readonly StreamPart[] {
    const parts: StreamPart[] = [];
    this.#unread?.read(parts);
    return parts;
  }

  /** Pushes what the events mean and gives the bytes that go on to the client. */
  take({ events, bytes, ends }: SseBatch, parts: StreamPart[]): Buffer {
    const kept: Buffer[] = [];
    /** Index of the first byte that is neither kept nor left out yet, and where the present event begins. */
    let begin = this.#carriageReturnOpen && bytes[0] === lineFeed ? 1 : 0;
    let from = this.#lastPassed ? 0 : begin;
    if (bytes.length > 0) this.#carriageReturnOpen = bytes.at(-1) === carriageReturn;
    for (const [index, event] of events.entries()) {
      const end = ends[index] ?? bytes.length;
      const meaning = this.meaningOf(event, parts);
      this.#lastPassed = this.#passes(meaning);
      if (!this.#lastPassed) {
        kept.push(bytes.subarray(from, begin));
        from = end;
      }
      if (meaning === 'done') this.tail = ended(bytes.subarray(begin, end));
      if (meaning === 'done' || meaning === 'failure') return Buffer.concat(kept);
      begin = end;
    }
    if (from === 0) return bytes;
    kept.push(bytes.subarray(from));
    return Buffer.concat(kept);
  }

  /** What an event means. Chunks that cannot tell of usage, end or error are not parsed when nobody wants their parts. */
  meaningOf(event: SseEvent, parts: StreamPart[]): EventMeaning {
    const { answer } = this.events;
    if (this.#briefly && answer.started && isPlainObject(event.bytes) && !tellsSomething(event.bytes)) {
      answer.skip();
      this.#unread?.keep(event.bytes, parts);
      return 'chunk';
    }
    const before = parts.length;
    const meaning = this.events.read(event, parts);
    if (this.#unread) this.#counted ||= parts.slice(before).some(({ type }) => type === 'usage');
    return meaning;
  }

  #passes(meaning: EventMeaning): boolean {
    return meaning === 'chunk' || meaning === 'comment' || (meaning === 'usage' && this.#includeUsage);
  }
}

/** The line feed of a last CRLF may still be under way, and nobody waits for it. */
function ended(event: Buffer): Buffer {
  return event.at(-1) === carriageReturn ? Buffer.concat([event, doneEvent.subarray(-1)]) : event;
}

/** The bytes of a last event without its blank line. A body that was no event stream at all is refused. */
function readRest(
  body: StreamBody,
  filter: EventFilter,
  events: ChatEventReader,
  provider: string,
  parts: StreamPart[],
): Buffer {
  const { batch, json } = body.end();
  if (json !== undefined) refuseJson(json, events, provider);
  const [event] = batch.events;
  if (!event) return batch.bytes;
  const before = parts.length;
  const meaning = events.readLast(event, parts);
  if (meaning === 'done') filter.tail = Buffer.concat([batch.bytes, blankLine]);
  const complete = meaning === 'chunk' && parts.length > before;
  return complete ? Buffer.concat([batch.bytes, blankLine]) : Buffer.alloc(0);
}

function refuseJson(json: JsonValue, events: ChatEventReader, provider: string): never {
  events.readValue(json, false, []);
  throw events.failure ?? badAnswer({ provider, dialect: chatDialect }, 'one JSON value in place of an event stream');
}

const usage = Buffer.from('"usage"');
const finishReason = Buffer.from('"finish_reason"');
const error = Buffer.from('"error"');

/** Whether an event looks like `data: {…}` and nothing else; all others are read in full. */
function isPlainObject(bytes: Buffer): boolean {
  if (bytes[0] !== letterD) return false;
  let last = bytes.length - 1;
  while (bytes[last] === lineFeed || bytes[last] === carriageReturn) last -= 1;
  return bytes[last] === closingBrace && bytes[afterSpace(bytes, 'data:'.length)] === brace;
}

/** Looks for the members that matter, without parsing: `"usage":{`, `"finish_reason":"…"`, `"error":` with a value. */
function tellsSomething(bytes: Buffer): boolean {
  return (
    hasMember(bytes, finishReason, quote) || hasMember(bytes, usage, brace) || hasMember(bytes, error, brace, quote)
  );
}

/** Whether a member of that name has a value that begins with one of these bytes. Names inside texts are escaped. */
function hasMember(bytes: Buffer, name: Buffer, begin: number, otherBegin = begin): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    const colon = afterSpace(bytes, at + name.length);
    if (bytes[colon] !== 0x3a) continue;
    const first = bytes[afterSpace(bytes, colon + 1)];
    if (first === begin || first === otherBegin) return true;
  }
  return false;
}

function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20) at += 1;
  return at;
}
