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
import type { BalancedNames } from './balanced-names.js';
import type { Breaker } from './breaker.js';
import { cacheAffinity } from './cache-affinity.js';
import type { ResilienceConfig } from './config.js';
import { type FailureKind, failureKind, isAboutModel } from './failure-kind.js';
import type { FallbackLists } from './fallback-lists.js';
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
}

/** The call of one request, with the rest of its chain. */
interface PendingCall {
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  readonly next: Next;
}

/** The recovery of one call after its first failure: retries of the same model, and then its fallbacks. */
export class Recovery {
  readonly #pending: PendingCall;
  readonly #services: RecoveryServices;
  /** The models in the order in which they are tried. */
  readonly #models: readonly string[];
  #at = 0;
  /** Retries of the current model. */
  #tries = 0;
  /** Calls of `next`. */
  #calls = 0;
  /** True when the header with the model's name has been set for an answer, so that an answer which replaces it must set it too. */
  #isNamed = false;
  /** The error for the client if all attempts fail. */
  #clientError: unknown;

  private constructor(pending: PendingCall, services: RecoveryServices, models: readonly string[]) {
    this.#pending = pending;
    this.#services = services;
    this.#models = models;
  }

  /** Continues after the first attempt has failed. */
  static after(cause: unknown, pending: PendingCall, services: RecoveryServices): Promise<Answer> {
    const recovery = new Recovery(pending, services, modelsFor(pending, services));
    recovery.#calls = 1;
    return recovery.#after(cause);
  }

  /** Starts a call of an alias, or one with models whose circuits are open; those are tried last. */
  static begin(pending: PendingCall, services: RecoveryServices): Promise<Answer> {
    const { breaker, lists } = services;
    const models = modelsFor(pending, services);
    const open = breaker.isIdle ? [] : models.filter((model) => breaker.isOpen(lists.keyOf(model)));
    const recovery = new Recovery(pending, services, [...models.filter((model) => !open.includes(model)), ...open]);
    const [passedOver] = models;
    if (passedOver !== undefined && passedOver !== recovery.#model) recovery.#note('skip', passedOver, 'breaker');
    return recovery.#ask();
  }

  get #model(): string {
    return this.#models[this.#at] ?? this.#pending.call.model;
  }

  /** The model that is tried after this one; undefined when this is the last. */
  get #next(): string | undefined {
    return this.#models[this.#at + 1];
  }

  /** Whether the client has requested this model, by its name or by an alias. */
  #isAskedFor(model: string | undefined): boolean {
    const requested = this.#pending.call.model;
    return model !== undefined && (model === requested || this.#services.balanced.standsFor(requested, model));
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
    const { retryOn, retries, fallbackOn } = config;
    // Another model of the alias can be tried without waiting.
    if (this.#isAskedFor(this.#next) && fallbackOn.includes(kind)) return undefined;
    if (this.#tries >= retries || cause.retryable === false) return undefined;
    if (!(retryOn as readonly FailureKind[]).includes(kind)) return undefined;
    if (this.#next !== undefined && !breaker.isIdle && breaker.isOpen(lists.keyOf(this.#model))) return undefined;
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
    const { config, log } = this.#services;
    const to = this.#next;
    if (to === undefined || !config.fallbackOn.includes(kind)) throw this.#clientError;
    const what = kind === 'spending-limit' ? 'the spending limit of a model is reached' : 'a provider call failed';
    log.warn({ ...this.#logFields(cause), reason: kind, to }, `${what}; another model takes over`);
    this.#note('fallback', this.#model, kind);
    return this.#askNext(cause);
  }

  #askNext(cause: unknown): Promise<Answer> {
    if (this.#next === undefined) throw this.#clientError ?? cause;
    this.#at += 1;
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

/** The models in the order in which they are tried. */
function modelsFor({ call }: PendingCall, { lists, balanced }: RecoveryServices): readonly string[] {
  return lists.modelsFor(call.model, balanced.isEmpty ? undefined : cacheAffinity(call));
}
