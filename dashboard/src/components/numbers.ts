const whole = new Intl.NumberFormat();
const seconds = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

/** A count, with its thousands apart; a dash when it is not known. */
export function countOf(number: number | null | undefined): string {
  return number === null || number === undefined ? '–' : whole.format(number);
}

/** A time in milliseconds, in a unit that people read at a glance. */
export function durationOf(milliseconds: number | null | undefined): string {
  if (milliseconds === null || milliseconds === undefined) return '–';
  return milliseconds < 1_000 ? `${whole.format(milliseconds)} ms` : `${seconds.format(milliseconds / 1_000)} s`;
}
