import {
  type FileAttributes,
  type VectorStoreHit,
  type VectorStores,
  type VectorStoreSearch,
} from '../../../core/api/index.js';
import type { DocumentServices } from '../document-services.js';
import { idOf, uuidIn } from '../object-ids.js';
import { attributeTest } from './attribute-filter.js';
import { readRows } from './store-files.js';
import { findStore, noteUse } from './store-rows.js';

/** The stores, for other plugins and the route that searches them. */
export function vectorStores(services: DocumentServices): VectorStores {
  return {
    isOwn: (id) => uuidIn('store', id) !== undefined,
    search: (search) => searchStores(search, services),
  };
}

async function searchStores(
  { storeIds, filters, scoreThreshold = 0, phrases, limit, exchange, connection, signal }: VectorStoreSearch,
  { library, database, clock }: DocumentServices,
): Promise<readonly VectorStoreHit[]> {
  const fits = filters === undefined ? () => true : attributeTest(filters);
  const entities = database.fork();
  const stores = await Promise.all(storeIds.map((id) => findStore(entities, id, connection, 'usable')));
  const ids = stores.map(({ storeId }) => storeId);
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
