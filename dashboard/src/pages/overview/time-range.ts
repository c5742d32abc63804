/** How far back the overview looks. */
export interface TimeRange {
  readonly value: string;
  readonly label: string;
  readonly days: number;
}

export const timeRanges: readonly TimeRange[] = [
  { value: 'today', label: 'Today', days: 1 },
  { value: '7', label: '7 days', days: 7 },
  { value: '30', label: '30 days', days: 30 },
  { value: '90', label: '90 days', days: 90 },
];

const dayMs = 86_400_000;

/** The day that it is in a time zone, as `2026-01-31`. */
export function dayOf(now: number, timezone: string): string {
  // Swedish dates are ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(now);
}

/** The days until today, oldest first. */
export function lastDays(count: number, today: string): readonly string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

/** The hours of a day, as the usage report names them. */
export function hoursOf(day: string): readonly string[] {
  return Array.from({ length: 24 }, (_, hour) => `${day} ${String(hour).padStart(2, '0')}:00`);
}
