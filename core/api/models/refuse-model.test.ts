import { test } from 'tap';
import { catalogOf } from '../../testkit/catalog-of.js';
import { type ModelInfo, unknownModel, usableModels } from '../index.js';

const served: readonly ModelInfo[] = [
  { modelId: 'gpt-4o-mini', provider: 'openai' },
  { modelId: 'gemini-2.5-pro', provider: 'google' },
  { modelId: 'meta-llama/llama-3.3-70b', provider: 'router' },
  { modelId: 'claude-*', provider: 'anthropic' },
].map((model) => ({ ...model, displayName: model.modelId, capabilities: [] }));

const models = usableModels({}, { models: catalogOf(served), switches: undefined });

await test('the error for a model that nobody serves suggests the model that was most likely meant', (t) => {
  for (const [asked, meant] of [
    ['gpt-4o-mimi', 'gpt-4o-mini'],
    ['GPT_4o_mini', 'gpt-4o-mini'],
    ['openai/gpt-4o-mni', 'openai/gpt-4o-mini'],
    ['azure/gpt-4o-mini', 'gpt-4o-mini'],
    ['vertex_ai/gemini-2.5-pro', 'gemini-2.5-pro'],
    ['gemini/gemini-2.5-pro', 'google/gemini-2.5-pro'],
    ['openrouter/meta-llama/llama-3.3-70b', 'router/meta-llama/llama-3.3-70b'],
  ] as const) {
    t.match(unknownModel(asked, models).message, `"${asked}". Did you mean "${meant}"? List the models`);
  }
  for (const asked of ['mistral-large', 'claude', '', '/']) {
    t.notMatch(unknownModel(asked, models).message, 'Did you mean', asked);
  }
  t.end();
});
