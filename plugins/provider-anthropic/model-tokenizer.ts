import type { ModelTokenizer } from '../../core/api/index.js';

/**
 * The vocabularies are not published. The factors are what the provider's documentation lets one expect: text takes a fifth more tokens than
 * with the vocabulary that is counted with, and with the models since the one whose tokenizer was renewed another sixth.
 */
const factors = { before: 1.2, since: 1.4 };
const before = /claude-(?:[123]\b|instant|(?:opus|sonnet|haiku)-4-?(?:[0-6]\b|20\d{6}|$))/;

/** How a model cuts text into tokens. */
export function tokenizerOf(model: string): ModelTokenizer {
  return {
    encoding: 'o200k_base',
    factor: before.test(model) ? factors.before : factors.since,
    perCall: { usual: 4, atMost: 64 },
    perMessage: { usual: 4, atMost: 16 },
    // The provider puts a system prompt of its own in front of tools.
    withTools: { usual: 350, atMost: 1_024 },
    perImage: { usual: 1_500, atMost: 6_000 },
  };
}
