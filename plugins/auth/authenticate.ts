import {
  type Access,
  after,
  type Authenticated,
  type Awaitable,
  type Connection,
  type Connections,
  type GatewayError,
  type IncomingRequest,
  isUuid,
  type KeyAccess,
  maskKeys,
  type TokenIdentity,
} from '../../core/api/index.js';
import type { CredentialIndexes } from './credentials/credential-index.js';
import type { KnownKey } from './credentials/known-credentials.js';
import type { LateCredentials } from './credentials/late-credentials.js';
import { isDamaged, keyPrefix, tokenPrefix } from './credentials/secret.js';
import { addressRefused, invalidKey, invalidToken } from './refusals.js';

/** The services of {@link authenticate}. The gateway's own credentials are checked in memory. */
export interface AuthenticateServices {
  readonly indexes: CredentialIndexes;
  readonly connections: Connections;
  readonly late: LateCredentials;
  readonly now: () => number;
  /** Verifies tokens of an OIDC issuer, if one is configured. */
  readonly verifyToken?: ((token: string) => Promise<TokenIdentity>) | undefined;
}

/** Identifies the caller of a request. Undefined when the request has no credential of this plugin. */
export function authenticate(
  request: IncomingRequest,
  access: Access,
  services: AuthenticateServices,
): Awaitable<Authenticated | undefined> {
  if (access.kind === 'connection-key') return byKey(request, access, services);
  return access.kind === 'bearer' ? byToken(request, services) : undefined;
}

const howToName = 'Name one in the header "x-connection-id" or in the path "/c/{connectionId}/…".';

function byKey(
  request: IncomingRequest,
  access: KeyAccess,
  services: AuthenticateServices,
): Awaitable<Authenticated | undefined> {
  const secret = readKey(request, access);
  if (secret === undefined) return undefined;
  const written = namedConnection(request);
  const found = services.late.find(() => knownByKey(secret, written, request, services), secret, written);
  return after(found, (caller) => caller ?? refuseKey(secret, written, request, services));
}

/** Node joins headers of one name. */
const joinedKey = `, ${keyPrefix}`;

function refuseKey(
  secret: string,
  written: string | undefined,
  request: IncomingRequest,
  { indexes, now }: AuthenticateServices,
): never {
  if (secret.includes(joinedKey)) throw sentTwice();
  if (isDamaged(secret)) throw invalidKey(': the key is damaged (its checksum is wrong). Copy it again.');
  if (written === undefined && indexes.keys.find(secret, now, request.clientConnection))
    throw invalidKey(`: the key's default connection does not exist any more. ${howToName}`);
  throw refusedConnection(written);
}

function sentTwice(): GatewayError {
  return invalidKey(': a header with an API key was sent more than once. Send one.');
}

/** The same for every connection that is not the key's. It says only what can be seen from the id as it is written, such as that a name is not an id. */
function refusedConnection(written: string | undefined): GatewayError {
  if (written === undefined || isUuid(written)) return invalidKey();
  return invalidKey(`: "${maskKeys(written.slice(0, 100))}" is not the id of a connection, which is a UUID.`);
}

/** Undefined if this process does not know the key, or its connection. */
function knownByKey(
  secret: string,
  written: string | undefined,
  request: IncomingRequest,
  { indexes, connections, now }: AuthenticateServices,
): Authenticated | undefined {
  const key = indexes.keys.find(secret, now, request.clientConnection);
  if (key?.isAllowedFrom?.(request.remoteAddress) === false) throw addressRefused();
  const connection = key && connectionFor(key, written, connections);
  return connection && { identity: key.identity, connection };
}

/**
 * The API key of a request. SDKs send it as a bearer token, in `x-api-key`, or in the place of their dialect, and some send a placeholder in another
 * header. Apps that have no place for a key may have it in their address.
 */
function readKey(request: IncomingRequest, { keyIn }: KeyAccess): string | undefined {
  const header = request.header('x-api-key')?.trim();
  const authorized = bearerOf(request) ?? basicKeyOf(request);
  const given = keyIn ? [header, authorized, ...keysIn(keyIn, request)] : [header, authorized];
  let key: string | undefined;
  for (const credential of given) {
    if (!credential?.startsWith(keyPrefix)) continue;
    if (key !== undefined && key !== credential)
      throw invalidKey(': the request carries two different API keys. Send one.');
    key = credential;
  }
  if (key !== undefined) return key;
  if (given.some((credential) => credential?.startsWith(tokenPrefix))) {
    throw invalidKey(': this is an access token, and the route needs an API key ("sk-slc-…").');
  }
  if (given.some((credential) => credential?.includes(joinedKey))) throw sentTwice();
  if (given.some((credential) => credential)) throw invalidKey(`: the keys of this gateway begin with "${keyPrefix}".`);
  return undefined;
}

/** What is in the places for keys of the route's dialect. */
function keysIn({ header, query }: Required<KeyAccess>['keyIn'], request: IncomingRequest): (string | undefined)[] {
  const inHeader = request.header(header)?.trim();
  if (query === undefined || request.search === '') return [inHeader];
  return [inHeader, ...new URLSearchParams(request.search).getAll(query).map((value) => value.trim())];
}

/**
 * The connection of a request; undefined if this process does not know it. Whether it is unknown, foreign or not allowed, the error is the
 * same, so that a caller cannot learn which connections exist.
 */
function connectionFor(key: KnownKey, named: string | undefined, connections: Connections): Connection | undefined {
  const connectionId = named ?? key.defaultConnectionId;
  if (!connectionId) {
    throw invalidKey(`: the key has no default connection. ${howToName}`);
  }
  const written = connectionId.toLowerCase();
  // Use the key's own string if it is equal: its hash is cached, and a look-up with a new string takes three times as long.
  const wanted = written === key.defaultConnectionId ? key.defaultConnectionId : written;
  if (key.connectionIds && !key.connectionIds.includes(wanted)) throw refusedConnection(connectionId);
  return connections.get(key.identity.organizationId, wanted);
}

function namedConnection(request: IncomingRequest): string | undefined {
  return request.header('x-connection-id')?.trim() || request.connectionIdInPath || undefined;
}

/** A JWT (RFC 7519): three parts in base64url. A damaged credential of this gateway is not one, whatever it looks like now. */
const signedToken = new RegExp(`^(?!${keyPrefix}|${tokenPrefix})[\\w-]+\\.[\\w-]+\\.[\\w-]+$`);

function byToken(request: IncomingRequest, services: AuthenticateServices): Awaitable<Authenticated | undefined> {
  const bearer = bearerOf(request);
  if (bearer?.startsWith(tokenPrefix)) {
    const found = services.late.find(() => knownByToken(bearer, request, services), bearer);
    return after(found, (caller) => caller ?? refuseToken(bearer, undefined));
  }
  if (bearer !== undefined && services.verifyToken && signedToken.test(bearer)) {
    return services.verifyToken(bearer).then((identity) => ({ identity }));
  }
  const header = request.header('x-api-key')?.trim();
  return bearer !== undefined || header ? refuseToken(bearer, header) : undefined;
}

function knownByToken(
  secret: string,
  request: IncomingRequest,
  { indexes, now }: AuthenticateServices,
): Authenticated | undefined {
  const token = indexes.tokens.find(secret, now, request.clientConnection);
  return token && { identity: token.identity };
}

function refuseToken(bearer: string | undefined, header: string | undefined): never {
  throw invalidToken(hintFor(bearer, header));
}

function hintFor(bearer: string | undefined, header: string | undefined): string {
  if ((bearer ?? header)?.startsWith(keyPrefix)) {
    return ' This is an API key; the route needs an access token ("at-slc-…").';
  }
  if (bearer === undefined)
    return header?.startsWith(tokenPrefix) ? ' Send it as "Authorization: Bearer at-slc-…".' : '';
  if (isDamaged(bearer)) return ' It is damaged: its checksum is wrong. Copy it again.';
  // Only a gateway without an issuer refuses signed tokens here.
  return signedToken.test(bearer)
    ? ' It is a signed token of an issuer, and this gateway accepts none: "oidc" of the plugin "auth" is not set.'
    : '';
}

const usualStart = 'Bearer ';
const bearerShape = /^bearer +(\S+)\s*$/i;

function bearerOf(request: IncomingRequest): string | undefined {
  const header = request.header('authorization');
  if (header === undefined) return undefined;
  return isAsUsual(header) ? header.slice(usualStart.length) : bearerShape.exec(header)?.[1];
}

const basicShape = /^basic +(\S+)\s*$/i;

/**
 * The key in the credentials of the Basic scheme (RFC 7617), as HTTP clients send them for `http://any:sk-slc-…@host` and `http://sk-slc-…@host`. Other
 * credentials of this scheme belong to a proxy.
 */
function basicKeyOf(request: IncomingRequest): string | undefined {
  const encoded = basicShape.exec(request.header('authorization') ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [user = '', ...password] = Buffer.from(encoded, 'base64').toString().split(':');
  return [password.join(':'), user].find((part) => part.startsWith(keyPrefix));
}

/** A fast check for the usual form of the header: a scheme, one space, and visible characters. It makes the regular expression unnecessary. */
function isAsUsual(header: string): boolean {
  if (!header.startsWith(usualStart) || header.length === usualStart.length) return false;
  for (let index = usualStart.length; index < header.length; index += 1) {
    const code = header.charCodeAt(index);
    if (code <= 0x20 || code >= 0x7f) return false;
  }
  return true;
}
