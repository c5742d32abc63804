import type { RouteExample } from '../../core/api/index.js';

/** Shown in the API description. The model needs no provider, so that they work wherever the gateway does. */
export const messageExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    body: { model: 'demo', max_tokens: 100, messages: [{ role: 'user', content: 'What is a sluice?' }] },
    status: 200,
    reply: {
      id: 'msg_01900000000070008000000000000001',
      type: 'message',
      role: 'assistant',
      model: 'demo',
      content: [{ type: 'text', text: 'A gate that lets water through.' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 8, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 8 },
    },
  },
];

/** Examples of `POST /v1/messages/count_tokens`. */
export const countExamples: readonly RouteExample[] = [
  {
    title: 'How long is this?',
    body: { model: 'demo', messages: [{ role: 'user', content: 'What is a sluice?' }] },
    status: 200,
    reply: { input_tokens: 8 },
  },
];
