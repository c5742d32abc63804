import type { LibraryDocument } from '../../../core/api/database.js';
import type { z } from '../../../core/api/index.js';
import type { OwnerContext } from '../document-services.js';
import { secondsOf } from '../files/file-object.js';
import { idOf } from '../object-ids.js';
import { readRows, type StoreFile, type StoreFileRow } from './store-files.js';
import type { StoreRow } from './store-rows.js';
import type { batchObject, fileStatuses, storeFileObject, storeObject } from './store-schemas.js';

type StoreObject = z.output<typeof storeObject>;
export type StoreFileStatus = (typeof fileStatuses)[number];

/** A batch, as it is in the database. */
export interface BatchRow {
  readonly batchId: string;
  readonly storeId: string;
  readonly isCancelled: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** How soon the SDKs' helpers that wait for the end ask again. */
const pollMs = '500';
export const askAgain = { 'openai-poll-after-ms': pollMs };

const statuses: Readonly<Record<LibraryDocument['status'], StoreFileStatus>> = {
  queued: 'in_progress',
  indexing: 'in_progress',
  completed: 'completed',
  failed: 'failed',
};

export function statusOf({ isCancelled, document }: StoreFile): StoreFileStatus {
  return isCancelled ? 'cancelled' : statuses[document.status];
}

/** Stores for clients, with the current states of their files. */
export async function storeObjects(rows: readonly StoreRow[], context: OwnerContext): Promise<readonly StoreObject[]> {
  const ids = rows.map(({ storeId }) => storeId);
  const files = Map.groupBy(await readRows(context.services.database.fork(), ids), ({ storeId }) => storeId);
  return Promise.all(rows.map(async (row) => storeOf(row, await countFiles(files.get(row.storeId) ?? [], context))));
}

function storeOf(row: StoreRow, { file_counts, usage_bytes }: CountedFiles): StoreObject {
  const { expiresAfterDays: days, expiresAt, isExpired } = row;
  const processed = file_counts.in_progress > 0 ? 'in_progress' : 'completed';
  return {
    id: idOf('store', row.storeId),
    object: 'vector_store',
    created_at: secondsOf(row.createdAt),
    name: row.name,
    description: row.description,
    usage_bytes,
    file_counts,
    status: isExpired ? 'expired' : processed,
    expires_after: days === null ? null : { anchor: 'last_active_at', days },
    expires_at: expiresAt === null ? null : secondsOf(expiresAt),
    last_active_at: secondsOf(row.lastActiveAt),
    metadata: row.metadata,
  };
}

/** A batch for clients, with the current states of its files. */
export async function batchOf(
  { batchId, storeId, isCancelled, createdAt }: BatchRow,
  context: OwnerContext,
): Promise<z.output<typeof batchObject>> {
  const files = await readRows(context.services.database.fork(), [storeId], batchId);
  const { file_counts } = await countFiles(files, context);
  const processed = file_counts.in_progress > 0 ? 'in_progress' : 'completed';
  return {
    id: idOf('batch', batchId),
    object: 'vector_store.files_batch',
    created_at: secondsOf(createdAt),
    vector_store_id: idOf('store', storeId),
    status: isCancelled ? 'cancelled' : processed,
    file_counts,
  };
}

type CountedFiles = Pick<StoreObject, 'file_counts' | 'usage_bytes'>;

async function countFiles(rows: readonly StoreFileRow[], { owner, services }: OwnerContext): Promise<CountedFiles> {
  const [cancelled, used] = await Promise.all(
    [true, false].map(async (isCancelled) => {
      const ids = rows.filter((row) => row.isCancelled === isCancelled).map(({ documentId }) => documentId);
      return ids.length === 0 ? undefined : services.library.count(ids, owner);
    }),
  );
  const { queued, indexing, completed, failed } = used?.statuses ?? { queued: 0, indexing: 0, completed: 0, failed: 0 };
  const left = Object.values(cancelled?.statuses ?? {}).reduce((sum, files) => sum + files, 0);
  const in_progress = queued + indexing;
  const total = in_progress + completed + failed + left;
  return { file_counts: { in_progress, completed, failed, cancelled: left, total }, usage_bytes: used?.sizeBytes ?? 0 };
}

/** A file of a store for clients. */
export function storeFileOf(file: StoreFile): z.output<typeof storeFileObject> {
  const { document, storeId, attributes, addedAt } = file;
  const status = statusOf(file);
  const { lastError: message = 'The file could not be processed.' } = document;
  return {
    id: idOf('file', document.documentId),
    object: 'vector_store.file',
    usage_bytes: document.sizeBytes,
    created_at: secondsOf(addedAt),
    vector_store_id: idOf('store', storeId),
    status,
    last_error: status === 'failed' ? { code: 'invalid_file', message } : null,
    attributes,
    chunking_strategy: { type: 'other' },
  };
}
