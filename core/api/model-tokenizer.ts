/** A vocabulary that the gateway can count with. */
export type TokenEncoding = 'o200k_base' | 'cl100k_base';

/** How many tokens something is: usually, and at most. */
export interface TokenRange {
  readonly usual: number;
  readonly atMost: number;
}

/** How the models of a provider cut what they are given into tokens, as far as the provider plugin knows. */
export interface ModelTokenizer {
  readonly encoding: TokenEncoding;
  /** Absent: the encoding is the model's own. Else so many tokens of the model come, on average, from one of the encoding. */
  readonly factor?: number;
  /** What the provider's format adds to every call. */
  readonly perCall: TokenRange;
  /** What it adds to every message. */
  readonly perMessage: TokenRange;
  /** What it adds to a call with tools, beside their definitions. */
  readonly withTools: TokenRange;
  /** Of one picture. */
  readonly perImage: TokenRange;
}

/**
 * For models of which nobody knows more. The bounds leave room for the longest chat templates that are published.
 */
export const unknownTokenizer: ModelTokenizer = Object.freeze({
  encoding: 'o200k_base',
  factor: 1.15,
  perCall: { usual: 8, atMost: 256 },
  perMessage: { usual: 4, atMost: 16 },
  withTools: { usual: 120, atMost: 1024 },
  perImage: { usual: 1000, atMost: 16_384 },
});
