import {
  after,
  HeldOpening,
  type HttpResponse,
  longJsonBytes,
  type PartSink,
  type ProviderErrors,
  pushAll,
  refuseJson,
  type Relay,
  type SseBatch,
  type SseEvent,
  type StreamPart,
  StreamBody,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import type { ChatEventReader, EventMeaning } from './chat-event-reader.js';
import { doneEvent, readUntilDone } from './read-until-done.js';
import { UnreadEvents } from './unread-events.js';

type RelayArguments = Parameters<Relay['deliver']>;

/** Where a relayed answer goes. */
interface RelayTarget {
  readonly write: RelayArguments[0];
  readonly watch: PartSink;
  readonly detail: RelayArguments[2];
}

const blankLine = Buffer.from('\n\n');
const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const letterD = 0x64;
const quote = 0x22;
const brace = 0x7b;
const closingBrace = 0x7d;

/**
 * Relays a streamed answer byte for byte, with two exceptions: the end marker is held back, so that the core can settle first, and a chunk
 * with only usage is left out if the client has not requested it (the gateway always does).
 */
export async function relayStream(
  response: HttpResponse,
  context: AnswerContext,
  events: ChatEventReader,
  target: RelayTarget,
): Promise<Uint8Array> {
  const filter = new EventFilter(events, context, target.detail);
  try {
    return await relayEvents(response, context, filter, target);
  } catch (cause) {
    await pushAll(filter.readUnread(), target.watch);
    throw cause;
  }
}

async function relayEvents(
  response: HttpResponse,
  context: AnswerContext,
  filter: EventFilter,
  { write, watch }: RelayTarget,
): Promise<Uint8Array> {
  const body = new StreamBody(context);
  const { events } = filter;
  const opening = new HeldOpening(events.answer);

  async function pass(parts: readonly StreamPart[], bytes: Uint8Array): Promise<void> {
    await pushAll(parts, watch);
    if (bytes.length > 0) await write(bytes);
    if (events.failure) throw events.failure;
  }

  function take(batch: SseBatch): void | Promise<void> {
    const parts: StreamPart[] = [];
    const bytes = opening.until(filter.take(batch, parts));
    // Synchronous fast path: no parts, and a client that is not slow.
    if (parts.length === 0 && !events.failure) return bytes.length === 0 ? undefined : write(bytes);
    return pass(parts, bytes);
  }

  await readUntilDone(
    response,
    (chunk) => after(body.push(chunk), take),
    () => events.done,
  );
  const parts: StreamPart[] = [];
  if (!events.done) await pass(parts, opening.until(await readRest(body, filter, context.errors, parts)));
  if (!filter.isCounted) await pushAll(filter.readUnread(), watch);
  const last: StreamPart[] = [];
  events.end(last);
  await pass(last, opening.rest());
  return filter.tail ?? doneEvent;
}

/** Decides for each event whether it is passed on, and parses only the events that it must. */
class EventFilter {
  /** The provider's own event that marks the end. */
  tail: Uint8Array | undefined;
  readonly events: ChatEventReader;
  readonly #briefly: boolean;
  readonly #includeUsage: boolean;
  readonly #unread: UnreadEvents | undefined;
  #counted = false;
  #lastPassed = true;
  /** True when the last byte was a CR, so that a following LF belongs to the last event. */
  #carriageReturnOpen = false;

  constructor(events: ChatEventReader, { call }: AnswerContext, detail: RelayArguments[2]) {
    this.events = events;
    this.#briefly = detail !== 'parts';
    this.#includeUsage = call.includeUsage;
    this.#unread = detail === 'late' ? new UnreadEvents(events.answer) : undefined;
  }

  /** Whether the provider has reported usage. */
  get isCounted(): boolean {
    return this.#counted;
  }

  /** Decodes the events that were skipped, and returns their parts. */
  readUnread(): readonly StreamPart[] {
    const parts: StreamPart[] = [];
    this.#unread?.read(parts);
    return parts;
  }

  /** Pushes the parts of the events, and returns the bytes for the client. */
  take({ events, bytes, ends }: SseBatch, parts: StreamPart[]): Buffer {
    const kept: Buffer[] = [];
    /** Offset of the first byte that is not processed yet, where the current event begins. */
    let begin = this.#carriageReturnOpen && bytes[0] === lineFeed ? 1 : 0;
    let from = this.#lastPassed ? 0 : begin;
    if (bytes.length > 0) this.#carriageReturnOpen = bytes.at(-1) === carriageReturn;
    for (let index = 0; index < events.length; index += 1) {
      const end = ends[index] ?? bytes.length;
      const meaning = this.#meaningOf(events[index] as SseEvent, parts);
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

  /** The kind of an event. If only brief parts are needed, chunks without usage, finish reason or error are not parsed. */
  #meaningOf(event: SseEvent, parts: StreamPart[]): EventMeaning {
    const { answer } = this.events;
    if (
      this.#briefly &&
      answer.started &&
      isShort(event) &&
      isPlainObject(event.bytes) &&
      !hasRelevantMember(event.bytes)
    ) {
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

/** The bytes of an event, with the LF added if its last CRLF is incomplete. */
function ended(event: Buffer): Buffer {
  return event.at(-1) === carriageReturn ? Buffer.concat([event, doneEvent.subarray(-1)]) : event;
}

/** The bytes of a last event without its blank line. A body that is not an event stream is refused. */
async function readRest(
  body: StreamBody,
  filter: EventFilter,
  errors: ProviderErrors,
  parts: StreamPart[],
): Promise<Buffer> {
  const { events } = filter;
  const { batch, json } = await body.end();
  if (json !== undefined) refuseJson(json, events, errors);
  const [event] = batch.events;
  if (!event) return batch.bytes;
  const before = parts.length;
  const meaning = events.readLast(event, parts);
  if (meaning === 'done') filter.tail = Buffer.concat([batch.bytes, blankLine]);
  const complete = meaning === 'chunk' && parts.length > before;
  return complete ? Buffer.concat([batch.bytes, blankLine]) : Buffer.alloc(0);
}

const usage = Buffer.from('"usage"');
const finishReason = Buffer.from('"finish_reason"');
const error = Buffer.from('"error"');

/** Whether an event has not been parsed already, in turns. */
function isShort({ bytes }: SseEvent): boolean {
  return bytes.length <= longJsonBytes;
}

/** Whether an event is a single `data: {…}` line; all others are parsed. */
function isPlainObject(bytes: Buffer): boolean {
  if (bytes[0] !== letterD) return false;
  let last = bytes.length - 1;
  while (bytes[last] === lineFeed || bytes[last] === carriageReturn) last -= 1;
  return bytes[last] === closingBrace && bytes[afterSpace(bytes, 'data:'.length)] === brace;
}

/** Searches for the relevant members without parsing: `"usage":{`, `"finish_reason":"…"`, `"error":` with a value, `"object":"error"`. */
function hasRelevantMember(bytes: Buffer): boolean {
  return hasMember(bytes, finishReason, quote) || hasMember(bytes, usage, brace) || mentionsError(bytes);
}

/**
 * Whether a member with this name has a value that begins with this byte. (Inside strings, the quotes around a name would be escaped.)
 */
function hasMember(bytes: Buffer, name: Buffer, begin: number): boolean {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    if (valueAfter(bytes, at + name.length) === begin) return true;
  }
  return false;
}

/** Whether there is an error: a member of this name with an object or a text, or this word as a value. */
function mentionsError(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(error); at >= 0; at = bytes.indexOf(error, at + 1)) {
    const begin = valueAfter(bytes, at + error.length);
    if (begin === undefined || begin === brace || begin === quote) return true;
  }
  return false;
}

/** The first byte of the value of the member whose name ends here; undefined if it is not a name. */
function valueAfter(bytes: Buffer, end: number): number | undefined {
  const colon = afterSpace(bytes, end);
  return bytes[colon] === 0x3a ? bytes[afterSpace(bytes, colon + 1)] : undefined;
}

function afterSpace(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] === 0x20) at += 1;
  return at;
}
