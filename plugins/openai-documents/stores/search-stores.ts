import type { EntityManager } from '../../../core/api/database.js';
import {
  type FileAttributes,
  type SearchedStores,
  type VectorStoreHit,
  type VectorStores,
  type VectorStoreSearch,
} from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { idOf, uuidIn } from '../object-ids.js';
import { type AttributeTest, attributeTest } from './attribute-filter.js';
import { readRows } from './store-files.js';
import { findStore, noteUse } from './store-rows.js';

/** The stores, for other plugins and the route that searches them. */
export function vectorStores(services: DocumentServices): VectorStores {
  return {
    isOwn: (id) => uuidIn('store', id) !== undefined,
    async check(stores) {
      services.library.ownerOf(stores.exchange);
      await openStores(stores, services.database.fork());
    },
    search: (search) => searchStores(search, services),
  };
}

async function searchStores(
  { scoreThreshold = 0, phrases, limit, signal, ...searched }: VectorStoreSearch,
  { library, database, clock }: DocumentServices,
): Promise<readonly VectorStoreHit[]> {
  const { exchange, connection } = searched;
  const entities = database.fork();
  const { ids, fits } = await openStores(searched, entities);
  await noteUse(entities, ids, clock.now());
  const attributesOf = new Map<string, FileAttributes>();
  for (const { documentId, attributes, isCancelled } of await readRows(entities, ids))
    if (!isCancelled && fits(attributes)) attributesOf.set(documentId, attributes);
  const documentIds = [...attributesOf.keys()];
  const hits = await library.search({ exchange, connection, phrases, limit, documentIds, signal });
  return hits
    .filter(({ relevance }) => relevance >= scoreThreshold)
    .map(({ documentId, fileName, relevance, passages }) => ({
      fileId: idOf('file', documentId),
      fileName,
      score: relevance,
      attributes: attributesOf.get(documentId) ?? {},
      passages,
    }));
}

/** The stores by their UUIDs, and which of their files are searched. */
interface OpenedStores {
  readonly ids: readonly string[];
  readonly fits: AttributeTest;
}

async function openStores(
  { storeIds, filters, filtersField, connection }: SearchedStores,
  entities: EntityManager,
): Promise<OpenedStores> {
  const fits = filters === undefined ? () => true : attributeTest(filters, filtersField);
  const stores = await Promise.all(storeIds.map((id) => findStore(entities, id, connection, 'usable')));
  return { ids: stores.map(({ storeId }) => storeId), fits };
}
