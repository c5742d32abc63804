import { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { ownNumber } from './processes/group-link.js';
import { processCount } from './processes/process-count.js';
import { logUnhandledRejections } from './unhandled-rejections.js';
import { reloadOnChange } from './reload-on-change.js';
import { leaveAddress } from './serving-address.js';
import { takeSignals } from './signals.js';
import { welcome } from './welcome.js';

/** `sluice start`: runs until a signal ends it. */
export async function start(line: CommandLine, composition: Composition): Promise<number> {
  const number = ownNumber();
  if (number !== undefined)
    return (await import('./processes/serve-in-group.js')).serveInGroup(line, composition, number);
  const signals = takeSignals();
  const source = await composition.readConfig(line.file);
  // With problems in the file its settings are the defaults. They are reported below.
  const processes = source.problems.length > 0 ? 1 : processCount(source.settings, line.value('processes'));
  if (processes > 1) {
    const { supervise } = await import('./processes/supervise.js');
    return supervise(processes, { composition, source, signals });
  }
  const platform = await composition.createPlatform(source);
  logUnhandledRejections(platform.log);
  const gateway = await Gateway.start(source, platform, () => signals.endInOrder());
  composition.started();
  const takeAddressBack = leaveAddress(source.settings, gateway.port);
  const startedIn = process.uptime();
  console.log(welcome({ gateway, source, version: composition.version, startedIn, processes }));

  const stopReloading = await reloadOnChange(gateway, { composition, source, signals, log: platform.log });
  await signals.stopped;
  stopReloading();
  takeAddressBack();
  console.log('\nStopping; running requests are given time to finish.');
  await gateway.stop();
  return 0;
}
