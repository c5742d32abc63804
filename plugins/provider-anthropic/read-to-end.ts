import { type Clock, GatewayError, type HttpResponse } from '../../core/api/index.js';
import type { EventReader } from './event-reader.js';

/** Milliseconds that a provider may leave its connection open behind a complete message before it is closed. */
const patience = 500;

/**
 * Reads a body until its end. A message that is complete is not lost any more: neither a connection that breaks behind it nor
 * one that stays open keeps the client from it. (The end is waited for, because the socket can be used again only then.)
 */
export async function readToEnd(
  response: HttpResponse,
  take: (chunk: Uint8Array) => void | Promise<void>,
  events: EventReader,
  clock: Clock,
): Promise<void> {
  let abandoned = false;
  let stopWaiting: (() => void) | undefined;
  const patienceEnded = Promise.withResolvers<void>();

  function abandon(): void {
    stopWaiting?.();
    abandoned = true;
    patienceEnded.resolve();
    response.discard();
  }

  function watch(): void {
    stopWaiting?.();
    // Not `sleep`: its abort signal costs more than all else that is done here for a stream.
    stopWaiting = events.message.stopped ? clock.every(patience, abandon) : undefined;
  }

  const whole = response.deliver((chunk) => {
    if (abandoned) return undefined;
    const pending = take(chunk);
    return pending ? pending.then(watch) : watch();
  });
  try {
    await Promise.race([whole, patienceEnded.promise]);
  } catch (cause) {
    const broken = GatewayError.is(cause) && cause.code.startsWith('GW_UPSTREAM_');
    if (!abandoned && !(broken && events.message.stopped)) throw cause;
  } finally {
    stopWaiting?.();
  }
}
