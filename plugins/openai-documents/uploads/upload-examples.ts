import type { RouteExample } from '../../../core/api/index.js';

type Examples = readonly RouteExample[];

const upload_id = 'upload_01980a6e5c1f7d429b613f0f5a7c2e11';
const partId = 'part_01980a6e5c1f7d429b613f0f5a7c2e12';

const upload = {
  id: upload_id,
  object: 'upload',
  bytes: 7,
  created_at: 1_784_041_200,
  expires_at: 1_784_044_800,
  filename: 'note.txt',
  purpose: 'assistants',
  status: 'pending',
  file: null,
};

const body = { bytes: 7, filename: 'note.txt', mime_type: 'text/plain', purpose: 'assistants' };

export const create: Examples = [{ title: 'A note', body, status: 200, reply: upload }];

export const addPart: Examples = [
  {
    title: 'All of it in one part',
    path: { upload_id },
    body: {},
    status: 200,
    reply: { id: partId, object: 'upload.part', created_at: 1_784_041_201, upload_id },
  },
];

const file = {
  id: 'file-01980a6e5c1f7d429b613f0f5a7c2e11',
  object: 'file',
  bytes: 7,
  created_at: 1_784_041_202,
  expires_at: null,
  filename: 'note.txt',
  purpose: 'assistants',
  status: 'uploaded',
  status_details: null,
};

export const complete: Examples = [
  {
    title: 'The file of its part',
    path: { upload_id },
    body: { part_ids: [partId] },
    status: 200,
    reply: { ...upload, status: 'completed', file },
  },
];

export const cancel: Examples = [
  { title: 'No longer needed', path: { upload_id }, status: 200, reply: { ...upload, status: 'cancelled' } },
];
