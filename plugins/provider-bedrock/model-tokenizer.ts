import type { ModelTokenizer } from '../../core/api/index.js';
import { familyOf } from './model-family.js';

/** Factors of the generations of Claude, from its provider's documentation; the vocabularies are not published. */
const factors = { before: 1.2, since: 1.4 };
const before = /claude-(?:v?[123]\b|instant|(?:opus|sonnet|haiku)-4-?(?:[0-6]\b|20\d{6}|$))/;

/** The tokenizer of a model; undefined for families whose tokenizer is not known. */
export function tokenizerOf(model: string): ModelTokenizer | undefined {
  const family = familyOf(model);
  if (family === 'claude') {
    return {
      encoding: 'o200k_base',
      factor: before.test(model) ? factors.before : factors.since,
      perCall: { usual: 4, atMost: 64 },
      perMessage: { usual: 4, atMost: 16 },
      // The model gets a system prompt of its own for tools.
      withTools: { usual: 350, atMost: 1_024 },
      perImage: { usual: 1_500, atMost: 6_000 },
    };
  }
  if (family !== 'gpt-oss') return undefined;
  return {
    encoding: 'o200k_base',
    factor: 1,
    perCall: { usual: 70, atMost: 256 },
    perMessage: { usual: 4, atMost: 8 },
    withTools: { usual: 12, atMost: 64 },
    perImage: { usual: 1_500, atMost: 25_000 },
  };
}
