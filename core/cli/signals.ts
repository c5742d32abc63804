/** Signal handling of a long-running process. */
export interface Signals {
  /** Enables graceful shutdown, from when requests may arrive. */
  endInOrder(): void;
  /** Resolves on the first Ctrl-C or SIGTERM after that; the next one ends the process at once. */
  readonly stopped: Promise<void>;
  /** Calls `reload` on every SIGHUP, and now if one came during the start. The returned function stops this. */
  onHangUp(reload: () => void): () => void;
}

/** The exit codes of a process that a signal has ended, as shells report them. */
export const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

let taken: Signals | undefined;

/**
 * Installs signal handlers, at the first call. Without them, a SIGHUP during start or shutdown would end the process, and PID 1 of a
 * container, which only receives signals that it handles, would ignore a SIGTERM during the start.
 *
 * Until `endInOrder` is called, a signal ends the process immediately: an interrupted start leaves no more behind than a killed one.
 */
export function takeSignals(): Signals {
  taken ??= handleSignals();
  return taken;
}

function handleSignals(): Signals {
  const asked = Promise.withResolvers<void>();
  let next: 'ends the start' | 'ends in order' | 'ends at once' = 'ends the start';
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (next === 'ends the start') console.error('Stopped before it was ready.');
      if (next !== 'ends in order') process.exit(exitCodes[signal]);
      next = 'ends at once';
      asked.resolve();
    });
  }
  let hasHungUp = false;
  let reload = (): void => {
    hasHungUp = true;
  };
  process.on('SIGHUP', () => reload());
  return {
    endInOrder() {
      next = 'ends in order';
    },
    stopped: asked.promise,
    onHangUp(listener) {
      reload = listener;
      if (hasHungUp) listener();
      return () => {
        reload = () => undefined;
      };
    },
  };
}
