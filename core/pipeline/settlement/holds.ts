import type { Hold, IncomingRequest, Outcome } from '../../api/index.js';
import { timeIn } from '../../api/internal/exchange-time.js';
import { during, placeOf } from '../../api/internal/running-hook.js';
import type { Installed } from '../chain/installed.js';
import { report } from '../hooks/guard.js';
import { timed } from '../hooks/steps.js';
import { withinBudget } from '../hooks/within-budget.js';

/** The holds of one exchange. Each is settled exactly once, even if it arrives late. */
export class Holds {
  readonly #open: (readonly [Installed, Hold])[] = [];
  readonly #exchange: IncomingRequest;
  #outcome: (() => Outcome) | undefined;

  constructor(exchange: IncomingRequest) {
    this.#exchange = exchange;
  }

  /** Adds a hold. If the others have been settled already, it is settled at once. */
  take(plugin: Installed, hold: Hold): void {
    if (!this.#outcome) this.#open.push([plugin, hold]);
    else this.#settleOne(plugin, hold, this.#outcome())?.catch(() => undefined);
  }

  /**
   * Settles all holds, in reverse order. A hold that fails or hangs does not prevent the others from being settled.
   *
   * @param outcomeOf called only if there is a hold to settle, now or later
   * @returns undefined when there is nothing to wait for
   */
  settle(outcomeOf: () => Outcome): Promise<void> | undefined {
    this.#outcome = outcomeOf;
    return this.#open.length === 0 ? undefined : this.#settleOpen(outcomeOf());
  }

  /** Synchronous, except for holds whose `settle` returns a promise. */
  #settleOpen(outcome: Outcome): Promise<void> | undefined {
    for (let last = this.#open.pop(); last; last = this.#open.pop()) {
      const pending = this.#settleOne(...last, outcome);
      if (pending) return this.#open.length === 0 ? pending : pending.then(() => this.#settleOpen(outcome));
    }
    return undefined;
  }

  /** Never rejects. */
  #settleOne(plugin: Installed, hold: Hold, outcome: Outcome): Promise<void> | undefined {
    const { sampled } = this.#exchange.trace;
    const startedAt = sampled ? timeIn(this.#exchange) : 0;
    const failed = (cause: unknown): void => report(cause, plugin, 'settle', this.#exchange);
    try {
      const pending = during(placeOf(plugin.id, 'settle'), () => hold.settle(outcome));
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
