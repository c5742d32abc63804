import {
  apiKeyDocument,
  callerOf,
  defineRoute,
  describeKey,
  refusal,
  type Route,
  unknownResource,
  withoutUndefined,
  z,
} from '../../core/api/index.js';
import { issuedKey, keyChange, keyPage, keyQuery, neverStored, newKey } from './credential-schema.js';
import { requestedExpiry } from './credentials/expiry.js';
import * as examples from './route-examples.js';
import type { RouteServices } from './routes.js';

const all = '/v1/management/api-keys';
const one = `${all}/{keyId}`;
const keyPath = z.object({ keyId: z.string().describe('The `keyId` of the answer that created the key.') });
const common = { access: { kind: 'bearer', role: 'admin' }, tag: 'API keys' } as const;
const unknownKey = refusal('There is no such API key.');

/** Operations for the API keys of the caller's organization. */
export function keyRoutes(services: RouteServices): readonly Route[] {
  return [createKey(services), listKeys(services), getKey(services), updateKey(services), revokeKey(services)];
}

function createKey({ store, clock }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'createApiKey',
    method: 'POST',
    path: all,
    summary: 'Create an API key and show its secret, once',
    description:
      'Creates a key with which an app calls models and handles documents. It may be restricted to some connections, models or addresses, have a default connection, expire, and have limits of its own: of spending, of requests and tokens per minute, and of requests at the same time. Keys with the same `owner` share the limits that gateway.yaml sets `per: owner`. Its `tags` are those of all its requests. The secret is in this answer only; the gateway stores a hash.',
    body: newKey,
    replies: {
      200: { description: 'The key, with its secret.', schema: issuedKey },
      400: refusal(
        'A field is invalid, a connection is unknown, or the organization has as many valid keys as it may have.',
      ),
    },
    examples: examples.createKey,
    async handle({ exchange, body }) {
      const { organizationId, author } = callerOf(exchange);
      const { connectionIds, defaultConnectionId, expires, ...others } = body;
      const settings = withoutUndefined({
        ...others,
        connectionIds: connectionIds ?? undefined,
        defaultConnectionId: defaultConnectionId ?? undefined,
        ...requestedExpiry(expires, clock),
      });
      const { info, secret } = await store.createKey(organizationId, settings, author);
      return { body: { ...describeKey(info), secret }, headers: neverStored };
    },
  });
}

function listKeys({ store }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'listApiKeys',
    method: 'GET',
    path: all,
    summary: 'List the API keys',
    description:
      'Returns a page of keys without their secrets, revoked and expired ones included unless `state` says which, oldest first unless `order` is `desc`. `search` looks in names, in owners and in the beginnings of keys.',
    parameters: { query: keyQuery },
    replies: { 200: { description: 'A page of them, including revoked ones.', schema: keyPage } },
    examples: examples.listKeys,
    async handle({ exchange, query }) {
      const { items, ...page } = await store.pageOfKeys(callerOf(exchange).organizationId, query);
      return { body: { items: items.map(describeKey), ...page } };
    },
  });
}

function getKey({ store }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'getApiKey',
    method: 'GET',
    path: one,
    summary: 'Get an API key',
    description:
      'Returns a key without its secret: its name, owner, tags, connections, models, addresses, limits, expiry, and whether it is revoked.',
    parameters: { path: keyPath },
    replies: { 200: { description: 'The key, without its secret.', schema: apiKeyDocument }, 404: unknownKey },
    examples: examples.getKey,
    async handle({ exchange, path: { keyId } }) {
      const key = await store.findKey(callerOf(exchange).organizationId, keyId);
      if (!key) throw unknownResource('GW_KEY_UNKNOWN', 'API key', keyId);
      return { body: describeKey(key) };
    },
  });
}

function updateKey({ store, clock }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'updateApiKey',
    method: 'PUT',
    path: one,
    summary:
      'Change the name, owner, tags, connections, models, addresses, limits or expiry of an API key, everywhere within a second',
    description:
      'Changes only the fields that are sent; the secret stays the same, so apps keep working with the key that they have. Requests that are running end normally. What has been spent in the period counts against a new spending limit. A key that has expired is accepted again with a later `expires`; one that is revoked is not.',
    parameters: { path: keyPath },
    body: keyChange,
    replies: {
      200: { description: 'The key after the change.', schema: apiKeyDocument },
      400: refusal(
        'A field is invalid or cannot be changed, a connection is unknown, or the valid keys of the organization would take more memory than they may.',
      ),
      404: unknownKey,
    },
    examples: examples.updateKey,
    async handle({ exchange, path: { keyId }, body }) {
      const { organizationId, author } = callerOf(exchange);
      const { expires, ...settings } = body;
      const expiry = expires === null ? { expiresAt: null } : requestedExpiry(expires, clock);
      const key = await store.changeKey(organizationId, keyId, { ...settings, ...expiry }, author);
      if (!key) throw unknownResource('GW_KEY_UNKNOWN', 'API key', keyId);
      return { body: describeKey(key) };
    },
  });
}

function revokeKey({ store }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'revokeApiKey',
    method: 'DELETE',
    path: one,
    summary: 'Revoke an API key for good, everywhere within a second',
    description:
      'Ends a key. Requests that are running end normally; later ones are refused with 401 on every replica. The key stays in lists; revoking it again changes nothing.',
    parameters: { path: keyPath },
    replies: { 204: { description: 'It is revoked, or was already.' }, 404: unknownKey },
    examples: examples.revokeKey,
    async handle({ exchange, path: { keyId } }) {
      const { organizationId, author } = callerOf(exchange);
      const isKnown = await store.revokeKey(organizationId, keyId, author);
      if (!isKnown) throw unknownResource('GW_KEY_UNKNOWN', 'API key', keyId);
      return { status: 204 };
    },
  });
}
