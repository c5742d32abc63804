import type { RouteExample } from '../../../core/api/index.js';

type Examples = readonly RouteExample[];

const file_id = 'file-01980a6e5c1f7d429b613f0f5a7c2e11';

const file = {
  id: file_id,
  object: 'file',
  bytes: 831_204,
  created_at: 1_784_041_200,
  expires_at: null,
  filename: 'handbook.pdf',
  purpose: 'assistants',
  status: 'processed',
  status_details: null,
};

export const create: Examples = [
  { title: 'A handbook', body: { purpose: 'assistants' }, status: 200, reply: { ...file, status: 'uploaded' } },
];

export const list: Examples = [
  {
    title: 'The newest file',
    query: { limit: '1' },
    status: 200,
    reply: { object: 'list', data: [file], first_id: file_id, last_id: file_id, has_more: true },
  },
];

export const get: Examples = [{ title: 'A processed file', path: { file_id }, status: 200, reply: file }];

export const content: Examples = [{ title: 'The bytes of a file', path: { file_id }, status: 200 }];

export const remove: Examples = [
  {
    title: 'A file that is no longer needed',
    path: { file_id },
    status: 200,
    reply: { id: file_id, object: 'file', deleted: true },
  },
];
