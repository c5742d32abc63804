import type { TokenEncoding } from '../../api/index.js';
import type { VocabularyData } from './vocabulary.js';

/** What the thread is asked for: texts to count, or, without any, only the vocabulary. */
export interface CountRequest {
  readonly id: number;
  readonly encoding: TokenEncoding;
  readonly texts: readonly string[];
}

/** What the thread answers. */
export type ThreadReply =
  | { readonly id: number; readonly counted: CountedTexts; readonly vocabulary?: VocabularyData }
  | { readonly id: number; readonly failure: string };

/** The tokens of several texts together. */
export interface CountedTexts {
  readonly tokens: number;
  /** False when something was too long to be counted as it is: the number is near, but proves nothing. */
  readonly exact: boolean;
  /** No model makes more tokens of them. */
  readonly atMost: number;
}
