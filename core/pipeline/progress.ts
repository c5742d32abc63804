import type { Attempt, Exchange, FinishReason } from '../api/index.js';
import type { AttemptAccount } from './dispatch.js';
import type { Meter } from './meter.js';
import { Holds } from './settlement/holds.js';
import { Reservations } from './settlement/reservations.js';
import type { Target } from './target.js';

/** The mutable state of an exchange while it runs. */
export class Progress implements AttemptAccount {
  readonly holds: Holds;
  readonly reservations = new Reservations();
  readonly attempts: Attempt[] = [];
  readonly meters: Meter[] = [];
  readonly wrappers: string[] = [];
  /** The finish reason of choice 0, when the answer has been delivered. */
  finishReason: FinishReason | undefined;
  /** Status of a plain route's reply. */
  status = 200;
  readonly #target: Target;

  constructor(exchange: Exchange, target: Target) {
    this.holds = new Holds(exchange);
    this.#target = target;
  }

  announce(headers: Readonly<Record<string, string>>): void {
    this.#target.announce(headers);
  }
}
