import type { Exchange } from '../../exchange.js';
import type { StartPart } from '../../part.js';

/** The beginning of an answer, for one whose provider does not name its id, its model or its time. */
export function startOf(id: string, model: string, { receivedAt }: Pick<Exchange, 'receivedAt'>): StartPart {
  return { type: 'start', id, model, created: Math.floor(receivedAt / 1000) };
}
