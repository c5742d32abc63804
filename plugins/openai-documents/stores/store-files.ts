import { type EntityManager, epochMilliseconds, type LibraryDocument } from '../../../core/api/database.js';
import { counted, type FileAttributes } from '../../../core/api/index.js';
import type { OwnerContext } from '../document-services.js';
import { beyondLimit, unknownFile } from '../object-errors.js';
import { idOf, uuidIn } from '../object-ids.js';
import type { ListRange } from '../object-list.js';
import { findStore } from './store-rows.js';

/** The row of a document in a store. Times are milliseconds since 1970. */
export interface StoreFileRow {
  readonly storeId: string;
  readonly documentId: string;
  readonly attributes: FileAttributes;
  readonly isCancelled: boolean;
  readonly addedAt: number;
}

/** A file of a store, with its document. */
export interface StoreFile extends StoreFileRow {
  readonly document: LibraryDocument;
}

/** A file to add to a store. */
export interface FileToAdd {
  readonly file_id: string;
  readonly attributes?: FileAttributes | null | undefined;
}

/** Which files of a store are meant: all, or those of a batch. */
export interface FileScope {
  readonly storeId: string;
  readonly batchId?: string | undefined;
}

const columns = `store_id as "storeId", document_id as "documentId", attributes, is_cancelled as "isCancelled",
  ${epochMilliseconds('added_at')} as "addedAt"`;
const readAtOnce = 500;

/**
 * Adds files to a store, which the transaction has locked; those that are in it already get the new attributes.
 *
 * @throws GatewayError `GW_FILE_UNKNOWN` (404), `GW_VECTOR_STORE_LIMIT` (403)
 */
export async function addFiles(
  entities: EntityManager,
  { storeId, batchId }: FileScope,
  files: readonly FileToAdd[],
  { owner, services: { library, clock, config } }: OwnerContext,
): Promise<void> {
  // If a file is named twice, the last one counts.
  const added = new Map(files.map(({ file_id, attributes }) => [documentIn(file_id), attributes ?? {}]));
  const [missing] = await library.missing(entities, [...added.keys()], owner);
  if (missing !== undefined) throw unknownFile(idOf('file', missing));
  await entities.execute(
    `insert into openai_documents_file (store_id, document_id, organization_id, batch_id, attributes, added_at)
     select ?, document_id, ?, ?, attributes, ? from jsonb_to_recordset(?::jsonb) as given (document_id uuid, attributes jsonb)
     on conflict (store_id, document_id) do update
       set attributes = excluded.attributes, batch_id = excluded.batch_id, is_cancelled = false`,
    [
      storeId,
      owner.organizationId,
      batchId ?? null,
      new Date(clock.now()).toISOString(),
      JSON.stringify([...added].map(([document_id, attributes]) => ({ document_id, attributes }))),
    ],
  );
  const [stored] = await entities.execute<{ readonly files: number }[]>(
    'select count(*)::integer as files from openai_documents_file where store_id = ?',
    [storeId],
  );
  if ((stored?.files ?? 0) > config.maxFilesPerStore)
    throw beyondLimit(
      `A vector store has at most ${counted(config.maxFilesPerStore, 'file')} (maxFilesPerStore). Remove some, or use another store.`,
    );
}

/** @throws GatewayError `GW_FILE_UNKNOWN` (404) */
function documentIn(fileId: string): string {
  const documentId = uuidIn('file', fileId);
  if (documentId === undefined) throw unknownFile(fileId);
  return documentId;
}

/** All rows of a store or a batch. */
export function readRows(
  entities: EntityManager,
  storeIds: readonly string[],
  batchId?: string,
): Promise<StoreFileRow[]> {
  return entities.execute<StoreFileRow[]>(
    `select ${columns} from openai_documents_file
     where store_id in (select jsonb_array_elements_text(?::jsonb)::uuid) ${batchId === undefined ? '' : 'and batch_id = ?'}`,
    [JSON.stringify(storeIds), ...(batchId === undefined ? [] : [batchId])],
  );
}

/** @throws GatewayError `GW_FILE_UNKNOWN` (404) for one that is not in the store, or that the owner may not see */
export async function findStoreFile(
  storeId: string,
  fileId: string,
  { owner, services }: OwnerContext,
): Promise<StoreFile> {
  const documentId = documentIn(fileId);
  const [row] = await services.database
    .fork()
    .execute<StoreFileRow[]>(`select ${columns} from openai_documents_file where store_id = ? and document_id = ?`, [
      storeId,
      documentId,
    ]);
  const [document] = row ? await services.library.find([documentId], owner) : [];
  if (!row || !document) throw unknownFile(fileId);
  return { ...row, document };
}

/** As {@link findStoreFile}, in the store that a client names. @throws GatewayError also `GW_VECTOR_STORE_UNKNOWN` (404) */
export async function findFileIn(id: string, fileId: string, context: OwnerContext): Promise<StoreFile> {
  const { storeId } = await findStore(context.services.database.fork(), id, context.owner);
  return findStoreFile(storeId, fileId, context);
}

/**
 * Files of a store or a batch that the owner may see and that fit, in the order in which they were added. As many rows are read as it takes: which of
 * them fit is known only to the documents.
 */
export async function listStoreFiles(
  scope: FileScope,
  { limit, order, beyond }: ListRange,
  fits: (file: StoreFile) => boolean,
  context: OwnerContext,
): Promise<readonly StoreFile[]> {
  const found: StoreFile[] = [];
  let last = beyond;
  for (;;) {
    const rows = await readRange(context.services.database.fork(), scope, { limit: readAtOnce, order, beyond: last });
    found.push(...(await withDocuments(rows, context)).filter(fits));
    last = rows.at(-1)?.documentId;
    if (found.length >= limit || rows.length < readAtOnce) return found.slice(0, limit);
  }
}

function readRange(
  entities: EntityManager,
  { storeId, batchId }: FileScope,
  { limit, order, beyond }: ListRange,
): Promise<StoreFileRow[]> {
  const conditions: [sql: string, ...values: string[]][] = [['store_id = ?', storeId]];
  if (batchId !== undefined) conditions.push(['batch_id = ?', batchId]);
  if (beyond !== undefined)
    conditions.push([
      `(added_at, document_id) ${order === 'asc' ? '>' : '<'} (
        select last.added_at, last.document_id from openai_documents_file last where last.store_id = ? and last.document_id = ?)`,
      storeId,
      beyond,
    ]);
  return entities.execute<StoreFileRow[]>(
    `select ${columns} from openai_documents_file where ${conditions.map(([sql]) => sql).join(' and ')}
     order by added_at ${order}, document_id ${order} limit ?`,
    [...conditions.flatMap(([, ...values]) => values), limit],
  );
}

async function withDocuments(
  rows: readonly StoreFileRow[],
  { owner, services }: OwnerContext,
): Promise<readonly StoreFile[]> {
  const documents = await services.library.find(
    rows.map(({ documentId }) => documentId),
    owner,
  );
  const byId = new Map(documents.map((document) => [document.documentId, document]));
  return rows.flatMap((row) => {
    const document = byId.get(row.documentId);
    return document ? { ...row, document } : [];
  });
}
