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
  /** Summed over all attempts; what each provider said, before any plugin saw a part. Undefined when none answered. */
  readonly usage: Usage | undefined;
  /** Every call that was sent to a provider, in order. Empty on routes that are not inference. */
  readonly attempts: readonly Attempt[];
  /** Of choice 0, as the client saw it. */
  readonly finishReason: FinishReason | undefined;
  /** Summed over all attempts; undefined when nobody has reckoned what any of them cost. */
  readonly charge: Charge | undefined;
  readonly error: GatewayError | undefined;
  /** HTTP status the client was given, 200 also for a stream that failed later; 499 when it left before. */
  readonly httpStatus: number;
  /** Milliseconds from the request's arrival. */
  readonly durationMs: number;
  /** Milliseconds until the first byte of the answer left; undefined when none did. */
  readonly firstByteMs: number | undefined;
  /** Hooks that were waited for, in the order of their ends; empty unless the trace is sampled. Hooks that answer at once are not told. */
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
  /** True when the answer was read to its end: the usage is the provider's last word then. */
  readonly complete: boolean;
  /** What it cost, once the reservations are settled; undefined when nobody has reckoned it. */
  readonly charge: Charge | undefined;
  readonly error: GatewayError | undefined;
  readonly startedAt: number;
  readonly durationMs: number;
}

/**
 * Something taken in `admit` that must be given back: a reservation, a slot. The core settles each hold exactly once, in
 * reverse order, whatever happens to the exchange, and before the client can see that its answer is complete. One that comes
 * after its `admit` was given up is settled, too.
 */
export interface Hold {
  /**
   * Headers for the answer, lower case; also when the request is refused or fails later. What the reply says by itself counts more, and
   * of two holds the later.
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
  /** The call as it is to be sent: cut down to what was reserved for it, say. */
  readonly call?: InferenceCall;
  /** As those of a {@link Hold}. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sees every part that the provider sends, before any other plugin does. Asking for it makes a relayed answer cost more to read. */
  readonly observe?: Observer;
  /** For whoever needs the parts only when an answer breaks off or is not counted: sees them then, or earlier. Costs next to nothing. */
  readonly observeLate?: Observer;
  /**
   * Called exactly once when the attempt has ended, whatever became of it, and before the client can see that its answer is complete.
   *
   * @param attempt undefined when nothing was sent to a provider
   * @returns what it cost, where the plugin has reckoned it
   */
  settle(attempt: Attempt | undefined): Awaitable<Charge | undefined>;
}
