import type { Hold, IncomingRequest, Reservation } from '../api/index.js';
import type { Installed } from './chain/installed.js';
import { attribute, report } from './hooks/guard.js';
import { checkTaken } from './hooks/hook-results.js';
import type { ReservationAccount } from './reserve.js';

/**
 * Announces the headers of a hold or reservation. If they are invalid, or another member is misspelt, that is a failure of the hook; what it has
 * acquired is settled as usual.
 *
 * @throws GatewayError `GW_PLUGIN_FAILED`, for plugins that fail closed
 */
export function announceHeaders(
  taken: Hold | Reservation,
  account: Pick<ReservationAccount, 'announce'>,
  from: { readonly plugin: Installed; readonly hook: 'admit' | 'reserve'; readonly exchange: IncomingRequest },
): void {
  const { plugin, hook, exchange } = from;
  try {
    checkTaken(taken, hook);
  } catch (cause) {
    if (plugin.onFailure === 'closed') throw attribute(cause, plugin, hook);
    report(cause, plugin, hook, exchange);
    return;
  }
  if (taken.headers) account.announce(taken.headers);
}
