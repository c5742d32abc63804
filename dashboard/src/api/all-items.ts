import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PageOf } from './pages.js';
import type { Problem } from './problem.js';
import { useSend } from './requests.js';
import type { ConnectionListItem, Model, Prompt } from './schemas.js';

const pageSize = 100;
/** Whoever has more than five thousand connections does not choose one from a list. */
const maxPages = 50;

/** Reads a list operation to its end, for what people choose from. */
function useAllItems<Item>(path: string): UseQueryResult<readonly Item[], Problem> {
  const send = useSend();
  return useQuery<readonly Item[], Problem>({
    queryKey: [path, 'all'],
    queryFn: async ({ signal }) => {
      const all: Item[] = [];
      for (let page = 1; page <= maxPages; page++) {
        const response = await send(path, { query: { page, pageSize }, signal });
        const { items, totalCount } = (await response.json()) as PageOf<Item>;
        all.push(...items);
        if (items.length === 0 || all.length >= totalCount) break;
      }
      return all;
    },
    // Read by many parts of many pages; what changes here is read again at once.
    staleTime: 30_000,
  });
}

/** All connections of the organization. */
export function useConnections(): UseQueryResult<readonly ConnectionListItem[], Problem> {
  return useAllItems<ConnectionListItem>('v1/management/connections');
}

/** All models that the gateway knows. */
export function useModels(): UseQueryResult<readonly Model[], Problem> {
  return useAllItems<Model>('v1/management/models');
}

/** All prompt templates. */
export function usePrompts(): UseQueryResult<readonly Prompt[], Problem> {
  return useAllItems<Prompt>('v1/management/prompts');
}
