import type { Logger } from '../api/index.js';

/** Long enough for what is merely slow on a busy machine, short enough for somebody who looks at a start that stands still. */
const quietMs = 8_000;

/**
 * Waits, and says what for when that takes long.
 *
 * @param what of which plugin, as the log says it: `to be loaded`, `to be set up`
 */
export async function tellOfWaiting<T>(
  promise: Promise<T>,
  { plugin, what, log }: { readonly plugin: string; readonly what: string; readonly log: Pick<Logger, 'warn'> },
): Promise<T> {
  const timer = setTimeout(() => {
    log.warn({ plugin }, `still waiting for plugin "${plugin}" ${what}`);
  }, quietMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
