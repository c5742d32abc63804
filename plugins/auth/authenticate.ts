import {
  type Access,
  type Authenticated,
  type Connection,
  type Connections,
  GatewayError,
  type IncomingRequest,
} from '../../core/api/index.js';
import type { CredentialIndexes } from './credential-index.js';
import { keyPrefix, tokenPrefix } from './secret.js';
import type { ApiKeyRow } from './tables.js';

/** What a check works with; all of it is in memory. */
export interface AuthenticateServices {
  readonly indexes: CredentialIndexes;
  readonly connections: Connections;
  readonly now: () => number;
}

/** Says who sent a request. Undefined when it carries no credential of this plugin's kind. */
export function authenticate(
  request: IncomingRequest,
  access: Access,
  services: AuthenticateServices,
): Authenticated | undefined {
  if (access.kind === 'connection-key') return byKey(request, services);
  return access.kind === 'bearer' ? byToken(request, services) : undefined;
}

function byKey(
  request: IncomingRequest,
  { indexes, connections, now }: AuthenticateServices,
): Authenticated | undefined {
  const secret = readKey(request);
  if (secret === undefined) return undefined;
  const key = indexes.keys.find(secret, now());
  if (!key) throw invalidKey();
  const connection = connectionFor(key, request, connections);
  if (connection.disabled) {
    throw new GatewayError({
      code: 'GW_CONNECTION_DISABLED',
      status: 403,
      message: `The connection "${connection.name}" is disabled.`,
    });
  }
  return { identity: { kind: 'key', keyId: key.keyId, organizationId: key.organizationId }, connection };
}

/**
 * The key of a request, wherever its client puts it: SDKs that know one credential only send it as a bearer token or as
 * `x-api-key`, and some send a place-holder in the other place.
 */
function readKey(request: IncomingRequest): string | undefined {
  const header = request.header('x-api-key')?.trim();
  const bearer = bearerOf(request);
  const candidates = [header, bearer].filter((value) => value?.startsWith(keyPrefix));
  if (candidates.length === 2 && candidates[0] !== candidates[1]) {
    throw invalidKey(': the headers "x-api-key" and "Authorization" carry two different API keys. Send one.');
  }
  const [key] = candidates;
  if (key !== undefined) return key;
  if (bearer?.startsWith(tokenPrefix) || header?.startsWith(tokenPrefix)) {
    throw invalidKey(': this is an access token, and the route takes an API key ("sk-slc-…").');
  }
  if (header || bearer) throw invalidKey();
  return undefined;
}

/** Unknown, foreign and not allowed are one answer: a caller must not learn which connections exist. */
function connectionFor(
  key: Pick<ApiKeyRow, 'organizationId' | 'connectionIds' | 'defaultConnectionId'>,
  request: IncomingRequest,
  connections: Connections,
): Connection {
  const connectionId =
    request.header('x-connection-id')?.trim() || request.connectionIdInPath || key.defaultConnectionId || undefined;
  if (connectionId === undefined) {
    throw invalidKey(
      ': the key has no default connection. Name one in the header "x-connection-id" or in the path "/c/{connectionId}/…".',
    );
  }
  const wanted = connectionId.toLowerCase();
  const allowed = !key.connectionIds || key.connectionIds.includes(wanted);
  const connection = allowed ? connections.get(key.organizationId, wanted) : undefined;
  if (!connection) throw invalidKey();
  return connection;
}

function byToken(request: IncomingRequest, { indexes, now }: AuthenticateServices): Authenticated | undefined {
  const bearer = bearerOf(request);
  const found = bearer?.startsWith(tokenPrefix) ? indexes.tokens.find(bearer, now()) : undefined;
  if (found) {
    const { tokenId, subject, organizationId, role } = found;
    return { identity: { kind: 'token', tokenId, subject, organizationId, role } };
  }
  const header = request.header('x-api-key')?.trim();
  if (bearer === undefined && !header) return undefined;
  throw invalidToken(bearer, header);
}

const bearerShape = /^bearer +(\S+)\s*$/i;

function bearerOf(request: IncomingRequest): string | undefined {
  const header = request.header('authorization');
  return header === undefined ? undefined : bearerShape.exec(header)?.[1];
}

function invalidKey(reason = '.'): GatewayError {
  return new GatewayError({
    code: 'GW_AUTH_INVALID_KEY',
    status: 401,
    message: `API key or connection id is invalid${reason}`,
  });
}

function invalidToken(bearer: string | undefined, header: string | undefined): GatewayError {
  let hint = '';
  if ((bearer ?? header)?.startsWith(keyPrefix)) {
    hint = ' This is an API key; the route takes an access token ("at-slc-…").';
  } else if (bearer === undefined && header?.startsWith(tokenPrefix)) {
    hint = ' Send it as "Authorization: Bearer at-slc-…".';
  }
  return new GatewayError({
    code: 'GW_AUTH_INVALID_TOKEN',
    status: 401,
    message: `The access token is invalid or expired.${hint}`,
  });
}
