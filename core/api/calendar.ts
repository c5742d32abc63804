import type { SpendingPeriod } from './connection.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A calendar day in the gateway's time zone: `2026-11-21`. Days can be compared as texts. */
export type Day = string;

/** The period of a limit. */
export interface Period {
  readonly firstDay: Day;
  /** The beginning of the next period, in milliseconds since 1970; undefined if there is none. */
  readonly endsAt: number | undefined;
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
  periodAt(kind: RepeatedPeriod, now: number): Period & { readonly endsAt: number };
  periodAt(kind: SpendingPeriod, now: number): Period;
  periodAt(kind: SpendingPeriod, now: number): Period {
    const day = this.dayAt(now);
    const key = kind + day;
    const known = this.#periods.get(key);
    if (known) return known;
    const period = this.#periodOf(kind, day);
    this.#periods.set(key, period);
    return period;
  }

  #periodOf(kind: SpendingPeriod, day: Day): Period {
    if (kind === 'total') return { firstDay: firstOfAllDays, endsAt: undefined };
    const firstDay = firstDayOf(kind, day);
    return { firstDay, endsAt: this.beginOf(firstDayAfter(kind, firstDay)) };
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

/** Before anything was spent. */
const firstOfAllDays: Day = '1970-01-01';

type RepeatedPeriod = Exclude<SpendingPeriod, 'total'>;

function firstDayOf(kind: RepeatedPeriod, day: Day): Day {
  if (kind === 'daily') return day;
  if (kind === 'monthly') return `${day.slice(0, 8)}01`;
  const weekday = new Date(day).getUTCDay();
  return plusDays(day, -((weekday + 6) % 7));
}

function firstDayAfter(kind: RepeatedPeriod, firstDay: Day): Day {
  if (kind === 'daily') return plusDays(firstDay, 1);
  if (kind === 'weekly') return plusDays(firstDay, 7);
  return firstDayOf('monthly', plusDays(firstDay, 31));
}

/** Calculates in UTC, where all days have the same length. */
function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
