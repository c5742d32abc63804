import { token } from '../token.js';

/** For whom texts are turned into vectors: calls of a provider are charged to the connection. */
export interface EmbeddingContext {
  readonly organizationId: string;
  /** Undefined when it is not for a particular connection. */
  readonly connectionId: string | undefined;
  readonly signal: AbortSignal;
}

/** A question, and what is known before its vector is made. */
export interface EmbeddedQuestion extends EmbeddingContext {
  readonly text: string;
  /** The passages that rank first by keywords, for embedders that learn from them. */
  readonly nearby: readonly string[];
}

/** Turns texts into vectors; texts with similar meanings get vectors that are close to each other. */
export interface Embedder {
  /**
   * Names the model, its dimensions, and the version of whatever else the vectors depend on: vectors with different ids are never
   * compared, and after a change of the id all documents are indexed again. At most 200 characters.
   */
  readonly id: string;
  readonly measure: 'inner-product' | 'cosine';
  /** A vector for each text, in order. At most 100 texts. */
  passages(texts: readonly string[], context: EmbeddingContext): Promise<readonly (readonly number[])[]>;
  question(question: EmbeddedQuestion): Promise<readonly number[]>;
}

/** Used instead of the documents plugin's own embedders when a plugin provides it. */
export const Embedder = token<Embedder>('embedder');
