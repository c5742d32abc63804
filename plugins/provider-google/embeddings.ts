import {
  type Answer,
  badAnswer,
  type EmbeddingCall,
  type Exchange,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  numberOf,
  objectsIn,
  type ProviderErrors,
  pushAll,
  readAnswerJson,
  type StartPart,
  type StreamPart,
  tokenCount,
  unsupportedRequest,
} from '../../core/api/index.js';
import { embeddingsDialectName } from './dialect-name.js';
import type { EndpointRequest } from './endpoint.js';

/** A request for vectors. The three methods of the provider's two APIs differ in the form of request and answer. */
export interface EmbeddingRequest {
  readonly method: EndpointRequest['method'] & ('batchEmbedContents' | 'embedContent' | 'predict');
  readonly body: JsonObject;
}

/**
 * Encodes an embedding call.
 *
 * @throws GatewayError 400 for token ids, and for several texts if the model takes only one
 */
export function encodeEmbedding(call: EmbeddingCall, model: string, isVertex: boolean): EmbeddingRequest {
  const texts = call.inputs.map(textOf);
  const outputDimensionality = call.dimensions;
  if (!isVertex) {
    const name = model.includes('/') ? model : `models/${model}`;
    const tasks = tasksOf(call);
    const requests = texts.map((text, index) => {
      return { model: name, content: { parts: [{ text }] }, outputDimensionality, taskType: tasks[index] };
    });
    return { method: 'batchEmbedContents', body: { requests } };
  }
  if (!isMultimodal(model)) {
    const instances = texts.map((content) => ({ content }));
    return { method: 'predict', body: { instances, parameters: { outputDimensionality } } };
  }
  const [text] = texts;
  if (texts.length !== 1)
    throw unsupportedRequest('input', 'this model takes one text at a time; send several requests');
  return { method: 'embedContent', body: { content: { parts: [{ text }] }, outputDimensionality } };
}

/** The tasks that a client of the same dialect has named for its texts. */
function tasksOf({ source: { dialect, body } }: EmbeddingCall): readonly (JsonValue | undefined)[] {
  if (dialect !== embeddingsDialectName) return [];
  const { requests } = body;
  const asked = requests === undefined ? [body] : isJsonArray(requests) ? requests : [requests];
  return asked.filter(isJsonObject).map((request) => request['taskType'] ?? request['task_type']);
}

/** On Vertex AI, models after the first of Gemini have the method of the multimodal ones, which takes one content. */
function isMultimodal(model: string): boolean {
  return /gemini-embedding-(?!001)/.test(model);
}

function textOf(input: string | readonly number[]): string {
  if (typeof input === 'string') return input;
  throw unsupportedRequest('input', 'this provider cannot read token ids; send the text');
}

/** The context in which an answer with vectors is read. */
export interface EmbeddingContext {
  readonly call: EmbeddingCall;
  readonly exchange: Exchange;
  readonly errors: ProviderErrors;
  readonly fallback: StartPart;
  readonly maxAnswerBytes: number;
}

/** The answer to an embedding call. */
export function embeddingAnswer(response: HttpResponse, context: EmbeddingContext): Answer {
  return {
    provider: context.errors.provider,
    async deliver(sink) {
      const bytes = await response.bytes(context.maxAnswerBytes);
      const value = await readAnswerJson(bytes, context, 'rounded');
      await pushAll(partsOf(value, context), sink);
    },
    discard: () => response.discard(),
  };
}

function partsOf(value: JsonValue, { call, errors, fallback }: EmbeddingContext): StreamPart[] {
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  const vectors = vectorsIn(value);
  if (vectors.length === 0) throw badAnswer(errors, 'a success without vectors');
  // Clients match vectors and texts by their places.
  if (vectors.length !== call.inputs.length) {
    throw badAnswer(errors, `${vectors.length} vectors for ${call.inputs.length} texts`);
  }
  const parts: StreamPart[] = [fallback];
  for (const [index, values] of vectors.entries()) {
    parts.push({ type: 'embedding', index, vector: numbersIn(values, errors) });
  }
  const inputTokens = tokensIn(value);
  if (inputTokens !== undefined) parts.push({ type: 'usage', usage: { inputTokens, outputTokens: 0 } });
  return parts;
}

/** The vectors, in the form of each method. */
function vectorsIn({ embeddings, embedding, predictions }: JsonObject): readonly JsonValue[] {
  const predicted = objectsIn(predictions).map((prediction) => prediction['embeddings'] ?? null);
  const found = isJsonArray(embeddings) ? embeddings : isJsonObject(embedding) ? [embedding] : predicted;
  return found.map((vector) => (isJsonObject(vector) ? (vector['values'] ?? null) : null));
}

function numbersIn(values: JsonValue, errors: ProviderErrors): readonly number[] {
  const numbers = isJsonArray(values) ? values.map(numberOf).filter((number) => number !== undefined) : [];
  if (!isJsonArray(values) || numbers.length === 0 || numbers.length !== values.length) {
    throw badAnswer(errors, 'a list of something other than vectors');
  }
  return numbers;
}

/** The tokens of all texts; undefined if they are not reported, so that they are counted instead. */
function tokensIn({ usageMetadata, predictions }: JsonObject): number | undefined {
  if (isJsonObject(usageMetadata)) return tokenCount(usageMetadata['promptTokenCount']);
  const counts = objectsIn(predictions).map(({ embeddings }) => {
    const statistics = isJsonObject(embeddings) ? embeddings['statistics'] : undefined;
    return isJsonObject(statistics) ? tokenCount(statistics['token_count']) : undefined;
  });
  if (counts.length === 0) return undefined;
  return counts.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
}
