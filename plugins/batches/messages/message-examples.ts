import type { RouteExample } from '../../../core/api/index.js';

type Examples = readonly RouteExample[];

const message_batch_id = 'msgbatch_01980a6e5c1f7d429b613f0f5a7c2e11';

const created = {
  id: message_batch_id,
  type: 'message_batch',
  processing_status: 'in_progress',
  request_counts: { processing: 1, succeeded: 0, errored: 0, canceled: 0, expired: 0 },
  created_at: '2026-07-14T15:00:00.000Z',
  expires_at: '2026-07-15T15:00:00.000Z',
  ended_at: null,
  cancel_initiated_at: null,
  archived_at: null,
  results_url: null,
  usage: { input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 },
  tags: ['feature:tickets'],
};

const ended = {
  ...created,
  processing_status: 'ended',
  request_counts: { processing: 0, succeeded: 1, errored: 0, canceled: 0, expired: 0 },
  ended_at: '2026-07-14T15:00:04.210Z',
  results_url: `https://gateway.example.com/v1/messages/batches/${message_batch_id}/results`,
  usage: { input_tokens: 43, cache_read_input_tokens: 0, output_tokens: 82 },
};

export const create: Examples = [
  {
    title: 'One request',
    body: {
      requests: [
        {
          custom_id: 'ticket-1',
          params: { model: 'demo', max_tokens: 200, messages: [{ role: 'user', content: 'Summarize the ticket.' }] },
        },
      ],
    },
    status: 200,
    reply: created,
  },
];

export const list: Examples = [
  {
    title: 'The newest batch',
    query: { limit: '1' },
    status: 200,
    reply: { data: [ended], first_id: message_batch_id, last_id: message_batch_id, has_more: true },
  },
];

export const get: Examples = [
  { title: 'A batch that has ended', path: { message_batch_id }, status: 200, reply: ended },
];

export const cancel: Examples = [
  {
    title: 'A batch that is no longer needed',
    path: { message_batch_id },
    status: 200,
    reply: { ...created, processing_status: 'canceling', cancel_initiated_at: '2026-07-14T15:00:02.000Z' },
  },
];

export const results: Examples = [{ title: 'The results of a batch', path: { message_batch_id }, status: 200 }];

export const remove: Examples = [
  {
    title: 'A batch whose results were read',
    path: { message_batch_id },
    status: 200,
    reply: { id: message_batch_id, type: 'message_batch_deleted' },
  },
];
