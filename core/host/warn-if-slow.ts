import type { Logger } from '../api/index.js';

/** Long enough not to warn on a slow machine, short enough to help somebody who watches a start that hangs. */
const warnAfterMs = 8_000;

/** What is called if the process ends. They share a listener, because all plugins are loaded at once. */
const waiting = new Set<() => void>();

function tellAll(): void {
  for (const ended of waiting) ended();
}

/**
 * Waits for work of a plugin, and logs a warning if that takes long. If the process ends meanwhile (`process.exit` in a plugin), that is told, and the end
 * is a failure.
 *
 * @param what completes the message "still waiting for plugin …": `to be loaded`, `to be set up`
 */
export async function warnIfSlow<T>(
  work: () => Promise<T>,
  { plugin, what, log }: { readonly plugin: string; readonly what: string; readonly log: Pick<Logger, 'warn'> },
): Promise<T> {
  const timer = setTimeout(() => {
    log.warn({ plugin }, `still waiting for plugin "${plugin}" ${what}`);
  }, warnAfterMs);
  const ended = (): void => {
    // The log is buffered, and nothing is written to it any more.
    process.stderr.write(`sluice: the process ended while it waited for plugin "${plugin}" ${what}\n`);
    process.exitCode = process.exitCode || 1;
  };
  if (waiting.size === 0) process.on('exit', tellAll);
  waiting.add(ended);
  try {
    return await work();
  } finally {
    waiting.delete(ended);
    if (waiting.size === 0) process.off('exit', tellAll);
    clearTimeout(timer);
  }
}
