import type { InferenceCall } from './call.js';
import type { GatewayError } from './errors.js';
import type { Exchange } from './exchange.js';
import type { StreamPart } from './part.js';
import type { Awaitable } from './awaitable.js';

/**
 * Receives parts. A returned promise is back-pressure: the caller must wait for it before pushing the next part. A sink that a plugin is given rejects, and
 * never throws, when the client has left or another plugin refuses: so it may be called from a timer or a listener.
 */
export type PartSink = (part: StreamPart) => void | Promise<void>;

/** What a stage writes to. */
export interface StageOutput {
  /** Hands a part to the next stage. */
  readonly push: PartSink;
  /**
   * Ends the answer: the call of the provider is aborted, and the rest of its answer is ignored. First push the `finish` parts that
   * the client should get.
   */
  stop(): void;
}

/** Transforms one answer. Created for each answer, so it may keep state. */
export interface Stage {
  /**
   * A fast path for a complete answer that could be relayed as the provider's bytes. Returns whether this stage would leave every part unchanged
   * and add nothing. If all stages of the answer return true, `part` and `end` are not called. Otherwise all parts go through the stages as
   * usual, so this method must have no side effects, such as counting or reporting. Called at most once, before everything else.
   */
  passes?(parts: readonly StreamPart[]): boolean;
  /** Called for each part, in order; pushes any number of parts. */
  part(part: StreamPart, output: StageOutput): void | Promise<void>;
  /**
   * Called once after the last part. Text that is held back must be pushed before: before the next part of its choice that is not text, and at the
   * latest before the `finish` part, because clients of a stream take that for the end. Not called when the exchange has failed.
   */
  end?(output: StageOutput): void | Promise<void>;
}

/** The `transform` contribution of a plugin. */
export type Transform = StreamingTransform | BufferedTransform;

interface FailureTransform {
  /**
   * Called when the exchange fails with what a provider has said, before or within an answer (`error.upstream.quoted`, or a `body`): that may
   * quote what the model has written. The client, the log and all records get the error that this gives, or the same when it gives none.
   */
  failure?(error: GatewayError, exchange: Exchange): Awaitable<GatewayError | undefined>;
}

/** Changes parts as they pass. */
export interface StreamingTransform extends FailureTransform {
  /** The most characters that a stage holds back. 0 when absent. `sluice explain` shows it. */
  readonly holdsBack?: number;
  /** A stage for this answer; undefined when there is nothing to do, which keeps the answer eligible for verbatim relay. */
  stage(call: InferenceCall, exchange: Exchange): Stage | undefined;
}

/** Needs the whole answer at once. Connections with such a plugin do not stream; `sluice explain` shows it. */
export interface BufferedTransform extends FailureTransform {
  /** A longer answer fails with `GW_ANSWER_TOO_LARGE`. */
  readonly buffer: { readonly maxBytes: number };
  rewrite(
    parts: readonly StreamPart[],
    call: InferenceCall,
    exchange: Exchange,
  ): Awaitable<readonly StreamPart[] | undefined>;
}

/** Gets each part of an answer as the client gets it. Cannot change or delay the answer; its first throw is logged, and none reaches the client. */
export type Observer = (part: StreamPart) => void;
