/** What the operating system asks of a process that runs until it is told to end. */
export interface Signals {
  /** From now on there is something that can end in order: requests may come. */
  endInOrder(): void;
  /** Resolves at the first Ctrl-C or SIGTERM after that; the next one ends the process at once. */
  readonly stopped: Promise<void>;
  /** Calls `reload` at every SIGHUP, and now if there was one during the start. None does anything after the returned function is called. */
  onHangUp(reload: () => void): () => void;
}

const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Takes the signals, from now on: without it a SIGHUP would end the process, whether it starts or stops, and to the first process of a
 * container, which systems give nothing that it does not ask for, a SIGTERM during the start would mean nothing.
 *
 * Until `endInOrder` is called there is nothing that could: a start that is cut off leaves no more than a killed one does.
 */
export function takeSignals(): Signals {
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
