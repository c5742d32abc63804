import type { Clock } from '../../../../core/api/index.js';

/** The settings of a circuit breaker. */
interface BreakerSettings {
  /** The number of consecutive failures that opens the circuit. */
  readonly failures: number;
  /** How long the circuit stays open, in milliseconds, before one call may try again. */
  readonly pauseMs: number;
}

/** Blocks calls to a failing service, because each would only wait for its timeout. */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  #failures = 0;
  #failedAt = 0;
  #isProbing = false;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Whether a call may be made now. After the pause, one call is admitted as a probe, and others only after it succeeds. */
  admits(): boolean {
    if (this.#failures < this.#settings.failures) return true;
    if (this.#isProbing || this.#isPausing()) return false;
    this.#isProbing = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#isProbing = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#isProbing = false;
    this.#failedAt = this.#clock.now();
  }

  /** If the clock was set back, the pause counts as over. */
  #isPausing(): boolean {
    const elapsed = this.#clock.now() - this.#failedAt;
    return elapsed >= 0 && elapsed < this.#settings.pauseMs;
  }

  /** Records that an admitted call was aborted or not made, which says nothing about the service. */
  abandoned(): void {
    this.#isProbing = false;
  }
}
