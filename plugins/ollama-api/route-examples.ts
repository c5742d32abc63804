import type { RouteExample } from '../../core/api/index.js';

/* Shown in the API description. The models need no provider, so that the examples work wherever the gateway does. */

const head = { model: 'demo', created_at: '2026-01-05T09:30:00.000Z' };
const end = {
  done: true,
  done_reason: 'stop',
  total_duration: 3_000_000,
  load_duration: 0,
  prompt_eval_count: 8,
  prompt_eval_duration: 1,
  eval_count: 8,
  eval_duration: 3_000_000,
};
const question = 'What is a sluice?';
const text = 'A gate that lets water through.';
const details = { parent_model: '', format: '', family: '', families: [], parameter_size: '', quantization_level: '' };
const vector = [0.1, -0.2, 0.3, 0.1, 0.2, -0.1, 0.4, 0.2];

/** Examples of `/api/chat`. */
export const chatExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    body: { model: 'demo', messages: [{ role: 'user', content: question }], stream: false },
    status: 200,
    reply: { ...head, message: { role: 'assistant', content: text }, ...end },
  },
];

/** Examples of `/api/chat`, streamed. */
export const chatStream = `{"model":"demo","created_at":"2026-01-05T09:30:00.000Z","message":{"role":"assistant","content":"A gate."},"done":false}
{"model":"demo","created_at":"2026-01-05T09:30:00.000Z","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","total_duration":3000000,"load_duration":0,"prompt_eval_count":8,"prompt_eval_duration":1000000,"eval_count":3,"eval_duration":2000000}
`;

/** Examples of `/api/generate`. */
export const generateExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    body: { model: 'demo', prompt: question, stream: false },
    status: 200,
    reply: { ...head, response: text, ...end },
  },
];

/** Examples of `/api/generate`, streamed. */
export const generateStream = `{"model":"demo","created_at":"2026-01-05T09:30:00.000Z","response":"A gate.","done":false}
{"model":"demo","created_at":"2026-01-05T09:30:00.000Z","response":"","done":true,"done_reason":"stop","total_duration":3000000,"load_duration":0,"prompt_eval_count":8,"prompt_eval_duration":1000000,"eval_count":3,"eval_duration":2000000}
`;

/** Examples of `/api/embed`. */
export const embedExamples: readonly RouteExample[] = [
  {
    title: 'A vector of eight numbers',
    body: { model: 'demo-embedding', input: question, dimensions: 8 },
    status: 200,
    reply: { model: 'demo-embedding', embeddings: [vector], total_duration: 1, load_duration: 0, prompt_eval_count: 5 },
  },
];

/** Examples of `/api/embeddings`. */
export const embeddingExamples: readonly RouteExample[] = [
  {
    title: 'One vector',
    body: { model: 'demo-embedding', prompt: question },
    status: 200,
    reply: { embedding: vector },
  },
];

/** Examples of `GET /api/tags`. */
export const modelListExamples: readonly RouteExample[] = [
  {
    title: 'All of them',
    status: 200,
    reply: { models: [{ name: 'demo', model: 'demo', modified_at: head.created_at, size: 0, digest: '', details }] },
  },
];

/** Examples of `/api/show`. */
export const modelExamples: readonly RouteExample[] = [
  {
    title: 'One of them',
    body: { model: 'demo' },
    status: 200,
    reply: {
      modelfile: '',
      parameters: '',
      template: '',
      details,
      model_info: { 'general.architecture': 'model', 'model.context_length': 32_768 },
      capabilities: ['completion', 'tools'],
      modified_at: head.created_at,
    },
  },
];

/** Examples of `GET /api/ps`. */
export const runningExamples: readonly RouteExample[] = [{ title: 'None', status: 200, reply: { models: [] } }];

/** Examples of `GET /api/version`. */
export const versionExamples: readonly RouteExample[] = [
  { title: 'The version', status: 200, reply: { version: '0.40.0' } },
];
