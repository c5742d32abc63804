import type { Exchange } from '../exchange.js';
import type { Author } from './author.js';

/** Who calls a management operation, and whose things they may see. */
export interface Caller {
  readonly organizationId: string;
  readonly author: Author;
}

/**
 * Who calls a route with bearer access.
 *
 * @throws Error when the route has another kind of access: a mistake of the plugin, not of the client
 */
export function callerOf({ identity, id, operation }: Exchange): Caller {
  if (identity.kind !== 'token') throw new Error(`"${operation}" is not a route with bearer access.`);
  const { organizationId, subject, tokenId } = identity;
  return { organizationId, author: { kind: 'token', name: subject, tokenId, requestId: id } };
}
