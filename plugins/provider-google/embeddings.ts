import {
  type Answer,
  badAnswer,
  type EmbeddedTexts,
  embeddedTexts,
  type EmbeddingCall,
  embedInBatches,
  type Exchange,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  isSuccess,
  type JsonObject,
  type JsonValue,
  objectIn,
  objectsIn,
  type ProviderErrors,
  readAnswerJson,
  readFailure,
  type StartPart,
  stringifyJson,
  tokenCount,
  type TokenCounter,
} from '../../core/api/index.js';
import { embeddingsDialectName } from './dialect-name.js';
import type { EndpointRequest } from './endpoint.js';

/** A text, and the task that a client of the same dialect has named for it. */
interface EmbeddedText {
  readonly text: string;
  readonly task: JsonValue | undefined;
}

/** How a model is asked for vectors. The three methods of the provider's two APIs differ in the form of request and answer. */
interface EmbeddingForm {
  readonly method: EndpointRequest['method'] & ('batchEmbedContents' | 'embedContent' | 'predict');
  /** The most texts of one request. */
  readonly textsAtOnce: number;
  readonly bodyOf: (texts: readonly EmbeddedText[]) => JsonObject;
}

/** The context in which texts are embedded. */
interface EmbeddingContext {
  readonly exchange: Exchange;
  readonly errors: ProviderErrors;
  readonly start: StartPart;
  readonly maxAnswerBytes: number;
  readonly isVertex: boolean;
  readonly tokens: TokenCounter;
  readonly send: (method: EmbeddingForm['method'], body: string) => Promise<HttpResponse>;
}

/**
 * Embeds the texts of a call, with as many requests as the provider needs.
 *
 * @throws GatewayError 400 for token ids of a vocabulary that is not known
 */
export async function embedTexts(call: EmbeddingCall, model: string, context: EmbeddingContext): Promise<Answer> {
  const { errors, start, isVertex, send, tokens, exchange } = context;
  const { method, textsAtOnce, bodyOf } = embeddingForm(model, isVertex, call.dimensions);
  const tasks = tasksOf(call);
  const texts = (await embeddedTexts(call, tokens, exchange)).map((text, index) => ({ text, task: tasks[index] }));
  return embedInBatches(texts, {
    errors,
    start,
    textsAtOnce,
    async embed(batch) {
      const response = await send(method, stringifyJson(bodyOf(batch)));
      if (!isSuccess(response)) throw (await readFailure(response, errors)).error;
      return read(response, context);
    },
  });
}

function embeddingForm(model: string, isVertex: boolean, outputDimensionality: number | undefined): EmbeddingForm {
  if (!isVertex) {
    const name = model.includes('/') ? model : `models/${model}`;
    return {
      method: 'batchEmbedContents',
      textsAtOnce: 100,
      bodyOf: (texts) => ({
        requests: texts.map(({ text, task }) => {
          return { model: name, content: { parts: [{ text }] }, outputDimensionality, taskType: task };
        }),
      }),
    };
  }
  if (isMultimodal(model)) {
    return {
      method: 'embedContent',
      textsAtOnce: 1,
      bodyOf: ([one]) => ({ content: { parts: [{ text: one?.text }] }, outputDimensionality, taskType: one?.task }),
    };
  }
  return {
    method: 'predict',
    textsAtOnce: 250,
    bodyOf: (texts) => ({
      instances: texts.map(({ text, task }) => ({ content: text, task_type: task })),
      parameters: { outputDimensionality },
    }),
  };
}

/** On Vertex AI, models after the first of Gemini have the method of the multimodal ones, which takes one content. */
function isMultimodal(model: string): boolean {
  return /gemini-embedding-(?!001)/.test(model);
}

function tasksOf({ source: { dialect, body } }: EmbeddingCall): readonly (JsonValue | undefined)[] {
  if (dialect !== embeddingsDialectName) return [];
  const { requests } = body;
  const asked = requests === undefined ? [body] : isJsonArray(requests) ? requests : [requests];
  return asked.filter(isJsonObject).map((request) => request['taskType'] ?? request['task_type']);
}

async function read(response: HttpResponse, context: EmbeddingContext): Promise<EmbeddedTexts> {
  const { errors, maxAnswerBytes } = context;
  const value = await readAnswerJson(await response.bytes(maxAnswerBytes), context, 'rounded');
  if (!isJsonObject(value)) throw badAnswer(errors, 'JSON of another kind');
  return { vectors: vectorsIn(value), tokens: tokensIn(value) };
}

/** The vectors, in the form of each method. */
function vectorsIn({ embeddings, embedding, predictions }: JsonObject): readonly JsonValue[] {
  const predicted = objectsIn(predictions).map((prediction) => prediction['embeddings'] ?? null);
  const found = isJsonArray(embeddings) ? embeddings : isJsonObject(embedding) ? [embedding] : predicted;
  return found.map((vector) => objectIn(vector)['values'] ?? null);
}

/** The tokens of all texts; undefined if they are not reported, so that they are counted instead. */
function tokensIn({ usageMetadata, predictions }: JsonObject): number | undefined {
  if (isJsonObject(usageMetadata)) return tokenCount(usageMetadata['promptTokenCount']);
  const counts = objectsIn(predictions).map(({ embeddings }) =>
    tokenCount(objectIn(objectIn(embeddings)['statistics'])['token_count']),
  );
  if (counts.length === 0) return undefined;
  return counts.reduce((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
}
