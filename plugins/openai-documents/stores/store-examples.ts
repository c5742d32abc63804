import type { RouteExample } from '../../../core/api/index.js';

type Examples = readonly RouteExample[];

const vector_store_id = 'vs_01980a6e5c1f7d429b613f0f5a7c2e12';
const file_id = 'file-01980a6e5c1f7d429b613f0f5a7c2e11';
const batch_id = 'vsfb_01980a6e5c1f7d429b613f0f5a7c2e13';
const inStore = { vector_store_id };
const inFile = { vector_store_id, file_id };
const inBatch = { vector_store_id, batch_id };

const file_counts = { in_progress: 0, completed: 1, failed: 0, cancelled: 0, total: 1 };

const store = {
  id: vector_store_id,
  object: 'vector_store',
  created_at: 1_784_041_260,
  name: 'handbooks',
  description: null,
  usage_bytes: 831_204,
  file_counts,
  status: 'completed',
  expires_after: null,
  expires_at: null,
  last_active_at: 1_784_041_260,
  metadata: { team: 'support' },
};

const file = {
  id: file_id,
  object: 'vector_store.file',
  usage_bytes: 831_204,
  created_at: 1_784_041_260,
  vector_store_id,
  status: 'completed',
  last_error: null,
  attributes: { year: 2026 },
  chunking_strategy: { type: 'other' },
};

const batch = {
  id: batch_id,
  object: 'vector_store.files_batch',
  created_at: 1_784_041_260,
  vector_store_id,
  status: 'completed',
  file_counts,
};

function listWith(item: { readonly id: string }): object {
  return { object: 'list', data: [item], first_id: item.id, last_id: item.id, has_more: false };
}

export const create: Examples = [
  {
    title: 'A store with one file',
    body: { name: 'handbooks', file_ids: [file_id], metadata: { team: 'support' } },
    status: 200,
    reply: store,
  },
];

export const list: Examples = [
  { title: 'The newest store', query: { limit: '1' }, status: 200, reply: { ...listWith(store), has_more: true } },
];

export const get: Examples = [{ title: 'A store', path: inStore, status: 200, reply: store }];

export const update: Examples = [
  {
    title: 'A store that expires after a week without use',
    path: inStore,
    body: { expires_after: { anchor: 'last_active_at', days: 7 } },
    status: 200,
    reply: { ...store, expires_after: { anchor: 'last_active_at', days: 7 }, expires_at: 1_784_646_060 },
  },
];

export const remove: Examples = [
  {
    title: 'A store that is no longer needed',
    path: inStore,
    status: 200,
    reply: { id: vector_store_id, object: 'vector_store.deleted', deleted: true },
  },
];

export const search: Examples = [
  {
    title: 'A question, in the files of this year',
    path: inStore,
    body: { query: 'How long is the vacation?', filters: { type: 'eq', key: 'year', value: 2026 } },
    status: 200,
    reply: {
      object: 'vector_store.search_results.page',
      search_query: ['How long is the vacation?'],
      data: [
        {
          file_id,
          filename: 'handbook.pdf',
          score: 0.82,
          attributes: { year: 2026 },
          content: [{ type: 'text', text: 'Everybody has 30 days of vacation a year.' }],
        },
      ],
      has_more: false,
      next_page: null,
    },
  },
];

export const addFile: Examples = [
  {
    title: 'A file with an attribute',
    path: inStore,
    body: { file_id, attributes: { year: 2026 } },
    status: 200,
    reply: file,
  },
];

export const listFiles: Examples = [{ title: 'The files', path: inStore, status: 200, reply: listWith(file) }];

export const getFile: Examples = [{ title: 'A file', path: inFile, status: 200, reply: file }];

export const updateFile: Examples = [
  { title: 'Other attributes', path: inFile, body: { attributes: { year: 2026 } }, status: 200, reply: file },
];

export const removeFile: Examples = [
  {
    title: 'A file that should not be found here',
    path: inFile,
    status: 200,
    reply: { id: file_id, object: 'vector_store.file.deleted', deleted: true },
  },
];

export const fileContent: Examples = [
  {
    title: 'A short file',
    path: inFile,
    status: 200,
    reply: {
      object: 'vector_store.file_content.page',
      data: [{ type: 'text', text: 'Everybody has 30 days of vacation a year.' }],
      has_more: false,
      next_page: null,
    },
  },
];

export const createBatch: Examples = [
  { title: 'A file', path: inStore, body: { file_ids: [file_id] }, status: 200, reply: batch },
];

export const getBatch: Examples = [{ title: 'A batch', path: inBatch, status: 200, reply: batch }];

export const cancelBatch: Examples = [
  { title: 'A batch that is not wanted', path: inBatch, status: 200, reply: { ...batch, status: 'cancelled' } },
];

export const listBatch: Examples = [
  { title: 'The files of a batch', path: inBatch, status: 200, reply: listWith(file) },
];
