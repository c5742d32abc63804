import {
  after,
  type Answer,
  type Attempt,
  type Awaitable,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type PartSink,
  type PieceSink,
  type Relay,
  type StreamPart,
  type Usage,
} from '../api/index.js';
import { timeIn } from '../api/internal/exchange-time.js';
import { ofProvider } from '../api/internal/upstream-server.js';
import type { Writable } from '../api/writable.js';
import { partProblem } from '../stream/part-problem.js';
import { handled, rejecting, rejection } from '../stream/rejecting-sink.js';
import { attribute, report } from './hooks/guard.js';
import type { Installed } from './chain/installed.js';
import type { AttemptReservations } from './settlement/attempt-reservations.js';
import { beginWait, endWait, untilTaken, type Wait } from './hooks/waits.js';

/** The record of an attempt that begins. */
export function attemptOf(
  plugin: Installed,
  model: string,
  { startedAt, spanId }: Pick<Attempt, 'startedAt' | 'spanId'>,
): Writable<Attempt> {
  return {
    provider: plugin.id,
    model,
    answerId: undefined,
    answerModel: undefined,
    usage: undefined,
    complete: false,
    charge: undefined,
    error: undefined,
    startedAt,
    durationMs: 0,
    firstContentMs: undefined,
    spanId,
  };
}

/** A call that has been sent. */
interface MeteredCall extends Pick<Attempt, 'startedAt' | 'spanId'> {
  readonly call: Pick<InferenceCall, 'kind' | 'model' | 'stream'>;
  readonly exchange: Exchange;
  readonly reservations: AttemptReservations;
}

/** What has become of an answer. One that is still unread at the end of its exchange is discarded. */
type State =
  | 'unread'
  | 'delivering'
  /** Nobody wants the rest of the answer. An error of the provider after that does not count as its failure. */
  | 'discarded';

/** Measures one attempt: reads usage and duration from the provider's answer before any plugin sees its parts. */
export class Meter {
  readonly attempt: Writable<Attempt>;
  readonly #plugin: Installed;
  readonly #exchange: Exchange;
  readonly #reservations: AttemptReservations;
  readonly #kind: InferenceCall['kind'];
  #state: State = 'unread';
  #wait: Wait | undefined;
  #answer: Answer | undefined;
  /** Whether the answer is streamed, and nothing of its content has come. */
  #awaitsContent: boolean;
  /** Whether the end of the provider's answer has come. */
  #hasEnd = false;
  /** An error downstream of the provider: a stage has refused, or the client has disconnected. Not a failure of the attempt. */
  #sinkFailure: { readonly cause: unknown } | undefined;

  constructor(plugin: Installed, sent: MeteredCall) {
    const { call, reservations, exchange } = sent;
    this.#plugin = plugin;
    this.#exchange = exchange;
    this.#reservations = reservations;
    this.#kind = call.kind;
    this.#awaitsContent = call.stream;
    this.attempt = attemptOf(plugin, call.model, sent);
    reservations.begin(this.attempt);
  }

  settle(): Promise<void> | undefined {
    return this.#reservations.settle(this.attempt);
  }

  /** Records a failure of the provider, and attributes it to the plugin. */
  failed(cause: unknown): GatewayError {
    const error = ofProvider(attribute(cause, this.#plugin, 'dispatch'), this.#plugin.id);
    this.attempt.error = error;
    this.#stop();
    return error;
  }

  metered(answer: Answer): Answer {
    const { relay } = answer;
    this.#answer = answer;
    const metered: Writable<Answer> = {
      provider: answer.provider,
      deliver: (sink) =>
        this.#time(async () => {
          const own = rejecting(this.#checked(this.#watched(sink)));
          await answer.deliver(own.push);
          own.check();
        }),
      discard: () => this.#discard(answer),
    };
    if (relay) metered.relay = this.#meteredRelay(relay);
    if (answer.headers) metered.headers = answer.headers;
    return metered;
  }

  /** Called at the end of the exchange. An answer that no plugin has returned would keep its connection to the provider. */
  discardUnread(): void {
    if (this.#state === 'unread' && this.#answer) this.#discard(this.#answer);
  }

  #discard(answer: Answer): void {
    const isUnread = this.#state === 'unread';
    this.#state = 'discarded';
    this.#stop();
    try {
      answer.discard();
    } catch (cause) {
      // Thrown further, it would hide why the answer is discarded.
      report(cause, this.#plugin, 'dispatch', this.#exchange);
    }
    // A delivery settles when it has ended.
    if (isUnread) this.settle()?.catch(() => undefined);
  }

  #meteredRelay(relay: Relay): Relay {
    return {
      dialect: relay.dialect,
      contentType: relay.contentType,
      streaming: relay.streaming,
      headers: relay.headers,
      saysAll: relay.saysAll && (() => relay.saysAll?.() === true),
      deliver: (write, watch, detail) =>
        this.#timeWhole(() =>
          this.#endOf(
            relay.deliver(
              this.#attributed(this.#begun(write)),
              this.#watched(watch),
              this.#reservations.detail(detail),
            ),
          ),
        ),
      deliverPieces: relay.deliverPieces && ((take) => this.#pieces(relay, take)),
    };
  }

  /** Vectors have no finish part, and are reported only to observers of all parts, but a relay returns only when it has all of them. */
  #endOf<T>(delivered: Awaitable<T>): Awaitable<T> {
    if (this.#kind !== 'embedding') return delivered;
    return after(delivered, (tail) => {
      this.#hasEnd = true;
      return tail;
    });
  }

  #pieces(relay: Relay, take: PieceSink): Awaitable<Uint8Array | undefined> {
    const attributed = this.#attributed(take);
    return this.#timeWhole(() =>
      relay.deliverPieces?.((pieces) => {
        for (const { parts } of pieces) for (const part of parts) this.#read(part);
        return attributed(pieces);
      }),
    );
  }

  #watched(sink: PartSink): PartSink {
    const attributed = this.#attributed(sink);
    return (part) => {
      this.#read(part);
      return attributed(part);
    };
  }

  /** A relay keeps back what only opens a streamed answer, so the first bytes have content, although their parts may not be read. */
  #begun<T>(write: (bytes: T) => void | Promise<void>): (bytes: T) => void | Promise<void> {
    if (!this.#awaitsContent) return write;
    return (bytes) => {
      if (this.#awaitsContent) this.#contentBegun();
      return write(bytes);
    };
  }

  #contentBegun(): void {
    this.#awaitsContent = false;
    this.attempt.firstContentMs = Math.max(0, timeIn(this.#exchange) - this.attempt.startedAt);
    this.#reservations.contentBegun();
  }

  /** Refuses what only an adapter without a type checker pushes. No encoder would: what a client gets could not be parsed, or lacks text. */
  #checked(sink: PartSink): PartSink {
    return (part) => {
      const problem = partProblem(part);
      if (problem !== undefined) throw new Error(`it pushed ${problem}`);
      if (part.type !== 'usage' || hasCounts(part.usage)) return sink(part);
      this.#use(part.usage);
      return undefined;
    };
  }

  /** Wraps a sink, to distinguish its failures, which are rejections ({@link rejecting}), from those of the provider. */
  #attributed<T>(sink: (value: T) => void | Promise<void>): (value: T) => void | Promise<void> {
    return (value) => {
      try {
        const pending = sink(value);
        if (!(pending instanceof Promise)) return undefined;
        return handled(untilTaken(this.#waiting(), pending).catch((cause: unknown) => this.#failInSink(cause)));
      } catch (cause) {
        this.#sinkFailure = { cause };
        return rejection(cause);
      }
    };
  }

  #waiting(): Wait {
    return (this.#wait ??= beginWait(this.#exchange, this.#plugin.id, 'dispatch', { isAnswer: true }));
  }

  #failInSink(cause: unknown): never {
    this.#sinkFailure = { cause };
    throw cause;
  }

  #begin(): void {
    if (this.#state === 'unread') this.#state = 'delivering';
  }

  /** Like `#time`, but synchronous for a delivery that is. */
  #timeWhole<T>(deliver: () => Awaitable<T>): Awaitable<T> {
    this.#begin();
    let delivered: Awaitable<T>;
    try {
      delivered = deliver();
    } catch (cause) {
      delivered = Promise.reject(cause as Error);
    }
    if (delivered instanceof Promise || this.#sinkFailure) return this.#time(() => delivered);
    const settled = this.#ended(this.#hasEnd);
    return settled ? settled.then(() => delivered) : delivered;
  }

  async #time<T>(deliver: () => Awaitable<T>): Promise<T> {
    this.#begin();
    const wait = this.#waiting();
    let isWhole = false;
    try {
      const result = await deliver();
      isWhole = this.#hasEnd && !this.#sinkFailure;
      if (!this.#sinkFailure) return result;
    } catch (cause) {
      if (this.#state === 'discarded' && !this.#sinkFailure) throw attribute(cause, this.#plugin, 'dispatch');
      if (!this.#sinkFailure) throw this.failed(cause);
    } finally {
      endWait(wait);
      const settled = this.#ended(isWhole);
      if (settled) await settled;
    }
    // Throw the sink's own error, even if the adapter has wrapped or swallowed it.
    throw this.#sinkFailure.cause;
  }

  /**
   * Ignores usage without valid counts, which could not be summed or charged. Fractions and implausibly large counts are kept, because they
   * may be billed.
   */
  #use(usage: Usage): void {
    if (hasCounts(usage)) this.attempt.usage = usage;
    else this.#logUnusable('a usage part without inputTokens and outputTokens was left out');
  }

  #ended(isWhole: boolean): Promise<void> | undefined {
    this.attempt.complete = isWhole || this.#hasFinalUsage();
    this.#stop();
    return this.settle();
  }

  /** A client may have left between the usage and the mark of the end. */
  #hasFinalUsage(): boolean {
    let usage: Usage | undefined;
    try {
      usage = this.#answer?.finalUsage?.();
    } catch (error) {
      this.#logUnusable('the usage of an answer that has broken off could not be told', error);
    }
    if (usage) this.#use(usage);
    return usage !== undefined && this.attempt.usage === usage;
  }

  #logUnusable(message: string, error?: unknown): void {
    const where = { requestId: this.#exchange.id, hook: 'dispatch' };
    this.#plugin.log.error(error === undefined ? where : { ...where, error }, message);
  }

  #stop(): void {
    this.attempt.durationMs ||= Math.max(0, timeIn(this.#exchange) - this.attempt.startedAt);
  }

  #read(part: StreamPart): void {
    this.#reservations.observe(part);
    if (part.type === 'finish' || part.type === 'embedding') this.#hasEnd = true;
    else if (part.type === 'usage') this.#use(part.usage);
    else if (part.type === 'start') {
      this.attempt.answerId = part.id;
      this.attempt.answerModel = part.model;
    } else if (this.#awaitsContent) this.#contentBegun();
  }
}

function hasCounts(usage: Usage | undefined): boolean {
  return isCount(usage?.inputTokens) && isCount(usage?.outputTokens);
}

function isCount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}
