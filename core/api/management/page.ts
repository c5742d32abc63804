import { z, type ZodType } from 'zod';
import { isUuid } from './is-uuid.js';
import { storableText } from './storable-text.js';

/** The requested page of a list. */
export interface PageQuery {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The requested page of a list of named things. */
export interface NamedPageQuery extends PageQuery {
  /** Only what has this text in its name. */
  readonly search?: string | undefined;
  /** Only the items with these ids. */
  readonly ids?: readonly string[] | undefined;
}

/** One page of a list. */
export interface Page<T> extends PageQuery {
  readonly items: readonly T[];
  /** The number of items in the whole list. */
  readonly totalCount: number;
}

/**
 * Schema of `page` and `pageSize`; add other parameters with `pageQuery.extend({ … })`. Only digits are accepted: `Number` and `z.coerce` would
 * also accept an empty text, `0x10` and `1e1`.
 */
export const pageQuery = z.strictObject({
  page: wholeNumber(Number.MAX_SAFE_INTEGER, 1).describe('Which page, from 1. A page beyond the end is empty.'),
  pageSize: wholeNumber(100, 10).describe('Items per page.'),
});

/** Schema of `page`, `pageSize`, `search` and `ids`, for lists of named things. */
export const namedPageQuery = pageQuery.extend({
  search: storableText({ most: 200 })
    .optional()
    .describe(
      'Only items with this text, in upper or lower case, in their name or in what else identifies them: the id of a connection or of a document, the description of a prompt template, the beginning of a key.',
    ),
  ids: z
    .string()
    .regex(/^[^,]{1,256}(?:,[^,]{1,256}){0,99}$/, 'must be one to 100 ids, with commas between them')
    .transform((ids) => ids.split(','))
    .optional()
    .describe(
      'Only the items with these ids, at most 100, separated by commas; for prompt templates, ids of their versions, too. Unknown ones are left out.',
    ),
});

function wholeNumber(most: number, otherwise: number) {
  const refusal = `must be a whole number from 1 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,16}$/, refusal)
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, refusal)
    .default(otherwise)
    .meta({
      override({ jsonSchema }) {
        delete jsonSchema.pattern;
        Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: most, default: otherwise });
      },
    });
}

/** Schema of a reply with one page of items. */
export function pageReply<S extends ZodType>(item: S) {
  return z.object({ items: z.array(item), page: z.int(), pageSize: z.int(), totalCount: z.int() });
}

/** One page of a list that is in memory. */
export function pageOf<T>(all: readonly T[], { page, pageSize }: PageQuery): Page<T> {
  const from = (page - 1) * pageSize;
  return { items: all.slice(from, from + pageSize), page, pageSize, totalCount: all.length };
}

/** One page of those items of a list in memory that have one of the wanted ids, and the searched text in one of their names. */
export function namedPageOf<T>(
  all: readonly T[],
  { search = '', ids, ...query }: NamedPageQuery,
  {
    idsOf,
    namesOf,
  }: { readonly idsOf: (item: T) => readonly string[]; readonly namesOf: (item: T) => readonly string[] },
): Page<T> {
  const known = ids && new Set(ids.map((id) => (isUuid(id) ? id.toLowerCase() : id)));
  const wanted = search.toLowerCase();
  const isWanted = (item: T): boolean =>
    (!known || idsOf(item).some((id) => known.has(id))) &&
    namesOf(item).some((name) => name.toLowerCase().includes(wanted));
  return pageOf(search === '' && !ids ? all : all.filter(isWanted), query);
}

/** The pattern of SQL's `ilike` for names that have the searched text in them. */
export function searchPattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** The `offset` of a page for SQL, limited to what the database accepts. */
export function pageOffset({ page, pageSize }: PageQuery): number {
  return Math.min((page - 1) * pageSize, 2 ** 31 - 1);
}
