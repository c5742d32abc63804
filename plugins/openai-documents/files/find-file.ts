import type { DocumentOwner, LibraryDocument } from '../../../core/api/database.js';
import { GatewayError } from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { unknownFile } from '../object-errors.js';
import { uuidIn } from '../object-ids.js';

/** The document that a file stands for. @throws GatewayError `GW_FILE_UNKNOWN` (404) */
export async function findFile(
  id: string,
  owner: DocumentOwner,
  { library }: Pick<DocumentServices, 'library'>,
): Promise<LibraryDocument> {
  const documentId = uuidIn('file', id);
  const [document] = documentId === undefined ? [] : await library.find([documentId], owner);
  if (!document) throw unknownFile(id);
  return document;
}

/** Converts the error for a document that has just been deleted, so that it names the file, or whatever the client knows the document as. */
export function unlessDeleted(id: string, unknown = unknownFile): (cause: unknown) => never {
  return (cause) => {
    if (GatewayError.is(cause) && cause.code === 'GW_DOCUMENT_UNKNOWN') throw unknown(id);
    throw cause;
  };
}
