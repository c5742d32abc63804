import type { RouteExample } from '../../../core/api/index.js';

const id = '695bc6a8c2000000000040008000000000000000';

const response = {
  id: `resp_${id}`,
  object: 'response',
  created_at: 1767605400,
  status: 'completed',
  error: null,
  incomplete_details: null,
  instructions: 'Answer in one sentence.',
  metadata: {},
  model: 'demo',
  output: [
    {
      id: `msg_${id}_0`,
      type: 'message',
      status: 'completed',
      role: 'assistant',
      content: [{ type: 'output_text', annotations: [], logprobs: [], text: 'A gate that lets water through.' }],
    },
  ],
  parallel_tool_calls: true,
  previous_response_id: null,
  store: true,
  temperature: null,
  tool_choice: 'auto',
  tools: [],
  top_p: null,
  usage: {
    input_tokens: 15,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens: 8,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 23,
  },
};

/** Shown in the API description. The model needs no provider, so that the examples work wherever the gateway does. */
export const responseExamples: readonly RouteExample[] = [
  {
    title: 'Ask a question',
    body: { model: 'demo', instructions: 'Answer in one sentence.', input: 'What is a sluice?' },
    status: 200,
    reply: response,
  },
];

/** The tokens of a request. */
export const countExamples: readonly RouteExample[] = [
  {
    title: 'How long is this?',
    body: { model: 'demo', instructions: 'Answer in one sentence.', input: 'What is a sluice?' },
    status: 200,
    reply: { object: 'response.input_tokens', input_tokens: 15 },
  },
];

/** A conversation in a shorter form. */
export const compactExamples: readonly RouteExample[] = [
  {
    title: 'Compact a conversation',
    body: {
      model: 'demo',
      input: [
        { role: 'user', content: 'What is a sluice?' },
        { role: 'assistant', content: 'A gate that lets water through.' },
      ],
    },
    status: 200,
    reply: {
      id: 'resp_01900000000070008000000000000001',
      object: 'response.compaction',
      created_at: 1767605400,
      output: [
        {
          role: 'user',
          content: [{ type: 'input_text', text: 'What is a sluice?' }],
          id: 'msg_01900000000070008000000000000001_i0',
          type: 'message',
          status: 'completed',
        },
        {
          id: 'cmp_01900000000070008000000000000001_0',
          type: 'compaction',
          encrypted_content:
            'summary:The user has asked what a sluice is, and knows that it is a gate that lets water through.',
        },
      ],
      usage: response.usage,
    },
  },
];

const path = { response_id: `resp_${id}` };

/** A response that is fetched. */
export const fetchExamples: readonly RouteExample[] = [
  { title: 'An earlier response', path, status: 200, reply: response },
];

/** A response that is deleted. */
export const deleteExamples: readonly RouteExample[] = [
  { title: 'An earlier response', path, status: 200, reply: { id: `resp_${id}`, object: 'response', deleted: true } },
];

/** The first page of input items. */
export const inputItemExamples: readonly RouteExample[] = [
  {
    title: 'The newest',
    path,
    query: { limit: '1' },
    status: 200,
    reply: {
      object: 'list',
      data: [
        {
          status: 'completed',
          role: 'user',
          content: [{ type: 'input_text', text: 'What is a sluice?' }],
          id: `msg_${id}_i0`,
          type: 'message',
        },
      ],
      first_id: `msg_${id}_i0`,
      last_id: `msg_${id}_i0`,
      has_more: false,
    },
  },
];

/** The refusal of a cancellation. */
export const cancelExamples: readonly RouteExample[] = [
  {
    title: 'Not supported',
    path,
    status: 400,
    reply: {
      error: {
        message: 'Responses are not generated in the background.',
        type: 'invalid_request_error',
        param: 'response_id',
        code: 'unsupported_parameter',
      },
    },
  },
];

/** The refusal of a request that is not a handshake. */
export const webSocketExamples: readonly RouteExample[] = [
  {
    title: 'Not supported',
    status: 405,
    reply: {
      error: {
        message: '/v1/responses does not accept GET; it accepts POST. A stored response is at /v1/responses/{id}.',
        type: 'invalid_request_error',
        param: null,
        code: 'GW_METHOD_NOT_ALLOWED',
      },
    },
  },
];
