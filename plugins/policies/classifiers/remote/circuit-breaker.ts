import type { Clock } from '../../../../core/api/index.js';

/** The settings of a circuit breaker. */
export interface BreakerSettings {
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

  /** Whether a call may be made now. After the pause, one call is let through, and others only when it succeeds. */
  admits(): boolean {
    if (this.#failures < this.#settings.failures) return true;
    if (this.#isProbing || this.#isResting()) return false;
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
  #isResting(): boolean {
    const rested = this.#clock.now() - this.#failedAt;
    return rested >= 0 && rested < this.#settings.pauseMs;
  }

  /** Records that a call was aborted by its client, which says nothing about the service. */
  abandoned(): void {
    this.#isProbing = false;
  }
}
