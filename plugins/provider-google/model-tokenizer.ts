import type { ModelTokenizer } from '../../core/api/index.js';

/**
 * The tokenizer of all models. The vocabulary is near to the one that is used for counting; the factor is an estimate. A picture takes 258 tokens
 * for each tile up to Gemini 2.5, and up to 2240 since.
 */
export const tokenizer: ModelTokenizer = Object.freeze({
  encoding: 'o200k_base',
  factor: 1.1,
  perCall: { usual: 1, atMost: 64 },
  perMessage: { usual: 1, atMost: 16 },
  withTools: { usual: 40, atMost: 1_024 },
  perImage: { usual: 1_100, atMost: 16_384 },
});
