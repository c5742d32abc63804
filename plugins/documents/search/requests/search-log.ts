import type { Database } from '../../../../core/api/database.js';
import {
  type Clock,
  type ErasedRows,
  type EraseMessages,
  type Exchange,
  type Journal,
  type JournalConsumer,
  type JsonObject,
  type JsonValue,
  newId,
  type PolicySurface,
  type StepPolicies,
  storable,
} from '../../../../core/api/index.js';
import type { DocumentLimits } from '../searched-documents.js';
import { passagesOf, type SearchHit } from '../found-documents.js';

/** Kind of the journal's entries with a {@link LoggedSearch}. */
export const searchLogKind = 'documents.search.1';

/** What triggered a search. */
export type SearchOrigin = 'tool' | 'template' | 'forced';

/** A search to log. */
interface SearchRecord {
  readonly origin: SearchOrigin;
  readonly phrases: readonly string[];
  readonly limit: number;
  readonly filter: object;
  readonly only?: DocumentLimits | undefined;
  /** Retrieval methods that were unavailable. */
  readonly missing: readonly string[];
  readonly hits: readonly SearchHit[];
}

/** A model asks in the client's own words where it may: labels are restored for what stays inside. */
const surfacesOfWords: Readonly<Record<SearchOrigin, readonly PolicySurface[]>> = {
  tool: ['input', 'tool_arguments'],
  template: ['input'],
  forced: ['input'],
};

/** How passages come before the model. */
const surfaceOfPassages: Readonly<Record<SearchOrigin, PolicySurface>> = {
  tool: 'tool_results',
  template: 'input',
  forced: 'documents',
};

const longestPhrase = 2_000;
const longestSnippet = 4_000;

/** Where a search is kept, and under which policies. */
interface SearchLogging {
  readonly exchange: Exchange;
  readonly journal: Journal;
  readonly clock: Clock;
  /** Undefined where nobody enforces any. */
  readonly policies: StepPolicies | undefined;
}

function limitsOf({ identifiers, tags }: DocumentLimits): JsonObject {
  return {
    ...(identifiers && { document_identifiers: [...identifiers] }),
    ...(tags && { tags: [...tags] }),
  };
}

/** Logs searches of connections with `logDocumentsResults`. */
export async function logSearch(
  { exchange, journal, clock, policies }: SearchLogging,
  { origin, phrases, limit, filter, only, missing, hits }: SearchRecord,
): Promise<void> {
  const { connection } = exchange;
  if (!connection?.logDocumentsResults) return;
  const now = clock.now();
  // The search has seen more than the model will: the client's own words, before any policy.
  const kept = async <T extends JsonValue>(value: T, surfaces: readonly PolicySurface[], otherwise: T): Promise<T> =>
    policies ? (((await policies.kept(value, surfaces, exchange)) ?? otherwise) as T) : value;
  const passages = passagesOf(hits);
  const snippets = passages.map(({ text }) => storable(text, longestSnippet));
  const shown = await kept(snippets, [surfaceOfPassages[origin]], []);
  const record = {
    origin,
    search_phrases: await kept(
      phrases.map((phrase) => storable(phrase, longestPhrase)),
      surfacesOfWords[origin],
      [],
    ),
    limit,
    filter: await kept(filter as JsonObject, surfacesOfWords[origin], {}),
    ...(only && (await kept(limitsOf(only), surfacesOfWords[origin], {}))),
    missing,
    documents: passages.map(({ documentId, fileName, relevanceScore, chunkId }, at) => ({
      documentIdentifier: documentId,
      fileName,
      relevanceScore,
      chunkId,
      snippet: shown[at] ?? '',
    })),
  };
  const value = {
    search_id: newId(now),
    organization_id: connection.organizationId,
    connection_id: connection.connectionId,
    message_id: exchange.id,
    trace_id: exchange.trace.traceId,
    created_at: new Date(now).toISOString(),
    record: JSON.stringify(record),
  };
  await journal.append({ id: value.search_id, kind: searchLogKind, value });
}

/** Creates the journal consumer that stores searches in their table. */
export function storeSearches(database: Database, erased?: Pick<ErasedRows, 'eraseLate'>): JournalConsumer {
  return async (entries) => {
    await database.transactional(async (entities) => {
      await entities.execute(
        `insert into document_search_log
           (search_id, organization_id, connection_id, message_id, trace_id, created_at, record)
         select * from jsonb_to_recordset(?::jsonb) as entry (
           search_id uuid, organization_id text, connection_id uuid, message_id uuid, trace_id text,
           created_at timestamptz, record text)
         on conflict (search_id) do nothing`,
        [JSON.stringify(entries.map(({ value }) => value))],
      );
    });
    await erased?.eraseLate(entries.map(({ value }) => value['message_id'] as string));
  };
}

/** Deletes the searches for messages. The index is by trace. */
export function eraseSearches(database: Database): EraseMessages {
  return async (messages) => {
    await database.fork().execute(
      `delete from document_search_log as search
       using jsonb_to_recordset(?::jsonb) as erased ("organizationId" text, "traceId" text, "messageId" uuid)
       where organization_id = "organizationId" and trace_id = "traceId" and message_id = "messageId"`,
      [JSON.stringify(messages)],
    );
  };
}

/** Lists the searches of a trace, in order. */
export async function findSearches(
  database: Database,
  organizationId: string,
  traceId: string,
): Promise<readonly LoggedSearch[]> {
  const rows = await database.fork().execute<(LoggedSearch & { readonly record: string })[]>(
    `select search_id as "searchId", message_id as "messageId", trace_id as "traceId", connection_id as "connectionId",
       created_at as created, record
     from document_search_log where organization_id = ? and trace_id = ? order by created_at, search_id limit 200`,
    [organizationId, traceId],
  );
  return rows.map(({ record, created, ...row }) => ({
    ...row,
    created: new Date(created).toISOString(),
    ...(JSON.parse(record) as object),
  }));
}

/** A logged search, as shown in responses. */
export interface LoggedSearch {
  readonly searchId: string;
  readonly messageId: string;
  readonly traceId: string;
  readonly connectionId: string;
  readonly created: string;
}
