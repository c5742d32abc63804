import {
  type Answer,
  type EmbeddedTexts,
  embeddedTexts,
  type EmbeddingCall,
  embedInBatches,
  type HttpResponse,
  isJsonArray,
  isJsonObject,
  isSuccess,
  type JsonObject,
  type JsonValue,
  readFailure,
  stringifyJson,
  tokenCount,
  type TokenCounter,
} from '../../../core/api/index.js';
import type { EmbeddingForm } from '../request/encode-embedding.js';
import type { AnswerContext } from './answer-context.js';
import { readObject } from './whole-answer.js';

/**
 * Embeds the texts of a call, with as many requests as the model needs.
 *
 * @param send sends the body of one request
 */
export async function embedTexts(
  call: EmbeddingCall,
  form: EmbeddingForm,
  context: AnswerContext & { readonly tokens: TokenCounter },
  send: (body: string) => Promise<HttpResponse>,
): Promise<Answer> {
  const { errors, start } = context;
  return embedInBatches(await embeddedTexts(call, context.tokens, context.exchange), {
    errors,
    start,
    textsAtOnce: form.textsAtOnce,
    async embed(batch) {
      const response = await send(stringifyJson(form.bodyOf(batch, call)));
      if (!isSuccess(response)) throw (await readFailure(response, errors)).error;
      return read(response, context);
    },
  });
}

async function read(response: HttpResponse, context: AnswerContext): Promise<EmbeddedTexts> {
  const body = await readObject(await response.bytes(context.maxAnswerBytes), context);
  const tokens =
    body['inputTextTokenCount'] ?? Number(response.headers['x-amzn-bedrock-input-token-count'] ?? Number.NaN);
  return { vectors: listsIn(body), tokens: tokenCount(tokens) };
}

/** One vector, a list of them, or a list by the type of their numbers. */
function listsIn({ embedding, embeddings }: JsonObject): readonly JsonValue[] {
  if (isJsonArray(embedding)) return [embedding];
  const lists = isJsonObject(embeddings) ? embeddings['float'] : embeddings;
  return isJsonArray(lists) ? lists : [];
}
