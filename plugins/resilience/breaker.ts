import type { ResilienceConfig } from './config.js';

interface Failing {
  failures: number;
  /** Milliseconds since 1970 until which it is passed over. */
  openUntil: number;
}

/**
 * Models that have failed several times in a row, by a name of provider and model. One that has failed too often is passed over for a while;
 * then one request tries it, and the others wait for what becomes of that one.
 */
export class Breaker {
  readonly #settings: ResilienceConfig['breaker'];
  readonly #now: () => number;
  readonly #failing = new Map<string, Failing>();
  readonly #mostModels: number;
  #tripped = 0;

  /** @param mostModels clients choose the names of models that a pattern lets through */
  constructor(settings: ResilienceConfig['breaker'], now: () => number, mostModels = 1000) {
    this.#settings = settings;
    this.#now = now;
    this.#mostModels = mostModels;
  }

  /** Whether no model has failed at all. */
  get isEmpty(): boolean {
    return this.#failing.size === 0;
  }

  /** Whether no model is passed over. */
  get isIdle(): boolean {
    return this.#tripped === 0;
  }

  /** Whether a model is to be passed over now. */
  isOpen(model: string): boolean {
    const known = this.#failing.get(model);
    return known !== undefined && this.#isTripped(known) && this.#now() < known.openUntil;
  }

  /** A model is about to be asked. Where it was passed over, this is the one try, until it ends or the time has come again. */
  asked(model: string): void {
    const known = this.#failing.get(model);
    if (known && this.#isTripped(known)) known.openUntil = this.#now() + this.#settings.coolDownMs;
  }

  /** @returns true when the model is passed over from now on */
  failed(model: string): boolean {
    if (this.#settings.failures === 0) return false;
    const known = this.#failing.get(model) ?? this.#added(model);
    known.failures += 1;
    if (!this.#isTripped(known)) return false;
    known.openUntil = this.#now() + this.#settings.coolDownMs;
    if (known.failures > this.#settings.failures) return false;
    this.#tripped += 1;
    return true;
  }

  /** @returns true when the model was passed over until now */
  answered(model: string): boolean {
    const known = this.#failing.get(model);
    if (!known) return false;
    this.#forget(model, known);
    return this.#isTripped(known);
  }

  #isTripped({ failures }: Failing): boolean {
    return failures >= this.#settings.failures;
  }

  #added(model: string): Failing {
    if (this.#failing.size >= this.#mostModels) {
      for (const [oldest, failing] of this.#failing) {
        this.#forget(oldest, failing);
        break;
      }
    }
    const failing = { failures: 0, openUntil: 0 };
    this.#failing.set(model, failing);
    return failing;
  }

  #forget(model: string, failing: Failing): void {
    this.#failing.delete(model);
    if (this.#isTripped(failing)) this.#tripped -= 1;
  }
}
