import { type Author, type Exchange, isUuid } from '../../core/api/index.js';
import { refuseWithoutDocuments } from './document-errors.js';
import type { DocumentScope } from './visibility.js';

/** The caller of a request with an API key. */
export interface ConnectionOwner extends DocumentScope {
  readonly connectionId: string;
  readonly author: Author;
}

/**
 * The owner of the documents that a request with an API key refers to.
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

/** The valid identifiers, normalized, without duplicates. */
export function knownIds(identifiers: readonly string[]): readonly string[] {
  return [...new Set(identifiers.filter(isUuid).map((identifier) => identifier.toLowerCase()))];
}
