import { type HookStep, type IncomingRequest, perExchange } from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';

const recorded = perExchange<HookStep[]>(() => []);
const none: readonly HookStep[] = [];

/** Adds a step that ends now. Does nothing for exchanges that are not sampled. */
export function addStep(exchange: IncomingRequest, step: Omit<HookStep, 'durationMs'>): void {
  if (!exchange.trace.sampled) return;
  recorded.of(exchange).push({ ...step, durationMs: timeIn(exchange) - step.startedAt });
}

/** Records how long an asynchronous hook takes. Call it only for sampled exchanges. */
export function timed<T>(
  exchange: IncomingRequest,
  { plugin, hook }: Pick<HookStep, 'plugin' | 'hook'>,
  { startedAt, result }: { readonly startedAt: number; readonly result: Promise<T> },
): Promise<T> {
  const add = (failed: boolean): void => {
    addStep(exchange, { plugin, hook, startedAt, failed });
  };
  // The step is added before the caller continues, so that an exchange that ends with this hook includes it.
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

/** The recorded steps of an exchange. */
export function stepsOf(exchange: IncomingRequest): readonly HookStep[] {
  return exchange.trace.sampled ? recorded.of(exchange) : none;
}
