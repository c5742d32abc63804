import { firstTurnOf } from '../../../../core/api/index.js';
import type { Abortable } from '../inspectors/inspector.js';

/** The most UTF-16 units that are inspected in one turn of the event loop; known words of this length take about a millisecond. */
export const maxUnitsPerTurn = 16_384;
/** The length of the slices in which a long text is inspected; other work may run between two slices. */
export const sliceLength = 2048;
/** Time limit of a turn in milliseconds, because unknown words take up to a hundred times as long as known ones. */
const maxTurnMs = 2;

/**
 * Limits how much text an exchange inspects before it yields to other work (cooperative scheduling). Synchronous for texts that fit into
 * one turn.
 */
export class TurnBudget {
  readonly #organizationId: string;
  readonly #until: Abortable;
  #units = 0;
  #isDisabled = false;
  /** The start of the first slice of this turn; undefined before. */
  #since: number | undefined;

  /** @param until aborts waiting */
  constructor(organizationId: string, until: Abortable) {
    this.#organizationId = organizationId;
    this.#until = until;
  }

  /** Begins a new turn, because new data have arrived. */
  begin(): void {
    this.#units = 0;
    this.#isDisabled = false;
    this.#since = undefined;
  }

  /** Stops yielding, for observers, whose findings must be complete when the answer ends, because they are not awaited. */
  disable(): void {
    this.#isDisabled = true;
  }

  /** Reserves room for a whole text in this turn. @returns false when it does not fit, and must be inspected in slices */
  fits(units: number): boolean {
    if (this.#isDisabled) return true;
    if (this.#units + units > maxUnitsPerTurn) return false;
    this.#units += units;
    return true;
  }

  /**
   * Reserves room for the next slice.
   *
   * @returns a promise to await before the slice is inspected; rejects with the signal's reason
   */
  take(units: number): Promise<void> | undefined {
    if (this.#isDisabled) return undefined;
    const now = performance.now();
    this.#since ??= now;
    if (this.#units + units > maxUnitsPerTurn || now - this.#since > maxTurnMs) return this.#yield(units);
    this.#units += units;
    return undefined;
  }

  async #yield(units: number): Promise<void> {
    await firstTurnOf(this.#organizationId, this.#until);
    this.#units = units;
    this.#since = performance.now();
  }
}

/** Splits a text into slices. */
export function* slicesOf(text: string): Iterable<string> {
  for (let from = 0; from < text.length; from += sliceLength) yield text.slice(from, from + sliceLength);
}
