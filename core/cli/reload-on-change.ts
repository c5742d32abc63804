import type { Logger } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import { ConfigurationError } from '../host/configuration-error.js';
import type { Gateway } from '../host/gateway.js';
import type { Composition } from './composition.js';
import type { Signals } from './signals.js';

/** How long after a failure a reload is tried again if the file has no mistake: a plugin needed a store that was away. */
const retryMs = 30_000;

/** What a reload uses. */
interface ReloadServices {
  readonly composition: Pick<Composition, 'readConfig' | 'watchConfig'>;
  /** The configuration that the gateway runs with. */
  readonly source: Pick<ConfigSource, 'file' | 'fingerprint'>;
  readonly signals: Pick<Signals, 'onHangUp'>;
  readonly log: Logger;
}

type ReloadedGateway = Pick<Gateway, 'reload' | 'isStopping'>;

/**
 * Reloads the configuration when the file changes and on SIGHUP. An invalid file is ignored; a valid one that could not be loaded is tried
 * again. A change is not loaded a second time when a SIGHUP that came with it was faster than the watch.
 *
 * @returns a function that stops this
 */
export async function reloadOnChange(gateway: ReloadedGateway, services: ReloadServices): Promise<() => void> {
  const { composition, source, signals } = services;
  const { file, fingerprint } = source;
  const reloads = new Reloads(gateway, services);
  const watching = new AbortController();
  const onChange = (): void => reloads.reload('if-changed');
  await composition.watchConfig(file, onChange, { signal: watching.signal, since: fingerprint });
  const stopHearing = signals.onHangUp(() => reloads.reload('anyway'));
  return () => {
    watching.abort();
    reloads.stop();
    stopHearing();
  };
}

class Reloads {
  readonly #gateway: ReloadedGateway;
  readonly #services: ReloadServices;
  #triedLast: string;
  #retry: NodeJS.Timeout | undefined;

  constructor(gateway: ReloadedGateway, services: ReloadServices) {
    this.#gateway = gateway;
    this.#services = services;
    this.#triedLast = services.source.fingerprint;
  }

  reload(when: 'anyway' | 'if-changed'): void {
    this.#reload(when).catch((cause: unknown) => this.#report(cause));
  }

  stop(): void {
    clearTimeout(this.#retry);
  }

  async #reload(when: 'anyway' | 'if-changed'): Promise<void> {
    const { composition, source, log } = this.#services;
    const changed = await composition.readConfig(source.file);
    if (when === 'if-changed' && changed.fingerprint === this.#triedLast) return;
    this.#triedLast = changed.fingerprint;
    clearTimeout(this.#retry);
    const { needRestart } = await this.#gateway.reload(changed);
    log.info({ needRestart }, 'configuration reloaded');
  }

  #report(cause: unknown): void {
    const { log } = this.#services;
    // The reload was given up; the new configuration has not failed.
    if (this.#gateway.isStopping) return log.info({}, 'configuration not reloaded: the gateway is stopping');
    if (cause instanceof ConfigurationError)
      return log.error({ error: cause }, 'configuration not reloaded; the previous one stays in force');
    log.error(
      { error: cause, retryMs },
      'configuration not reloaded; the previous one stays in force until this has been tried again with success',
    );
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.reload('anyway'), retryMs).unref();
  }
}
