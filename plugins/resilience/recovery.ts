import {
  type Answer,
  type Clock,
  type Exchange,
  type ExchangeNotes,
  GatewayError,
  type InferenceCall,
  type Logger,
  type Next,
} from '../../core/api/index.js';
import type { BalancedNames, Choice } from './balanced-names.js';
import type { Breaker } from './breaker.js';
import type { ResilienceConfig } from './config.js';
import { type FailureKind, failureKind, isAboutModel, isAboutProvider } from './failure-kind.js';
import type { Candidate, FallbackLists } from './fallback-lists.js';
import { waitBefore } from './retry-wait.js';

/** The dependencies that all calls share. */
export interface RecoveryServices {
  readonly config: ResilienceConfig;
  readonly lists: FallbackLists;
  readonly balanced: BalancedNames;
  readonly breaker: Breaker;
  readonly clock: Pick<Clock, 'sleep'>;
  readonly notes: Pick<ExchangeNotes, 'add'>;
  readonly log: Logger;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Reports why a call by an alias goes to a model. */
  readonly chosen: (exchange: Exchange, name: string, model: string, choice: Choice) => void;
}

/** The call of one request, with the rest of its chain. */
interface PendingCall {
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  readonly next: Next;
  /** The models that the client names to take over. */
  readonly named?: readonly string[] | undefined;
}

/** The recovery of one call after its first failure: retries of the same model, and then its fallbacks. */
export class Recovery {
  readonly #pending: PendingCall;
  readonly #services: RecoveryServices;
  /** The models that were not tried yet, in order. */
  readonly #left: Candidate[];
  #model: string;
  /** The last failure. */
  #kind: FailureKind | undefined;
  /** Retries of the current model. */
  #tries = 0;
  /** Calls of `next`. */
  #calls = 0;
  /** True when the header with the model's name has been set for an answer, so that an answer which replaces it must set it too. */
  #isNamed = false;
  /** The error for the client if all attempts fail. */
  #clientError: unknown;

  private constructor(pending: PendingCall, services: RecoveryServices, models: readonly Candidate[]) {
    this.#pending = pending;
    this.#services = services;
    this.#left = [...models];
    this.#model = this.#take() ?? pending.call.model;
  }

  /** Continues after the first attempt has failed. */
  static after(cause: unknown, pending: PendingCall, services: RecoveryServices): Promise<Answer> {
    const recovery = new Recovery(pending, services, services.lists.modelsFor(pending).models);
    recovery.#calls = 1;
    return recovery.#after(cause);
  }

  /**
   * Starts a call of an alias, or one with models whose circuits are open. Those are tried last, and a model of the alias that has asked for a pause
   * after its others.
   */
  static begin(pending: PendingCall, services: RecoveryServices): Promise<Answer> {
    const { call, exchange } = pending;
    const { balanced, breaker, chosen, lists } = services;
    const { models, choice } = lists.modelsFor(pending);
    const turnOf = ({ model }: Candidate): number => {
      const key = lists.keyOf(model);
      if (breaker.isOpen(key)) return 3;
      if (model !== call.model && !balanced.standsFor(call.model, model, exchange)) return 2;
      return breaker.isResting(key) ? 1 : 0;
    };
    const ordered = breaker.isQuiet ? models : models.toSorted((a, b) => turnOf(a) - turnOf(b));
    const recovery = new Recovery(pending, services, ordered);
    const model = recovery.#model;
    if (choice) chosen(exchange, call.model, model, choice);
    const passedOver = models[0]?.model;
    if (passedOver !== undefined && passedOver !== model)
      recovery.#note('skip', passedOver, breaker.isOpen(lists.keyOf(passedOver)) ? 'breaker' : 'retry-after');
    return recovery.#ask();
  }

  /** The model that is tried after this one, if that has failed so; undefined when this is the last. */
  #nextAfter(kind: FailureKind | undefined): Candidate | undefined {
    const { fallbackOn } = this.#services.config;
    return this.#left.find(({ on }) => (kind === undefined ? on === undefined : (on ?? fallbackOn).includes(kind)));
  }

  /** Takes the next model from those that are left. */
  #take(): string | undefined {
    const next = this.#nextAfter(this.#kind);
    if (next) this.#left.splice(this.#left.indexOf(next), 1);
    return next?.model;
  }

  /** Whether the client has requested this model, by its name or by an alias. */
  #isAskedFor(model: string | undefined): boolean {
    const { call, exchange } = this.#pending;
    if (model === undefined || model === call.model) return model !== undefined;
    return this.#services.balanced.standsFor(call.model, model, exchange);
  }

  #ask(): Promise<Answer> {
    const { call, next } = this.#pending;
    const { breaker, lists } = this.#services;
    const model = this.#model;
    this.#calls += 1;
    if (!breaker.isIdle) breaker.asked(lists.keyOf(model));
    return next(model === call.model ? call : { ...call, model }).then(
      (answer) => this.#delivered(answer),
      (cause: unknown) => this.#after(cause),
    );
  }

  #delivered(answer: Answer): Answer {
    return { ...answer, headers: this.#headers(answer), instead: (cause) => this.#after(cause) };
  }

  #headers({ headers }: Answer): Readonly<Record<string, string>> {
    this.#isNamed ||= this.#model !== this.#pending.call.model;
    return {
      ...headers,
      ...(this.#calls > 1 && { 'x-sluice-attempts': String(this.#calls) }),
      ...(this.#isNamed && { 'x-sluice-model': encodeURI(this.#services.lists.keyOf(this.#model)) }),
    };
  }

  async #after(cause: unknown): Promise<Answer> {
    const { exchange } = this.#pending;
    if (!GatewayError.is(cause) || exchange.signal.aborted) throw cause;
    const isAskedFor = this.#isAskedFor(this.#model);
    const kind = failureKind(cause);
    if (kind === undefined) return this.#afterRefusal(cause, isAskedFor);
    this.#kind = kind;
    if (cause.retryAfter !== undefined && isAboutProvider(kind)) {
      this.#services.breaker.rests(this.#services.lists.keyOf(this.#model), cause.retryAfter * 1000);
    }
    // The error of the requested model is more useful to the client than that of another one.
    if (isAskedFor || this.#clientError === undefined) this.#clientError = cause;
    const wait = this.#waitBefore(cause, kind);
    if (wait !== undefined) return this.#retry(cause, kind, wait);
    return this.#fallBack(cause, kind);
  }

  /** Handles refusals by the gateway, and invalid requests. They end the request, unless they concern only a fallback model. */
  #afterRefusal(cause: GatewayError, isAskedFor: boolean): Promise<Answer> {
    const isForOthers = this.#model !== this.#pending.call.model && isAboutModel(cause);
    if (isAskedFor && !isForOthers && (cause.upstream || this.#clientError === undefined)) throw cause;
    this.#services.log.debug({ ...this.#logFields(cause), reason: 'refused' }, 'a model cannot take over');
    return this.#askNext(cause);
  }

  /** The wait before the next retry in milliseconds; undefined when the same model must not be retried. */
  #waitBefore(cause: GatewayError, kind: FailureKind): number | undefined {
    const { config, breaker, lists, random } = this.#services;
    const { retryOn, retries } = config;
    const next = this.#nextAfter(kind)?.model;
    // Another model of the alias can be tried without waiting.
    if (this.#isAskedFor(next)) return undefined;
    if (this.#tries >= retries || cause.retryable === false) return undefined;
    if (!(retryOn as readonly FailureKind[]).includes(kind)) return undefined;
    if (next !== undefined && !breaker.isIdle && breaker.isOpen(lists.keyOf(this.#model))) return undefined;
    return waitBefore(cause, this.#tries, config, random);
  }

  async #retry(cause: GatewayError, kind: FailureKind, waitMs: number): Promise<Answer> {
    const { clock, log } = this.#services;
    this.#tries += 1;
    log.info({ ...this.#logFields(cause), reason: kind, waitMs }, 'a provider call failed; retrying');
    this.#note('retry', this.#model, kind);
    if (waitMs > 0) await clock.sleep(waitMs, this.#pending.exchange.signal);
    return this.#ask();
  }

  #fallBack(cause: GatewayError, kind: FailureKind): Promise<Answer> {
    const { log } = this.#services;
    const to = this.#nextAfter(kind)?.model;
    if (to === undefined) throw this.#clientError;
    const what = kind === 'spending-limit' ? 'the spending limit of a model is reached' : 'a provider call failed';
    log.warn({ ...this.#logFields(cause), reason: kind, to }, `${what}; another model takes over`);
    this.#note('fallback', this.#model, kind);
    return this.#askNext(cause);
  }

  #askNext(cause: unknown): Promise<Answer> {
    const next = this.#take();
    if (next === undefined) throw this.#clientError ?? cause;
    this.#model = next;
    this.#tries = 0;
    return this.#ask();
  }

  /** Fields for the log. Without the message, because a provider may quote the request in it. */
  #logFields({ code, status }: GatewayError): object {
    return { requestId: this.#pending.exchange.id, model: this.#model, code, status, call: this.#calls };
  }

  #note(action: 'retry' | 'fallback' | 'skip', model: string, reason: string): void {
    this.#services.notes.add(this.#pending.exchange, { kind: 'recovery', action, model, reason });
  }
}
