import type { Database } from '../../../core/api/database.js';
import type { Logger, VectorStore } from '../../../core/api/index.js';
import type { AttemptRange, ChunkBatch, DocumentIndex, IndexedDocument } from '../indexing/document-index.js';
import { removeSegments, restrictSegments, storeSegment } from './keyword-rows.js';
import type { LibraryEmbedder } from './lexical-embedder.js';
import { lexicalId } from './lexical-vector.js';
import { onlyThrough } from './only-through.js';
import { owe } from './owed-vectors.js';
import { putVectors, storeVectors } from './put-vectors.js';
import { restrictedSpace, spaceFor, spacesOf } from './vector-spaces.js';
import { ofDocument, restrictionTag } from './vector-tags.js';

/** What an index is made of. */
export interface HybridIndexParts {
  readonly database: Database;
  readonly vectors: VectorStore;
  readonly embedder: LibraryEmbedder;
  readonly log: Logger;
}

/** Changes that nobody waits for with a signal of its own. */
const changeMs = 30_000;

/** Makes chunks searchable by their words and by vectors. */
export class HybridIndex implements DocumentIndex {
  readonly #parts: HybridIndexParts;

  constructor(parts: HybridIndexParts) {
    this.#parts = parts;
  }

  get wantsVectors(): boolean {
    return this.#parts.embedder.id === lexicalId;
  }

  async index(document: IndexedDocument, attempt: number, batch: ChunkBatch, signal: AbortSignal): Promise<void> {
    const [first] = batch.chunks;
    if (!first) return;
    try {
      await this.#storeVectors(document, attempt, batch, signal);
    } catch (cause) {
      signal.throwIfAborted();
      // Its words find it meanwhile.
      this.#parts.log.warn(
        { documentId: document.documentId, error: cause },
        'vectors could not be stored; they are made later',
      );
      await owe(this.#parts.database, { ...document, attempt });
    }
    await storeSegment(this.#parts.database, document.organizationId, {
      documentId: document.documentId,
      attempt,
      firstOrdinal: first.ordinal,
      onlyThrough: onlyThrough(document),
      data: batch.findable.segment,
    });
  }

  /** Every batch is found as soon as it is in; the search itself leaves out what is not shown yet. */
  complete(): Promise<void> {
    return Promise.resolve();
  }

  /** The vectors go where they are looked for by those who may find the document now. */
  async reclassify(document: IndexedDocument): Promise<void> {
    const { database, vectors } = this.#parts;
    const { organizationId, documentId } = document;
    const through = onlyThrough(document);
    await restrictSegments(database, organizationId, documentId, through);
    const change = { filter: ofDocument(documentId), tags: restrictionTag(through) };
    for (const open of await spacesOf(database, organizationId)) {
      const restricted = restrictedSpace(open);
      const [from, to] = through === undefined ? [restricted, open] : [open, restricted];
      await vectors.move(from, to, change, AbortSignal.timeout(changeMs));
    }
  }

  async remove(organizationId: string, documentId: string, attempts?: AttemptRange): Promise<void> {
    const { database, vectors } = this.#parts;
    await removeSegments(database, organizationId, documentId, attempts);
    const gone = ofDocument(documentId, attempts);
    for (const open of await spacesOf(database, organizationId)) {
      await vectors.remove(open, gone, AbortSignal.timeout(changeMs));
      await vectors.remove(restrictedSpace(open), gone, AbortSignal.timeout(changeMs));
    }
  }

  async #storeVectors(
    document: IndexedDocument,
    attempt: number,
    { chunks, findable }: ChunkBatch,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, vectors, embedder } = this.#parts;
    const open = await spaceFor(database, document.organizationId, embedder);
    const through = onlyThrough(document);
    const space = through === undefined ? open : restrictedSpace(open);
    const owner = { ...document, attempt, onlyThrough: through };
    const owned = chunks.map((chunk) => ({ ...owner, ...chunk }));
    const made = findable.vectors;
    if (made?.embedder !== embedder.id) return putVectors(owned, { vectors, embedder, space, signal });
    const { dimensions, numbers } = made;
    const ofChunk = (at: number) => Array.from(numbers.subarray(at * dimensions, (at + 1) * dimensions));
    const records = owned.map((chunk, at) => ({ ...chunk, facets: findable.facets[at] ?? [], vector: ofChunk(at) }));
    return storeVectors(records, { vectors, space, signal });
  }
}
