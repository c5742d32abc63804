import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { scriptNear } from '../processes/server-process.js';
import type { LoadPlan, LoadResult } from './load-plan.js';

/** The load generator's process, as used by bench programs. */
export class LoadProcess {
  readonly #child: ChildProcess = fork(scriptNear(import.meta.url, './load-generator.js'));
  readonly #ended = once(this.#child, 'exit').then((): never => {
    throw new Error('the load generator ended; its own error is printed above');
  });

  constructor() {
    // Only a run minds.
    this.#ended.catch(() => undefined);
  }

  /** The process id, for measuring the cost of the generator itself. */
  get pid(): number {
    return this.#child.pid ?? -1;
  }

  /** Runs one plan. Plans must not overlap. */
  async run(plan: LoadPlan): Promise<LoadResult> {
    // A process that has ended cannot be sent anything; that it has ended says more.
    this.#child.send(plan, () => undefined);
    const [result] = (await Promise.race([once(this.#child, 'message'), this.#ended])) as [LoadResult];
    return result;
  }

  stop(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}
