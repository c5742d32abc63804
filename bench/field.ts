import type { Contestant, RunningContestant } from './contestants/contestant.js';
import { CONTESTANTS } from './contestants/contestants.js';
import { scriptNear, type ServerProcess, startServerProcess } from './processes/server-process.js';

/** The mock upstream and every contestant that can take part, each in its own process. */
export interface Field extends AsyncDisposable {
  readonly upstream: ServerProcess;
  readonly contestants: readonly { readonly contestant: Contestant; readonly running: RunningContestant }[];
  /** One line for each contestant that cannot take part. */
  readonly missing: readonly string[];
}

/** Starts the mock upstream. */
export function startUpstream(): Promise<ServerProcess> {
  return startServerProcess({
    name: 'mock upstream',
    script: scriptNear(import.meta.url, './upstream/mock-upstream.js'),
  });
}

/** Starts everything; disposing of the field stops it. */
export async function startField(choice: readonly Contestant[] = CONTESTANTS): Promise<Field> {
  const upstream = await startUpstream();
  const contestants: { contestant: Contestant; running: RunningContestant }[] = [];
  const missing: string[] = [];
  const stop = async (): Promise<void> => {
    for (const { running } of contestants) await running.stop();
    await upstream.stop();
  };
  try {
    for (const contestant of choice) {
      const reason = contestant.missing();
      if (reason === undefined) contestants.push({ contestant, running: await contestant.start(upstream.origin) });
      else missing.push(`${contestant.name}: ${reason}`);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { upstream, contestants, missing, [Symbol.asyncDispose]: stop };
}
