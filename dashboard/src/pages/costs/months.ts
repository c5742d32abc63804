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

/** The days of the month before that of a day. */
export function lastMonth(today: string): Days {
  const dateTo = new Date(Date.parse(thisMonth(today).dateFrom) - dayMs).toISOString().slice(0, 10);
  return thisMonth(dateTo);
}
