import type { DocumentOwner } from '../../core/api/database.js';
import type { Author, Exchange } from '../../core/api/index.js';
import { refuseWithoutDocuments } from './document-errors.js';

/**
 * The owner of the documents that a request with an API key refers to.
 *
 * @throws GatewayError `GW_DOCUMENTS_DISABLED` (403)
 */
export function ownerOf({ identity, connection, id, operation }: Exchange): DocumentOwner {
  if (identity.kind !== 'key' || !connection)
    throw new Error(`"${operation}" is not a route with connection-key access.`);
  refuseWithoutDocuments(connection);
  const author: Author = { kind: 'key', name: connection.name, tokenId: identity.keyId, requestId: id };
  return { organizationId: connection.organizationId, connectionId: connection.connectionId, author };
}
