import type { LabelledSpan } from './labelled-data.js';

/** Hits and misses of one kind. */
export class Tally {
  found = 0;
  missed = 0;
  wrong = 0;

  get precision(): number {
    return ratio(this.found, this.found + this.wrong);
  }

  get recall(): number {
    return ratio(this.found, this.found + this.missed);
  }

  get f1(): number {
    return ratio(2 * this.found, 2 * this.found + this.wrong + this.missed);
  }

  /** Counts one text. A span counts as found if a finding overlaps it; a finding without overlap is a false positive. */
  count(expected: readonly LabelledSpan[], actual: readonly LabelledSpan[], touches: Touch): void {
    for (const span of expected) {
      if (actual.some((other) => touches(span, other))) this.found += 1;
      else this.missed += 1;
    }
    this.wrong += actual.filter((span) => !expected.some((other) => touches(other, span))).length;
  }
}

/** Whether a found span counts as an expected one. */
export type Touch = (expected: LabelledSpan, actual: LabelledSpan) => boolean;

/** Whether the intersection is at least half of the union. */
export const overlapsHalf: Touch = (expected, actual) => {
  const common = Math.min(expected.end, actual.end) - Math.max(expected.start, actual.start);
  const together = Math.max(expected.end, actual.end) - Math.min(expected.start, actual.start);
  return common * 2 >= together;
};

export const overlaps: Touch = (expected, actual) => expected.start < actual.end && actual.start < expected.end;
export const isSame: Touch = (expected, actual) => expected.start === actual.start && expected.end === actual.end;

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
