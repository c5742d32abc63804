import type { Exchange } from '../exchange.js';
import type { Role } from '../identity.js';
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
