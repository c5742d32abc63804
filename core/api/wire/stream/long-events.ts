import type { Awaitable } from '../../awaitable.js';
import type { Exchange } from '../../exchange.js';
import { organizationOf } from '../../identity.js';
import { workInTurns } from '../../waiting/fair-turns.js';
import { longJsonBytes } from '../json/read-json.js';
import type { SseBatch } from './sse.js';

/**
 * Parses the data of long events in turns that organizations share (`firstTurnOf`), before they are read: an event may be as long as an answer.
 * Synchronous when there is none, as nearly always.
 *
 * @returns the same batch; rejects with the reason of the abort
 */
export function parseLongEvents(batch: SseBatch, exchange: Pick<Exchange, 'identity' | 'signal'>): Awaitable<SseBatch> {
  return batch.bytes.length > longJsonBytes ? parsed(batch, exchange) : batch;
}

async function parsed(batch: SseBatch, exchange: Pick<Exchange, 'identity' | 'signal'>): Promise<SseBatch> {
  for (const event of batch.events)
    if (event.bytes.length > longJsonBytes)
      await workInTurns(event.parseInSteps(), organizationOf(exchange.identity), exchange);
  return batch;
}
