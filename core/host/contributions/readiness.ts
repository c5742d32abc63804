import { GatewayError, type Readiness, type ReadinessCheck, untilAborted } from '../../api/index.js';
import type { Installed } from '../../pipeline/installed.js';

/** Runs the `ready` hooks of all plugins of a generation. The log says once that one is not ready, and that it is ready again. */
export class HostReadiness implements Readiness {
  #installed: readonly Installed[] = [];
  readonly #notReady = new Set<Installed>();

  fill(installed: readonly Installed[]): void {
    this.#installed = installed;
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
      if (!this.#notReady.has(plugin)) plugin.log.warn({ error: cause }, 'not ready');
      this.#notReady.add(plugin);
      return { plugin: plugin.id, ready: false, message: reasonOf(cause, signal) };
    }
  }
}

function reasonOf(cause: unknown, { reason }: AbortSignal): string {
  if (GatewayError.is(cause)) return cause.message;
  return cause === reason ? 'It did not answer in time.' : 'It is not ready; the log says why.';
}
