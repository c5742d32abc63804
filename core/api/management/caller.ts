import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { KeyIdentity, Role } from '../identity.js';
import type { Author } from './author.js';

/** The caller of a management operation, and the organization whose data they may access. */
export interface Caller {
  readonly organizationId: string;
  readonly author: Author;
  readonly role: Role;
}

/**
 * The caller of a route with bearer access.
 *
 * @throws Error when the route has another kind of access, which is a mistake of the plugin
 */
export function callerOf({ identity, id, operation }: Exchange): Caller {
  if (identity.kind !== 'token') throw new Error(`"${operation}" is not a route with bearer access.`);
  const { organizationId, subject, tokenId, role } = identity;
  return { organizationId, author: { kind: 'token', name: subject, tokenId, requestId: id }, role };
}

/** The caller of an operation with an API key, and the connection through which it is used. */
export interface KeyCaller {
  readonly connection: Connection;
  readonly identity: KeyIdentity;
  readonly author: Author;
}

/**
 * The caller of a route with connection-key access.
 *
 * @throws Error when the route has another kind of access, which is a mistake of the plugin
 */
export function keyCallerOf({ connection, identity, id, operation }: Exchange): KeyCaller {
  if (identity.kind !== 'key' || !connection)
    throw new Error(`"${operation}" is not a route with connection-key access.`);
  const author: Author = { kind: 'key', name: connection.name, tokenId: identity.keyId, requestId: id };
  return { connection, identity, author };
}
