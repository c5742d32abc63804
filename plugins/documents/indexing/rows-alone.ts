import type { DocumentIndex } from './document-index.js';

/** An index that needs nothing beside the rows of the table `document_chunk`. */
export const rowsAlone: DocumentIndex = {
  index: async () => undefined,
  complete: async () => undefined,
  reclassify: async () => undefined,
  remove: async () => undefined,
};
