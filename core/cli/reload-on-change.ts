import type { Logger } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import { ConfigurationError } from '../host/configuration-error.js';
import type { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import type { Signals } from './signals.js';

/** When a reload is tried again that has failed although the file has no mistake: a plugin needed a store that was away. */
const retryMs = 30_000;

/**
 * Reloads the configuration when the file changes and on SIGHUP. An invalid file is ignored; a valid one that could not be loaded is tried
 * again. A change is not loaded a second time when a SIGHUP that came with it was faster than the watch.
 *
 * @returns a function that stops this
 */
export async function reloadOnChange(
  { file }: Pick<CommandLine, 'file'>,
  gateway: Pick<Gateway, 'reload' | 'isStopping'>,
  {
    composition,
    source,
    signals,
    log,
  }: {
    composition: Pick<Composition, 'readConfig' | 'watchConfig'>;
    source: Pick<ConfigSource, 'fingerprint'>;
    signals: Pick<Signals, 'onHangUp'>;
    log: Logger;
  },
): Promise<() => void> {
  let { fingerprint: triedLast } = source;
  let retry: NodeJS.Timeout | undefined;
  const reload = async (isAsked: boolean): Promise<void> => {
    const changed = await composition.readConfig(file);
    if (!isAsked && changed.fingerprint === triedLast) return;
    triedLast = changed.fingerprint;
    clearTimeout(retry);
    const { needRestart } = await gateway.reload(changed);
    log.info({ needRestart }, 'configuration reloaded');
  };
  const reportFailure = (cause: unknown): void => {
    // Given up, and no failure of the new configuration.
    if (gateway.isStopping) log.info({}, 'configuration not reloaded: the gateway is stopping');
    else if (cause instanceof ConfigurationError)
      log.error({ error: cause }, 'configuration not reloaded; the previous one stays in force');
    else {
      log.error(
        { error: cause, retryMs },
        'configuration not reloaded; the previous one stays in force until this has been tried again with success',
      );
      clearTimeout(retry);
      retry = setTimeout(onHangUp, retryMs).unref();
    }
  };
  const onChange = (): void => void reload(false).catch(reportFailure);
  const onHangUp = (): void => void reload(true).catch(reportFailure);
  const watching = new AbortController();
  await composition.watchConfig(file, onChange, { signal: watching.signal, since: source.fingerprint });
  const stopHearing = signals.onHangUp(onHangUp);
  return () => {
    watching.abort();
    clearTimeout(retry);
    stopHearing();
  };
}
