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

/** The last days in the gateway's time zone, oldest first, as `2026-01-31`. */
export function lastDays(count: number, timezone: string, now = Date.now()): readonly string[] {
  // Swedish dates are ISO 8601.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short' }).format(now);
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

/** The hours of a day, as the usage report names them. */
export function hoursOf(day: string): readonly string[] {
  return Array.from({ length: 24 }, (_, hour) => `${day} ${String(hour).padStart(2, '0')}:00`);
}
