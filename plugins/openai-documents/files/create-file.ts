import type { DocumentDetails, DocumentOwner, LibraryDocument, UploadFields } from '../../../core/api/database.js';
import type { DocumentServices } from '../document-services.js';
import { type FormRequest, withUpload } from './read-upload.js';

/**
 * Makes a document of a file in a form while it arrives.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400), what the fields are refused with, and as `DocumentLibrary.add`
 */
export function createFile(
  request: FormRequest,
  owner: DocumentOwner,
  { library }: Pick<DocumentServices, 'library'>,
  fields: UploadFields,
): Promise<LibraryDocument> {
  return withUpload(request, 'file', (form) => {
    if (form.fields.size > 0) fields.check?.(form.fields);
    const { fileName, contentType, bytes } = form;
    const details = async (): Promise<DocumentDetails> => {
      await form.ended;
      return fields.details(form.fields);
    };
    return library.add({ fileName, contentType, bytes, details }, owner, request.exchange.signal);
  });
}
