import type { Hold, Outcome } from '../api/index.js';
import { report, withinBudget } from './guard.js';
import type { Installed } from './installed.js';

/** What the `admit` hooks of one exchange have taken. Each hold is settled exactly once, whenever it came. */
export class Holds {
  readonly #open: (readonly [Installed, Hold])[] = [];
  #outcome: (() => Outcome) | undefined;

  /** True when there is nothing to settle. */
  get empty(): boolean {
    return this.#open.length === 0;
  }

  /** Keeps a hold. One that comes after all others have been settled is settled at once. */
  take(plugin: Installed, hold: Hold): void {
    if (!this.#outcome) this.#open.push([plugin, hold]);
    else settleOne(plugin, hold, this.#outcome()).catch(ignore);
  }

  /**
   * Settles all, the last one first. A hold that fails or hangs never keeps the others from settling.
   *
   * @param outcomeOf asked only when there is, or comes, something to settle
   */
  async settle(outcomeOf: () => Outcome): Promise<void> {
    this.#outcome = outcomeOf;
    if (this.empty) return;
    const outcome = outcomeOf();
    for (let last = this.#open.pop(); last; last = this.#open.pop()) await settleOne(...last, outcome);
  }
}

async function settleOne(plugin: Installed, hold: Hold, outcome: Outcome): Promise<void> {
  try {
    const pending = hold.settle(outcome);
    if (pending instanceof Promise) await withinBudget(pending, plugin);
  } catch (cause) {
    report(cause, plugin, 'settle');
  }
}

/** Nothing is left to do about it: it has been reported. */
function ignore(): void {}
