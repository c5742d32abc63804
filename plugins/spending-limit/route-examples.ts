import type { RouteExample } from '../../core/api/index.js';

const connectionId = '01990000-0000-7000-8000-000000000001';
const keyId = '01990000-0000-7000-8000-000000000002';

const reportExample = {
  currency: 'USD',
  spendingPeriod: 'monthly',
  limit: 12.5,
  spent: 3.0625,
  held: 0.02,
  remaining: 9.4175,
  inHand: 0.25,
  periodBegan: '2030-01-01T00:00:00.000Z',
  resetsAt: '2030-02-01T00:00:00.000Z',
};

const withModels = {
  ...reportExample,
  ofModels: [{ models: ['vendor/large-*'], ...reportExample, limit: 5, spent: 1.25, held: 0.02, remaining: 3.73 }],
};

export const connectionExamples: readonly RouteExample[] = [
  {
    title: 'A connection that may spend 12.50 a month',
    path: { connectionId },
    status: 200,
    reply: { connectionId, enableSpendingLimit: true, ...withModels, unpricedModels: ['house-model'] },
  },
];
const ofAnn = [{ models: null, ...reportExample, limit: 100, spent: 41.5, held: 0.02, remaining: 58.48 }];

const spendingOfKey = { keyId, owner: 'Ann Lee', ...withModels, ofOwner: ofAnn };

export const keyExamples: readonly RouteExample[] = [
  { title: 'A key that may spend 12.50 a month', path: { keyId }, status: 200, reply: spendingOfKey },
];

export const ownExamples: readonly RouteExample[] = [
  { title: 'What is left for the key that is sent', status: 200, reply: spendingOfKey },
];

export const ownerExamples: readonly RouteExample[] = [
  {
    title: 'What is left for each owner of keys',
    status: 200,
    reply: { items: [{ owner: 'Ann Lee', limits: ofAnn }], page: 1, pageSize: 10, totalCount: 1 },
  },
];

export const tagExamples: readonly RouteExample[] = [
  {
    title: 'What is left for each tag',
    status: 200,
    reply: { items: [{ tag: 'customer:acme', limits: ofAnn }], page: 1, pageSize: 10, totalCount: 1 },
  },
];

export const organizationExamples: readonly RouteExample[] = [
  {
    title: 'Each organization may spend 12.50 a month',
    status: 200,
    reply: { organizationId: 'default', ...withModels },
  },
];

export const endUserExamples: readonly RouteExample[] = [
  {
    title: 'What one end user, who may spend 12.50 a month, has spent',
    query: { endUserId: 'user-7' },
    status: 200,
    reply: { items: [{ endUserId: 'user-7', ...reportExample, ofModels: [] }], page: 1, pageSize: 10, totalCount: 1 },
  },
];

const costSums = {
  calls: 41230,
  inputTokens: 310000000,
  cachedInputTokens: 120000000,
  cacheWriteTokens: 0,
  outputTokens: 9200000,
  reasoningTokens: 4100000,
  cost: 812.0375,
  estimatedCalls: 12,
  estimatedCost: 0.41,
  unpricedCalls: 0,
};

export const costExamples: readonly RouteExample[] = [
  {
    title: 'What January has cost, by provider and model, to compare with their bills',
    query: { groupBy: 'model', dateFrom: '2030-01-01', dateTo: '2030-01-31' },
    status: 200,
    reply: {
      groupBy: 'model',
      currency: 'USD',
      dateFrom: '2030-01-01',
      dateTo: '2030-01-31',
      total: costSums,
      groups: [{ key: 'main/large-model', ...costSums }],
    },
  },
  {
    title: 'What each feature, customer or whatever else apps name in tags has cost this month',
    query: { groupBy: 'tag' },
    status: 200,
  },
  {
    title: 'What each connection has cost this month, for a spreadsheet',
    query: { groupBy: 'connection', format: 'csv' },
    status: 200,
  },
];
