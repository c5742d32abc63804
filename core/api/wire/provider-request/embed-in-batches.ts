import type { EmbeddingPart, UsagePart } from '../../part.js';

/** How many requests for one call are sent at the same time. */
const lanes = 4;

/** The vectors of the texts of one request. */
export interface EmbeddedTexts {
  readonly vectors: readonly (readonly number[])[];
  /** Undefined if the provider has not counted. */
  readonly tokens: number | undefined;
}

/**
 * Embeds more texts than a provider takes at once, with as many requests as that needs. A failure of any of them is that of all, and nothing is sent
 * after it.
 *
 * @param texts or what is sent for them
 * @param textsAtOnce the most of one request
 * @param embed sends one request
 * @returns the answer without its start: a vector for each text, in their order, and the sum of the tokens if each request has counted its own
 */
export async function embedInBatches<Text>(
  texts: readonly Text[],
  textsAtOnce: number,
  embed: (batch: readonly Text[]) => Promise<EmbeddedTexts>,
): Promise<readonly (EmbeddingPart | UsagePart)[]> {
  const batches = Array.from({ length: Math.ceil(texts.length / textsAtOnce) }, (_, index) =>
    texts.slice(index * textsAtOnce, (index + 1) * textsAtOnce),
  );
  const embedded: EmbeddedTexts[] = [];
  const left = batches.entries();
  let failed = false;
  const lane = async (): Promise<void> => {
    for (const [index, batch] of left) {
      if (failed) return;
      embedded[index] = await embed(batch);
    }
  };
  const fail = (error: unknown): never => {
    // The rest would be sent, and billed, for nothing.
    failed = true;
    throw error;
  };
  await Promise.all(Array.from({ length: lanes }, () => lane().catch(fail)));
  return partsOf(embedded);
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
