import { token } from '../token.js';

/** What one plugin says about itself. */
export interface ReadinessCheck {
  /** Id of the plugin instance. */
  readonly plugin: string;
  readonly ready: boolean;
  /**
   * Why not. `/readyz` is public, so this is the message of a `GatewayError`, and a general sentence for any other
   * throw.
   */
  readonly message?: string;
}

/**
 * Whether the gateway can do its work. A store that is down does not make it unready while known connections keep
 * working: a `ready` hook rejects only when requests that it is responsible for would fail.
 */
export interface Readiness {
  /**
   * Calls the `ready` hook of every plugin that has one, at the same time.
   *
   * @param signal ends the check; hooks that have not answered by then count as not ready
   */
  check(signal: AbortSignal): Promise<readonly ReadinessCheck[]>;
}

/** Kept by the core. */
export const Readiness = token<Readiness>('readiness');
