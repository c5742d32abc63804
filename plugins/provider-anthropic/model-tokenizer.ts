import type { ModelTokenizer } from '../../core/api/index.js';

/**
 * The vocabularies are not published. The factors are derived from the provider's documentation: a fifth more tokens than with the
 * vocabulary that is used for counting, and another sixth for models with the newer tokenizer.
 */
const factors = { before: 1.2, since: 1.4 };
const before = /claude-(?:[123]\b|instant|(?:opus|sonnet|haiku)-4-?(?:[0-6]\b|20\d{6}|$))/;

/** The tokenizer of a model. */
export function tokenizerOf(model: string): ModelTokenizer {
  return {
    encoding: 'o200k_base',
    factor: before.test(model) ? factors.before : factors.since,
    perCall: { usual: 4, atMost: 64 },
    perMessage: { usual: 4, atMost: 16 },
    // The provider adds a system prompt of its own for tools.
    withTools: { usual: 350, atMost: 1_024 },
    perImage: { usual: 1_500, atMost: 6_000 },
  };
}
