import type { Database } from '../../core/api/database.js';
import { isUuid, type Page, pageOffset, searchPattern, type z } from '../../core/api/index.js';
import type { DocumentItem, documentQuery, DocumentStatus } from './document-schema.js';
import { hasId, knownIds, visibleAmong } from './identifiers.js';
import { type DocumentScope, hasTag, type SqlCondition, visibleIn } from './visibility.js';

const columns = `document_id as "documentIdentifier", file_name as "fileName", file_extension as "fileExtension",
  file_size_kb as "fileSizeKB", classification, tags, processing_status as "processingStatus",
  last_processing_error as "lastProcessingError", progress, language, pages, chunks, created_at as "createdOnUtc",
  updated_at as "updatedOnUtc"`;

/** A page of the visible documents, the newest first. */
export async function listDocuments(
  database: Database,
  scope: DocumentScope,
  query: z.output<typeof documentQuery>,
): Promise<Page<DocumentItem> & { readonly totalPages: number }> {
  const { sql, values } = listedIn(scope, query);
  const where = `where ${sql}`;
  const entities = database.fork();
  const items = await entities.execute<DocumentItem[]>(
    `select ${columns} from document ${where} order by created_at desc, document_id desc limit ? offset ?`,
    [...values, query.pageSize, pageOffset(query)],
  );
  const [counted] = await entities.execute<{ readonly total: number }[]>(
    `select count(*)::integer as total from document ${where}`,
    values,
  );
  const totalCount = counted?.total ?? 0;
  const { page, pageSize } = query;
  return { items: items.map(dated), page, pageSize, totalCount, totalPages: Math.ceil(totalCount / pageSize) };
}

function listedIn(
  scope: DocumentScope,
  { status, tag, search = '', ids }: z.output<typeof documentQuery>,
): SqlCondition {
  const { sql, values } = visibleIn(scope);
  const conditions: [sql: string, ...values: unknown[]][] = [];
  if (status !== undefined) conditions.push(['processing_status = ?', status === 'processing' ? 'indexing' : status]);
  if (tag !== undefined) conditions.push([hasTag, JSON.stringify([tag])]);
  if (ids) conditions.push([hasId, JSON.stringify(knownIds(ids))]);
  if (isUuid(search)) conditions.push(['(file_name ilike ? or document_id = ?)', searchPattern(search), search]);
  else if (search !== '') conditions.push(['file_name ilike ?', searchPattern(search)]);
  return {
    sql: [sql, ...conditions.map(([condition]) => condition)].join(' and '),
    values: [...values, ...conditions.flatMap(([, ...given]) => given)],
  };
}

function dated(item: DocumentItem): DocumentItem {
  const { createdOnUtc, updatedOnUtc } = item;
  return { ...item, createdOnUtc: isoOf(createdOnUtc), updatedOnUtc: isoOf(updatedOnUtc) };
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}

/** The processing status of documents, in the requested order. */
export async function statusesOf(
  database: Database,
  scope: DocumentScope,
  identifiers: readonly string[],
): Promise<{ readonly error: boolean; readonly data: readonly DocumentStatus[] }> {
  const { sql, values } = visibleAmong(identifiers, scope);
  const rows = await database.fork().execute<DocumentStatus[]>(
    `select document_id as "documentIdentifier", processing_status as "processingStatus",
       last_processing_error as "lastProcessingError", progress
     from document where ${sql}`,
    [...values],
  );
  const found = new Map(rows.map((row) => [row.documentIdentifier, row]));
  const data = knownIds(identifiers).flatMap((id) => found.get(id) ?? []);
  return { error: identifiers.some((identifier) => !found.has(identifier.toLowerCase())), data };
}
