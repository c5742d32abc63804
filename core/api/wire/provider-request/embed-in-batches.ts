import type { Answer } from '../../answer.js';
import type { EmbeddingPart, StartPart, UsagePart } from '../../part.js';
import { pushAll } from '../stream/push-all.js';

/** How many requests for one call are sent at the same time. */
const lanes = 4;

/** The vectors of the texts of one request. */
export interface EmbeddedTexts {
  readonly vectors: readonly (readonly number[])[];
  /** Undefined if the provider has not counted. */
  readonly tokens: number | undefined;
}

/** How a provider embeds texts. */
export interface TextEmbedder<Text> {
  readonly provider: string;
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
 * @throws what a request throws, if none was answered. If some were, which are billed, the answer begins, and fails then
 */
export async function embedInBatches<Text>(
  texts: readonly Text[],
  { provider, start, textsAtOnce, embed }: TextEmbedder<Text>,
): Promise<Answer> {
  const batches = Array.from({ length: Math.ceil(texts.length / textsAtOnce) }, (_, index) =>
    texts.slice(index * textsAtOnce, (index + 1) * textsAtOnce),
  );
  const embedded = new Map<number, EmbeddedTexts>();
  const failures: unknown[] = [];
  const left = batches.entries();
  const lane = async (): Promise<void> => {
    for (const [index, batch] of left) {
      // The rest would be sent, and billed, for nothing.
      if (failures.length > 0) return;
      embedded.set(index, await embed(batch));
    }
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch((error: unknown) => failures.push(error))));
  const hasFailed = failures.length > 0;
  if (hasFailed && embedded.size === 0) throw failures[0];
  return {
    provider,
    async deliver(sink) {
      await pushAll([start], sink);
      if (hasFailed) throw failures[0];
      await pushAll(partsOf(batches.map((_, index) => embedded.get(index) as EmbeddedTexts)), sink);
    },
    discard: () => undefined,
  };
}

function partsOf(embedded: readonly EmbeddedTexts[]): readonly (EmbeddingPart | UsagePart)[] {
  const vectors = embedded
    .flatMap((each) => each.vectors)
    .map((vector, index): EmbeddingPart => ({ type: 'embedding', index, vector }));
  const counts = embedded.map(({ tokens }) => tokens);
  if (!counts.every((tokens) => tokens !== undefined)) return vectors;
  const inputTokens = counts.reduce((sum, tokens) => sum + tokens, 0);
  return [...vectors, { type: 'usage', usage: { inputTokens, outputTokens: 0 } }];
}
