import type { JsonObject } from '../../../core/api/index.js';

/** How a family of embedding models is asked. */
export interface EmbeddingForm {
  /** The most texts of one request. */
  readonly textsAtOnce: number;
  bodyOf(texts: readonly string[], dimensions: number | undefined): JsonObject;
}

const titan: EmbeddingForm = {
  textsAtOnce: 1,
  bodyOf: ([inputText], dimensions) => ({ inputText, dimensions }),
};

const cohere: EmbeddingForm = {
  textsAtOnce: 96,
  // The model distinguishes texts to be found from questions; clients do not say which they send.
  bodyOf: (texts, dimensions) => ({
    texts,
    input_type: 'search_document',
    embedding_types: ['float'],
    output_dimension: dimensions,
  }),
};

/** The form for a model, by its names; undefined for models that are not known to embed texts. */
export function embeddingForm(...names: readonly string[]): EmbeddingForm | undefined {
  if (names.some((name) => /titan-embed/i.test(name))) return titan;
  return names.some((name) => /cohere.*embed|embed-(?:v\d|english|multilingual)/i.test(name)) ? cohere : undefined;
}
