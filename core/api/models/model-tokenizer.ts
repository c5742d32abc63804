/** A vocabulary with which the gateway can count tokens. */
export type TokenEncoding = 'o200k_base' | 'cl100k_base';

/** A number of tokens: the usual one, and an upper bound. */
export interface TokenRange {
  /** For estimates. */
  readonly usual: number;
  /** For reservations: what a call can be billed for must not exceed it. */
  readonly atMost: number;
}

/** How a model splits its input into tokens, as far as the provider plugin knows. */
export interface ModelTokenizer {
  /** The vocabulary of the model, or the one nearest to it. */
  readonly encoding: TokenEncoding;
  /** The average number of the model's tokens for one token of the encoding. Absent: the encoding is the model's own. */
  readonly factor?: number;
  /** Tokens that the provider's format adds to every call. */
  readonly perCall: TokenRange;
  /** Tokens that it adds to every message. */
  readonly perMessage: TokenRange;
  /** Tokens that it adds to a call with tools, besides their definitions. */
  readonly withTools: TokenRange;
  /** Tokens of one image. */
  readonly perImage: TokenRange;
}

/**
 * Used for models whose tokenizer is not known. The upper bounds cover the longest published chat templates.
 */
export const unknownTokenizer: ModelTokenizer = Object.freeze({
  encoding: 'o200k_base',
  factor: 1.15,
  perCall: { usual: 8, atMost: 256 },
  perMessage: { usual: 4, atMost: 16 },
  withTools: { usual: 120, atMost: 1024 },
  perImage: { usual: 1000, atMost: 16_384 },
});
