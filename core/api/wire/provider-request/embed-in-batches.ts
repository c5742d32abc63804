import type { Answer } from '../../answer.js';
import type { JsonValue } from '../../json.js';
import type { EmbeddingPart, StartPart, UsagePart } from '../../part.js';
import { counted } from '../../text/counted.js';
import { type Answerer, badAnswer } from '../failures/unusable-answer.js';
import { isJsonArray, numberOf } from '../json/json.js';
import { pushAll } from '../stream/push-all.js';

/** How many requests for one call are sent at the same time. */
const lanes = 4;

/** The vectors of the texts of one request. */
export interface EmbeddedTexts {
  /** As the provider has sent them, in the order of the texts. */
  readonly vectors: readonly JsonValue[];
  /** Undefined if the provider has not counted. */
  readonly tokens: number | undefined;
}

/** How a provider embeds texts. */
export interface TextEmbedder<Text> {
  readonly errors: Answerer;
  /** The start of the answer. */
  readonly start: StartPart;
  /** The most texts of one request. */
  readonly textsAtOnce: number;
  /** Sends one request. */
  readonly embed: (batch: readonly Text[]) => Promise<EmbeddedTexts>;
}

/**
 * Embeds more texts than a provider takes at once, with as many requests as that needs. All are answered before the answer begins: with a vector for
 * each text, in their order, and the sum of the tokens if each request has counted its own. A failure of any of them is that of all, and nothing is
 * sent after it.
 *
 * @param texts or what is sent for them
 * @throws what a request throws, if none was answered, and `GW_PROVIDER_BAD_ANSWER` (502) if what was sent is not a vector for each text. If some were
 * answered, which are billed, the answer begins, and fails then
 */
export async function embedInBatches<Text>(
  texts: readonly Text[],
  { errors, start, textsAtOnce, embed }: TextEmbedder<Text>,
): Promise<Answer> {
  const batches = Array.from({ length: Math.ceil(texts.length / textsAtOnce) }, (_, index) =>
    texts.slice(index * textsAtOnce, (index + 1) * textsAtOnce),
  );
  const embedded = new Map<number, Vectors>();
  const failures: unknown[] = [];
  const left = batches.entries();
  const lane = async (): Promise<void> => {
    for (const [index, batch] of left) {
      // The rest would be sent, and billed, for nothing.
      if (failures.length > 0) return;
      embedded.set(index, vectorsIn(await embed(batch), batch.length, errors));
    }
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((error: unknown) => failures.push(error))));
  const hasFailed = failures.length > 0;
  if (hasFailed && embedded.size === 0) throw failures[0];
  return {
    provider: errors.provider,
    async deliver(sink) {
      await pushAll([start], sink);
      if (hasFailed) throw failures[0];
      await pushAll(partsOf(batches.map((_, index) => embedded.get(index) as Vectors)), sink);
    },
    discard: () => undefined,
  };
}

interface Vectors {
  readonly vectors: readonly (readonly number[])[];
  readonly tokens: number | undefined;
}

function vectorsIn({ vectors, tokens }: EmbeddedTexts, texts: number, by: Answerer): Vectors {
  if (vectors.length === 0) throw badAnswer(by, 'a success without vectors');
  // Clients match vectors and texts by their places.
  if (vectors.length !== texts)
    throw badAnswer(by, `${counted(vectors.length, 'vector')} for ${counted(texts, 'text')}`);
  return { vectors: vectors.map((vector) => numbersIn(vector, by)), tokens };
}

/** An empty list would be taken for a result. */
function numbersIn(vector: JsonValue, by: Answerer): readonly number[] {
  const numbers = isJsonArray(vector) ? vector.map(numberOf) : [];
  if (numbers.length > 0 && numbers.every((number) => number !== undefined)) return numbers;
  throw badAnswer(by, 'a list of something other than vectors');
}

function partsOf(embedded: readonly Vectors[]): readonly (EmbeddingPart | UsagePart)[] {
  const vectors = embedded
    .flatMap((each) => each.vectors)
    .map((vector, index): EmbeddingPart => ({ type: 'embedding', index, vector }));
  const counts = embedded.map(({ tokens }) => tokens);
  if (!counts.every((tokens) => tokens !== undefined)) return vectors;
  const inputTokens = counts.reduce((sum, tokens) => sum + tokens, 0);
  return [...vectors, { type: 'usage', usage: { inputTokens, outputTokens: 0 } }];
}
