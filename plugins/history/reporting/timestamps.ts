const shape =
  /^(?<day>\d{4}-\d\d-\d\d)(?:T(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?(?<zone>Z|(?<sign>[+-])(?<offsetHour>\d\d)(?::?(?<offsetMinute>\d\d))?)?)?$/i;
/** The times among these as a JSON schema has them, for those that its format `date-time` lacks: without an offset, without seconds. */
export const timeShape = String.raw`^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(:\d\d([.,]\d+)?)?([Zz]|[+-]\d\d(:?\d\d)?)?$`;
const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/** The range of four-digit years, which both JavaScript and PostgreSQL support. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * Whether a text is a date or a time in ISO 8601: a date with dashes, alone or with a time to the minute or finer. As in RFC 3339, letters may be in
 * lower case, and a leap second is allowed; as in ISO 8601, a day may end at 24:00, and an offset may lack its colon or its minutes.
 */
export function isTimestamp(text: string): boolean {
  return parseTimestamp(text) !== undefined;
}

/** The first instant that matches a `date_from`, with a `Z` at its end; without it, when the text has no offset. */
export function firstInstant(text: string): string {
  const moment = parseTimestamp(text);
  return written(moment?.at, moment);
}

/** The first instant after a `date_to`, which is inclusive: to the millisecond, or to the end of the day. Written like `firstInstant`. */
export function firstInstantAfter(text: string): string {
  const moment = parseTimestamp(text);
  return written(moment && moment.at + (moment.isDay ? dayMs : 1), moment);
}

interface Moment {
  /** In milliseconds since 1970, as if a local time were in UTC. */
  readonly at: number;
  readonly isDay: boolean;
  /** Whether it has no offset. */
  readonly isLocal: boolean;
}

function parseTimestamp(text: string): Moment | undefined {
  const parts = shape.exec(text)?.groups;
  const day = dayOf(parts?.['day']);
  if (!parts || day === undefined) return undefined;
  const number = (name: string): number => Number(parts[name] ?? 0);
  const [hour, minute, second] = [number('hour'), number('minute'), number('second')];
  const milliseconds = Math.trunc(Number(`0.${parts['fraction'] ?? 0}`) * 1000);
  const time = hour * hourMs + minute * minuteMs + second * 1000 + milliseconds;
  const [offsetHour, offsetMinute] = [number('offsetHour'), number('offsetMinute')];
  if (minute > 59 || second > 60 || offsetMinute > 59 || offsetHour > 23) return undefined;
  if (hour > 23 && time !== dayMs) return undefined;
  const offset = (offsetHour * hourMs + offsetMinute * minuteMs) * (parts['sign'] === '-' ? -1 : 1);
  const isLocal = parts['zone'] === undefined;
  return { at: day + time - offset, isDay: parts['hour'] === undefined, isLocal };
}

/** The beginning of a day; undefined for a date that does not exist. */
function dayOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text) ? day : undefined;
}

function written(at = Number.NaN, moment?: Moment): string {
  const text = new Date(Math.min(Math.max(at, earliest), latest)).toISOString();
  return moment?.isLocal ? text.slice(0, -1) : text;
}
