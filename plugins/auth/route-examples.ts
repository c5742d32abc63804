import type { RouteExample } from '../../core/api/index.js';

const connectionId = '0197e0d2-5c3a-7b1e-9a44-3f1f6c2d8e10';
const otherConnectionId = '0197e0d2-9b61-7f05-8c2d-6a4e0b1f7d23';
const key = {
  keyId: '0197e0d3-0a52-7c6f-8f0e-5b7d1a2c3e4f',
  name: 'shop',
  owner: 'web team',
  tags: ['app:shop'],
  prefix: 'sk-slc-4Fq2a',
  connectionIds: [connectionId],
  defaultConnectionId: connectionId,
  spendingLimit: 50,
  spendingPeriod: 'daily',
  modelSpendingLimits: [{ models: ['vendor/large-*'], amount: 10, period: 'daily' }],
  allowedModelIdentifiersList: ['demo', 'vendor/*'],
  allowedAddresses: ['203.0.113.0/24', '2001:db8::/32'],
  rateLimit: { requests: 60, tokens: 200_000, concurrent: 10 },
  created: '2026-07-01T09:30:00.000Z',
  expires: '2099-12-31T23:59:59.000Z',
  revoked: null,
};
const token = {
  tokenId: '0197e0d4-77b8-7e21-a3c9-9d0e1f2a3b4c',
  subject: 'deploy-pipeline',
  role: 'editor',
  prefix: 'at-slc-9Zk1c',
  created: '2026-07-01T09:31:00.000Z',
  expires: null,
  revoked: null,
};

export const createKey: readonly RouteExample[] = [
  {
    title: 'A key for one app on one connection',
    body: {
      name: key.name,
      owner: key.owner,
      connectionIds: key.connectionIds,
      defaultConnectionId: connectionId,
      spendingLimit: 50,
      spendingPeriod: 'daily',
      modelSpendingLimits: key.modelSpendingLimits,
      allowedModelIdentifiersList: key.allowedModelIdentifiersList,
      allowedAddresses: key.allowedAddresses,
      rateLimit: key.rateLimit,
      expires: '2099-12-31T23:59:59Z',
    },
    status: 200,
    reply: { ...key, secret: 'sk-slc-4Fq2a…' },
  },
];

export const listKeys: readonly RouteExample[] = [
  {
    title: 'The first page',
    query: { page: '1', pageSize: '10' },
    status: 200,
    reply: { items: [key], page: 1, pageSize: 10, totalCount: 1 },
  },
];

export const getKey: readonly RouteExample[] = [
  { title: 'A key of one app', path: { keyId: key.keyId }, status: 200, reply: key },
];

export const updateKey: readonly RouteExample[] = [
  {
    title: 'The app may use one more connection, and does not lose its access',
    path: { keyId: key.keyId },
    body: { connectionIds: [connectionId, otherConnectionId], expires: null },
    status: 200,
    reply: { ...key, connectionIds: [connectionId, otherConnectionId], expires: null },
  },
  {
    title: 'Requests with the key may cost 12.50 a day',
    path: { keyId: key.keyId },
    body: { spendingLimit: 12.5, spendingPeriod: 'daily' },
    status: 200,
    reply: { ...key, spendingLimit: 12.5 },
  },
  {
    title: 'Thirty requests a minute, and all models that its connections allow',
    path: { keyId: key.keyId },
    body: { rateLimit: { requests: 30 }, allowedModelIdentifiersList: null },
    status: 200,
    reply: { ...key, rateLimit: { requests: 30 }, allowedModelIdentifiersList: null },
  },
];

export const revokeKey: readonly RouteExample[] = [
  { title: 'A key that has leaked', path: { keyId: key.keyId }, status: 204 },
];

export const createToken: readonly RouteExample[] = [
  {
    title: 'A token for a program that changes settings',
    body: { subject: token.subject, role: token.role },
    status: 200,
    reply: { ...token, secret: 'at-slc-9Zk1c…' },
  },
];

export const listTokens: readonly RouteExample[] = [
  {
    title: 'The first page',
    query: { page: '1', pageSize: '10' },
    status: 200,
    reply: { items: [token], page: 1, pageSize: 10, totalCount: 1 },
  },
];

export const revokeToken: readonly RouteExample[] = [
  { title: 'The token of somebody who has left', path: { tokenId: token.tokenId }, status: 204 },
];

export const getCaller: readonly RouteExample[] = [
  {
    title: 'What a program may offer to whoever has signed in',
    status: 200,
    reply: {
      subject: 'ada',
      role: 'editor',
      tokenId: token.tokenId,
      organizationId: '0197e0d1-11c0-7a3b-8d52-6b0c9e4f7a21',
      currency: 'USD',
      timezone: 'Europe/Berlin',
    },
  },
];
