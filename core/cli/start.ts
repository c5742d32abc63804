import { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { logUnhandledRejections } from './unhandled-rejections.js';
import { reloadOnChange } from './reload-on-change.js';
import { leaveAddress } from './serving-address.js';
import { takeSignals } from './signals.js';
import { welcome } from './welcome.js';

/** `sluice start`: runs until a signal ends it. */
export async function start({ file }: CommandLine, composition: Composition): Promise<number> {
  const signals = takeSignals();
  const source = await composition.readConfig(file);
  const platform = await composition.createPlatform(source);
  logUnhandledRejections(platform.log);
  const gateway = await Gateway.start(source, platform, () => signals.endInOrder());
  const takeAddressBack = leaveAddress(source.settings, gateway.port);
  const startedIn = process.uptime();
  console.log(welcome({ gateway, source, version: composition.version, startedIn }));

  const stopReloading = await reloadOnChange({ file }, gateway, { composition, source, signals, log: platform.log });
  await signals.stopped;
  stopReloading();
  takeAddressBack();
  console.log('\nStopping; running requests are given time to finish.');
  await gateway.stop();
  return 0;
}
