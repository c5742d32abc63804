/** The day that it is at a time in a time zone, as `2030-12-31`. */
export function dayIn(timezone: string, time: number): string {
  // Swedish dates are ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(time);
}
