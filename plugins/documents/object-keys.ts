import type { ObjectKey } from '../../core/api/index.js';

/** The key of a document's upload. */
export function uploadKey(documentId: string): ObjectKey {
  return `uploads/${documentId}`;
}

/** The key of a part of an upload that comes in parts. */
export function partKey(partId: string): ObjectKey {
  return `parts/${partId}`;
}

/** The key of a document's finalized file. */
export function documentKey(documentId: string): ObjectKey {
  return `documents/${documentId}`;
}
