import { useById } from '../../api/by-ids.js';
import { connectionList, keyList, promptList } from '../../api/named-lists.js';
import type { Problem } from '../../api/problem.js';
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
  readonly problem: Problem | undefined;
}

/** Everything that an id names. */
export function usePlaces(id: string): Places {
  const inHistory = useHistoryPlaces(id);
  const wanted = id.toLowerCase();
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
  return {
    places: [...inHistory.places, ...settings.filter(({ found }) => found.data)],
    isPending: inHistory.isPending || settings.some(({ found }) => found.isLoading),
    problem: inHistory.problem,
  };
}

function useHistoryPlaces(id: string): Places {
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
  const all = [request, trace, session, user];
  return {
    places: places.filter((place) => place !== undefined),
    isPending: all.some((read) => read.isPending),
    problem: all.find(({ error }) => error)?.error ?? undefined,
  };
}

type Found = ReturnType<typeof useMessagesWith>;

function useMessagesWith(filter: 'message_id' | 'trace_id' | 'session_id' | 'end_user_id', id: string) {
  return useRead<MessageHistory>('v1/management/reporting/messages/history', { body: { [filter]: id, size: 1 } });
}

/** The page of the messages that were found, or of the only one. */
function placeOf({ data }: Found, title: string, ofSeveral: string): Place | undefined {
  const [first] = data?.messages ?? [];
  if (!first) return undefined;
  return { title, address: data?.total === 1 ? `/history/messages/${first.message_id}` : ofSeveral };
}
