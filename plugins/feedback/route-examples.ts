import type { RouteExample } from '../../core/api/index.js';

/** Examples of `POST …/trace/feedback/{trace_id}`. */
export const submitExamples: readonly RouteExample[] = [
  {
    title: 'Four out of five stars',
    path: { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' },
    body: { value: 4, min: 1, max: 5, metadata: { from: 'thumbs' } },
    status: 200,
  },
];

/** Examples of `GET …/feedback`. */
export const listExamples: readonly RouteExample[] = [
  {
    title: 'The first page',
    query: { page: '1', pageSize: '10' },
    status: 200,
    reply: { items: [], page: 1, pageSize: 10, totalCount: 0 },
  },
];

/** Examples of `GET …/feedback/averages`. */
export const averagesExamples: readonly RouteExample[] = [
  {
    title: 'Which model people like best',
    query: { group_by: 'model' },
    status: 200,
    reply: { group_by: 'model', groups: [{ key: 'demo', count: 12, average_score: 0.83 }] },
  },
];
