import type { Abortable } from './inspector.js';

/** UTF-16 units of text that are looked at in one turn of the event loop: some tens of kilobytes of known words take about a millisecond. */
export const mostInTurn = 16_384;
/** A long text is looked at in slices of so many units; between two of them it may be somebody else's turn. */
export const sliceLength = 2048;
/** Milliseconds. What was never seen before takes up to a hundred times as long as what is known. */
const longestTurn = 2;

/** Those whose turn is over, in the order in which they go on. */
const waiting: (() => void)[] = [];

/** All of a process share the loop: in each of its turns one of those that wait goes on, so that no turn takes longer because many have long texts. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(letNextGo);
  });
}

function letNextGo(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letNextGo);
}

/**
 * Keeps account of how much of its texts an exchange looks at before it gives way to others. What fits into a turn needs no promise.
 */
export class Turns {
  readonly #until: Abortable;
  #units = 0;
  #neverEnds = false;
  /** When the first slice of this turn began; undefined until then. */
  #since: number | undefined;

  /** @param until whoever is aborted meanwhile does not go on */
  constructor(until: Abortable) {
    this.#until = until;
  }

  /** A new turn begins anyway: something has arrived. */
  begin(): void {
    this.#units = 0;
    this.#neverEnds = false;
    this.#since = undefined;
  }

  /** From now on there is only one: what is found must be there when the answer ends, and nobody waits for it. */
  neverEnd(): void {
    this.#neverEnds = true;
  }

  /** Takes room for all of a text. @returns whether there was enough; if not, it is to be looked at in slices */
  fits(units: number): boolean {
    if (this.#neverEnds) return true;
    if (this.#units + units > mostInTurn) return false;
    this.#units += units;
    return true;
  }

  /**
   * Takes room for the next slice.
   *
   * @returns what is to be waited for before it is looked at; rejects with the signal's reason
   */
  take(units: number): Promise<void> | undefined {
    if (this.#neverEnds) return undefined;
    const now = performance.now();
    this.#since ??= now;
    if (this.#units + units > mostInTurn || now - this.#since > longestTurn) return this.#giveWay(units);
    this.#units += units;
    return undefined;
  }

  async #giveWay(units: number): Promise<void> {
    await nextTurn();
    this.#until.signal.throwIfAborted();
    this.#units = units;
    this.#since = performance.now();
  }
}

/** A text in slices. */
export function* slicesOf(text: string): Iterable<string> {
  for (let from = 0; from < text.length; from += sliceLength) yield text.slice(from, from + sliceLength);
}
