import cluster, { type Worker } from 'node:cluster';
import { ConfigurationError } from '../../host/configuration-error.js';
import { Gateway } from '../../host/gateway.js';
import type { CommandLine } from '../arguments.js';
import type { Composition } from '../composition.js';
import { logUnhandledRejections } from '../unhandled-rejections.js';
import { welcome } from '../welcome.js';
import { GroupLink } from './group-link.js';
import type { ReloadReport } from './messages.js';
import { processCount } from './process-count.js';

/** `sluice start` in a process of a group: serves until the supervisor says stop, or is gone. */
export async function serveInGroup(line: CommandLine, composition: Composition, number: number): Promise<number> {
  const { file } = line;
  const link = new GroupLink(number, cluster.worker as Worker);
  takeSignalsOf(link);
  const source = await composition.readConfig(file);
  const platform = await composition.createPlatform(source, link);
  logUnhandledRejections(platform.log);
  const gateway = await Gateway.start(source, platform, () => link.endInOrder());
  composition.started();
  const processes = processCount(source.settings, line.value('processes'));
  const facts = { gateway, source, version: composition.version, startedIn: process.uptime(), processes };
  link.ready(gateway.port, welcome(facts));
  link.onReload(() => reloadFrom(file, gateway, composition));
  await link.stopped;
  await gateway.stop();
  return 0;
}

/**
 * A Ctrl-C reaches all processes of a terminal, as a hang-up does, and the supervisor passes on what follows from it. SIGTERM stops this process
 * alone, which is then replaced.
 */
function takeSignalsOf(link: GroupLink): void {
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('SIGTERM', () => link.stop());
}

async function reloadFrom(
  file: string,
  gateway: Pick<Gateway, 'reload'>,
  composition: Pick<Composition, 'readConfig'>,
): Promise<ReloadReport> {
  try {
    return await gateway.reload(await composition.readConfig(file));
  } catch (cause) {
    if (cause instanceof ConfigurationError) return { problems: cause.problems };
    const { message, stack } = cause instanceof Error ? cause : new Error(String(cause));
    return { failure: { message, stack } };
  }
}
