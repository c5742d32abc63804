import type { RouteExample } from '../../core/api/index.js';

const connectionId = '01990000-0000-7000-8000-000000000001';
const [created, updated] = [1_893_456_000, 1_893_459_600];
const path = { connectionId };

const connection = {
  connectionId,
  name: 'support-chat',
  logRequestBody: true,
  logResponseBody: false,
  enableSpendingLimit: true,
  spendingLimit: 12.5,
  spendingPeriod: 'monthly',
  modelSpendingLimits: null,
  tags: ['team:support'],
  enableDocuments: false,
  forceDocumentsUse: false,
  logDocumentsResults: false,
  promptId: null,
  disabled: false,
  allowedModelIdentifiersList: null,
  created,
  updated: created,
};

/** `createConnection`. */
export const create: readonly RouteExample[] = [
  {
    title: 'A connection that may spend 12.50 a month',
    body: {
      name: 'support-chat',
      logRequestBody: true,
      enableSpendingLimit: true,
      spendingLimit: 12.5,
      spendingPeriod: 'monthly',
    },
    status: 200,
    reply: { connectionId, name: 'support-chat', created },
  },
];

/** `listConnections`. */
export const list: readonly RouteExample[] = [
  {
    title: 'The first two connections',
    query: { page: '1', pageSize: '2' },
    status: 200,
    reply: { items: [{ ...connection, disabledModelIdentifiersList: [] }], page: 1, pageSize: 2, totalCount: 1 },
  },
];

/** `getConnection`. */
export const get: readonly RouteExample[] = [{ title: 'One connection', path, status: 200, reply: connection }];

/** `updateConnection`. */
export const update: readonly RouteExample[] = [
  {
    title: 'Allow some models only',
    path,
    body: { allowedModelIdentifiersList: ['demo', 'vendor/*'] },
    status: 200,
    reply: { connectionId, name: 'support-chat', updated },
  },
  {
    title: 'Let it spend at most 5 a day on some models',
    path,
    body: { modelSpendingLimits: [{ models: ['vendor/large-*'], amount: 5, period: 'daily' }] },
    status: 200,
    reply: { connectionId, name: 'support-chat', updated },
  },
  {
    title: 'Raise the limit and disallow a model',
    path,
    body: { spendingLimit: '25.00', disabledModelIdentifiersList: ['demo'] },
    status: 200,
    reply: { connectionId, name: 'support-chat', updated },
  },
];

/** `deleteConnection`. */
export const remove: readonly RouteExample[] = [{ title: 'Delete a connection', path, status: 204 }];
