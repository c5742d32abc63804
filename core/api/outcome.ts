import type { Awaitable } from './awaitable.js';
import type { InferenceCall } from './call.js';
import type { Decimal } from './decimal.js';
import type { GatewayError } from './errors.js';
import type { FinishReason } from './part.js';
import type { Observer } from './stage.js';
import type { Usage } from './usage.js';

/** The result of an exchange. */
export interface Outcome {
  /**
   * `refused`: an expected 4xx; `failed`: a fault of the gateway or the provider; `aborted`: the client disconnected, the time of the
   * request was over, or the gateway was stopped.
   */
  readonly status: 'completed' | 'refused' | 'failed' | 'aborted';
  /** The sum over all attempts, as the providers reported it, before any plugin saw a part. Undefined when no provider answered. */
  readonly usage: Usage | undefined;
  /** Every call that was sent to a provider, in order. Empty on routes that are not inference. */
  readonly attempts: readonly Attempt[];
  /** The finish reason of choice 0, as the client got it. */
  readonly finishReason: FinishReason | undefined;
  /** The sum over all attempts; undefined when no plugin has calculated a cost. */
  readonly charge: Charge | undefined;
  readonly error: GatewayError | undefined;
  /** HTTP status that the client got: 200 even for a stream that failed later; 499 when the client disconnected before the headers were sent. */
  readonly httpStatus: number;
  /** Milliseconds since the request arrived. */
  readonly durationMs: number;
  /** Milliseconds until the first byte of the answer was sent; undefined when none was. */
  readonly firstByteMs: number | undefined;
  /** Hooks that returned a promise, in the order in which they ended; empty unless the trace is sampled. */
  readonly steps: readonly HookStep[];
}

/** One call of a plugin's hook that was asynchronous, or during which the time of the request ran out. */
export interface HookStep {
  /** Id of the plugin instance. */
  readonly plugin: string;
  /** The last four only if the time of the request ran out while they were pending; `route` is a route's handler. */
  readonly hook:
    | 'authenticate'
    | 'admit'
    | 'prepare'
    | 'govern'
    | 'reserve'
    | 'settle'
    | 'around'
    | 'dispatch'
    | 'transform'
    | 'route';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  readonly failed: boolean;
}

/** One attempt: a call that was sent to a provider. */
export interface Attempt {
  /** Id of the provider plugin instance. */
  readonly provider: string;
  /** The model that was asked for in this attempt. */
  readonly model: string;
  /** The provider's id of the answer. */
  readonly answerId: string | undefined;
  /** The model that answered, as the provider reports it. */
  readonly answerModel: string | undefined;
  readonly usage: Usage | undefined;
  /** True when the usage is final: the answer was read to its end, or at least to where the provider has said what all of it takes. */
  readonly complete: boolean;
  /** The cost, once the reservations are settled; undefined when no plugin has calculated it. */
  readonly charge: Charge | undefined;
  readonly error: GatewayError | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** Milliseconds from `startedAt` until the first content of a streamed answer came. Undefined when none came, and for answers that are not streamed. */
  readonly firstContentMs?: number | undefined;
  /** Id of the attempt's own span, which the provider got in `traceparent`: 16 hex digits. Undefined if the trace is not recorded. */
  readonly spanId?: string | undefined;
}

/** What an attempt has used: what it was charged for, if that is an estimate; otherwise what its provider has reported. */
export function usageOf({ usage, charge }: Pick<Attempt, 'usage' | 'charge'>): Usage | undefined {
  return charge?.usage ?? usage;
}

/**
 * A resource acquired in `admit` that must be released: a reservation, a concurrency slot. The core settles each hold exactly once, in reverse
 * order, however the exchange ends, and before the client can see that its answer is complete; only the end of another server's answer that is
 * forwarded comes before. A hold that an `admit` returns after its time limit is settled too.
 */
export interface Hold {
  /**
   * Headers for the answer, names in lower case; they are sent even if the request is refused or fails later. The reply's own headers take precedence; of
   * two holds, the later one does.
   */
  readonly headers?: Readonly<Record<string, string>>;
  settle(outcome: Outcome): void | Promise<void>;
}

/** A cost in the gateway's currency. */
export interface Charge {
  readonly amount: Decimal;
  /** True when the provider has reported no usage, or not all of it. */
  readonly estimated: boolean;
  /** The usage that an estimate is for. Clients are told it if a plugin has ended an answer before the provider could report its usage. */
  readonly usage?: Usage;
}

/** A resource acquired in `reserve` for one attempt, and released or used up when the attempt ends. */
export interface Reservation {
  /** The call to send instead: for example, with `maxOutputTokens` reduced to what was reserved. */
  readonly call?: InferenceCall;
  /** Headers for the answer, as in {@link Hold}. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Gets every part that the provider sends, before any other plugin. It makes relaying more expensive, because all parts must be decoded. */
  readonly observe?: Observer;
  /**
   * A cheap alternative to `observe`: gets all parts, before the attempt ends, if the answer is cut off or the provider reports no usage.
   * Otherwise it may get only some of them.
   */
  readonly observeLate?: Observer;
  /** Called once when the first content of a streamed answer comes; not at all if none does. Cheap: nothing is decoded for it. */
  begun?(): void;
  /**
   * Called exactly once when the attempt has ended, however it ended, and before the client can see that its answer is complete.
   *
   * @param attempt undefined when nothing was sent to a provider
   * @returns the cost, if the plugin has calculated it
   */
  settle(attempt: Attempt | undefined): Awaitable<Charge | undefined>;
}
