import type { EmbeddingCall, EmbeddingInputType, JsonObject } from '../../../core/api/index.js';

/** How a family of embedding models is asked. */
export interface EmbeddingForm {
  /** The most texts of one request. */
  readonly textsAtOnce: number;
  bodyOf(texts: readonly string[], call: Pick<EmbeddingCall, 'dimensions' | 'inputType'>): JsonObject;
}

const titan: EmbeddingForm = {
  textsAtOnce: 1,
  bodyOf: ([inputText], { dimensions }) => ({ inputText, dimensions }),
};

const cohereTypes: Readonly<Record<EmbeddingInputType, string>> = {
  query: 'search_query',
  document: 'search_document',
  classification: 'classification',
  clustering: 'clustering',
};

const cohere: EmbeddingForm = {
  textsAtOnce: 96,
  bodyOf: (texts, { dimensions, inputType = 'document' }) => ({
    texts,
    input_type: cohereTypes[inputType],
    embedding_types: ['float'],
    output_dimension: dimensions,
  }),
};

/** The form for a model, by its names; undefined for models that are not known to embed texts. */
export function embeddingForm(...names: readonly string[]): EmbeddingForm | undefined {
  if (names.some((name) => /titan-embed/i.test(name))) return titan;
  return names.some((name) => /cohere.*embed|embed-(?:v\d|english|multilingual)/i.test(name)) ? cohere : undefined;
}
