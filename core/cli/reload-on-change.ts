import type { ConfigSource, Logger } from '../api/index.js';
import type { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import type { Signals } from './signals.js';

/** Reloads the configuration when the file changes and on SIGHUP. An invalid file is ignored. @returns a function that stops this */
export async function reloadOnChange(
  { file }: Pick<CommandLine, 'file'>,
  gateway: Gateway,
  {
    composition,
    source,
    signals,
    log,
  }: { composition: Composition; source: ConfigSource; signals: Signals; log: Logger },
): Promise<() => void> {
  const reload = (): void => {
    composition
      .readConfig(file)
      .then((changed) => gateway.reload(changed))
      .then(
        ({ needRestart }) => log.info({ needRestart }, 'configuration reloaded'),
        (cause: unknown) => log.error({ error: cause }, 'configuration not reloaded; the previous one stays in force'),
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
