import { GatewayError, type Readiness, type ReadinessCheck, untilAborted } from '../../api/index.js';
import type { Installed } from '../../pipeline/chain/installed.js';

/**
 * Runs the `ready` hooks of all plugins of a generation. The log says once that one is not ready, and that it is ready again; not during the start,
 * when that is nothing to look into.
 */
export class HostReadiness implements Readiness {
  #installed: readonly Installed[] = [];
  readonly #notReady = new Set<Installed>();
  #hasStarted = false;

  fill(installed: readonly Installed[]): void {
    this.#installed = installed;
  }

  /** Called when the `started` hooks of all plugins have ended. */
  started(): void {
    this.#hasStarted = true;
  }

  async check(signal: AbortSignal): Promise<readonly ReadinessCheck[]> {
    const asked = this.#installed.filter(({ contributions }) => 'ready' in contributions);
    return Promise.all(asked.map((plugin) => this.#checkOne(plugin, signal)));
  }

  async #checkOne(plugin: Installed, signal: AbortSignal): Promise<ReadinessCheck> {
    try {
      const late = new Promise<never>(() => undefined);
      await Promise.race([plugin.contributions.ready?.(signal), untilAborted(late, signal)]);
      if (this.#notReady.delete(plugin)) plugin.log.info({}, 'ready');
      return { plugin: plugin.id, ready: true };
    } catch (cause) {
      if (this.#hasStarted) this.#report(plugin, cause);
      return { plugin: plugin.id, ready: false, message: this.#reasonOf(cause, signal) };
    }
  }

  #report(plugin: Installed, error: unknown): void {
    if (!this.#notReady.has(plugin)) plugin.log.warn({ error }, 'not ready');
    this.#notReady.add(plugin);
  }

  #reasonOf(cause: unknown, { reason }: AbortSignal): string {
    if (GatewayError.is(cause)) return cause.message;
    if (cause === reason) return 'It did not answer in time.';
    return this.#hasStarted ? 'It is not ready; the log says why.' : 'It is starting.';
  }
}
