import { type Connection, GatewayError } from '../../core/api/index.js';

/** The refusal of an identifier that leads to nothing, or to what the caller may not see: the same words for both. */
export function unknownDocument(documentIdentifier: string): GatewayError {
  const shown = documentIdentifier.length > 100 ? `${documentIdentifier.slice(0, 100)}…` : documentIdentifier;
  return new GatewayError({ code: 'GW_DOCUMENT_UNKNOWN', status: 400, message: `There is no document "${shown}".` });
}

export function invalidUpload(message: string): GatewayError {
  return new GatewayError({ code: 'GW_DOCUMENT_UPLOAD_INVALID', status: 400, field: 'key', message });
}

/** The refusal to restrict a document to a connection that is deleted. */
export function seenByNobody(fileName: string): GatewayError {
  return new GatewayError({
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'classification',
    message: `The connection that uploaded "${fileName}" is deleted, so nobody could see the document as "restricted". Delete it, or upload it again.`,
  });
}

/** @throws GatewayError `GW_DOCUMENTS_DISABLED` (403) */
export function refuseWithoutDocuments({ name, enableDocuments }: Pick<Connection, 'name' | 'enableDocuments'>): void {
  if (enableDocuments) return;
  throw new GatewayError({
    code: 'GW_DOCUMENTS_DISABLED',
    status: 403,
    message: `Documents are disabled on the connection "${name}": its "enableDocuments" is false.`,
  });
}
