import { GatewayError, type Readiness, type ReadinessCheck, untilAborted } from '../../api/index.js';
import type { Installed } from '../../pipeline/installed.js';

/** Runs the `ready` hooks of all plugins of a generation. */
export class HostReadiness implements Readiness {
  #installed: readonly Installed[] = [];

  fill(installed: readonly Installed[]): void {
    this.#installed = installed;
  }

  async check(signal: AbortSignal): Promise<readonly ReadinessCheck[]> {
    const asked = this.#installed.filter(({ contributions }) => 'ready' in contributions);
    return Promise.all(asked.map((plugin) => checkOne(plugin, signal)));
  }
}

async function checkOne(plugin: Installed, signal: AbortSignal): Promise<ReadinessCheck> {
  try {
    const late = new Promise<never>(() => undefined);
    await Promise.race([plugin.contributions.ready?.(signal), untilAborted(late, signal)]);
    return { plugin: plugin.id, ready: true };
  } catch (cause) {
    plugin.log.warn({ error: cause }, 'not ready');
    return { plugin: plugin.id, ready: false, message: reasonOf(cause, signal) };
  }
}

function reasonOf(cause: unknown, { reason }: AbortSignal): string {
  if (GatewayError.is(cause)) return cause.message;
  return cause === reason ? 'It did not answer in time.' : 'It is not ready; the log says why.';
}
