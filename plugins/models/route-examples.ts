import type { RouteExample } from '../../core/api/index.js';

const demo = {
  modelId: 'demo',
  displayName: 'Sluice demo (offline, quotes what it is given)',
  provider: 'provider-demo',
  capabilities: ['chat', 'tools', 'json-schema'],
  isEnabled: true,
  isPremium: false,
  maxTokens: 4096,
  contextWindow: 32_768,
  price: { source: 'free', currency: 'USD', input: '0', output: '0' },
};

export const listExamples: readonly RouteExample[] = [
  {
    title: 'The first model',
    query: { page: '1', pageSize: '1' },
    status: 200,
    reply: { items: [demo], page: 1, pageSize: 1, totalCount: 2 },
  },
];

export const changeExamples: readonly RouteExample[] = [
  {
    title: 'Switch a model off',
    path: { modelId: 'demo' },
    body: { isEnabled: false },
    status: 200,
    reply: { ...demo, isEnabled: false },
  },
  {
    title: 'Switch it on again',
    path: { modelId: 'demo' },
    body: { isEnabled: true },
    status: 200,
    reply: demo,
  },
];
