import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { bodyOf } from './client.js';
import type { NamedList } from './named-lists.js';
import type { KeyedConnection } from './page-key.js';
import type { PageOf } from './pages.js';
import type { Problem } from './problem.js';
import { useSend } from './requests.js';

/** The most ids that a list operation takes at once. */
const mostIds = 100;
/** Names rarely change, and a page may show the same one many times. */
const freshMs = 30_000;

type Items<Item> = ReadonlyMap<string, Item>;
type Send = ReturnType<typeof useSend>;

/** Reads items of a list by their ids, with as few requests as that takes. Those that do not exist are not in the answer. */
export async function readByIds<Item>(
  send: Send,
  { path, idOf, otherIdsOf }: NamedList<Item>,
  ids: readonly string[],
): Promise<Items<Item>> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  );
  const pages = await Promise.all(
    parts.map(async (part) =>
      bodyOf<PageOf<Item>>(await send(path, { query: { ids: part.join(','), pageSize: mostIds } })),
    ),
  );
  const idsOf = (item: Item): readonly string[] => [idOf(item), ...(otherIdsOf?.(item) ?? [])];
  return new Map(pages.flatMap(({ items }) => items.flatMap((item) => idsOf(item).map((id) => [id, item] as const))));
}

/** The items that are about to be read, by the path of their list and the connection that the request goes through. */
const collected = new Map<string, { readonly ids: Set<string>; readonly items: Promise<Items<unknown>> }>();

/** Reads one item, together with all that are asked for in the same moment: the names in a table are one request. */
async function readTogether<Item>(send: Send, list: NamedList<Item>, id: string, through = ''): Promise<Item | null> {
  const place = `${list.path} ${through}`;
  let asked = collected.get(place);
  if (!asked) {
    const ids = new Set<string>();
    const items = new Promise((resolve) => setTimeout(resolve)).then(() => {
      collected.delete(place);
      return readByIds(send, list, [...ids]);
    });
    asked = { ids, items };
    collected.set(place, asked);
  }
  asked.ids.add(id);
  const items = (await asked.items) as Items<Item>;
  return items.get(id) ?? null;
}

/** How items are read: not at all when not enabled; through a connection, for the operations of apps. */
interface ReadBy {
  readonly enabled?: boolean;
  readonly through?: KeyedConnection | undefined;
}

function queryOf<Item>(send: Send, list: NamedList<Item>, id: string, { enabled = true, through }: ReadBy) {
  return {
    queryKey: [list.path, 'by id', id, through?.connectionId],
    queryFn: () => readTogether(send, list, id, through?.connectionId),
    staleTime: freshMs,
    enabled: enabled && id !== '',
  };
}

/** An item of a list by its id; null when there is none, or it has been deleted. An empty id is not asked for. */
export function useById<Item>(
  list: NamedList<Item>,
  id: string,
  how: ReadBy = {},
): UseQueryResult<Item | null, Problem> {
  return useQuery<Item | null, Problem>(queryOf(useSend(how.through), list, id, how));
}

/** Reads several items by their ids. @returns those that are known by now */
export function useByIds<Item>(list: NamedList<Item>, ids: readonly string[], how: ReadBy = {}): Items<Item> {
  const send = useSend(how.through);
  return useQueries({
    queries: ids.map((id) => queryOf(send, list, id, how)),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[list.idOf(data), data] as const] : []))),
  });
}
