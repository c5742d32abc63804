import type { DocumentRemoved } from '../../../core/api/database.js';

/** Removes a deleted document from all stores. */
export const forgetDocument: DocumentRemoved = async (entities, { documentId }) => {
  await entities.execute('delete from openai_documents_file where document_id = ?', [documentId]);
};
