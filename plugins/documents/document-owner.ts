import type { DocumentOwner } from '../../core/api/database.js';
import { type Exchange, keyCallerOf } from '../../core/api/index.js';
import { refuseWithoutDocuments } from './document-errors.js';

/**
 * The owner of the documents that a request with an API key refers to.
 *
 * @throws GatewayError `GW_DOCUMENTS_DISABLED` (403)
 */
export function ownerOf(exchange: Exchange): DocumentOwner {
  const { connection, author } = keyCallerOf(exchange);
  refuseWithoutDocuments(connection);
  return { organizationId: connection.organizationId, connectionId: connection.connectionId, author };
}
