import { type Connection, GatewayError } from '../../core/api/index.js';

/** The error for a document that does not exist, or that the caller may not see; both have the same message. */
export function unknownDocument(documentIdentifier: string): GatewayError {
  const shown = documentIdentifier.length > 100 ? `${documentIdentifier.slice(0, 100)}…` : documentIdentifier;
  return new GatewayError({ code: 'GW_DOCUMENT_UNKNOWN', status: 400, message: `There is no document "${shown}".` });
}

export function invalidUpload(message: string, field = 'key'): GatewayError {
  return new GatewayError({ code: 'GW_DOCUMENT_UPLOAD_INVALID', status: 400, field, message });
}

/** The error for restricting a document to a deleted connection. */
export function noConnectionCanSee(fileName: string): GatewayError {
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
