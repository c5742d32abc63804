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
import type { ResilienceConfig } from './config.js';
import { type FailureKind, failureKind, isAboutModel } from './failure-kind.js';
import type { FallbackLists } from './fallback-lists.js';
import { waitBefore } from './retry-wait.js';

/** The dependencies that all calls share. */
export interface Means {
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
export interface Asked {
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  readonly next: Next;
}

/** The recovery of one call after its first failure: retries of the same model, and then its fallbacks. */
export class Course {
  readonly #asked: Asked;
  readonly #means: Means;
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
  #told: unknown;

  private constructor(asked: Asked, means: Means, models: readonly string[]) {
    this.#asked = asked;
    this.#means = means;
    this.#models = models;
  }

  /** Continues after the first attempt has failed. */
  static after(cause: unknown, asked: Asked, means: Means): Promise<Answer> {
    const course = new Course(asked, means, means.lists.modelsFor(asked.call));
    course.#calls = 1;
    return course.#after(cause);
  }

  /** Starts a call of an alias, or one with models whose circuits are open; those are tried last. */
  static begin(asked: Asked, means: Means): Promise<Answer> {
    const { breaker, lists } = means;
    const models = lists.modelsFor(asked.call);
    const open = breaker.isIdle ? [] : models.filter((model) => breaker.isOpen(lists.keyOf(model)));
    const course = new Course(asked, means, [...models.filter((model) => !open.includes(model)), ...open]);
    const [passedOver] = models;
    if (passedOver !== undefined && passedOver !== course.#model) course.#note('skip', passedOver, 'breaker');
    return course.#ask();
  }

  get #model(): string {
    return this.#models[this.#at] ?? this.#asked.call.model;
  }

  /** Whether the client has requested this model, by its name or by an alias. */
  #isAskedFor(model: string | undefined): boolean {
    const asked = this.#asked.call.model;
    return model !== undefined && (model === asked || this.#means.balanced.standsFor(asked, model));
  }

  #ask(): Promise<Answer> {
    const { call, next } = this.#asked;
    const { breaker, lists } = this.#means;
    const model = this.#model;
    this.#calls += 1;
    if (!breaker.isIdle) breaker.asked(lists.keyOf(model));
    return next(model === call.model ? call : { ...call, model }).then(
      (answer) => this.#given(answer),
      (cause: unknown) => this.#after(cause),
    );
  }

  #given(answer: Answer): Answer {
    return { ...answer, headers: this.#headers(answer), instead: (cause) => this.#after(cause) };
  }

  #headers({ headers }: Answer): Readonly<Record<string, string>> {
    this.#isNamed ||= this.#model !== this.#asked.call.model;
    return {
      ...headers,
      ...(this.#calls > 1 && { 'x-sluice-attempts': String(this.#calls) }),
      ...(this.#isNamed && { 'x-sluice-model': encodeURI(this.#means.lists.keyOf(this.#model)) }),
    };
  }

  async #after(cause: unknown): Promise<Answer> {
    const { exchange } = this.#asked;
    if (!GatewayError.is(cause) || exchange.signal.aborted) throw cause;
    const isAskedFor = this.#isAskedFor(this.#model);
    const kind = failureKind(cause);
    if (kind === undefined) return this.#afterRefusal(cause, isAskedFor);
    // The error of the requested model is more useful to the client than that of another one.
    if (isAskedFor || this.#told === undefined) this.#told = cause;
    const wait = this.#waitBefore(cause, kind);
    if (wait !== undefined) return this.#retry(cause, kind, wait);
    return this.#fallBack(cause, kind);
  }

  /** Handles refusals by the gateway, and invalid requests. They end the request, unless they concern only a fallback model. */
  #afterRefusal(cause: GatewayError, isAskedFor: boolean): Promise<Answer> {
    const isForOthers = this.#model !== this.#asked.call.model && isAboutModel(cause);
    if (isAskedFor && !isForOthers && (cause.upstream || this.#told === undefined)) throw cause;
    this.#means.log.debug({ ...this.#facts(cause), reason: 'refused' }, 'a model cannot take over');
    return this.#askNext(cause);
  }

  /** The wait before the next retry in milliseconds; undefined when the same model must not be retried. */
  #waitBefore(cause: GatewayError, kind: FailureKind): number | undefined {
    const { config, breaker, lists, random } = this.#means;
    const { retryOn, retries, fallbackOn } = config;
    // Another model of the alias can be tried without waiting.
    if (this.#isAskedFor(this.#models[this.#at + 1]) && fallbackOn.includes(kind)) return undefined;
    if (this.#tries >= retries || cause.retryable === false) return undefined;
    if (!(retryOn as readonly FailureKind[]).includes(kind)) return undefined;
    const isLast = this.#at + 1 >= this.#models.length;
    if (!isLast && !breaker.isIdle && breaker.isOpen(lists.keyOf(this.#model))) return undefined;
    return waitBefore(cause, this.#tries, config, random);
  }

  async #retry(cause: GatewayError, kind: FailureKind, waitMs: number): Promise<Answer> {
    const { clock, log } = this.#means;
    this.#tries += 1;
    log.info({ ...this.#facts(cause), reason: kind, waitMs }, 'a provider call failed; retrying');
    this.#note('retry', this.#model, kind);
    if (waitMs > 0) await clock.sleep(waitMs, this.#asked.exchange.signal);
    return this.#ask();
  }

  #fallBack(cause: GatewayError, kind: FailureKind): Promise<Answer> {
    const { config, log } = this.#means;
    const isLast = this.#at + 1 >= this.#models.length;
    if (isLast || !config.fallbackOn.includes(kind)) throw this.#told;
    const to = this.#models[this.#at + 1];
    log.warn({ ...this.#facts(cause), reason: kind, to }, 'a provider call failed; another model takes over');
    this.#note('fallback', this.#model, kind);
    return this.#askNext(cause);
  }

  #askNext(cause: unknown): Promise<Answer> {
    if (this.#at + 1 >= this.#models.length) throw this.#told ?? cause;
    this.#at += 1;
    this.#tries = 0;
    return this.#ask();
  }

  /** Fields for the log. Without the message, because a provider may quote the request in it. */
  #facts({ code, status }: GatewayError): object {
    return { requestId: this.#asked.exchange.id, model: this.#model, code, status, call: this.#calls };
  }

  #note(action: 'retry' | 'fallback' | 'skip', model: string, reason: string): void {
    this.#means.notes.add(this.#asked.exchange, { kind: 'recovery', action, model, reason });
  }
}
