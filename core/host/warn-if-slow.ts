import type { Logger } from '../api/index.js';

/** Long enough not to warn on a slow machine, short enough to help somebody who watches a start that hangs. */
const warnAfterMs = 8_000;

/**
 * Waits for a promise, and logs a warning if that takes long.
 *
 * @param what completes the message "still waiting for plugin …": `to be loaded`, `to be set up`
 */
export async function warnIfSlow<T>(
  promise: Promise<T>,
  { plugin, what, log }: { readonly plugin: string; readonly what: string; readonly log: Pick<Logger, 'warn'> },
): Promise<T> {
  const timer = setTimeout(() => {
    log.warn({ plugin }, `still waiting for plugin "${plugin}" ${what}`);
  }, warnAfterMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
