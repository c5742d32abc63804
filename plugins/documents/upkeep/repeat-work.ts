import type { Clock, Logger } from '../../../core/api/index.js';

/** Work that is repeated. */
interface Repeated {
  readonly everyMs: number;
  readonly work: (signal: AbortSignal) => Promise<void>;
  /** What the log says when it fails; once, until it succeeds again. */
  readonly failure: string;
}

/**
 * Repeats work, now and then periodically, never twice at the same time.
 *
 * @returns a function that ends it, and waits for what is running
 */
export function repeatWork(
  { everyMs, work, failure }: Repeated,
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<void> | undefined;
  let isFailing = false;
  const run = (): void => {
    running ??= work(end.signal)
      .then(() => {
        isFailing = false;
      })
      .catch((error: unknown) => {
        if (!isFailing && !end.signal.aborted) log.warn({ error }, `${failure}; trying again`);
        isFailing = true;
      })
      .finally(() => {
        running = undefined;
      });
  };
  const stop = clock.every(everyMs, run);
  run();
  return async () => {
    stop();
    end.abort();
    await running;
  };
}
