import type { VectorSpace } from '../../../core/api/index.js';
import type { AttemptRange, ChunkBatch, DocumentIndex, ChunkIndexData, IndexedDocument } from '../document-index.js';
import { visibleOnlyTo } from '../visibility.js';
import { removeSegments, restrictSegments, storeSegment } from './keywords/keyword-rows.js';
import { lexicalShape } from './embedding/lexical-vector.js';
import { noteMissingVectors } from './vectors/missing-vectors.js';
import { ownersOf, spaceOfVector } from './vectors/dedicated-spaces.js';
import { type OwnedChunk, putVectors, storeVectors } from './vectors/put-vectors.js';
import {
  type KnownSpace,
  dedicatedSpace,
  restrictedSpace,
  spaceFor,
  spacesOf,
  type VectorServices,
} from './vectors/vector-spaces.js';
import { ofDocument, restrictionTag } from './vectors/vector-tags.js';

/** Timeout of changes that come without an abort signal. */
const changeMs = 30_000;

/** Makes chunks searchable by keywords and by vectors. */
export class HybridIndex implements DocumentIndex {
  readonly #parts: VectorServices;

  constructor(parts: VectorServices) {
    this.#parts = parts;
  }

  get wantsVectors(): boolean {
    return this.#parts.embedder.id === lexicalShape.id;
  }

  async index(document: IndexedDocument, attempt: number, batch: ChunkBatch, signal: AbortSignal): Promise<void> {
    const [first] = batch.chunks;
    if (!first) return;
    try {
      await this.#storeVectors(document, attempt, batch, signal);
    } catch (cause) {
      signal.throwIfAborted();
      // The document can be found by keywords in the meantime.
      this.#parts.log.warn(
        { documentId: document.documentId, error: cause },
        'vectors could not be stored; they will be made later',
      );
      await noteMissingVectors(this.#parts.database, [document.documentId]);
    }
    await storeSegment(this.#parts.database, document.organizationId, {
      documentId: document.documentId,
      attempt,
      firstOrdinal: first.ordinal,
      restrictedTo: visibleOnlyTo(document),
      data: batch.findable.segment,
    });
  }

  /** Moves the vectors to the space that is searched by the connections that may now see the document. */
  async reclassify(document: IndexedDocument): Promise<void> {
    const { database, vectors } = this.#parts;
    const { organizationId, connectionId, documentId } = document;
    const through = visibleOnlyTo(document);
    await restrictSegments(database, organizationId, documentId, through);
    const change = { filter: ofDocument(documentId), tags: restrictionTag(through) };
    for (const open of await spacesOf(database, organizationId)) {
      const place = await spaceOfVector(database, organizationId, open, through);
      const others = [open, restrictedSpace(open), dedicatedSpace(open, connectionId)].filter(
        ({ name }) => name !== place.name,
      );
      for (const other of others) await vectors.move(other, place, change, AbortSignal.timeout(changeMs));
      await this.#noteIfReclassified(document, open, place);
    }
  }

  async remove(organizationId: string, documentId: string, attempts?: AttemptRange): Promise<void> {
    const { database, vectors } = this.#parts;
    await removeSegments(database, organizationId, documentId, attempts);
    const gone = ofDocument(documentId, attempts);
    for (const open of await spacesOf(database, organizationId)) {
      const owners = await ownersOf(database, organizationId, open, documentId);
      const places = [open, restrictedSpace(open), ...owners.map((owner) => dedicatedSpace(open, owner))];
      for (const place of places) await vectors.remove(place, gone, AbortSignal.timeout(changeMs));
    }
  }

  async #storeVectors(
    document: IndexedDocument,
    attempt: number,
    { chunks, findable }: ChunkBatch,
    signal: AbortSignal,
  ): Promise<void> {
    const { database, embedder } = this.#parts;
    const open = await spaceFor(database, document.organizationId, embedder);
    const through = visibleOnlyTo(document);
    const space = await spaceOfVector(database, document.organizationId, open, through);
    const owner = { ...document, attempt, restrictedTo: through };
    const owned = chunks.map((chunk) => ({ ...owner, ...chunk }));
    await this.#putVectors(owned, findable, space, signal);
    await this.#noteIfReclassified(document, open, space);
  }

  async #putVectors(
    owned: readonly OwnedChunk[],
    findable: ChunkIndexData,
    space: VectorSpace,
    signal: AbortSignal,
  ): Promise<void> {
    const { vectors, embedder } = this.#parts;
    const made = findable.vectors;
    if (made?.embedder !== embedder.id) return putVectors(owned, { vectors, embedder, space, signal });
    const { dimensions, numbers } = made;
    const ofChunk = (at: number) => Array.from(numbers.subarray(at * dimensions, (at + 1) * dimensions));
    const records = owned.map((chunk, at) => ({ ...chunk, facets: findable.facets[at] ?? [], vector: ofChunk(at) }));
    return storeVectors(records, { vectors, space, signal });
  }

  /** If the document was reclassified while its vectors were being stored, they are in the wrong space: notes that they have to be made again. */
  async #noteIfReclassified(document: IndexedDocument, open: KnownSpace, place: VectorSpace): Promise<void> {
    const { database } = this.#parts;
    const now = await spaceOfVector(database, document.organizationId, open, visibleOnlyTo(document));
    if (now.name !== place.name) await noteMissingVectors(database, [document.documentId]);
  }
}
