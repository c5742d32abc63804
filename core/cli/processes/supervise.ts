import cluster from 'node:cluster';
import type { ConfigSource } from '../../api/internal/config-source.js';
import { createLogger } from '../../services/log/logger.js';
import type { Composition } from '../composition.js';
import { reloadOnChange } from '../reload-on-change.js';
import { leaveAddress } from '../serving-address.js';
import type { Signals } from '../signals.js';
import { logUnhandledRejections } from '../unhandled-rejections.js';
import type { Ended } from './member-process.js';
import { Supervisor } from './supervisor.js';

/** What `sluice start` has at hand when it learns that several processes are to serve. */
interface SuperviseContext {
  readonly composition: Composition;
  readonly source: ConfigSource;
  readonly signals: Signals;
}

/** `sluice start` with several processes: starts them, and keeps them running until a signal ends them. */
export async function supervise(count: number, { composition, source, signals }: SuperviseContext): Promise<number> {
  const { settings } = source;
  const log = createLogger(settings.log, undefined, {});
  logUnhandledRejections(log);
  // This process accepts all connections and hands them out in turns. On a shared socket, the first to wake up would get most of them.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const supervisor = new Supervisor(count, log);
  const first = await supervisor.startFirst();
  if (!('sluice' in first)) return exitCodeOf(first);
  signals.endInOrder();
  const takeAddressBack = leaveAddress(settings, first.port);
  console.log(first.welcome);
  supervisor.startOthers();

  const stopReloading = await reloadOnChange(supervisor, { composition, source, signals, log });
  await signals.stopped;
  stopReloading();
  takeAddressBack();
  console.log('\nStopping; running requests are given time to finish.');
  return supervisor.stop();
}

/** The exit code for a first start that has failed; the process has said why. */
function exitCodeOf({ code, signal }: Ended): number {
  if (signal !== null) console.error(`sluice: ${signal} has ended the first process before it was ready.`);
  return code || 1;
}
