/**
 * Whether `now` is less than these milliseconds after a time, by a clock that may be set. Not if it was set back since: a pause would last as
 * long as that.
 *
 * @param time milliseconds since 1970
 * @example
 * if (isWithin(5_000, failure.at, clock.now())) throw failure.error;
 */
export function isWithin(milliseconds: number, time: number, now: number): boolean {
  return now >= time && now - time < milliseconds;
}
