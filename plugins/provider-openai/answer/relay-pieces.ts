import {
  after,
  type BodyRest,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  isText,
  type JsonObject,
  type PieceSink,
  type RelayedPiece,
  type SseBatch,
  type SseEvent,
  StreamBody,
  type StreamPart,
} from '../../../core/api/index.js';
import type { AnswerContext } from './answer-context.js';
import type { ChatEventReader } from './chat-event-reader.js';
import { PlainAnswer } from './plain-answer.js';
import { doneEvent, readUntilDone } from './read-until-done.js';
import { TextFrame } from './text-frame.js';

const nothing = Buffer.alloc(0);
const lineFeed = 0x0a;
const letterD = 0x64;
/** The framing of an event: `data: ` and two line ends. */
const mostFraming = 'data: \r\n\r\n'.length;
const mostLineEnd = '\r\n'.length;

/** Delivers a streamed answer event by event, each with its parts. */
export async function relayPieces(
  response: HttpResponse,
  context: AnswerContext,
  events: ChatEventReader,
  take: PieceSink,
): Promise<Uint8Array | undefined> {
  const body = new StreamBody(context);
  const cutter = new PieceCutter(context, events);

  function pass(pieces: readonly RelayedPiece[]): void | Promise<void> {
    const taken = pieces.length === 0 ? undefined : take(pieces);
    const { failure } = events;
    if (!failure) return taken;
    return after(taken, () => {
      throw failure;
    });
  }

  await readUntilDone(
    response,
    (chunk) => after(body.push(chunk), (batch) => pass(cutter.cut(batch))),
    () => events.done,
  );
  if (!events.done) await pass(cutter.cutRest(await body.end()));
  await pass(cutter.end());
  return cutter.tail;
}

/** Converts events to pieces. */
class PieceCutter {
  readonly events: ChatEventReader;
  /** The event that marks the end. */
  tail: Buffer = doneEvent;
  readonly #plain = new PlainAnswer();
  readonly #frame = new TextFrame();
  readonly #includeUsage: boolean;
  /** The events from the finish reason on; they become one piece, together with the finish part. */
  #closing: { readonly bytes: Buffer[]; readonly parts: StreamPart[]; plain: boolean } | undefined;

  constructor(context: AnswerContext, events: ChatEventReader) {
    this.events = events;
    this.#includeUsage = context.call.includeUsage;
  }

  cut({ events, bytes, ends }: SseBatch): readonly RelayedPiece[] {
    const pieces: RelayedPiece[] = [];
    // Skip the LF that belongs to the CR of the previous batch's last event.
    let begin = bytes[0] === lineFeed ? 1 : 0;
    for (const [index, event] of events.entries()) {
      const end = ends[index] ?? bytes.length;
      const own = bytes.subarray(begin, end);
      begin = end;
      const text = this.#closing ? undefined : this.#frame.textOf(event.bytes);
      if (text !== undefined && own.length <= event.bytes.length + mostLineEnd) {
        this.events.answer.skip();
        pieces.push({ bytes: own, parts: [{ type: 'text', choice: 0, text }], plain: true });
        continue;
      }
      const parts: StreamPart[] = [];
      const meaning = this.events.read(event, parts);
      if (meaning === 'comment') continue;
      if (meaning === 'done' || meaning === 'failure') {
        if (meaning === 'done' && isAlone(event, own)) this.tail = own;
        break;
      }
      const object = this.events.object as JsonObject;
      const plain = isAlone(event, own) && this.#plain.says(object, parts);
      if (plain && parts.length === 1 && !hasFinishReason(object)) this.#learn(event, parts[0]);
      const isShown = meaning === 'chunk' || this.#includeUsage;
      this.#addChunk(pieces, { bytes: isShown ? own : nothing, parts, plain }, object);
    }
    return pieces;
  }

  /** Handles a last event without its blank line, or a body that was JSON instead of a stream. */
  cutRest(rest: BodyRest): readonly RelayedPiece[] {
    const parts: StreamPart[] = [];
    this.events.readRest(rest, parts);
    const pieces: RelayedPiece[] = [];
    this.#add(pieces, { bytes: nothing, parts, plain: false });
    return pieces;
  }

  /** Called at the end of the body: the last piece, with the finish part. */
  end(): readonly RelayedPiece[] {
    const { bytes = [], parts = [], plain = false } = this.#closing ?? {};
    this.events.end(parts);
    return [{ bytes: Buffer.concat(bytes), parts, plain }];
  }

  #learn(event: SseEvent, part: StreamPart | undefined): void {
    if (part?.type === 'text') this.#frame.learn(event.bytes, part.text);
  }

  #addChunk(pieces: RelayedPiece[], piece: RelayedPiece, object: JsonObject): void {
    if (this.#closing && !piece.parts.some(isOutput)) return this.#close(piece);
    if (!hasFinishReason(object)) return this.#add(pieces, piece);
    // A finish reason together with output need not be the end, because some providers send one in every chunk.
    if (piece.parts.some(isOutput)) return this.#add(pieces, { ...piece, plain: false });
    this.#closing = { bytes: [], parts: [], plain: true };
    this.#close(piece);
  }

  #add(pieces: RelayedPiece[], piece: RelayedPiece): void {
    const closing = this.#closing;
    if (closing) {
      // It was not the end, so the finish part will be encoded by the client's dialect.
      pieces.push({ bytes: nothing, parts: closing.parts.splice(0), plain: false });
      closing.plain = false;
    }
    if (piece.parts.length > 0 || piece.bytes.length > 0) pieces.push(piece);
  }

  #close({ bytes, parts, plain }: RelayedPiece): void {
    const closing = this.#closing;
    if (!closing) return;
    closing.bytes.push(bytes as Buffer);
    for (const part of parts) closing.parts.push(part);
    closing.plain &&= plain;
  }
}

/** Whether an event consists only of one data line. */
function isAlone({ data, event }: SseEvent, bytes: Buffer): boolean {
  return event === '' && bytes.length <= Buffer.byteLength(data) + mostFraming && bytes[0] === letterD;
}

function isOutput({ type }: StreamPart): boolean {
  return type !== 'start' && type !== 'usage' && type !== 'opaque';
}

function hasFinishReason({ choices }: JsonObject): boolean {
  const choice = isJsonArray(choices) ? choices[0] : undefined;
  return isJsonObject(choice) && isText(choice['finish_reason']);
}
