import { type Author, type Exchange, isUuid } from '../../core/api/index.js';
import { refuseWithoutDocuments } from './document-errors.js';
import type { DocumentScope } from './visibility.js';

/** The sender of a request with an API key. */
export interface ConnectionOwner extends DocumentScope {
  readonly connectionId: string;
  readonly author: Author;
}

/**
 * Whose documents a request with an API key is about.
 *
 * @throws GatewayError `GW_DOCUMENTS_DISABLED` (403)
 */
export function ownerOf({ identity, connection, id, operation }: Exchange): ConnectionOwner {
  if (identity.kind !== 'key' || !connection)
    throw new Error(`"${operation}" is not a route with connection-key access.`);
  refuseWithoutDocuments(connection);
  const author: Author = { kind: 'key', name: connection.name, tokenId: identity.keyId, requestId: id };
  return { organizationId: connection.organizationId, connectionId: connection.connectionId, author };
}

/** Those of the texts that can be identifiers, as the database writes them. Each once. */
export function knownIds(identifiers: readonly string[]): readonly string[] {
  return [...new Set(identifiers.filter(isUuid).map((identifier) => identifier.toLowerCase()))];
}
