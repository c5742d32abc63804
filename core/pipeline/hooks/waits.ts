import { type HookStep, type IncomingRequest, perExchange } from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import { noteReturn } from '../../api/internal/running-hook.js';
import { addStep } from './steps.js';

/** Something that a plugin does for an exchange. */
export interface Wait {
  readonly plugin: string;
  readonly hook: HookStep['hook'];
  readonly startedAt: number;
  /** Whether the hook has returned an answer, which is being read. */
  readonly isAnswer: boolean;
  /** For a stage: its place in the chain, from the provider to the client. A stage whose output is not taken waits for those after it. */
  readonly place: number | undefined;
  /** Set when it has ended. */
  done: boolean;
  /** How many of the parts that it has pushed have not been taken yet: it waits for others. */
  untaken: number;
  /** The one that has begun before it, and had not ended then. */
  readonly before: Wait | undefined;
}

const begun = perExchange<{ last: Wait | undefined }>(() => ({ last: undefined }));
const blamed = perExchange<{ wait: Wait | undefined }>(() => ({ wait: undefined }));

/**
 * Notes that a plugin has begun something that may take as long as the exchange. This costs less than a timer would: who has not returned is looked up
 * when the time of the request has passed.
 */
export function beginWait(
  exchange: IncomingRequest,
  plugin: string,
  hook: HookStep['hook'],
  { isAnswer = false, place }: { readonly isAnswer?: boolean; readonly place?: number } = {},
): Wait {
  const waits = begun.of(exchange);
  let before = waits.last;
  while (before?.done) before = before.before;
  const startedAt = exchange.trace.sampled ? timeIn(exchange) : 0;
  waits.last = { plugin, hook, startedAt, isAnswer, place, done: false, untaken: 0, before };
  return waits.last;
}

/** Ends a wait. */
export function endWait(wait: Wait): void {
  wait.done = true;
  noteReturn(wait.plugin, wait.hook);
}

/** Ends a wait when the promise has settled. */
export function endWith<T>(wait: Wait, promise: Promise<T>): Promise<T> {
  const end = (): void => endWait(wait);
  promise.then(end, end);
  return promise;
}

/** Waits until a pushed part is taken. Meanwhile whoever has pushed it is not to blame. */
export function untilTaken(wait: Wait, pending: Promise<void>): Promise<void> {
  wait.untaken += 1;
  return pending.finally(() => {
    wait.untaken -= 1;
  });
}

/** Hooks with a time limit of their own, whose steps are recorded when their wait ends. */
const limited: ReadonlySet<string> = new Set(['authenticate', 'admit', 'prepare', 'govern', 'reserve', 'settle']);

/**
 * Finds the plugin that an exchange waits for, before it is aborted: the last stage that is at work, or else what has begun last. It becomes a failed
 * step of the trace.
 */
export function blame(exchange: IncomingRequest): Wait | undefined {
  let wait: Wait | undefined;
  for (let one = begun.of(exchange).last; one; one = one.before) {
    if (one.done || one.untaken > 0) continue;
    if (!wait || (one.place ?? -1) > (wait.place ?? -1)) wait = one;
  }
  if (!wait) return undefined;
  blamed.of(exchange).wait = wait;
  const { plugin, hook, startedAt } = wait;
  if (!limited.has(hook)) addStep(exchange, { plugin, hook, startedAt, failed: true });
  return wait;
}

/** What {@link blame} has found, for the log. */
export function blamedIn(exchange: IncomingRequest): Pick<Wait, 'plugin' | 'hook'> | undefined {
  const { wait } = blamed.of(exchange);
  return wait && { plugin: wait.plugin, hook: wait.hook };
}

/** What the plugin has not done, as the end of a sentence. */
export function described({ plugin, hook, isAnswer }: Wait): string {
  return `the plugin "${plugin}" has not ${isAnswer ? 'ended the answer of' : 'returned from'} "${hook}"`;
}
