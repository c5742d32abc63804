import type { InferenceCall } from './call.js';
import type { GatewayError } from './errors.js';
import type { Exchange } from './exchange.js';
import type { StreamPart } from './part.js';
import type { Awaitable } from './awaitable.js';

/** Where parts go. A returned promise is back-pressure: whoever pushes waits for it before pushing again. */
export type PartSink = (part: StreamPart) => void | Promise<void>;

/** What a stage writes to. */
export interface StageOutput {
  /** Hands a part to the next stage. */
  readonly push: PartSink;
  /**
   * Ends the answer here: the provider's call is aborted and the rest of its answer is ignored. First push the `finish` parts that
   * the client should see.
   */
  stop(): void;
}

/** Processes one answer in one plugin. Made for each answer, so it may keep state. */
export interface Stage {
  /**
   * Called at most once, before everything else, for an answer that has arrived as a whole and may be relayed as the provider's bytes: whether
   * this stage would leave every part unchanged and add nothing. If all stages of an answer say so, none is given a part or an `end`. Otherwise
   * each gets all parts as if this had not been called, so a stage must not report or count anything here.
   */
  passes?(parts: readonly StreamPart[]): boolean;
  /** Gets each part in order; pushes none, one or many. */
  part(part: StreamPart, output: StageOutput): void | Promise<void>;
  /** Called once after the last part, so that held-back text can leave. Not called when the exchange has failed. */
  end?(output: StageOutput): void | Promise<void>;
}

/** The `transform` contribution of a plugin. */
export type Transform = StreamingTransform | BufferedTransform;

/** Changes parts as they pass. */
export interface StreamingTransform {
  /** The most characters a stage ever holds back. 0 when absent. `sluice explain` shows it. */
  readonly holdsBack?: number;
  /** A stage for this answer; undefined when there is nothing to do, which keeps the answer eligible for verbatim relay. */
  stage(call: InferenceCall, exchange: Exchange): Stage | undefined;
  /**
   * Called when the exchange fails with what a provider has said, before or within an answer (`error.upstream.quoted`, or a `body`): that may
   * quote what the model has written. The client, the log and all records get the error that this gives, or the same when it gives none.
   */
  failure?(error: GatewayError, exchange: Exchange): Awaitable<GatewayError | undefined>;
}

/** Needs the whole answer at once: connections with such a plugin lose streaming, and `sluice explain` says so. */
export interface BufferedTransform {
  /** A longer answer fails with `GW_ANSWER_TOO_LARGE`. */
  readonly buffer: { readonly maxBytes: number };
  rewrite(
    parts: readonly StreamPart[],
    call: InferenceCall,
    exchange: Exchange,
  ): Awaitable<readonly StreamPart[] | undefined>;
}

/** Watches an answer as the client gets it. Cannot change or delay it; a throw is logged and never reaches the client. */
export type Observer = (part: StreamPart) => void;
