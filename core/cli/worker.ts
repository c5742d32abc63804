import { GatewayError } from '../api/index.js';
import { Gateway } from '../host/gateway.js';
import type { CommandLine } from './arguments.js';
import type { Composition } from './composition.js';
import { logUnhandledRejections } from './unhandled-rejections.js';
import { reloadOnChange } from './reload-on-change.js';
import { takeSignals } from './signals.js';

/** Keeps the process alive while it waits for jobs; nothing else may do so. */
const stayAliveMs = 3_600_000;

/** `sluice worker`: processes jobs, without serving requests, until a signal ends it. */
export async function worker({ file }: CommandLine, composition: Composition): Promise<number> {
  const signals = takeSignals();
  const source = await composition.readConfig(file);
  const platform = await composition.createPlatform(source);
  logUnhandledRejections(platform.log);
  const gateway = await Gateway.prepare(source, platform);
  composition.started();
  const alive = setInterval(() => undefined, stayAliveMs);
  try {
    if (!(await gateway.work())) throw noJobs();
    signals.endInOrder();
    const stopReloading = await reloadOnChange(gateway, { composition, source, signals, log: platform.log });
    console.log('Processing jobs. Press Ctrl-C to stop.');
    await signals.stopped;
    stopReloading();
    console.log('\nStopping; unfinished jobs go back to the queue.');
  } finally {
    clearInterval(alive);
    await gateway.stop();
  }
  return 0;
}

function noJobs(): GatewayError {
  return new GatewayError({
    code: 'GW_START_NO_JOBS',
    status: 500,
    message: 'No plugin in the configuration has jobs, so a worker has nothing to do.',
  });
}
