import {
  after,
  type Answer,
  type Awaitable,
  badAnswer,
  counted,
  type EmbeddingCall,
  type EmbeddingPart,
  type HttpResponse,
  isJsonObject,
  isText,
  type JsonObject,
  type JsonValue,
  numberOf,
  pushAll,
  type StreamPart,
  stringifyJson,
} from '../../../core/api/index.js';
import { type AnswerContext, relayHeaders } from '../answer/answer-context.js';
import { embeddingsDialect } from '../dialect-names.js';
import { readObject } from '../answer/read-object.js';
import { readUsage } from '../answer/read-usage.js';
import { isBase64 } from './task-answer.js';

/** A vector in base64 consists of floats of this size. */
const floatBytes = 4;

type EmbeddingContext = AnswerContext<EmbeddingCall>;

/** The answer to an embedding call. */
export function embeddingsAnswer(response: HttpResponse, context: EmbeddingContext): Answer {
  const { errors, call, maxAnswerBytes } = context;
  const read = (): Awaitable<{ bytes: Uint8Array; list: EmbeddingList }> =>
    after(response.bytes(maxAnswerBytes), (bytes) => after(readList(bytes, context), (list) => ({ bytes, list })));
  const answer: Answer = {
    provider: errors.provider,
    async deliver(sink) {
      const { list } = await read();
      await pushAll(partsOf(list, context, true), sink);
    },
    discard: () => response.discard(),
  };
  if (call.source.dialect !== embeddingsDialect) return answer;
  return {
    ...answer,
    relay: {
      dialect: embeddingsDialect,
      contentType: 'application/json',
      streaming: false,
      headers: relayHeaders(response),
      async deliver(_write, watch, detail) {
        const { bytes, list } = await read();
        await pushAll(partsOf(list, context, detail === 'parts'), watch);
        return asAsked(list, call) ? bytes : Buffer.from(stringifyJson(converted(list, call)));
      },
    },
  };
}

interface EmbeddingList {
  readonly body: JsonObject;
  readonly data: readonly JsonObject[];
}

function readList(bytes: Uint8Array, context: EmbeddingContext): Awaitable<EmbeddingList> {
  // Vectors consist of doubles, so no digits need to be kept.
  return after(readObject(bytes, context, 'rounded'), (body) => listIn(body, context));
}

function listIn(body: JsonObject, { errors, call: { inputs } }: EmbeddingContext): EmbeddingList {
  const data = body['data'];
  if (!Array.isArray(data) || data.length === 0) throw badAnswer(errors, 'a success without vectors');
  if (!data.every((item: JsonValue) => isJsonObject(item) && isVector(item['embedding']))) {
    throw badAnswer(errors, 'a list of something other than vectors');
  }
  // Clients match vectors and texts by their places.
  if (data.length !== inputs.length) {
    throw badAnswer(errors, `${counted(data.length, 'vector')} for ${counted(inputs.length, 'text')}`);
  }
  return { body, data: data as JsonObject[] };
}

/** Whether a value is a list of numbers, or the base64 of some floats of four bytes. An empty vector would be taken for a result. */
function isVector(value: JsonValue | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((item: JsonValue) => numberOf(item) !== undefined);
  return isBase64(value) && Buffer.byteLength(value, 'base64') % floatBytes === 0;
}

function partsOf({ body, data }: EmbeddingList, { fallback }: EmbeddingContext, vectors: boolean): StreamPart[] {
  const { model } = body;
  const parts: StreamPart[] = [isText(model) ? { ...fallback, model } : fallback];
  if (vectors) for (const [position, item] of data.entries()) parts.push(embeddingPart(item, position));
  const usage = readUsage(body['usage']);
  if (usage) parts.push({ type: 'usage', usage });
  return parts;
}

function embeddingPart({ index, embedding }: JsonObject, position: number): EmbeddingPart {
  return { type: 'embedding', index: typeof index === 'number' ? index : position, vector: vectorOf(embedding) };
}

function vectorOf(embedding: JsonValue | undefined): readonly number[] {
  if (typeof embedding !== 'string') return (embedding as readonly JsonValue[]).map((item) => numberOf(item) ?? 0);
  const bytes = Buffer.from(embedding, 'base64');
  const vector: number[] = [];
  for (let at = 0; at < bytes.length; at += floatBytes) vector.push(bytes.readFloatLE(at));
  return vector;
}

/**
 * Whether the vectors have the requested encoding. Some providers ignore `encoding_format`, and SDKs that have requested base64 would
 * decode a list of floats as bytes.
 */
function asAsked({ data }: EmbeddingList, { encoding }: EmbeddingCall): boolean {
  const wanted = encoding === 'base64' ? 'string' : 'object';
  return data.every(({ embedding }) => typeof embedding === wanted);
}

function converted({ body, data }: EmbeddingList, { encoding }: EmbeddingCall): JsonObject {
  const items = data.map((item) => {
    const vector = vectorOf(item['embedding']);
    return { ...item, embedding: encoding === 'base64' ? base64Of(vector) : vector };
  });
  return { ...body, data: items };
}

function base64Of(vector: readonly number[]): string {
  const bytes = Buffer.allocUnsafe(vector.length * floatBytes);
  for (const [index, value] of vector.entries()) bytes.writeFloatLE(value, index * floatBytes);
  return bytes.toString('base64');
}
