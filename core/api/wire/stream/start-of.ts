import type { Exchange } from '../../exchange.js';
import type { JsonValue } from '../../json.js';
import type { StartPart } from '../../part.js';
import { isText } from '../json/json.js';

/** The beginning of an answer, for one whose provider does not name its id, its model or its time. */
export function startOf(id: string, model: string, { receivedAt }: Pick<Exchange, 'receivedAt'>): StartPart {
  return { type: 'start', id, model, created: Math.floor(receivedAt / 1000) };
}

/** No id of an answer, and no name of a model, is longer. Most dialects repeat both in each event. */
const longestName = 1_000;

/** The beginning of an answer, as its provider tells it, and as `fallback` where it says nothing that can be one. */
export function startSaid(
  { id, model, created }: Readonly<Partial<Record<'id' | 'model' | 'created', JsonValue | undefined>>>,
  fallback: StartPart,
): StartPart {
  return {
    type: 'start',
    id: nameIn(id) ?? fallback.id,
    model: nameIn(model) ?? fallback.model,
    created: typeof created === 'number' && created > 0 ? Math.floor(created) : fallback.created,
  };
}

function nameIn(value: JsonValue | undefined): string | undefined {
  return isText(value) && value.length <= longestName ? value : undefined;
}
