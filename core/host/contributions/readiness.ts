import { GatewayError, type Readiness, type ReadinessCheck } from '../../api/index.js';
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
  let stopWaiting = (): void => undefined;
  const ended = new Promise<never>((_, reject) => {
    const onAbort = (): void =>
      reject(new GatewayError({ code: 'GW_NOT_READY', status: 503, message: 'It did not answer in time.' }));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    stopWaiting = () => signal.removeEventListener('abort', onAbort);
  });
  // Prevents an unhandled rejection if a hook throws before the race below is awaited.
  ended.catch(() => undefined);
  try {
    await Promise.race([plugin.contributions.ready?.(signal), ended]);
    return { plugin: plugin.id, ready: true };
  } catch (cause) {
    plugin.log.warn({ error: cause }, 'not ready');
    const message = GatewayError.is(cause) ? cause.message : 'It is not ready; the log says why.';
    return { plugin: plugin.id, ready: false, message };
  } finally {
    stopWaiting();
  }
}
