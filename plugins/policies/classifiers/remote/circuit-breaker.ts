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
  #openUntil = 0;
  #isProbing = false;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  /** Whether a call may be made now. After the pause it is one, and the others wait for how it ends. */
  admits(): boolean {
    if (this.#failures < this.#settings.failures) return true;
    if (this.#isProbing || this.#clock.now() < this.#openUntil) return false;
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
    this.#openUntil = this.#clock.now() + this.#settings.pauseMs;
  }

  /** The call ended without saying anything about the service: the client has left. */
  abandoned(): void {
    this.#isProbing = false;
  }
}
