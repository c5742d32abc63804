import type { IndexedDocument } from '../indexing/document-index.js';

/** The only connection that may find a document; undefined when every connection may. */
export function onlyThrough(document: Pick<IndexedDocument, 'classification' | 'connectionId'>): string | undefined {
  return document.classification === 'restricted' ? document.connectionId : undefined;
}
