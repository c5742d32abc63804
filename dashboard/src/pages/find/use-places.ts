import type { UseQueryResult } from '@tanstack/react-query';
import { useById } from '../../api/by-ids.js';
import { connectionList, keyList, promptList } from '../../api/named-lists.js';
import type { Problem } from '../../api/problem.js';
import { messagesPath } from '../../api/history-pages.js';
import { useRead } from '../../api/requests.js';
import type { MessageHistory } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { addressWith } from '../../shell/page-query.js';

/** A page about what an id names. */
interface Place {
  readonly title: string;
  /** Behind the `#`. */
  readonly address: string;
}

interface Places {
  readonly places: readonly Place[];
  readonly isPending: boolean;
  /** Why it is not known whether there are more. */
  readonly problem: Problem | undefined;
  /** Reads again what could not be read. */
  readonly readAgain: () => void;
}

/** Everything that an id names. */
export function usePlaces(id: string): Places {
  const inHistory = useHistoryPlaces(id);
  // With a comma, they would be several ids; none of these has one.
  const wanted = id.includes(',') ? '' : id.toLowerCase();
  const connection = useById(connectionList, wanted);
  const key = useById(keyList, wanted, { enabled: useMay('admin') });
  const prompt = useById(promptList, wanted);
  // A version's id finds its template.
  const template = addressWith(
    `/prompts/${prompt.data?.id ?? ''}`,
    prompt.data?.id === wanted ? {} : { version: wanted },
  );
  const settings = [
    { title: 'The connection', address: `/connections/${wanted}`, found: connection },
    { title: 'The API key', address: addressWith('/api-keys', { state: 'all', key: wanted }), found: key },
    { title: 'The prompt template', address: template, found: prompt },
  ];
  const reads: readonly UseQueryResult<unknown, Problem>[] = [
    ...inHistory.reads,
    ...settings.map(({ found }) => found),
  ];
  // Without a plugin, there is nothing of what it manages.
  const failed = reads.filter(({ error }) => error !== null && error.status !== 404);
  return {
    places: [...inHistory.places, ...settings.filter(({ found }) => found.data)],
    isPending: reads.some(({ isLoading }) => isLoading),
    problem: failed[0]?.error ?? undefined,
    readAgain() {
      for (const { refetch } of failed) refetch().catch(reportError);
    },
  };
}

function useHistoryPlaces(id: string) {
  const [request, trace, session, user] = [
    useMessagesWith('message_id', id),
    useMessagesWith('trace_id', id),
    useMessagesWith('session_id', id),
    useMessagesWith('end_user_id', id),
  ];
  const places = [
    placeOf(request, 'The request', ''),
    placeOf(trace, 'The requests of the trace', addressWith('/history', { trace_id: id })),
    // A request without a session is a session of its own, with the same id.
    request.data?.total === 0
      ? placeOf(session, 'The session', addressWith('/history/session', { session_id: id }))
      : undefined,
    placeOf(user, 'The requests of the end user', addressWith('/history', { end_user_id: id })),
  ];
  return { places: places.filter((place) => place !== undefined), reads: [request, trace, session, user] };
}

type Found = ReturnType<typeof useMessagesWith>;

function useMessagesWith(filter: 'message_id' | 'trace_id' | 'session_id' | 'end_user_id', id: string) {
  return useRead<MessageHistory>(messagesPath, { body: { [filter]: id, size: 1 } });
}

/** The page of the messages that were found, or of the only one. */
function placeOf({ data }: Found, title: string, ofSeveral: string): Place | undefined {
  const [first] = data?.messages ?? [];
  if (!first) return undefined;
  return { title, address: data?.total === 1 ? `/history/messages/${first.message_id}` : ofSeveral };
}
