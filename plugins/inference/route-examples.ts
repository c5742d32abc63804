import type { RouteExample } from '../../core/api/index.js';

/** Examples for the OpenAPI document. They use the demo model, so that they work without a provider. */
export const inferenceExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    body: {
      model: 'demo',
      messages: [
        { role: 'system', content: [{ type: 'text', text: 'Answer in one sentence.' }] },
        { role: 'user', content: [{ type: 'text', text: 'What is a sluice?' }] },
      ],
      parameters: { end_user_id: 'user-7', max_tokens: 100 },
      session_id: 'session-1',
    },
    status: 200,
    reply: {
      id: '01900000-0000-7000-8000-0000000000c1',
      model: 'demo',
      created: 1767605400,
      trace_id: '4bf92f3577b34da6a3ce929d0e0e4736',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: [{ type: 'text', text: 'A gate that lets water through.' }] },
          finish_reason: 'stop',
        },
      ],
      usage: { prompt_tokens: 14, completion_tokens: 8, total_tokens: 22 },
    },
  },
];

const head =
  '"id":"01900000-0000-7000-8000-0000000000c1","model":"demo","created":1767605400,"trace_id":"4bf92f3577b34da6a3ce929d0e0e4736"';

/** The answer of the first example as a stream. */
export const inferenceStream = [
  `{${head},"choices":[{"index":0,"delta":{"role":"assistant","content":[{"type":"text","text":"A gate that"}]}}]}`,
  `{${head},"choices":[{"index":0,"delta":{"content":[{"type":"text","text":" lets water through."}]}}]}`,
  `{${head},"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}`,
  `{${head},"choices":[],"usage":{"prompt_tokens":14,"completion_tokens":8,"total_tokens":22}}`,
  '[DONE]',
]
  .map((data) => `data: ${data}\n\n`)
  .join('');
