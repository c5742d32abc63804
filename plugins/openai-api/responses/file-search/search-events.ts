import type { JsonObject, JsonValue, ShownCall, StreamPart } from '../../../../core/api/index.js';
import { responsesDialectName } from '../../dialect-name.js';
import { queriesIn } from './queries.js';

const type = 'file_search_call';
const searchEvent = 'response.file_search_call';

/** The events of a search that begins, as {@link StreamPart}s: see "Parts that only this dialect knows" in the README. */
export function begunSearch({ id }: ShownCall): readonly StreamPart[] {
  const item = { type, status: 'in_progress', queries: [], results: null };
  return eventsOf(id, {
    'response.output_item.added': { item },
    [`${searchEvent}.in_progress`]: {},
    [`${searchEvent}.searching`]: {},
  });
}

/** The events of a search that has ended. @param results null if the client does not want them */
export function endedSearch(
  { id, arguments: written }: ShownCall,
  { failed, results }: { readonly failed: boolean; readonly results: JsonValue },
): readonly StreamPart[] {
  const item = { type, status: failed ? 'failed' : 'completed', queries: queriesIn(written), results };
  return eventsOf(id, {
    ...(!failed && { [`${searchEvent}.completed`]: {} }),
    'response.output_item.done': { item },
  });
}

/** The model's id of the call takes the place of a provider's number of the item. */
function eventsOf(id: string, events: JsonObject): readonly StreamPart[] {
  return [{ type: 'opaque', dialect: responsesDialectName, choice: 0, value: { [id]: events } }];
}
