import {
  callerOf,
  type Clock,
  defineRoute,
  describeKey,
  describeToken,
  pageQuery,
  refusal,
  type ReplyDocument,
  type Route,
  unknownResource,
  z,
} from '../../core/api/index.js';
import { expiryRefused } from './check-expiry.js';
import { issuedKey, issuedToken, keyPage, newKey, newToken, tokenPage } from './credential-schema.js';
import type { CredentialStore } from './credential-store.js';
import * as examples from './route-examples.js';

/** What the operations are done with. */
export interface RouteServices {
  readonly store: CredentialStore;
  readonly clock: Clock;
}

const adminOnly = { access: { kind: 'bearer', role: 'admin' } } as const;
/** Nobody on the way may keep a secret. */
const neverStored = { 'cache-control': 'no-store' };
const unknown = (what: string): ReplyDocument => refusal(`There is no such ${what}.`);

/** Operations for the API keys of the caller's organization. */
export function keyRoutes({ store, clock }: RouteServices): readonly Route[] {
  const common = { ...adminOnly, tag: 'API keys' };
  return [
    defineRoute({
      ...common,
      operation: 'createApiKey',
      method: 'POST',
      path: '/v1/management/api-keys',
      summary: 'Make an API key and show its secret, once',
      body: newKey,
      replies: {
        200: { description: 'The key, with its secret.', schema: issuedKey },
        400: refusal('A field is wrong, or a connection is not known.'),
      },
      examples: examples.createKey,
      async handle({ exchange, body }) {
        const { organizationId, author } = callerOf(exchange);
        const { name, connectionIds, defaultConnectionId, expires } = body;
        const settings = {
          name,
          ...(connectionIds ? { connectionIds } : {}),
          ...(defaultConnectionId ? { defaultConnectionId } : {}),
          ...expiryOf(expires, clock),
        };
        const { info, secret } = await store.createKey(organizationId, settings, author);
        return { body: { ...describeKey(info), secret }, headers: neverStored };
      },
    }),
    defineRoute({
      ...common,
      operation: 'listApiKeys',
      method: 'GET',
      path: '/v1/management/api-keys',
      summary: 'List the API keys, oldest first',
      parameters: { query: pageQuery },
      replies: { 200: { description: 'One page of them, revoked ones included.', schema: keyPage } },
      examples: examples.listKeys,
      async handle({ exchange, query }) {
        const { items, ...page } = await store.pageOfKeys(callerOf(exchange).organizationId, query);
        return { body: { items: items.map(describeKey), ...page } };
      },
    }),
    defineRoute({
      ...common,
      operation: 'revokeApiKey',
      method: 'DELETE',
      path: '/v1/management/api-keys/{keyId}',
      summary: 'Revoke an API key for good, everywhere within a second',
      parameters: { path: z.object({ keyId: z.string() }) },
      replies: { 204: { description: 'It is revoked, now or since before.' }, 404: unknown('API key') },
      examples: examples.revokeKey,
      async handle({ exchange, path: { keyId } }) {
        const { organizationId, author } = callerOf(exchange);
        const isKnown = await store.revokeKey(organizationId, keyId, author);
        if (!isKnown) throw unknownResource('GW_KEY_UNKNOWN', 'API key', keyId);
        return { status: 204 };
      },
    }),
  ];
}

/** Operations for the access tokens of the caller's organization. */
export function tokenRoutes({ store, clock }: RouteServices): readonly Route[] {
  const common = { ...adminOnly, tag: 'Access tokens' };
  return [
    defineRoute({
      ...common,
      operation: 'createAccessToken',
      method: 'POST',
      path: '/v1/management/access-tokens',
      summary: 'Make an access token and show its secret, once',
      body: newToken,
      replies: {
        200: { description: 'The token, with its secret.', schema: issuedToken },
        400: refusal('A field is wrong.'),
      },
      examples: examples.createToken,
      async handle({ exchange, body }) {
        const { organizationId, author } = callerOf(exchange);
        const { subject, role, expires } = body;
        const { info, secret } = await store.createToken(
          organizationId,
          { subject, role, ...expiryOf(expires, clock) },
          author,
        );
        return { body: { ...describeToken(info), secret }, headers: neverStored };
      },
    }),
    defineRoute({
      ...common,
      operation: 'listAccessTokens',
      method: 'GET',
      path: '/v1/management/access-tokens',
      summary: 'List the access tokens, oldest first',
      parameters: { query: pageQuery },
      replies: { 200: { description: 'One page of them, revoked ones included.', schema: tokenPage } },
      examples: examples.listTokens,
      async handle({ exchange, query }) {
        const { items, ...page } = await store.pageOfTokens(callerOf(exchange).organizationId, query);
        return { body: { items: items.map(describeToken), ...page } };
      },
    }),
    defineRoute({
      ...common,
      operation: 'revokeAccessToken',
      method: 'DELETE',
      path: '/v1/management/access-tokens/{tokenId}',
      summary: 'Revoke an access token for good, everywhere within a second',
      parameters: { path: z.object({ tokenId: z.string() }) },
      replies: { 204: { description: 'It is revoked, now or since before.' }, 404: unknown('access token') },
      examples: examples.revokeToken,
      async handle({ exchange, path: { tokenId } }) {
        const { organizationId, author } = callerOf(exchange);
        const isKnown = await store.revokeToken(organizationId, tokenId, author);
        if (!isKnown) throw unknownResource('GW_TOKEN_UNKNOWN', 'access token', tokenId);
        return { status: 204 };
      },
    }),
  ];
}

function expiryOf(expires: string | null | undefined, clock: Clock): { readonly expiresAt?: Date } {
  if (!expires) return {};
  const expiresAt = new Date(expires);
  if (expiresAt.getTime() > clock.now()) return { expiresAt };
  throw expiryRefused(`must be a time in the future; it is now ${new Date(clock.now()).toISOString()}`);
}
