import { callerOf, defineRoute, describeToken, refusal, type Route, unknownResource, z } from '../../core/api/index.js';
import { issuedToken, neverStored, newToken, tokenPage, tokenQuery } from './credential-schema.js';
import { requestedExpiry } from './credentials/expiry.js';
import * as examples from './route-examples.js';
import type { RouteServices } from './routes.js';

const all = '/v1/management/access-tokens';
const common = { access: { kind: 'bearer', role: 'admin' }, tag: 'Access tokens' } as const;
const unknownToken = refusal('There is no such access token.');

/** Operations for the access tokens of the caller's organization. */
export function tokenRoutes(services: RouteServices): readonly Route[] {
  return [createToken(services), listTokens(services), revokeToken(services)];
}

function createToken({ store, clock }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'createAccessToken',
    method: 'POST',
    path: all,
    summary: 'Create an access token and show its secret, once',
    description:
      'Creates a token with which people and programs manage the gateway, with the role `viewer`, `editor` or `admin`. The secret is in this answer only; the gateway stores a hash.',
    body: newToken,
    replies: {
      200: { description: 'The token, with its secret.', schema: issuedToken },
      400: refusal('A field is invalid, or the organization has as many valid tokens as it may have.'),
    },
    examples: examples.createToken,
    async handle({ exchange, body }) {
      const { organizationId, author } = callerOf(exchange);
      const { subject, role, expires } = body;
      const { info, secret } = await store.createToken(
        organizationId,
        { subject, role, ...requestedExpiry(expires, clock) },
        author,
      );
      return { body: { ...describeToken(info), secret }, headers: neverStored };
    },
  });
}

function listTokens({ store }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'listAccessTokens',
    method: 'GET',
    path: all,
    summary: 'List the access tokens',
    description:
      'Returns a page of tokens without their secrets, revoked and expired ones included unless `state` says which, oldest first unless `order` is `desc`. `search` looks in subjects, roles and the beginnings of tokens.',
    parameters: { query: tokenQuery },
    replies: { 200: { description: 'A page of them, including revoked ones.', schema: tokenPage } },
    examples: examples.listTokens,
    async handle({ exchange, query }) {
      const { items, ...page } = await store.pageOfTokens(callerOf(exchange).organizationId, query);
      return { body: { items: items.map(describeToken), ...page } };
    },
  });
}

function revokeToken({ store }: RouteServices): Route {
  return defineRoute({
    ...common,
    operation: 'revokeAccessToken',
    method: 'DELETE',
    path: `${all}/{tokenId}`,
    summary: 'Revoke an access token for good, everywhere within a second',
    description:
      'Ends a token. Later requests with it are refused with 401 on every replica. The token stays in lists; revoking it again changes nothing.',
    parameters: {
      path: z.object({ tokenId: z.string().describe('The `tokenId` of the answer that created the token.') }),
    },
    replies: { 204: { description: 'It is revoked, or was already.' }, 404: unknownToken },
    examples: examples.revokeToken,
    async handle({ exchange, path: { tokenId } }) {
      const { organizationId, author } = callerOf(exchange);
      const isKnown = await store.revokeToken(organizationId, tokenId, author);
      if (!isKnown) throw unknownResource('GW_TOKEN_UNKNOWN', 'access token', tokenId);
      return { status: 204 };
    },
  });
}
