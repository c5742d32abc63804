import type { Calendar } from '../../../core/api/index.js';
import type { LimitWindow } from '../config.js';

const daySeconds = 86_400;
const hourMs = 3_600_000;

/** How long each window is, at the longest, in seconds: a day with the end of daylight saving time, or a month, may be shorter. */
export const longestSeconds: Readonly<Record<LimitWindow, number>> = {
  minute: 60,
  hour: 3_600,
  day: daySeconds,
  month: 31 * daySeconds,
};

/** A window that begins by the clock. */
export type CalendarWindow = Exclude<LimitWindow, 'minute'>;

/** When the current window began, and ends, in milliseconds since 1970. */
interface WindowTimes {
  readonly beganAt: number;
  readonly endsAt: number;
}

/** The calendar window at an instant. */
export function windowAt(window: CalendarWindow, now: number, calendar: Calendar): WindowTimes {
  const { firstDay, endsAt } = calendar.periodAt(window === 'month' ? 'monthly' : 'daily', now);
  const beganAt = calendar.beginOf(firstDay);
  if (window !== 'hour') return { beganAt, endsAt };
  // Those of the day: some time zones are half an hour from UTC.
  const hourBeganAt = now - ((now - beganAt) % hourMs);
  return { beganAt: hourBeganAt, endsAt: Math.min(hourBeganAt + hourMs, endsAt) };
}
