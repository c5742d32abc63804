import {
  type Answer,
  type Awaitable,
  badAnswer,
  type HttpResponse,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  parseJson,
  type RelayDetail,
  type RelayedPiece,
  type StreamPart,
} from '../../core/api/index.js';
import { type AnswerContext, chatDialect, pushAll, relayHeaders } from './answer-context.js';
import { AnswerReader } from './answer-reader.js';
import { PlainAnswer } from './plain-answer.js';
import { failureOf } from './provider-errors.js';

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
      // By what the body is, not by what the provider calls it: SDKs read JSON only under its own name.
      contentType: 'application/json',
      streaming: false,
      headers: relayHeaders(response),
      // All of the body tells the client that the answer is complete, so all of it is returned and nothing is written.
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

/** All of a body, with all that it says. */
function readPiece(bytes: Uint8Array, context: AnswerContext): RelayedPiece {
  const piece = readPieceBy(JSON.parse, bytes, context);
  // The digits that `parseJson` saves are for whoever writes a part again, and few have any.
  return piece.parts.some(hasNumbers) ? readPieceBy(parseJson, bytes, context) : piece;
}

function readPieceBy(
  parse: (text: string) => JsonValue,
  bytes: Uint8Array,
  { provider, fallback }: AnswerContext,
): RelayedPiece {
  const body = readObject(bytes, provider, chatDialect, parse);
  const parts: StreamPart[] = [];
  const answer = new AnswerReader(provider, fallback);
  answer.read(body, parts);
  const plain = new PlainAnswer().says(body, parts);
  answer.end('marked', parts);
  return { bytes, parts, plain };
}

/** Of values that go on as they are. */
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
  { provider, fallback }: AnswerContext,
  detail: RelayDetail = 'parts',
): StreamPart[] {
  // A double holds every count of tokens; the digits that `parseJson` saves are for those who write the answer again.
  const body = readObject(bytes, provider, chatDialect, detail === 'parts' ? parseJson : JSON.parse);
  const read = (wanted: 'usage' | 'parts'): StreamPart[] => {
    const parts: StreamPart[] = [];
    const answer = new AnswerReader(provider, fallback);
    if (wanted === 'usage') answer.readBriefly(body, parts);
    else answer.read(body, parts);
    answer.end('marked', parts);
    return parts;
  };
  if (detail !== 'late') return read(detail);
  const counted = read('usage');
  return counted.some(({ type }) => type === 'usage') ? counted : read('parts');
}

/**
 * Parses the body of a success.
 *
 * @throws GatewayError when it is no JSON object, or reports an error after all
 */
export function readObject(
  bytes: Uint8Array,
  provider: string,
  dialect: string,
  parse: (text: string) => JsonValue = parseJson,
): JsonObject {
  let value: JsonValue;
  try {
    const body = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    value = parse(body.toString('utf8'));
  } catch (cause) {
    throw badAnswer({ provider, dialect: chatDialect }, 'something that is not JSON', cause);
  }
  if (!isJsonObject(value)) throw badAnswer({ provider, dialect: chatDialect }, 'JSON of another kind');
  const error = value['error'] ?? undefined;
  if (error !== undefined) throw failureOf(error, provider, dialect);
  return value;
}
