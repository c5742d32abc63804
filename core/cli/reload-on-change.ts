import type { Logger } from '../api/index.js';
import type { ConfigSource } from '../api/internal/config-source.js';
import type { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import type { Signals } from './signals.js';

/** Reloads the configuration when the file changes and on SIGHUP. An invalid file is ignored. @returns a function that stops this */
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
  const reload = (): void => {
    composition
      .readConfig(file)
      .then((changed) => gateway.reload(changed))
      .then(
        ({ needRestart }) => log.info({ needRestart }, 'configuration reloaded'),
        (cause: unknown) => {
          // Given up, and no failure of the new configuration.
          if (gateway.isStopping) log.info({}, 'configuration not reloaded: the gateway is stopping');
          else log.error({ error: cause }, 'configuration not reloaded; the previous one stays in force');
        },
      );
  };
  const watching = new AbortController();
  await composition.watchConfig(file, reload, { signal: watching.signal, since: source.fingerprint });
  const stopHearing = signals.onHangUp(reload);
  return () => {
    watching.abort();
    stopHearing();
  };
}
