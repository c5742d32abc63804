import {
  addUsage,
  type Answer,
  type Attempt,
  type Awaitable,
  type GatewayError,
  type PartSink,
  type PieceSink,
  type Relay,
  type StreamPart,
  type Usage,
} from '../api/index.js';
import { attribute } from './guard.js';
import type { Installed } from './installed.js';
import type { AttemptReservations } from './reservations.js';

/** A relay that can hand its bytes over piece by piece. */
type PiecewiseRelay = Relay & Required<Pick<Relay, 'deliverPieces'>>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The account of an attempt that begins. */
export function attemptOf(plugin: Installed, model: string, startedAt: number): Writable<Attempt> {
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
  };
}

/** Keeps the account of one attempt: reads what it cost before any plugin sees its parts. */
export class Meter {
  readonly attempt: Writable<Attempt>;
  readonly #plugin: Installed;
  readonly #reservations: AttemptReservations;
  #delivering = false;
  #finished = false;
  /** What went wrong behind the provider: a stage refused, or the client has left. No fault of the attempt's. */
  #failedBehind: { readonly cause: unknown } | undefined;

  constructor(
    plugin: Installed,
    model: string,
    { startedAt, reservations }: { readonly startedAt: number; readonly reservations: AttemptReservations },
  ) {
    this.#plugin = plugin;
    this.#reservations = reservations;
    this.attempt = attemptOf(plugin, model, startedAt);
    reservations.begin(this.attempt);
  }

  settle(): Promise<void> | undefined {
    return this.#reservations.settle(this.attempt);
  }

  /** Notes and names a failure of the provider. */
  failed(cause: unknown): GatewayError {
    const error = attribute(cause, this.#plugin, 'dispatch');
    this.attempt.error = error;
    this.#stop();
    return error;
  }

  metered(answer: Answer): Answer {
    const { relay } = answer;
    const metered: Writable<Answer> = {
      provider: answer.provider,
      deliver: (sink) => this.#time(() => answer.deliver(this.#watched(sink))),
      discard: () => {
        this.#stop();
        answer.discard();
        // Whoever waits for the delivery settles when it has ended.
        if (!this.#delivering) this.settle()?.catch(() => undefined);
      },
    };
    if (relay) metered.relay = this.#meteredRelay(relay);
    if (answer.headers) metered.headers = answer.headers;
    return metered;
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
          relay.deliver(this.#told(write), this.#watched(watch), this.#reservations.detail(detail)),
        ),
      deliverPieces: relay.deliverPieces && ((take) => this.#pieces(relay as PiecewiseRelay, take)),
    };
  }

  #pieces(relay: PiecewiseRelay, take: PieceSink): Awaitable<Uint8Array | undefined> {
    const told = this.#told(take);
    return this.#timeWhole(() =>
      relay.deliverPieces((pieces) => {
        for (const { parts } of pieces) for (const part of parts) this.#read(part);
        return told(pieces);
      }),
    );
  }

  #watched(sink: PartSink): PartSink {
    const told = this.#told(sink);
    return (part) => {
      this.#read(part);
      return told(part);
    };
  }

  /** A sink whose own failures are told apart from the provider's. */
  #told<T>(sink: (value: T) => void | Promise<void>): (value: T) => void | Promise<void> {
    return (value) => {
      try {
        const pending = sink(value);
        return pending instanceof Promise ? pending.catch((cause: unknown) => this.#failBehind(cause)) : undefined;
      } catch (cause) {
        return this.#failBehind(cause);
      }
    };
  }

  #failBehind(cause: unknown): never {
    this.#failedBehind = { cause };
    throw cause;
  }

  /** As `#time`, for a delivery that may be over at once: that costs no promise. */
  #timeWhole<T>(deliver: () => Awaitable<T>): Awaitable<T> {
    let delivered: Awaitable<T>;
    try {
      delivered = deliver();
    } catch (cause) {
      return this.#time(() => Promise.reject(cause as Error));
    }
    if (delivered instanceof Promise || this.#failedBehind) return this.#time(() => delivered);
    this.attempt.complete = this.#finished;
    this.#stop();
    const settled = this.settle();
    return settled ? settled.then(() => delivered) : delivered;
  }

  async #time<T>(deliver: () => Awaitable<T>): Promise<T> {
    this.#delivering = true;
    try {
      const result = await deliver();
      this.attempt.complete = this.#finished && !this.#failedBehind;
      if (!this.#failedBehind) return result;
    } catch (cause) {
      if (!this.#failedBehind) throw this.failed(cause);
    } finally {
      this.#stop();
      const settled = this.settle();
      if (settled) await settled;
    }
    // Whatever an adapter has made of it: what its sink threw is what happened.
    throw this.#failedBehind.cause;
  }

  /** What is no number could be neither summed up nor charged. Parts of a token, and more of them than there are, somebody has to pay all the same. */
  #use(usage: Usage): void {
    if (isCount(usage?.inputTokens) && isCount(usage.outputTokens)) this.attempt.usage = usage;
    else this.#plugin.log.error({ hook: 'dispatch' }, 'a usage part without inputTokens and outputTokens was left out');
  }

  #stop(): void {
    this.attempt.durationMs ||= Math.max(0, Date.now() - this.attempt.startedAt);
  }

  #read(part: StreamPart): void {
    this.#reservations.observe(part);
    if (part.type === 'finish' || part.type === 'embedding') this.#finished = true;
    else if (part.type === 'usage') this.#use(part.usage);
    else if (part.type === 'start') {
      this.attempt.answerId = part.id;
      this.attempt.answerModel = part.model;
    }
  }
}

/** The sum over all attempts; undefined when no provider said anything. */
export function totalUsage(attempts: readonly Attempt[]): Usage | undefined {
  if (attempts.length === 1) return attempts[0]?.usage;
  const known = attempts.flatMap(({ usage }) => (usage ? [usage] : []));
  const [first, ...others] = known;
  return first && others.reduce(addUsage, first);
}

function isCount(value: unknown): boolean {
  return Number.isFinite(value) && (value as number) >= 0;
}
