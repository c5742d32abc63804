import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { scriptNear } from '../processes/server-process.js';
import type { LoadPlan, LoadResult } from './load-plan.js';

/** The load generator's process, as used by bench programs. */
export class LoadProcess {
  readonly #child: ChildProcess = fork(scriptNear(import.meta.url, './load-generator.js'));

  /** The process id, for measuring the cost of the generator itself. */
  get pid(): number {
    return this.#child.pid ?? -1;
  }

  /** Runs one plan. Plans must not overlap. */
  async run(plan: LoadPlan): Promise<LoadResult> {
    const ended = new AbortController();
    const exit = once(this.#child, 'exit', { signal: ended.signal }).then(() => {
      throw new Error('the load generator ended; its own error is printed above');
    });
    try {
      this.#child.send(plan);
      const [result] = (await Promise.race([once(this.#child, 'message', { signal: ended.signal }), exit])) as [
        LoadResult,
      ];
      return result;
    } finally {
      ended.abort();
      exit.catch(() => undefined);
    }
  }

  stop(): void {
    this.#child.disconnect();
  }
}
