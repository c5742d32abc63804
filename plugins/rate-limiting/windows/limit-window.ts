import type { Calendar } from '../../../core/api/index.js';
import type { LimitWindow } from '../config.js';

const daySeconds = 86_400;

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
export interface WindowTimes {
  readonly beganAt: number;
  readonly endsAt: number;
}

/** The calendar window at an instant. */
export function windowAt(window: CalendarWindow, now: number, calendar: Calendar): WindowTimes {
  if (window === 'hour') {
    const hourMs = 3_600_000;
    const beganAt = Math.floor(now / hourMs) * hourMs;
    return { beganAt, endsAt: beganAt + hourMs };
  }
  const { firstDay, endsAt } = calendar.periodAt(window === 'day' ? 'daily' : 'monthly', now);
  return { beganAt: calendar.beginOf(firstDay), endsAt };
}
