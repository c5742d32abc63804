import type { ObjectKey } from '../../core/api/index.js';

/** The key of a document's upload. */
export function uploadKey(documentId: string): ObjectKey {
  return `uploads/${documentId}`;
}

/** The key of its finalized file. */
export function documentKey(documentId: string): ObjectKey {
  return `documents/${documentId}`;
}
