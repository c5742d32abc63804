import type { Awaitable } from './awaitable.js';
import type { InferenceCall } from './call.js';
import type { Decimal } from './decimal.js';
import type { GatewayError } from './errors.js';
import type { FinishReason } from './part.js';
import type { Observer } from './stage.js';
import type { Usage } from './usage.js';

/** How an exchange ended. */
export interface Outcome {
  /** `refused`: an expected 4xx; `failed`: the gateway's or the provider's fault; `aborted`: the client left or a stop. */
  readonly status: 'completed' | 'refused' | 'failed' | 'aborted';
  /** Summed over all attempts, as each provider reported it, before any plugin saw a part. Undefined when none answered. */
  readonly usage: Usage | undefined;
  /** Every call that was sent to a provider, in order. Empty on routes that are not inference. */
  readonly attempts: readonly Attempt[];
  /** Of choice 0, as the client saw it. */
  readonly finishReason: FinishReason | undefined;
  /** Summed over all attempts; undefined when no plugin has calculated a cost. */
  readonly charge: Charge | undefined;
  readonly error: GatewayError | undefined;
  /** HTTP status the client was given, 200 also for a stream that failed later; 499 when it left before. */
  readonly httpStatus: number;
  /** Milliseconds from the request's arrival. */
  readonly durationMs: number;
  /** Milliseconds until the first byte of the answer left; undefined when none did. */
  readonly firstByteMs: number | undefined;
  /** Hooks that returned a promise, in the order in which they ended; empty unless the trace is sampled. */
  readonly steps: readonly HookStep[];
}

/** One wait for a hook of a plugin. */
export interface HookStep {
  /** Id of the plugin instance. */
  readonly plugin: string;
  readonly hook: 'authenticate' | 'admit' | 'prepare' | 'govern' | 'reserve' | 'settle';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** One call of a provider. */
export interface Attempt {
  /** Id of the provider plugin instance. */
  readonly provider: string;
  /** The model that was asked for in this attempt. */
  readonly model: string;
  /** The provider's id of the answer. */
  readonly answerId: string | undefined;
  /** The model that says it answered. */
  readonly answerModel: string | undefined;
  readonly usage: Usage | undefined;
  /** True when the answer was read to its end, so that the usage is the provider's final one. */
  readonly complete: boolean;
  /** What it cost, once the reservations are settled; undefined when no plugin has calculated it. */
  readonly charge: Charge | undefined;
  readonly error: GatewayError | undefined;
  readonly startedAt: number;
  readonly durationMs: number;
}

/**
 * Something taken in `admit` that must be given back: a reservation, a slot. The core settles each hold exactly once, in
 * reverse order, whatever happens to the exchange, and before the client can see that its answer is complete. A hold that an
 * `admit` returns after its time limit is settled too.
 */
export interface Hold {
  /**
   * Headers for the answer, lower case; also when the request is refused or fails later. The reply's own headers take precedence, and of
   * two holds the later one.
   */
  readonly headers?: Readonly<Record<string, string>>;
  settle(outcome: Outcome): void | Promise<void>;
}

/** What something cost, in the gateway's currency. */
export interface Charge {
  readonly amount: Decimal;
  /** True when the provider has not said what it used, or not all of it. */
  readonly estimated: boolean;
}

/** Something taken in `reserve` for one attempt, which the end of the attempt gives back or uses up. */
export interface Reservation {
  /** The call to send instead, cut down to what was reserved for it, for example. */
  readonly call?: InferenceCall;
  /** As those of a {@link Hold}. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sees every part that the provider sends, before any other plugin does. It makes reading a relayed answer more expensive. */
  readonly observe?: Observer;
  /** Sees the parts only if an answer breaks off or its provider reports no usage, or earlier. Costs next to nothing. */
  readonly observeLate?: Observer;
  /**
   * Called exactly once when the attempt has ended, whatever became of it, and before the client can see that its answer is complete.
   *
   * @param attempt undefined when nothing was sent to a provider
   * @returns what it cost, if the plugin has calculated it
   */
  settle(attempt: Attempt | undefined): Awaitable<Charge | undefined>;
}
