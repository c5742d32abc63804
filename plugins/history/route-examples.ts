import type { RouteExample } from '../../core/api/index.js';

/** Examples of `POST …/sessions/history`. */
export const sessionExamples: readonly RouteExample[] = [
  {
    title: 'The latest ten sessions of one user',
    body: { end_user_id: 'user-7', size: 10 },
    status: 200,
    reply: { sessions: [], total: 0, total_is_estimate: false },
  },
];

/** Examples of `POST …/messages/history`. */
export const messageExamples: readonly RouteExample[] = [
  {
    title: 'What was said in one session',
    body: { session_id: 'session-1', from: 1, size: 100 },
    status: 200,
    reply: { messages: [], total: 0, total_is_estimate: false },
  },
];

/** Examples of `GET …/messages/export`. */
export const exportExamples: readonly RouteExample[] = [
  {
    title: 'All messages of one user, for a spreadsheet',
    query: { format: 'csv', end_user_id: 'user-7' },
    status: 200,
  },
];

/** Examples of `GET …/usage`. */
export const usageExamples: readonly RouteExample[] = [
  {
    title: 'Usage of every day so far',
    status: 200,
    reply: {
      group_by: 'day',
      groups: [
        {
          key: '2030-01-31',
          requests: 1240,
          failed: 3,
          input_tokens: 310000,
          output_tokens: 92000,
          cached_input_tokens: 120000,
          reasoning_tokens: 0,
          cost: '1.356',
          average_duration_ms: 2100,
          average_first_byte_ms: 410,
        },
      ],
    },
  },
];
