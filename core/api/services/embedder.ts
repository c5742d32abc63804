import type { AskingRequest } from './model-calls.js';
import { token } from '../token.js';

/** For whom texts are embedded. Calls of a provider are charged to the connection. */
export interface EmbeddingContext extends AskingRequest {
  readonly organizationId: string;
  /** Undefined when the texts are not for a particular connection. */
  readonly connectionId: string | undefined;
  readonly signal: AbortSignal;
}

/** A question to embed. */
export interface EmbeddedQuestion extends EmbeddingContext {
  readonly text: string;
  /** The passages that a keyword search ranks first, for embedders that adapt the question to them. */
  readonly nearby: readonly string[];
}

/** Embeds texts: texts with similar meanings get vectors that are close to each other. */
export interface Embedder {
  /**
   * Identifies the model, its dimensions, and the version of everything else that the vectors depend on. Vectors with different ids are never
   * compared, and when the id changes all documents are indexed again. At most 200 characters.
   */
  readonly id: string;
  readonly measure: 'inner-product' | 'cosine';
  /** Embeds passages of documents: a vector for each text, in order. At most 100 texts. */
  passages(texts: readonly string[], context: EmbeddingContext): Promise<readonly (readonly number[])[]>;
  /** Embeds a question, to compare with passages. */
  question(question: EmbeddedQuestion): Promise<readonly number[]>;
}

/** If a plugin provides it, the documents plugin uses it instead of its own embedders. */
export const Embedder = token<Embedder>('embedder');
