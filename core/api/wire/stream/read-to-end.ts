import { after } from '../../awaitable.js';
import { GatewayError } from '../../errors.js';
import type { Clock } from '../../services/clock.js';
import type { HttpResponse } from '../../services/http-client.js';

/** How long a provider may keep the connection open after a complete message, in milliseconds. */
const patience = 500;

/**
 * Reads a body until its end. When the message is complete, it does not matter if the connection then breaks, or is not closed. (The end is
 * awaited for a short time, because the socket can be reused only after it.)
 *
 * @param isComplete whether what was taken so far is a complete answer
 */
export async function readToEnd(
  response: HttpResponse,
  take: (chunk: Uint8Array) => void | Promise<void>,
  isComplete: () => boolean,
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
    // Not `sleep`, whose abort signal would be more expensive than everything else here.
    stopWaiting = isComplete() ? clock.every(patience, abandon) : undefined;
  }

  const whole = response.deliver((chunk) => {
    if (abandoned) return undefined;
    return after(take(chunk), watch);
  });
  try {
    await Promise.race([whole, patienceEnded.promise]);
  } catch (cause) {
    const broken = GatewayError.is(cause) && cause.code.startsWith('GW_UPSTREAM_');
    if (!abandoned && !(broken && isComplete())) throw cause;
  } finally {
    stopWaiting?.();
  }
}
