import {
  type Answer,
  badAnswer,
  type EmbeddingCall,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  isSuccess,
  type JsonObject,
  type JsonValue,
  numberOf,
  pushAll,
  readFailure,
  type StreamPart,
  stringifyJson,
  tokenCount,
} from '../../../core/api/index.js';
import { type EmbeddingForm, textsOf } from '../request/encode-embedding.js';
import type { AnswerContext } from './answer-context.js';
import { readObject } from './whole-answer.js';

/** How many requests for one call are sent at the same time. */
const lanes = 4;

interface Embedded {
  readonly vectors: readonly (readonly number[])[];
  /** Undefined if the provider has not counted. */
  readonly tokens: number | undefined;
}

/**
 * Embeds the texts of a call, with as many requests as the model needs. All are answered before the answer begins, so a failure of any of them
 * is that of the call.
 *
 * @param send sends the body of one request
 */
export async function embedTexts(
  call: EmbeddingCall,
  form: EmbeddingForm,
  context: AnswerContext,
  send: (body: string) => Promise<HttpResponse>,
): Promise<Answer> {
  const texts = textsOf(call);
  const batches = Array.from({ length: Math.ceil(texts.length / form.textsAtOnce) }, (_, index) =>
    texts.slice(index * form.textsAtOnce, (index + 1) * form.textsAtOnce),
  );
  const embedded: Embedded[] = [];
  const left = batches.entries();
  let failed = false;
  const lane = async (): Promise<void> => {
    for (const [index, batch] of left) {
      if (failed) return;
      const response = await send(stringifyJson(form.bodyOf(batch, call.dimensions)));
      if (!isSuccess(response)) throw (await readFailure(response, context.errors)).error;
      embedded[index] = await read(response, batch.length, context);
    }
  };
  const fail = (error: unknown): never => {
    // The rest would be sent, and billed, for nothing.
    failed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch(fail)));
  const parts = partsOf(embedded, context);
  return {
    provider: context.errors.provider,
    async deliver(sink) {
      await pushAll(parts, sink);
    },
    discard: () => undefined,
  };
}

async function read(response: HttpResponse, texts: number, context: AnswerContext): Promise<Embedded> {
  const { errors, maxAnswerBytes } = context;
  const body = await readObject(await response.bytes(maxAnswerBytes), context);
  const lists = listsIn(body);
  const vectors = lists?.map(vectorOf);
  if (!vectors?.every((vector) => vector !== undefined)) throw badAnswer(errors, 'something other than vectors');
  if (vectors.length !== texts) throw badAnswer(errors, `${vectors.length} vectors for ${texts} texts`);
  const counted =
    body['inputTextTokenCount'] ?? Number(response.headers['x-amzn-bedrock-input-token-count'] ?? Number.NaN);
  return { vectors, tokens: tokenCount(counted) };
}

/** One vector, a list of them, or a list by the type of their numbers. */
function listsIn({ embedding, embeddings }: JsonObject): readonly JsonValue[] | undefined {
  if (isJsonArray(embedding)) return [embedding];
  const lists = isJsonObject(embeddings) ? embeddings['float'] : embeddings;
  return isJsonArray(lists) ? lists : undefined;
}

function vectorOf(value: JsonValue): readonly number[] | undefined {
  if (!isJsonArray(value) || value.length === 0) return undefined;
  const numbers = value.map(numberOf);
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

function partsOf(embedded: readonly Embedded[], { start }: AnswerContext): StreamPart[] {
  const vectors = embedded.flatMap((each) => each.vectors);
  const parts: StreamPart[] = [
    start,
    ...vectors.map((vector, index) => ({ type: 'embedding', index, vector }) as const),
  ];
  const counts = embedded.map(({ tokens }) => tokens);
  if (counts.every((tokens) => tokens !== undefined)) {
    const inputTokens = counts.reduce((sum, tokens) => sum + tokens, 0);
    parts.push({ type: 'usage', usage: { inputTokens, outputTokens: 0 } });
  }
  return parts;
}
