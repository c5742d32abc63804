import type { ConfigSource } from '../api/index.js';
import { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { stopSignal } from './stop-signal.js';
import { welcome } from './welcome.js';

/** `sluice start`: runs until a signal ends it. */
export async function start({ file }: CommandLine, composition: Composition): Promise<number> {
  const source = await composition.readConfig(file);
  const platform = await composition.createPlatform(source);
  const gateway = await Gateway.start(source, platform);
  const startedIn = process.uptime();
  console.log(welcome({ gateway, source, version: composition.version, startedIn }));

  const watching = new AbortController();
  const reload = (): void => {
    reloadFrom(file, gateway, composition).then(
      (needRestart) => platform.log.info({ needRestart }, 'configuration reloaded'),
      (cause: unknown) =>
        platform.log.error({ error: cause }, 'configuration not reloaded; the old one stays in force'),
    );
  };
  await composition.watchConfig(file, reload, { signal: watching.signal, since: source.fingerprint });
  process.on('SIGHUP', reload);
  await stopSignal();
  watching.abort();
  console.log('\nStopping; running requests may end.');
  await gateway.stop();
  return 0;
}

async function reloadFrom(file: string, gateway: Gateway, composition: Composition): Promise<readonly string[]> {
  const source: ConfigSource = await composition.readConfig(file);
  const { needRestart } = await gateway.reload(source);
  return needRestart;
}
