import { anyNames, storableText, z } from '../../../core/api/index.js';

/** The most files of a request. */
const mostFiles = 2_000;
/** The most members, and the longest texts, of the metadata that clients store. */
const noteLimits = { members: 16, name: 64, value: 512 } as const;

const noteName = storableText({ least: 1, most: noteLimits.name });
const noteText = storableText({ most: noteLimits.value });

function notes<S extends z.ZodType>(value: S) {
  return anyNames(z.record(noteName, value)).refine(
    (given) => Object.keys(given).length <= noteLimits.members,
    `must have at most ${noteLimits.members} members`,
  );
}

const metadata = notes(noteText);
const attributes = notes(z.union([noteText, z.number(), z.boolean()])).nullish();
/** Documents are divided into passages in one way, by their own structure. */
const chunking = z.looseObject({ type: z.string() }).nullish().describe('Accepted but not used.');
const name = storableText({ most: 256 }).nullish();
const expiresAfter = z
  .object({ anchor: z.literal('last_active_at'), days: z.int().min(1).max(365) })
  .nullish()
  .describe('The store expires after this many days without use.');
const fileIds = z.array(z.string().max(100)).max(mostFiles);

export const storeToCreate = z
  .object({
    name,
    description: storableText({ most: 2_000 }).nullish(),
    file_ids: fileIds.nullish(),
    metadata: metadata.nullish(),
    expires_after: expiresAfter,
    chunking_strategy: chunking,
  })
  .meta({ id: 'VectorStoreToCreate' });

export const storeChange = z
  .object({ name, metadata: metadata.nullish(), expires_after: expiresAfter })
  .meta({ id: 'VectorStoreChange' });

export const fileToAdd = z
  .object({ file_id: z.string().max(100), attributes, chunking_strategy: chunking })
  .meta({ id: 'VectorStoreFileToAdd' });

export const attributeChange = z.object({ attributes }).meta({ id: 'VectorStoreFileChange' });

export const batchToCreate = z
  .object({
    file_ids: fileIds.min(1).nullish(),
    files: z.array(fileToAdd).min(1).max(mostFiles).nullish().describe('Instead of `file_ids`.'),
    attributes,
    chunking_strategy: chunking,
  })
  .refine((batch) => (batch.file_ids ?? undefined) === undefined || (batch.files ?? undefined) === undefined, {
    path: ['files'],
    error: 'cannot be used together with "file_ids"',
  })
  .refine((batch) => (batch.file_ids ?? batch.files ?? undefined) !== undefined, {
    path: ['file_ids'],
    error: 'is required unless "files" is given',
  })
  .meta({ id: 'VectorStoreFileBatchToCreate' });

const phrase = z.string().min(1).max(4_096);

export const storeSearch = z
  .object({
    query: z.union([phrase, z.array(phrase).min(1).max(10)]),
    max_num_results: z.int().min(1).max(50).nullish().describe('10 when absent.'),
    filters: z
      .looseObject({ type: z.string() })
      .nullish()
      .describe(
        'The attributes that files must have: `{type, key, value}` with `eq`, `ne`, `gt`, `gte`, `lt`, `lte`, `in` or `nin`, or `{type, filters}` with `and` or `or`.',
      ),
    ranking_options: z
      .looseObject({
        ranker: z
          .string()
          .regex(/^(?:auto|none|default-[\d-]+)$/, 'must be "auto", "none" or "default-2024-11-15"')
          .nullish(),
        score_threshold: z.number().min(0).max(1).nullish(),
      })
      .nullish()
      .describe('Any ranker means the gateway’s own.'),
    rewrite_query: z.boolean().nullish().describe('Accepted but not used: the query is searched as it is.'),
  })
  .meta({ id: 'VectorStoreSearch' });

const counts = z.object({
  in_progress: z.int(),
  completed: z.int(),
  failed: z.int(),
  cancelled: z.int(),
  total: z.int(),
});
const seconds = z.int().describe('Unix seconds.');
const noted = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const storeObject = z
  .object({
    id: z.string(),
    object: z.literal('vector_store'),
    created_at: seconds,
    name: z.string(),
    description: z.string().nullable(),
    usage_bytes: z.int().describe('The total size of its files.'),
    file_counts: counts,
    status: z.enum(['expired', 'in_progress', 'completed']),
    expires_after: z.object({ anchor: z.literal('last_active_at'), days: z.int() }).nullable(),
    expires_at: seconds.nullable(),
    last_active_at: seconds,
    metadata: z.record(z.string(), z.string()),
  })
  .meta({ id: 'VectorStoreObject' });

export const fileStatuses = ['in_progress', 'completed', 'failed', 'cancelled'] as const;

export const storeFileObject = z
  .object({
    id: z.string(),
    object: z.literal('vector_store.file'),
    usage_bytes: z.int(),
    created_at: seconds.describe('When it was added to the store, in Unix seconds.'),
    vector_store_id: z.string(),
    status: z.enum(fileStatuses),
    last_error: z.object({ code: z.string(), message: z.string() }).nullable(),
    attributes: noted,
    chunking_strategy: z.object({ type: z.literal('other') }),
  })
  .meta({ id: 'VectorStoreFileObject' });

export const batchObject = z
  .object({
    id: z.string(),
    object: z.literal('vector_store.files_batch'),
    created_at: seconds,
    vector_store_id: z.string(),
    status: z.enum(['in_progress', 'completed', 'cancelled']),
    file_counts: counts,
  })
  .meta({ id: 'VectorStoreFileBatchObject' });

const text = z.object({ type: z.literal('text'), text: z.string() });

export const searchPage = z
  .object({
    object: z.literal('vector_store.search_results.page'),
    search_query: z.array(z.string()),
    data: z.array(
      z.object({
        file_id: z.string(),
        filename: z.string(),
        score: z.number().describe('From 0 to 1; can be compared between questions.'),
        attributes: noted,
        content: z.array(text).describe('The passages that were found, the best one first.'),
      }),
    ),
    has_more: z.literal(false),
    next_page: z.null(),
  })
  .meta({ id: 'VectorStoreSearchPage' });

export const contentPage = z
  .object({
    object: z.literal('vector_store.file_content.page'),
    data: z.array(text),
    has_more: z.literal(false),
    next_page: z.null(),
  })
  .meta({ id: 'VectorStoreFileContentPage' });
