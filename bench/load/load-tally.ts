import { ascending, quantile } from '../statistics.js';
import type { Exchange } from './exchange.js';
import type { LoadPlan, LoadResult, Quantiles } from './load-plan.js';

/** The maximum time from the end of a round until its last answer; later ones count as errors, so that every run ends. */
export const lastAnswerSeconds = 20;

/** Collects the results of a run. */
export class LoadTally {
  readonly #plan: LoadPlan;
  readonly #begun = performance.now();
  readonly #latencies: number[] = [];
  readonly #firstTokens: number[] = [];
  #errors = 0;
  #firstError: string | undefined;

  constructor(plan: LoadPlan) {
    this.#plan = plan;
  }

  /** Milliseconds since the run began. */
  get elapsed(): number {
    return performance.now() - this.#begun;
  }

  /** Counts an exchange that has ended. */
  count({ problem, latency, firstToken }: Exchange): void {
    if (problem !== undefined) {
      this.#errors++;
      this.#firstError ??= problem;
      return;
    }
    this.#latencies.push(latency);
    if (firstToken !== undefined) this.#firstTokens.push(firstToken);
  }

  /** Counts exchanges that did not end in time. */
  giveUp(exchanges: number): void {
    this.#errors += exchanges;
    this.#firstError ??= `no complete answer ${lastAnswerSeconds} s after the end of the round`;
  }

  /** The results so far. */
  result(): LoadResult {
    return {
      requests: this.#latencies.length,
      errors: this.#errors,
      ...(this.#firstError === undefined ? {} : { firstError: this.#firstError }),
      seconds: this.elapsed / 1000,
      latency: quantilesOf(this.#latencies),
      ...(this.#plan.stream ? { firstToken: quantilesOf(this.#firstTokens) } : {}),
    };
  }
}

function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = ascending(values);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}
