import type { ChunkDraft } from '../document-chunk.js';

/** Batch size; a larger one would block the parent's event loop for too long. */
const maxChunks = 50;
const maxCharacters = 256 * 1024;

/** Groups chunks into batches that are stored together. A chunk larger than the limit is a separate batch. */
export function batchesOf(drafts: readonly ChunkDraft[]): readonly (readonly ChunkDraft[])[] {
  const batches: ChunkDraft[][] = [];
  let current: ChunkDraft[] = [];
  let characters = 0;
  for (const draft of drafts) {
    const own = draft.text.length + (draft.metadata?.length ?? 0);
    if (current.length === maxChunks || (current.length > 0 && characters + own > maxCharacters)) {
      batches.push(current);
      [current, characters] = [[], 0];
    }
    current.push(draft);
    characters += own;
  }
  return current.length === 0 ? batches : [...batches, current];
}
