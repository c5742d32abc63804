import { token } from '../token.js';

/** The readiness of one plugin. */
export interface ReadinessCheck {
  /** Id of the plugin instance. */
  readonly plugin: string;
  readonly ready: boolean;
  /**
   * Why it is not ready. Because `/readyz` is public, this is the message of a `GatewayError`, and a generic sentence for any other error.
   */
  readonly message?: string;
}

/**
 * Whether the gateway can do its work. It stays ready while a store is down, as long as known connections keep working: a `ready` hook rejects
 * only when requests that its plugin is responsible for would fail.
 */
export interface Readiness {
  /**
   * Calls the `ready` hooks of all plugins concurrently.
   *
   * @param signal ends the check; plugins whose hooks have not resolved by then count as not ready
   */
  check(signal: AbortSignal): Promise<readonly ReadinessCheck[]>;
}

/** Kept by the core. */
export const Readiness = token<Readiness>('readiness');
