import { messageOf } from '../core/api/internal/message-of.js';
import type { Contestant, RunningContestant } from './contestants/contestant.js';
import { contestants } from './contestants/contestants.js';
import { scriptNear, type ServerProcess, startServerProcess } from './processes/server-process.js';

/** The mock upstream and all available contestants, each in a separate process. */
export interface Field extends AsyncDisposable {
  readonly upstream: ServerProcess;
  readonly contestants: readonly { readonly contestant: Contestant; readonly running: RunningContestant }[];
  /** One line for each contestant that is not available, and for each lane that a contestant does not have. */
  readonly missing: readonly string[];
}

/** Starts the mock upstream. */
export function startUpstream(): Promise<ServerProcess> {
  return startServerProcess({
    name: 'mock upstream',
    script: scriptNear(import.meta.url, './upstream/mock-upstream.js'),
  });
}

/** Starts everything; disposing of the result stops it. */
export async function startField(choice: readonly Contestant[] = contestants): Promise<Field> {
  const upstream = await startUpstream();
  const contestants: { contestant: Contestant; running: RunningContestant }[] = [];
  const missing: string[] = [];
  for (const contestant of choice) {
    const started = await startContestant(contestant, upstream.origin);
    if (typeof started === 'string') missing.push(`${contestant.name}: ${started}`);
    else {
      contestants.push({ contestant, running: started });
      missing.push(...lanesWithout(contestant));
    }
  }
  const stop = async (): Promise<void> => {
    for (const { running } of contestants) await running.process.stop();
    await upstream.stop();
  };
  return { upstream, contestants, missing, [Symbol.asyncDispose]: stop };
}

/** One line for each lane that a contestant does not have although the others do. */
export function lanesWithout({ name, cannot = {} }: Contestant): readonly string[] {
  return Object.entries(cannot).map(([lane, reason]) => `${name} ${lane}: ${reason}`);
}

/** Starts one contestant; returns the reason as a string if that fails, so that the others can still be measured. */
export async function startContestant(
  contestant: Contestant,
  upstreamOrigin: string,
): Promise<RunningContestant | string> {
  const reason = contestant.missing();
  if (reason !== undefined) return reason;
  try {
    return await contestant.start(upstreamOrigin);
  } catch (error) {
    return messageOf(error);
  }
}
