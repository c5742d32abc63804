import type { ResilienceConfig } from './config.js';

interface Failing {
  failures: number;
  /** The time until which the circuit is open, in milliseconds since 1970. */
  openUntil: number;
}

/**
 * Circuit breakers of models, by provider and model. After several consecutive failures the circuit is open, and the model is skipped for a
 * while. Then (half-open) a single request tries it, and the others skip it until the result is known. Besides, a model may ask for a pause.
 */
export class Breaker {
  readonly #settings: ResilienceConfig['breaker'];
  readonly #now: () => number;
  readonly #failing = new Map<string, Failing>();
  /** Until when models have asked not to be called. */
  readonly #resting = new Map<string, number>();
  readonly #maxModels: number;
  #tripped = 0;

  /** @param maxModels size limit, because clients choose the names of models that match a pattern */
  constructor(settings: ResilienceConfig['breaker'], now: () => number, maxModels = 1000) {
    this.#settings = settings;
    this.#now = now;
    this.#maxModels = maxModels;
  }

  /** Whether no failures are recorded. */
  get isEmpty(): boolean {
    return this.#failing.size === 0;
  }

  /** Whether no circuit is open. */
  get isIdle(): boolean {
    return this.#tripped === 0;
  }

  /** Whether no circuit is open, and no model has asked for a pause. */
  get isQuiet(): boolean {
    return this.isIdle && this.#resting.size === 0;
  }

  /** Whether a model must be skipped now. */
  isOpen(model: string): boolean {
    const known = this.#failing.get(model);
    if (!known || !this.#isTripped(known)) return false;
    return this.#isAhead(known.openUntil);
  }

  /** Whether a model has asked not to be called now. */
  isResting(model: string): boolean {
    const until = this.#resting.get(model);
    if (until === undefined) return false;
    const isAhead = this.#isAhead(until);
    if (!isAhead) this.#resting.delete(model);
    return isAhead;
  }

  /** Records that a model has asked not to be called for so long; the longest cool-down counts at most. */
  rests(model: string, milliseconds: number): void {
    const { failures, coolDownMs } = this.#settings;
    if (failures === 0) return;
    this.#resting.delete(model);
    const [oldest] = this.#resting.keys();
    if (oldest !== undefined && this.#resting.size >= this.#maxModels) this.#resting.delete(oldest);
    this.#resting.set(model, this.#now() + Math.min(milliseconds, coolDownMs));
  }

  /** Called before a model is called. If its circuit was open, this is the single attempt of the half-open state. */
  asked(model: string): void {
    const known = this.#failing.get(model);
    if (known && this.#isTripped(known)) known.openUntil = this.#now() + this.#settings.coolDownMs;
  }

  /** Records a failure. @returns true when the circuit opens */
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

  /** Records a success. @returns true when the circuit was open */
  answered(model: string): boolean {
    const known = this.#failing.get(model);
    if (!known) return false;
    this.#forget(model, known);
    return this.#isTripped(known);
  }

  #isAhead(time: number): boolean {
    const rest = time - this.#now();
    // If the clock was set back, the rest is longer than any pause, and would last as long as the clock was wrong.
    return rest > 0 && rest <= this.#settings.coolDownMs;
  }

  #isTripped({ failures }: Failing): boolean {
    return failures >= this.#settings.failures;
  }

  #added(model: string): Failing {
    const [oldest] = this.#failing;
    if (oldest && this.#failing.size >= this.#maxModels) this.#forget(...oldest);
    const failing = { failures: 0, openUntil: 0 };
    this.#failing.set(model, failing);
    return failing;
  }

  #forget(model: string, failing: Failing): void {
    this.#failing.delete(model);
    if (this.#isTripped(failing)) this.#tripped -= 1;
  }
}
