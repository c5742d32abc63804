import { test } from 'tap';
import { tokenizerOf } from './model-tokenizer.js';

await test('all models are counted with a general vocabulary, and those with the newer tokenizer with a higher factor', (t) => {
  for (const [model, factor] of [
    ['claude-3-5-sonnet-20241022', 1.2],
    ['claude-opus-4-20250514', 1.2],
    ['claude-sonnet-4-5', 1.2],
    ['claude-opus-4-6', 1.2],
    ['claude-opus-4-7', 1.4],
    ['claude-opus-5-5', 1.4],
    ['some-compatible-model', 1.4],
  ] as const) {
    t.equal(tokenizerOf(model).factor, factor, model);
  }
  t.end();
});
