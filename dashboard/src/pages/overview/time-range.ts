/** How far back the overview looks. */
interface TimeRange {
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

/** The range that an address names: one of those that are offered, or a single day such as `2030-12-31`. */
export function rangeOf(wanted: string): TimeRange {
  const offered = timeRanges.find(({ value }) => value === wanted);
  if (offered) return offered;
  return isDay(wanted) ? { value: wanted, label: wanted, days: 1 } : (timeRanges[1] as TimeRange);
}

/** Whether a range is a day that is named, and not one of those until today. */
export function isDay(range: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(range) && !Number.isNaN(Date.parse(range));
}

const dayMs = 86_400_000;

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
