import type { Socket } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { newSentences } from '../load/known-words.js';
import { answerMark, answerText, type Dialect, streamedAnswer, wholeAnswer } from '../payloads.js';
import type { Directive } from './directive.js';

const defaultDeltas = 200;
/** A letter that no answer contains repeatedly. */
const blankLetter = '~';
const floodDeltaBytes = 16 * 1024;

/** Prebuilt answers of one dialect as bytes, so that the upstream is never the bottleneck. */
class PreparedAnswers {
  readonly whole: Buffer;
  readonly flood: Buffer;
  readonly #dialect: Dialect;
  readonly #streams = new Map<number, readonly Buffer[]>();
  readonly #blank: Buffer;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    this.whole = withHead(wholeAnswer(dialect));
    const blank = blankLetter.repeat(answerText.length - answerMark.length - 2);
    this.#blank = withHead(wholeAnswer(dialect, `${answerMark}. ${blank}`));
    const [, , , delta = ''] = streamedAnswer(dialect, defaultDeltas);
    this.flood = chunk(delta.replace(/word\d+/, 'x'.repeat(floodDeltaBytes)));
  }

  /** A new answer of the same length as the constant one, from words that have occurred before. */
  fresh(): Buffer {
    const bytes = Buffer.from(this.#blank);
    newSentences().write(bytes, bytes.indexOf(blankLetter), bytes.lastIndexOf(blankLetter) + 1);
    return bytes;
  }

  /** The events of a stream, each as one HTTP chunk. */
  stream(deltas: number): readonly Buffer[] {
    let events = this.#streams.get(deltas);
    if (events === undefined) {
      events = streamedAnswer(this.#dialect, deltas).map(chunk);
      this.#streams.set(deltas, events);
    }
    return events;
  }
}

function withHead(body: string): Buffer {
  return Buffer.from(
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nx-request-id: bench\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function chunk(text: string): Buffer {
  return Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
}

const streamHead =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\ncache-control: no-cache\r\n' +
  'x-request-id: bench\r\ntransfer-encoding: chunked\r\n\r\n';
const lastChunk = '0\r\n\r\n';

const prepared: Readonly<Record<Dialect, PreparedAnswers>> = {
  openai: new PreparedAnswers('openai'),
  anthropic: new PreparedAnswers('anthropic'),
};

/** Sends a whole answer. */
export function answerWhole(socket: Socket, dialect: Dialect, { fresh }: Directive): void {
  socket.write(fresh ? prepared[dialect].fresh() : prepared[dialect].whole);
}

/**
 * Streams an answer, each event in a separate write and turn of the event loop, so that a relay gets small chunks as from a real provider.
 */
export async function answerStream(socket: Socket, dialect: Dialect, directive: Directive): Promise<void> {
  const { firstTokenDelay = 0, gap = 0, deltas = defaultDeltas, flood = 0 } = directive;
  const events = prepared[dialect].stream(deltas);
  /** Events before the first text delta. */
  const opening = dialect === 'openai' ? 1 : 2;
  socket.write(streamHead);
  for (let index = 0; index < events.length && !socket.destroyed; index++) {
    if (index === opening && firstTokenDelay > 0) await setTimeout(firstTokenDelay);
    if (index === opening + 1 && flood > 0) await writeFlood(socket, dialect, flood);
    socket.write(events[index] ?? '');
    await (gap > 0 && index >= opening ? setTimeout(gap) : setImmediate());
  }
  socket.write(lastChunk);
}

/** Writes large deltas until `bytes` are sent or the reader disconnects, with back-pressure. */
async function writeFlood(socket: Socket, dialect: Dialect, bytes: number): Promise<void> {
  const { flood } = prepared[dialect];
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += flood.length) {
    if (!socket.write(flood)) await drained(socket);
  }
}

/** Resolves when the socket is drained or closed. */
function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      socket.off('drain', done);
      socket.off('close', done);
      resolve();
    };
    socket.on('drain', done);
    socket.on('close', done);
  });
}
