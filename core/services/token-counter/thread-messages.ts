import type { TokenEncoding } from '../../api/index.js';
import type { VocabularyData } from './vocabulary.js';

/** A request to the thread: texts to count, or, without any, only to load the vocabulary. */
export interface CountRequest {
  readonly encoding: TokenEncoding;
  readonly texts: readonly string[];
}

/** A reply of the thread, which gets one request at a time. */
export type ThreadReply =
  | { readonly counted: CountedTexts; readonly vocabulary?: VocabularyData }
  | { readonly failure: string };

/** The total tokens of several texts. */
export interface CountedTexts {
  readonly tokens: number;
  /** False when a text was too long to be counted completely, so that the number is an estimate. */
  readonly exact: boolean;
  /** An upper bound for every model. */
  readonly atMost: number;
}
