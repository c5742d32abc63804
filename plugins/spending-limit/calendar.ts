import type { SpendingPeriod } from '../../core/api/index.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A calendar day in the gateway's time zone: `2026-11-21`. Days can be compared as strings. */
export type Day = string;

/**
 * An SQL condition: a day is within a limit's period, or up to a month after it. If the clock was set back, days that are in the future now count, so
 * that the limit is not exceeded. What is dated later was spent while a clock was far ahead, and would otherwise count in each period until then.
 * Parameters: the first day of the period, and today.
 */
export const countsFrom = 'day >= ?::date and day < ?::date + 62';

/** The period of a limit. */
export interface Period {
  readonly firstDay: Day;
  /** The beginning of the next period, in milliseconds since 1970. */
  readonly endsAt: number;
}

/** Calendar days and periods in one time zone, with daylight saving time. */
export class Calendar {
  readonly #format: Intl.DateTimeFormat;
  /** Cache of the last result, which is nearly always today. */
  #known: { readonly day: Day; readonly from: number; readonly until: number } | undefined;
  readonly #periods = new Map<string, Period>();

  constructor(timeZone: string) {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    // A locale that formats dates as 2026-11-21.
    this.#format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      ...parts,
    });
  }

  /** The day at an instant. */
  dayAt(now: number): Day {
    if (this.#known && now >= this.#known.from && now < this.#known.until) return this.#known.day;
    const day = this.#format.format(now);
    this.#known = { day, from: this.beginOf(day), until: this.beginOf(plusDays(day, 1)) };
    this.#periods.clear();
    return day;
  }

  /** The period at an instant. Weeks begin on Mondays (ISO 8601). */
  periodAt(kind: SpendingPeriod, now: number): Period {
    const day = this.dayAt(now);
    const key = kind + day;
    const known = this.#periods.get(key);
    if (known) return known;
    const firstDay = firstDayOf(kind, day);
    const period = { firstDay, endsAt: this.beginOf(firstDayAfter(kind, firstDay)) };
    this.#periods.set(key, period);
    return period;
  }

  /** The first instant of a day: midnight, or the next instant if clocks are set forward at midnight. */
  beginOf(day: Day): number {
    const noon = Date.parse(`${day}T12:00:00Z`);
    // No time zone is more than 15 hours from UTC.
    let [before, from] = [noon - 27 * hourMs - 1, noon + 15 * hourMs];
    while (from - before > 1) {
      const middle = Math.floor((before + from) / 2);
      if (this.#format.format(middle) >= day) from = middle;
      else before = middle;
    }
    return from;
  }
}

function firstDayOf(kind: SpendingPeriod, day: Day): Day {
  if (kind === 'daily') return day;
  if (kind === 'monthly') return `${day.slice(0, 8)}01`;
  const weekday = new Date(day).getUTCDay();
  return plusDays(day, -((weekday + 6) % 7));
}

function firstDayAfter(kind: SpendingPeriod, firstDay: Day): Day {
  if (kind === 'daily') return plusDays(firstDay, 1);
  if (kind === 'weekly') return plusDays(firstDay, 7);
  return firstDayOf('monthly', plusDays(firstDay, 31));
}

/** Calculates in UTC, where all days have the same length. */
function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
