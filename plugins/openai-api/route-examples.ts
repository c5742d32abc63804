import type { RouteExample } from '../../core/api/index.js';

const demoModel = {
  id: 'demo',
  object: 'model',
  created: 1767605400,
  owned_by: 'provider-demo',
  type: 'model',
  display_name: 'demo',
  name: 'models/demo',
  displayName: 'demo',
  inputTokenLimit: 32_768,
  outputTokenLimit: 4096,
  supportedGenerationMethods: ['generateContent', 'streamGenerateContent', 'countTokens'],
  created_at: '2026-01-05T09:30:00.000Z',
  lifecycle: 'active',
  line: null,
  deprecated_at: null,
  retires_at: null,
  max_input_tokens: 32_768,
  max_tokens: 4096,
  capabilities: null,
};

/** Shown in the API description. The models need no provider, so that the examples work wherever the gateway does. */
export const chatExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    body: { model: 'demo', messages: [{ role: 'user', content: 'What is a sluice?' }] },
    status: 200,
    reply: {
      id: 'chatcmpl-01900000-0000-7000-8000-0000000000c1',
      object: 'chat.completion',
      created: 1767605400,
      model: 'demo',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: 'A gate that lets water through.' },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 8, completion_tokens: 8, total_tokens: 16 },
    },
  },
];

/** Examples of `POST /v1/completions`. */
export const textCompletionExamples: readonly RouteExample[] = [
  {
    title: 'Continue a text',
    body: { model: 'demo', prompt: 'What is a sluice?', max_tokens: 100 },
    status: 200,
    reply: {
      id: 'cmpl-01900000-0000-7000-8000-0000000000c2',
      object: 'text_completion',
      created: 1767605400,
      model: 'demo',
      choices: [{ text: 'A gate that lets water through.', index: 0, logprobs: null, finish_reason: 'stop' }],
      usage: { prompt_tokens: 8, completion_tokens: 8, total_tokens: 16 },
    },
  },
];

/** Examples of `POST /v1/embeddings`. */
export const embeddingsExamples: readonly RouteExample[] = [
  {
    title: 'A vector of eight numbers',
    body: { model: 'demo-embedding', input: 'What is a sluice?', dimensions: 8 },
    status: 200,
    reply: {
      object: 'list',
      model: 'demo-embedding',
      data: [{ object: 'embedding', index: 0, embedding: [0.1, -0.2, 0.3, 0.1, 0.2, -0.1, 0.4, 0.2] }],
      usage: { prompt_tokens: 5, total_tokens: 5 },
    },
  },
];

/** Examples of `GET /v1/models`. */
export const modelListExamples: readonly RouteExample[] = [
  {
    title: 'All of them',
    status: 200,
    reply: {
      object: 'list',
      data: [demoModel],
      models: [demoModel],
      has_more: false,
      first_id: 'demo',
      last_id: 'demo',
    },
  },
];

/** Examples of `GET /v1/models/{model}`. */
export const modelExamples: readonly RouteExample[] = [
  { title: 'One of them', path: { model: 'demo' }, status: 200, reply: demoModel },
];
