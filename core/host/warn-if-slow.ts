import type { Logger } from '../api/index.js';

/** Long enough not to warn on a slow machine, short enough to help somebody who watches a start that hangs. */
const warnAfterMs = 8_000;

/**
 * Waits for a promise, and logs a warning if that takes long. If the process ends meanwhile (`process.exit` in a plugin), the log says so, and the end
 * is a failure.
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
  const ended = (): void => {
    log.warn({ plugin }, `the process ended while it waited for plugin "${plugin}" ${what}`);
    process.exitCode = process.exitCode || 1;
  };
  process.once('exit', ended);
  try {
    return await promise;
  } finally {
    process.off('exit', ended);
    clearTimeout(timer);
  }
}
