import {
  after,
  type Answer,
  type Awaitable,
  type GatewayError,
  type HttpResponse,
  type JsonNumbers,
  type JsonObject,
  type JsonValue,
  longJsonBytes,
  pushAll,
  type RelayDetail,
  type RelayedPiece,
  type StreamPart,
  type Writable,
} from '../../../core/api/index.js';
import { type AnswerContext, relayHeaders } from './answer-context.js';
import { AnswerReader } from './answer-reader.js';
import { chatDialect } from '../dialect-names.js';
import { PlainAnswer } from './plain-answer.js';
import { readObject } from './read-object.js';

/** The answer to a chat call that is not streamed. */
export function wholeAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { errors, call, maxAnswerBytes } = context;
  const answer: Writable<Answer> = {
    provider: errors.provider,
    async deliver(sink) {
      const read = after(response.bytes(maxAnswerBytes), (bytes) => readAll(bytes, context));
      const { parts, failure } = read instanceof Promise ? await read : read;
      await pushAll(parts, sink);
      if (failure) throw failure;
    },
    discard: () => response.discard(),
  };
  if (call.source.dialect !== chatDialect) return answer;
  answer.relay = {
    dialect: chatDialect,
    // Always JSON, whatever the provider's content type, because SDKs parse JSON only with the right one.
    contentType: 'application/json',
    streaming: false,
    headers: relayHeaders(response),
    // The whole body marks the answer as complete, so it is returned and not written.
    deliver(_write, watch, detail) {
      const show = (bytes: Uint8Array): Awaitable<Uint8Array> =>
        after(readCompletion(bytes, context, detail), (parts) => after(pushAll(parts, watch), () => bytes));
      return after(response.bytes(maxAnswerBytes), show);
    },
    deliverPieces(take) {
      const hand = (bytes: Uint8Array): Awaitable<undefined> =>
        after(readPiece(bytes, context), (piece) => take([piece])?.then(() => undefined));
      return after(response.bytes(maxAnswerBytes), hand);
    },
  };
  return answer;
}

/** The whole body as one piece, with its parts. */
function readPiece(bytes: Uint8Array, context: AnswerContext): Awaitable<RelayedPiece> {
  return exactly(bytes, (numbers) =>
    after(readParts(bytes, context, numbers), ({ body, answer, parts }) => {
      const plain = new PlainAnswer().says(body, parts);
      answer.end('marked', parts);
      return { bytes, parts, plain };
    }),
  );
}

/**
 * Reads an answer with rounded numbers, and again with exact ones, which is slower, only if a part contains numbers that may be encoded again. Few do.
 * (Doubles are exact for counts of tokens.) A long one is read only once, because reading it takes long.
 */
function exactly<Read extends { readonly parts: readonly StreamPart[] }>(
  bytes: Uint8Array,
  read: (numbers: JsonNumbers) => Awaitable<Read>,
): Awaitable<Read> {
  if (bytes.length > longJsonBytes) return read('exact');
  return after(read('rounded'), (fast) => (fast.parts.some(hasNumbers) ? read('exact') : fast));
}

interface ReadParts {
  readonly body: JsonObject;
  readonly answer: AnswerReader;
  readonly parts: StreamPart[];
}

/** Decodes all parts, without the finish parts. */
function readParts(bytes: Uint8Array, context: AnswerContext, numbers: JsonNumbers): Awaitable<ReadParts> {
  return after(readObject(bytes, context, numbers), (body) => {
    const parts: StreamPart[] = [];
    const answer = new AnswerReader(context);
    answer.read(body, parts);
    return { body, answer, parts };
  });
}

/** Whether a part contains a JSON value with numbers. */
function hasNumbers(part: StreamPart): boolean {
  if (part.type === 'opaque') return holdsNumber(part.value);
  return part.type === 'text' && holdsNumber(part.logprobs);
}

function holdsNumber(value: JsonValue | undefined): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'number';
  return Object.values(value).some(holdsNumber);
}

function readCompletion(
  bytes: Uint8Array,
  context: AnswerContext,
  detail: RelayDetail,
): Awaitable<readonly StreamPart[]> {
  if (detail === 'parts') return partsOf(bytes, context);
  return after(readCounts(bytes, context), (counted) =>
    detail === 'usage' || counted.some(({ type }) => type === 'usage') ? counted : partsOf(bytes, context),
  );
}

function partsOf(bytes: Uint8Array, context: AnswerContext): Awaitable<readonly StreamPart[]> {
  return after(readAll(bytes, context), ({ parts }) => parts);
}

/** The parts of an answer, and the error with which it has ended, if it may have been billed all the same. */
interface ReadAnswer {
  readonly parts: readonly StreamPart[];
  readonly failure: GatewayError | undefined;
}

function readAll(bytes: Uint8Array, context: AnswerContext): Awaitable<ReadAnswer> {
  return exactly(bytes, (numbers) =>
    after(readParts(bytes, context, numbers), ({ answer, parts }) => {
      const { failure } = answer;
      if (!failure) answer.end('marked', parts);
      return { parts, failure };
    }),
  );
}

/** The start, finish and usage parts. */
function readCounts(bytes: Uint8Array, context: AnswerContext): Awaitable<readonly StreamPart[]> {
  return after(readObject(bytes, context, 'rounded'), (body) => {
    const parts: StreamPart[] = [];
    const answer = new AnswerReader(context);
    answer.readBriefly(body, parts);
    answer.end('marked', parts);
    return parts;
  });
}
