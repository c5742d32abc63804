const whole = new Intl.NumberFormat();
const seconds = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });

/** A count, with its thousands apart; a dash when it is not known. */
export function countOf(number: number | null | undefined): string {
  return number === null || number === undefined ? '–' : whole.format(number);
}

/** A number with the noun that it counts. */
export function counted(number: number, noun: string): string {
  return `${countOf(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** A time in milliseconds, in a unit that people read at a glance. */
export function durationOf(milliseconds: number | null | undefined): string {
  if (milliseconds === null || milliseconds === undefined) return '–';
  return milliseconds < 1_000 ? `${whole.format(milliseconds)} ms` : `${seconds.format(milliseconds / 1_000)} s`;
}

/** A part of 1, as a percentage. */
export function percentOf(part: number): string {
  return percent.format(part);
}

/**
 * An amount in a currency, with all its digits, and as many as the currency has usually: costs have up to fifteen after the point.
 *
 * @param amount a decimal, as a text if it may have more digits than a number keeps
 * @param most the most significant digits, where there is no place for all
 */
export function moneyOf(amount: string | number, currency: string, most?: number): string {
  const digits = most === undefined ? { maximumFractionDigits: 20 } : { maximumSignificantDigits: most };
  // A text that is a decimal is formatted exactly, which the types of the library do not say yet.
  return new Intl.NumberFormat(undefined, { style: 'currency', currency, ...digits }).format(amount as number);
}

/** The size of a file. */
export function sizeOf(kilobytes: number): string {
  if (kilobytes < 1_024) return `${whole.format(Math.ceil(kilobytes))} KB`;
  if (kilobytes < 1_048_576) return `${seconds.format(kilobytes / 1_024)} MB`;
  return `${seconds.format(kilobytes / 1_048_576)} GB`;
}

/** A day such as `2030-12-31`, without its year. */
export function dayOf(date: string): string {
  return day.format(Date.parse(`${date}T00:00:00Z`));
}
