import { z } from '../../core/api/index.js';

/** The requested page of a list. */
export interface ListQuery {
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Which part of a list is read: how many items, beyond which one, and in which order. */
export interface ListRange {
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly beyond: string | undefined;
}

/** Parameters of a list. Others are ignored, as by the API. */
export function listQuery(most: number, otherwise: number) {
  return z.looseObject({
    limit: z.coerce.number().int().min(1).max(most).default(otherwise),
    order: z.enum(['asc', 'desc']).default('desc').describe('The order by time of creation.'),
    after: z.string().optional().describe('Id of the object after which the list begins.'),
    before: z.string().optional().describe('Id of the object before which the list ends.'),
  });
}

/** Schema of a page of a list. */
export function listReply<S extends z.ZodType>(item: S) {
  return z.object({
    object: z.literal('list'),
    data: z.array(item),
    first_id: z.string().nullable(),
    last_id: z.string().nullable(),
    has_more: z.boolean(),
  });
}

/**
 * Reads a page of a list: what is before an object is read backwards from it.
 *
 * @param find returns the UUID of an object that the client names, and throws for an unknown one
 */
export async function pageOf<T>(
  { limit, order, ...named }: ListQuery,
  find: (id: string) => Promise<string>,
  read: (range: ListRange) => Promise<readonly T[]>,
): Promise<{ readonly items: readonly T[]; readonly hasMore: boolean }> {
  const [after, before] = await Promise.all(
    [named.after, named.before].map(async (id) => (id === undefined ? undefined : find(id))),
  );
  const isBackwards = after === undefined && before !== undefined;
  const opposite = order === 'asc' ? 'desc' : 'asc';
  const range = { limit: limit + 1, order: isBackwards ? opposite : order, beyond: after ?? before } as const;
  const found = await read(range);
  const items = found.slice(0, limit);
  return { items: isBackwards ? items.toReversed() : items, hasMore: found.length > limit };
}

/** A page of a list, for clients. */
export function listOf<T extends { readonly id: string }>(data: readonly T[], hasMore: boolean) {
  return {
    object: 'list' as const,
    data: [...data],
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: hasMore,
  };
}
