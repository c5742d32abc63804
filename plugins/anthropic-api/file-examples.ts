import type { RouteExample } from '../../core/api/index.js';

type Examples = readonly RouteExample[];

const file_id = 'file-01980a6e5c1f7d429b613f0f5a7c2e11';

const file = {
  id: file_id,
  type: 'file',
  filename: 'handbook.pdf',
  mime_type: 'application/pdf',
  size_bytes: 831_204,
  created_at: '2026-07-14T15:00:00.000Z',
  expires_at: null,
  downloadable: true,
};

export const upload: Examples = [{ title: 'A handbook', body: {}, status: 200, reply: file }];

export const list: Examples = [
  {
    title: 'The newest file',
    query: { limit: '1' },
    status: 200,
    reply: { data: [file], has_more: true, first_id: file_id, last_id: file_id, next_page: file_id },
  },
];

export const get: Examples = [{ title: 'What is known about a file', path: { file_id }, status: 200, reply: file }];

export const content: Examples = [{ title: 'The bytes of a file', path: { file_id }, status: 200 }];

export const remove: Examples = [
  {
    title: 'A file that is no longer needed',
    path: { file_id },
    status: 200,
    reply: { id: file_id, type: 'file_deleted' },
  },
];
