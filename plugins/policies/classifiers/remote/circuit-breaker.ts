import type { Clock } from '../../../../core/api/index.js';

/** When a service is left alone. */
export interface BreakerSettings {
  /** So many failures in a row open it. */
  readonly failures: number;
  /** Milliseconds until one call may try again. */
  readonly pauseMs: number;
}

/** Keeps calls from a service that fails: everybody would only wait for the next time-out. */
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

  /** Whether a call may be made now. After the pause it is one, and the others wait for how it ends. */
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

  /** A clock that has been set back says nothing about the pause: it is over then, and not as long as the clock was wrong. */
  #isResting(): boolean {
    const rested = this.#clock.now() - this.#failedAt;
    return rested >= 0 && rested < this.#settings.pauseMs;
  }

  /** The call ended without saying anything about the service: the client has left. */
  abandoned(): void {
    this.#isProbing = false;
  }
}
