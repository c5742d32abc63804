import {
  addressedProvider,
  addUsage,
  type Answer,
  type Attempt,
  type Awaitable,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type Next,
  type PartSink,
  type PieceSink,
  type Relay,
  type StreamPart,
  type Usage,
} from '../api/index.js';
import { isAborted } from '../api/tells-of-abort.js';
import type { Chain } from './chain.js';
import { attribute, guard } from './guard.js';
import { checkAnswer, checkCall } from './hook-results.js';
import type { Installed } from './installed.js';
import { type AttemptReservations, none, type ReservationAccount, reserve, type Reserved } from './reservations.js';

/** A relay that can hand its bytes over piece by piece. */
type PiecewiseRelay = Relay & Required<Pick<Relay, 'deliverPieces'>>;

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The inner part of the chain: `around` hooks as an onion, and inside it, for every attempt, `govern` and `dispatch`.
 *
 * @param account gets one attempt for every call that a provider has accepted or refused
 */
export function onion(chain: Chain, exchange: Exchange, account: Account): Next {
  let next: Next =
    chain.govern.length === 0 && chain.reserve.length === 0
      ? (call) => dispatch(chain, exchange, { call, reservations: none }, account)
      : (call) => governedDispatch(chain, exchange, call, account);
  for (let index = chain.around.length - 1; index >= 0; index -= 1) {
    const { plugin, hook } = chain.around[index] as Chain['around'][number];
    const inner = next;
    const failed = (cause: unknown): never => {
      throw attribute(cause, plugin, 'around');
    };
    const given = (answer: Answer): Answer => {
      try {
        checkAnswer(answer);
        return named(answer, failed);
      } catch (cause) {
        return failed(cause);
      }
    };
    next = (call) => {
      let passed: Promise<Answer> | undefined;
      try {
        const answering = hook(call, exchange, (inside) => (passed = inner(inside)));
        // Handed on as it came: nothing in it can fail in this plugin's name.
        if (passed && answering === passed) return passed;
        return Promise.resolve(answering).then(given, failed);
      } catch (cause) {
        return Promise.reject(attribute(cause, plugin, 'around'));
      }
    };
  }
  return next;
}

/** Rejects and never throws; waits for nothing when no hook does. */
function governedDispatch(chain: Chain, exchange: Exchange, call: InferenceCall, account: Account): Promise<Answer> {
  const sendReserved = (reserved: Awaitable<Reserved>): Promise<Answer> =>
    reserved instanceof Promise
      ? reserved.then((late) => dispatch(chain, exchange, late, account))
      : dispatch(chain, exchange, reserved, account);
  const send = (governed: InferenceCall): Promise<Answer> =>
    chain.reserve.length === 0
      ? dispatch(chain, exchange, { call: governed, reservations: none }, account)
      : sendReserved(reserve(chain, exchange, governed, account));
  try {
    const governed = rewrite({ name: 'govern', hooks: chain.govern, exchange }, call);
    return governed instanceof Promise ? governed.then(send) : send(governed);
  } catch (cause) {
    return Promise.reject(cause as Error);
  }
}

/** An answer whose unexpected failures carry the name of the plugin that has wrapped or made it. */
function named(answer: Answer, fail: (cause: unknown) => never): Answer {
  const { relay, headers } = answer;
  const wrapped: Writable<Answer> = {
    provider: answer.provider,
    discard: () => answer.discard(),
    deliver: async (sink) => namedFailure(() => answer.deliver(sink), fail),
  };
  if (relay) wrapped.relay = namedRelay(relay, fail);
  if (headers) wrapped.headers = headers;
  if (answer.instead) wrapped.instead = (cause) => instead(answer, cause).then((other) => named(other, fail), fail);
  return wrapped;
}

async function instead(answer: Answer, cause: unknown): Promise<Answer> {
  if (!answer.instead) throw cause;
  return answer.instead(cause);
}

function namedRelay(relay: Relay, fail: (cause: unknown) => never): Relay {
  return {
    dialect: relay.dialect,
    contentType: relay.contentType,
    streaming: relay.streaming,
    headers: relay.headers,
    inPieces: relay.inPieces,
    saysAll: relay.saysAll && (() => relay.saysAll?.() === true),
    deliver: (write, watch, detail) => namedFailure(() => relay.deliver(write, watch, detail), fail),
    deliverPieces:
      relay.deliverPieces && ((take) => namedFailure(() => (relay as PiecewiseRelay).deliverPieces(take), fail)),
  };
}

function namedFailure<T>(work: () => Awaitable<T>, fail: (cause: unknown) => never): Awaitable<T> {
  try {
    const result = work();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (cause) {
    return fail(cause);
  }
}

/** The hooks of one phase that rewrite a call. */
export interface Rewriting {
  readonly name: 'prepare' | 'govern';
  readonly hooks: Chain['prepare'] | Chain['govern'];
  readonly exchange: Exchange;
}

/** Runs the hooks that rewrite a call, from one of them on, each on the result of the one before. */
export function rewrite(rewriting: Rewriting, first: InferenceCall, from = 0): Awaitable<InferenceCall> {
  const { name, hooks, exchange } = rewriting;
  let call = first;
  for (let index = from; index < hooks.length; index += 1) {
    const { plugin, hook } = hooks[index] as (typeof hooks)[number];
    const current = call;
    const result = guard({ plugin, hook: name, exchange, work: () => hook(current, exchange), check: checkCall });
    if (result instanceof Promise) return result.then((late) => rewrite(rewriting, late ?? current, index + 1));
    call = result ?? current;
  }
  return call;
}

/** What the attempts of one exchange are written to. */
export interface Account extends ReservationAccount {
  readonly attempts: Attempt[];
}

/** Like every `Next`, rejects and never throws. */
function dispatch(chain: Chain, exchange: Exchange, reserved: Reserved, { attempts }: Account): Promise<Answer> {
  const { call, reservations } = reserved;
  if (isAborted(exchange)) return settled(reservations, exchange.signal.reason);
  const sending = { call, exchange, reservations, attempts, startedAt: Date.now() };
  return ask(sending, inOrderFor(call.model, chain.dispatch), 0);
}

/** A call on its way to whoever answers it. */
interface Sending extends Reserved {
  readonly exchange: Exchange;
  readonly attempts: Attempt[];
  readonly startedAt: number;
}

/** Asks the providers in order, from one of them on. */
function ask(sending: Sending, providers: Chain['dispatch'], from: number): Promise<Answer> {
  const { call, exchange, reservations, startedAt } = sending;
  for (let index = from; index < providers.length; index += 1) {
    const { plugin, hook } = providers[index] as (typeof providers)[number];
    // Should the exchange end while the provider has not answered, the call counts as sent all the same.
    if (reservations !== none) reservations.begin(attemptOf(plugin, call.model, startedAt));
    let found: ReturnType<typeof hook>;
    try {
      found = hook(call, exchange);
    } catch (cause) {
      return refused(cause, plugin, sending);
    }
    if (found instanceof Promise) {
      return found.then(
        (answer) => (answer ? accepted(answer, plugin, sending) : ask(sending, providers, index + 1)),
        (cause: unknown) => refused(cause, plugin, sending),
      );
    }
    if (found) return Promise.resolve(accepted(found, plugin, sending));
  }
  return settled(reservations, unknownModel(call.model));
}

function accepted(answer: Answer, plugin: Installed, sending: Sending): Awaitable<Answer> {
  try {
    checkAnswer(answer);
  } catch (cause) {
    return refused(cause, plugin, sending);
  }
  const meter = new Meter(plugin, sending.call.model, sending);
  sending.attempts.push(meter.attempt);
  return meter.metered(answer);
}

async function refused(cause: unknown, plugin: Installed, sending: Sending): Promise<never> {
  const meter = new Meter(plugin, sending.call.model, sending);
  sending.attempts.push(meter.attempt);
  const error = meter.failed(cause);
  await meter.settle();
  throw error;
}

/** Nothing was sent. */
async function settled(reservations: AttemptReservations, cause: unknown): Promise<never> {
  await reservations.settle(undefined);
  throw cause;
}

function unknownModel(model: string): GatewayError {
  return new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 400,
    field: 'model',
    message: `No provider serves model "${model.slice(0, 200)}". List the models with GET /v1/models.`,
  });
}

/** The providers in their order, the one that the model's name addresses before all others. */
function inOrderFor(model: string, providers: Chain['dispatch']): Chain['dispatch'] {
  const id = addressedProvider(model);
  const addressed = id === undefined ? undefined : providers.find(({ plugin }) => plugin.id === id);
  return addressed ? [addressed, ...providers.filter((provider) => provider !== addressed)] : providers;
}

function attemptOf(plugin: Installed, model: string, startedAt: number): Writable<Attempt> {
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
class Meter {
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

  /** What is no count could be neither summed up nor stored: the whole record would be lost. */
  #use(usage: Usage): void {
    if (Number.isSafeInteger(usage?.inputTokens) && Number.isSafeInteger(usage.outputTokens))
      this.attempt.usage = usage;
    else
      this.#plugin.log.error(
        { hook: 'dispatch' },
        'a usage part without whole inputTokens and outputTokens was left out',
      );
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
