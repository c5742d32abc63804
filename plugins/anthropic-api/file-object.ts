import type { ClientFile } from '../../core/api/database.js';
import { z } from '../../core/api/index.js';

/** Metadata of a file, for clients. */
export const fileMetadata = z
  .object({
    id: z.string(),
    type: z.literal('file'),
    filename: z.string(),
    mime_type: z.string(),
    size_bytes: z.int(),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable(),
    downloadable: z.literal(true),
  })
  .meta({ id: 'AnthropicFile' });

/** A page of a list, for both generations of the API: with `before_id` and `after_id`, and with `page`. */
export const filePage = z
  .object({
    data: z.array(fileMetadata),
    has_more: z.boolean(),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    next_page: z.string().nullable(),
  })
  .meta({ id: 'AnthropicFilePage' });

export const deletedFile = z.object({ id: z.string(), type: z.literal('file_deleted') });

/** A file for clients. */
export function metadataOf(file: ClientFile): z.output<typeof fileMetadata> {
  const { id, fileName, contentType, sizeBytes, createdAt, expiresAt } = file;
  return {
    id,
    type: 'file',
    filename: fileName,
    mime_type: contentType,
    size_bytes: sizeBytes,
    created_at: new Date(createdAt).toISOString(),
    expires_at: expiresAt === undefined ? null : new Date(expiresAt).toISOString(),
    downloadable: true,
  };
}

/** A page of a list, for clients. */
export function pageOf(files: readonly ClientFile[], hasMore: boolean): z.output<typeof filePage> {
  const [first_id, last_id] = [files[0]?.id ?? null, files.at(-1)?.id ?? null];
  return { data: files.map(metadataOf), has_more: hasMore, first_id, last_id, next_page: hasMore ? last_id : null };
}
