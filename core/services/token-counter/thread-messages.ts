import type { TokenEncoding } from '../../api/index.js';
import type { VocabularyData } from './vocabulary.js';

/** A request to the thread: texts to count, or, without any, only to load the vocabulary. */
export interface CountRequest {
  readonly id: number;
  readonly encoding: TokenEncoding;
  readonly texts: readonly string[];
}

/** A reply of the thread. */
export type ThreadReply =
  | { readonly id: number; readonly counted: CountedTexts; readonly vocabulary?: VocabularyData }
  | { readonly id: number; readonly failure: string };

/** The total tokens of several texts. */
export interface CountedTexts {
  readonly tokens: number;
  /** False when a text was too long to be counted completely, so that the number is an estimate. */
  readonly exact: boolean;
  /** An upper bound for every model. */
  readonly atMost: number;
}
