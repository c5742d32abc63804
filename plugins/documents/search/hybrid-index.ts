import type { Database } from '../../../core/api/database.js';
import type { VectorStore } from '../../../core/api/index.js';
import type { DocumentChunk } from '../document-chunk.js';
import type { AttemptRange, DocumentIndex, IndexedDocument } from '../indexing/document-index.js';
import { removeSegments, restrictSegments, storeSegment } from './keyword-rows.js';
import { packSegment } from './keyword-segment.js';
import type { LibraryEmbedder } from './lexical-embedder.js';
import { facetsOf } from './passage-facets.js';
import { spaceFor, spacesOf } from './vector-spaces.js';
import { ofDocument, restrictionTag, tagsOf } from './vector-tags.js';

/** What an index is made of. */
export interface HybridIndexParts {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly embedder: LibraryEmbedder;
}

/** Changes that nobody waits for with a signal of its own. */
const changeMs = 30_000;

/** Makes chunks searchable by their words and by vectors. */
export class HybridIndex implements DocumentIndex {
  readonly #parts: HybridIndexParts;

  constructor(parts: HybridIndexParts) {
    this.#parts = parts;
  }

  async index(
    document: IndexedDocument,
    attempt: number,
    chunks: readonly DocumentChunk[],
    signal: AbortSignal,
  ): Promise<void> {
    const [first] = chunks;
    if (!first) return;
    await this.#storeVectors(document, attempt, chunks, signal);
    const passages = chunks.map(({ headings, text, metadata }) => ({
      text: searchedText(headings, text),
      facets: facetsOf(metadata),
    }));
    await storeSegment(this.#parts.database, document.organizationId, {
      documentId: document.documentId,
      attempt,
      firstOrdinal: first.ordinal,
      onlyThrough: onlyThrough(document),
      data: packSegment(passages),
    });
  }

  /** Every batch is found as soon as it is in; the search itself leaves out what is not shown yet. */
  complete(): Promise<void> {
    return Promise.resolve();
  }

  async reclassify(document: IndexedDocument): Promise<void> {
    const { database, vectors } = this.#parts;
    const { organizationId, documentId } = document;
    await restrictSegments(database, organizationId, documentId, onlyThrough(document));
    const tags = restrictionTag(onlyThrough(document));
    for (const space of await spacesOf(database, organizationId)) {
      await vectors.retag(space, ofDocument(organizationId, documentId), tags, AbortSignal.timeout(changeMs));
    }
  }

  async remove(organizationId: string, documentId: string, attempts?: AttemptRange): Promise<void> {
    const { database, vectors } = this.#parts;
    await removeSegments(database, organizationId, documentId, attempts);
    const gone = ofDocument(organizationId, documentId, attempts);
    for (const space of await spacesOf(database, organizationId)) {
      await vectors.remove(space, gone, AbortSignal.timeout(changeMs));
    }
  }

  async #storeVectors(
    document: IndexedDocument,
    attempt: number,
    chunks: readonly DocumentChunk[],
    signal: AbortSignal,
  ): Promise<void> {
    const { database, vectors, embedder } = this.#parts;
    const { organizationId, documentId, connectionId } = document;
    const space = await spaceFor(database, organizationId, embedder);
    const texts = chunks.map(({ headings, text }) => searchedText(headings, text));
    const made = await embedder.passages(texts, { organizationId, connectionId, signal });
    const records = chunks.map(({ chunkId, metadata }, at) => ({
      id: chunkId,
      vector: made[at] as readonly number[],
      tags: tagsOf({
        organizationId,
        documentId,
        attempt,
        onlyThrough: onlyThrough(document),
        facets: facetsOf(metadata),
      }),
    }));
    await vectors.put(space, records, signal);
  }
}

/** A passage is also about what stands above it. */
export function searchedText(headings: readonly string[], text: string): string {
  return headings.length === 0 ? text : `${headings.join('\n')}\n${text}`;
}

export function onlyThrough(document: Pick<IndexedDocument, 'classification' | 'connectionId'>): string | undefined {
  return document.classification === 'restricted' ? document.connectionId : undefined;
}
