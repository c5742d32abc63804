import type { CompletedUpload, PartedUpload } from '../../../core/api/database.js';
import { z } from '../../../core/api/index.js';
import { fileObject, fileOf, secondsOf, usualPurpose } from '../files/file-object.js';
import { idOf } from '../object-ids.js';

/** The states in which a client sees an upload. One that has expired is unknown. */
type UploadStatus = 'pending' | 'completed' | 'cancelled';

export const uploadObject = z
  .object({
    id: z.string(),
    object: z.literal('upload'),
    bytes: z.int().describe('Length of all parts together.'),
    created_at: z.int().describe('Unix seconds.'),
    expires_at: z.int().describe('Unix seconds; the upload must be completed by then.'),
    filename: z.string(),
    purpose: z.string(),
    status: z.enum(['pending', 'completed', 'cancelled']),
    file: fileObject.nullable().describe('Null until the upload is completed.'),
  })
  .meta({ id: 'UploadObject' });

export const partObject = z
  .object({
    id: z.string(),
    object: z.literal('upload.part'),
    created_at: z.int().describe('Unix seconds.'),
    upload_id: z.string(),
  })
  .meta({ id: 'UploadPartObject' });

/** An upload for clients. */
export function uploadOf(
  upload: PartedUpload,
  status: Exclude<UploadStatus, 'completed'>,
): z.output<typeof uploadObject> {
  return {
    id: idOf('upload', upload.documentId),
    object: 'upload',
    bytes: upload.sizeBytes,
    created_at: secondsOf(upload.createdAt),
    expires_at: secondsOf(upload.expiresAt),
    filename: upload.fileName,
    purpose: upload.details.purpose ?? usualPurpose,
    status,
    file: null,
  };
}

/** A completed upload for clients, made of its document. */
export function completedUpload({ document, createdAt, expiresAt }: CompletedUpload): z.output<typeof uploadObject> {
  const file = fileOf(document);
  return {
    id: idOf('upload', document.documentId),
    object: 'upload',
    bytes: file.bytes,
    created_at: secondsOf(createdAt),
    expires_at: secondsOf(expiresAt),
    filename: file.filename,
    purpose: file.purpose,
    status: 'completed',
    file,
  };
}
