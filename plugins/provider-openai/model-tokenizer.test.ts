import { test } from 'tap';
import { tokenizerOf } from './model-tokenizer.js';

await test('models with a published vocabulary are counted with it', (t) => {
  for (const [model, encoding] of [
    ['gpt-4o', 'o200k_base'],
    ['gpt-4o-mini-2024-07-18', 'o200k_base'],
    ['ft:gpt-4o-2024-08-06:acme::x', 'o200k_base'],
    ['openai/gpt-4.1', 'o200k_base'],
    ['gpt-5-mini', 'o200k_base'],
    ['o3', 'o200k_base'],
    ['gpt-4', 'cl100k_base'],
    ['gpt-4-turbo', 'cl100k_base'],
    ['gpt-3.5-turbo', 'cl100k_base'],
    ['text-embedding-3-small', 'cl100k_base'],
  ] as const) {
    t.equal(tokenizerOf(model)?.encoding, encoding, model);
    t.equal(tokenizerOf(model)?.factor, undefined, `${model}: its own`);
  }
  t.end();
});

await test('newer models and open-weight models are estimated with the most similar vocabulary', (t) => {
  for (const model of ['gpt-5.4-mini', 'gpt-6.1-sol', 'o9', 'openai/gpt-oss-120b']) {
    t.match(tokenizerOf(model), { encoding: 'o200k_base', factor: 1 }, model);
  }
  t.end();
});

await test('models of other makers that use this dialect are left to the core', (t) => {
  for (const model of ['llama-3.3-70b-versatile', 'mistral-large-latest', 'qwen-2', 'demo']) {
    t.equal(tokenizerOf(model), undefined, model);
  }
  t.end();
});

await test('an image is counted with the maximum tokens for the model', (t) => {
  // https://platform.openai.com/docs/guides/images-vision: 85 + 8 tiles of 170; 2,833 + 8 of 5,667; 1,536 patches × 2.46.
  for (const [model, most] of [
    ['gpt-4o', 85 + 8 * 170],
    ['gpt-4o-mini', 2_833 + 8 * 5_667],
    ['gpt-4.1-nano', Math.ceil(1_536 * 2.46)],
    ['gpt-6', 10_000],
  ] as const) {
    t.ok((tokenizerOf(model)?.perImage.atMost ?? 0) >= most, model);
  }
  t.end();
});
