import type { Hold, IncomingRequest, Outcome } from '../api/index.js';
import { report, withinBudget } from './guard.js';
import type { Installed } from './installed.js';
import { timed } from './steps.js';

/** What the `admit` hooks of one exchange have taken. Each hold is settled exactly once, whenever it came. */
export class Holds {
  readonly #open: (readonly [Installed, Hold])[] = [];
  readonly #exchange: IncomingRequest;
  #outcome: (() => Outcome) | undefined;

  constructor(exchange: IncomingRequest) {
    this.#exchange = exchange;
  }

  /** True when there is nothing to settle. */
  get empty(): boolean {
    return this.#open.length === 0;
  }

  /** Keeps a hold. One that comes after all others have been settled is settled at once. */
  take(plugin: Installed, hold: Hold): void {
    if (!this.#outcome) this.#open.push([plugin, hold]);
    else this.#settleOne(plugin, hold, this.#outcome())?.catch(ignore);
  }

  /**
   * Settles all, the last one first. A hold that fails or hangs never keeps the others from settling.
   *
   * @param outcomeOf asked only when there is, or comes, something to settle
   * @returns undefined when there is nothing to wait for
   */
  settle(outcomeOf: () => Outcome): Promise<void> | undefined {
    this.#outcome = outcomeOf;
    return this.empty ? undefined : this.#settleOpen(outcomeOf());
  }

  /** A promise is made for a hold that makes one. */
  #settleOpen(outcome: Outcome): Promise<void> | undefined {
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      const pending = this.#settleOne(...last, outcome);
      if (pending) return this.empty ? pending : pending.then(() => this.#settleOpen(outcome));
    }
    return undefined;
  }

  /** Never rejects. */
  #settleOne(plugin: Installed, hold: Hold, outcome: Outcome): Promise<void> | undefined {
    const { sampled } = this.#exchange.trace;
    const startedAt = sampled ? Date.now() : 0;
    const failed = (cause: unknown): void => report(cause, plugin, 'settle', this.#exchange);
    try {
      const pending = hold.settle(outcome);
      if (!(pending instanceof Promise)) return undefined;
      const result = withinBudget(pending, plugin);
      return (
        sampled ? timed(this.#exchange, { plugin: plugin.id, hook: 'settle' }, { startedAt, result }) : result
      ).catch(failed);
    } catch (cause) {
      failed(cause);
      return undefined;
    }
  }
}

/** Nothing is left to do about it: it has been reported. */
function ignore(): void {}
