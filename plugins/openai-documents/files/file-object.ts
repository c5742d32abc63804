import type { LibraryDocument } from '../../../core/api/database.js';
import { z } from '../../../core/api/index.js';
import { idOf } from '../object-ids.js';

/** Documents that were added without a purpose have this one, including those that were uploaded through signed URLs. */
export const usualPurpose = 'assistants';
/** The purpose of files with the requests of a batch. Such files are kept, but not searched. */
export const batchPurpose = 'batch';
/** The purposes of files that the gateway itself uses. */
export const purposes = [usualPurpose, 'user_data', 'vision', batchPurpose] as const;

export const fileObject = z
  .object({
    id: z.string(),
    object: z.literal('file'),
    bytes: z.int(),
    created_at: z.int().describe('Unix seconds.'),
    expires_at: z.int().nullable().describe('Unix seconds.'),
    filename: z.string(),
    purpose: z.string(),
    status: z.enum(['uploaded', 'processed', 'error']).describe('Searches find it once it is `processed`.'),
    status_details: z.string().nullable(),
  })
  .meta({ id: 'FileObject' });

const statuses = { queued: 'uploaded', indexing: 'uploaded', completed: 'processed', failed: 'error' } as const;

export function secondsOf(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** A document as a file for clients. */
export function fileOf(document: LibraryDocument): z.output<typeof fileObject> {
  const { documentId, sizeBytes, createdAt, expiresAt, fileName, purpose, status, lastError } = document;
  return {
    id: idOf('file', documentId),
    object: 'file',
    bytes: sizeBytes,
    created_at: secondsOf(createdAt),
    expires_at: expiresAt === undefined ? null : secondsOf(expiresAt),
    filename: fileName,
    purpose: purpose ?? usualPurpose,
    status: statuses[status],
    status_details: lastError ?? null,
  };
}
