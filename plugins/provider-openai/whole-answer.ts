import {
  type Answer,
  type Awaitable,
  type HttpResponse,
  type JsonValue,
  parseJson,
  pushAll,
  type RelayDetail,
  type RelayedPiece,
  type StreamPart,
} from '../../core/api/index.js';
import { type AnswerContext, relayHeaders } from './answer-context.js';
import { AnswerReader } from './answer-reader.js';
import { chatDialect } from './dialect-names.js';
import { PlainAnswer } from './plain-answer.js';
import { readObject } from './read-object.js';

/** Longer answers are not read twice. */
const longBytes = 256 * 1024;

/** The answer to a chat call that is not streamed. */
export function wholeAnswer(response: HttpResponse, context: AnswerContext): Answer {
  const { provider, call, maxAnswerBytes } = context;
  const answer: Answer = {
    provider,
    async deliver(sink) {
      await pushAll(
        readCompletion(response.arrived?.(maxAnswerBytes) ?? (await response.bytes(maxAnswerBytes)), context),
        sink,
      );
    },
    discard: () => response.discard(),
  };
  if (call.source.dialect !== chatDialect) return answer;
  return {
    ...answer,
    relay: {
      dialect: chatDialect,
      // Always JSON, whatever the provider's content type, because SDKs parse JSON only with the right one.
      contentType: 'application/json',
      streaming: false,
      headers: relayHeaders(response),
      // The whole body marks the answer as complete, so it is returned and not written.
      deliver(_write, watch, detail) {
        const show = (bytes: Uint8Array): Awaitable<Uint8Array> => {
          const pending = pushAll(readCompletion(bytes, context, detail), watch);
          return pending ? pending.then(() => bytes) : bytes;
        };
        const arrived = response.arrived?.(maxAnswerBytes);
        return arrived ? show(arrived) : response.bytes(maxAnswerBytes).then(show);
      },
      deliverPieces(take) {
        const hand = (bytes: Uint8Array): Awaitable<undefined> =>
          take([readPiece(bytes, context)])?.then(() => undefined);
        const arrived = response.arrived?.(maxAnswerBytes);
        return arrived ? hand(arrived) : response.bytes(maxAnswerBytes).then(hand);
      },
    },
  };
}

/** The whole body as one piece, with its parts. */
function readPiece(bytes: Uint8Array, context: AnswerContext): RelayedPiece {
  return exactly(bytes, (parse) => {
    const { body, answer, parts } = readParts(bytes, context, parse);
    const plain = new PlainAnswer().says(body, parts);
    answer.end('marked', parts);
    return { bytes, parts, plain };
  });
}

/**
 * Reads an answer with `JSON.parse`, and again with `parseJson`, which is slower, only if a part contains numbers that may be encoded again. Few do.
 * (Doubles are exact for counts of tokens.) A long one is read only once, because reading it takes long.
 */
function exactly<Read extends { readonly parts: readonly StreamPart[] }>(
  bytes: Uint8Array,
  read: (parse: Parse) => Read,
): Read {
  if (bytes.length > longBytes) return read(parseJson);
  const fast = read(JSON.parse);
  return fast.parts.some(hasNumbers) ? read(parseJson) : fast;
}

type Parse = (text: string) => JsonValue;

/** Decodes all parts, without the finish parts. */
function readParts(bytes: Uint8Array, { provider, errors, fallback }: AnswerContext, parse: Parse) {
  const body = readObject(bytes, errors, parse);
  const parts: StreamPart[] = [];
  const answer = new AnswerReader(provider, fallback);
  answer.read(body, parts);
  return { body, answer, parts };
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
  detail: RelayDetail = 'parts',
): readonly StreamPart[] {
  const all = (): readonly StreamPart[] =>
    exactly(bytes, (parse) => {
      const { answer, parts } = readParts(bytes, context, parse);
      answer.end('marked', parts);
      return { parts };
    }).parts;
  if (detail === 'parts') return all();
  const counted = readCounts(bytes, context);
  return detail === 'usage' || counted.some(({ type }) => type === 'usage') ? counted : all();
}

/** The start, finish and usage parts. */
function readCounts(bytes: Uint8Array, { provider, errors, fallback }: AnswerContext): readonly StreamPart[] {
  const parts: StreamPart[] = [];
  const answer = new AnswerReader(provider, fallback);
  answer.readBriefly(readObject(bytes, errors, JSON.parse), parts);
  answer.end('marked', parts);
  return parts;
}
