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

/** What all calls share. */
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

/** The call of one request, and the rest of its chain. */
export interface Asked {
  readonly call: InferenceCall;
  readonly exchange: Exchange;
  readonly next: Next;
}

/** What one call goes through from its first failure on: further tries of a model, then of those that take over for it. */
export class Course {
  readonly #asked: Asked;
  readonly #means: Means;
  /** In the order in which they are asked. */
  readonly #models: readonly string[];
  #at = 0;
  /** Further tries of the present model. */
  #tries = 0;
  /** Calls of `next`. */
  #calls = 0;
  /** An answer has named its model: one that takes its place must do so, too, as the header has been announced. */
  #isNamed = false;
  /** What the client is told if nothing helps. */
  #told: unknown;

  private constructor(asked: Asked, means: Means, models: readonly string[]) {
    this.#asked = asked;
    this.#means = means;
    this.#models = models;
  }

  /** Goes on after the first try has failed. */
  static after(cause: unknown, asked: Asked, means: Means): Promise<Answer> {
    const course = new Course(asked, means, means.lists.modelsFor(asked.call));
    course.#calls = 1;
    return course.#after(cause);
  }

  /** Begins where the name stands for several models, or some are passed over: these are asked last. */
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

  /** Whether the client has asked for this model, by its name or by one that stands for it. */
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
    // What has become of the model that was asked for says more to the client than what became of another.
    if (isAskedFor || this.#told === undefined) this.#told = cause;
    const wait = this.#waitBefore(cause, kind);
    if (wait !== undefined) return this.#retry(cause, kind, wait);
    return this.#fallBack(cause, kind);
  }

  /** What is refused before it is sent, and a request that is not valid. It ends the request unless it is about a model that was to take over. */
  #afterRefusal(cause: GatewayError, isAskedFor: boolean): Promise<Answer> {
    const isForOthers = this.#model !== this.#asked.call.model && isAboutModel(cause);
    if (isAskedFor && !isForOthers && (cause.upstream || this.#told === undefined)) throw cause;
    this.#means.log.debug({ ...this.#facts(cause), reason: 'refused' }, 'a model cannot take over');
    return this.#askNext(cause);
  }

  /** Undefined when the same model is not to be tried again. */
  #waitBefore(cause: GatewayError, kind: FailureKind): number | undefined {
    const { config, breaker, lists, random } = this.#means;
    const { retryOn, retries, fallbackOn } = config;
    // Another one of those that the name stands for can be asked at once.
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

  /** Never the message: a provider may quote in it what was asked. */
  #facts({ code, status }: GatewayError): object {
    return { requestId: this.#asked.exchange.id, model: this.#model, code, status, call: this.#calls };
  }

  #note(action: 'retry' | 'fallback' | 'skip', model: string, reason: string): void {
    this.#means.notes.add(this.#asked.exchange, { kind: 'recovery', action, model, reason });
  }
}
