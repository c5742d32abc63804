/** Days of the gateway, both included, as the report of costs has them. */
export interface Days {
  readonly dateFrom: string;
  readonly dateTo: string;
}

/** The days of this month until today. */
export function thisMonth(today: string): Days {
  return { dateFrom: `${today.slice(0, 7)}-01`, dateTo: today };
}

const dayMs = 86_400_000;

/** Seven days, today included. */
export function lastWeek(today: string): Days {
  return { dateFrom: dayBefore(today, 6), dateTo: today };
}

/** The days of the month before that of a day. */
export function lastMonth(today: string): Days {
  return thisMonth(dayBefore(thisMonth(today).dateFrom, 1));
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}
