import { tagsHeader, z } from '../../core/api/index.js';
import type { Batch } from './batch.js';

/** Schema of the tags in replies. Neither API has such a member. */
export const batchTags = z
  .array(z.string())
  .describe('The `x-tags` of the request that created it. Histories and costs list its requests by them.');

/** The tags of all requests of a batch, as in their records: in alphabetical order and each once. */
export function tagsOf({ caller: { headers } }: Pick<Batch, 'caller'>): string[] {
  const named = (headers[tagsHeader] ?? '').split(',').flatMap((tag) => tag.trim() || []);
  return [...new Set(named)].toSorted();
}
