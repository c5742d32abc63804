import { type HookStep, type IncomingRequest, perExchange } from '../api/index.js';

const recorded = perExchange<HookStep[]>(() => []);
const none: readonly HookStep[] = [];

/** Keeps how long a hook was waited for; to be called for sampled exchanges only. */
export function timed<T>(
  exchange: IncomingRequest,
  { plugin, hook }: Pick<HookStep, 'plugin' | 'hook'>,
  { startedAt, result }: { readonly startedAt: number; readonly result: Promise<T> },
): Promise<T> {
  const add = (failed: boolean): void => {
    recorded.of(exchange).push({ plugin, hook, startedAt, durationMs: Date.now() - startedAt, failed });
  };
  // Added before whoever waits goes on, so that an exchange that ends with this hook has it.
  return result.then(
    (value) => {
      add(false);
      return value;
    },
    (cause: unknown) => {
      add(true);
      throw cause;
    },
  );
}

/** What has been kept of an exchange. */
export function stepsOf(exchange: IncomingRequest): readonly HookStep[] {
  return exchange.trace.sampled ? recorded.of(exchange) : none;
}
