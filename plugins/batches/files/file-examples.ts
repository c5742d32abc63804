import type { RouteExample } from '../../../core/api/index.js';

type Examples = readonly RouteExample[];

const request_batch_id = 'batch_01980a6e5c1f7d429b613f0f5a7c2e11';
const input_file_id = 'file-01980a6e5b077d119c2d0b6f3a1e4d52';
const created_at = 1_784_041_200;

const usageOf = (input_tokens: number, output_tokens: number): object => ({
  input_tokens,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: input_tokens + output_tokens,
});

const created = {
  id: request_batch_id,
  object: 'batch',
  endpoint: '/v1/chat/completions',
  errors: null,
  input_file_id,
  completion_window: '24h',
  model: null,
  status: 'validating',
  output_file_id: null,
  error_file_id: null,
  created_at,
  in_progress_at: null,
  expires_at: created_at + 86_400,
  finalizing_at: null,
  completed_at: null,
  failed_at: null,
  expired_at: null,
  cancelling_at: null,
  cancelled_at: null,
  request_counts: { total: 0, completed: 0, failed: 0 },
  usage: usageOf(0, 0),
  metadata: { job: 'nightly' },
  tags: ['feature:tickets'],
};

const completed = {
  ...created,
  model: 'demo',
  status: 'completed',
  output_file_id: 'file-01980a6f90aa7c3e8d4b5f6071829304',
  in_progress_at: created_at + 1,
  finalizing_at: created_at + 95,
  completed_at: created_at + 96,
  request_counts: { total: 1_200, completed: 1_200, failed: 0 },
  usage: usageOf(51_600, 98_400),
};

export const create: Examples = [
  {
    title: 'The requests of a file',
    body: {
      input_file_id,
      endpoint: '/v1/chat/completions',
      completion_window: '24h',
      metadata: { job: 'nightly' },
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
    reply: { object: 'list', data: [completed], first_id: request_batch_id, last_id: request_batch_id, has_more: true },
  },
];

export const get: Examples = [
  { title: 'A batch that has ended', path: { request_batch_id }, status: 200, reply: completed },
];

export const cancel: Examples = [
  {
    title: 'A batch that is no longer needed',
    path: { request_batch_id },
    status: 200,
    reply: { ...created, status: 'cancelling', cancelling_at: created_at + 5 },
  },
];
