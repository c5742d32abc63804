import type { DocumentBlock, DocumentBlocks } from '../../document-block.js';

/** Blocks that belong to none of the sections of the document. */
export async function* asides(blocks: DocumentBlocks | Iterable<DocumentBlock>): DocumentBlocks {
  for await (const block of blocks) yield { ...block, isAside: true };
}
