import { test } from 'tap';
import { Calendar } from '../../../core/api/index.js';
import { windowAt } from './limit-window.js';

const timesOf = (window: 'hour' | 'day' | 'month', timeZone: string, now: string): readonly string[] => {
  const { beganAt, endsAt } = windowAt(window, Date.parse(now), new Calendar(timeZone));
  return [beganAt, endsAt].map((time) => new Date(time).toISOString());
};

await test('an hour begins with that of the time zone, which may be half an hour from UTC', (t) => {
  const now = '2030-01-15T14:10:00.000Z';
  t.strictSame(timesOf('hour', 'UTC', now), ['2030-01-15T14:00:00.000Z', '2030-01-15T15:00:00.000Z']);
  t.strictSame(timesOf('hour', 'Asia/Kolkata', now), ['2030-01-15T13:30:00.000Z', '2030-01-15T14:30:00.000Z']);
  t.strictSame(timesOf('hour', 'Asia/Kathmandu', now), ['2030-01-15T13:15:00.000Z', '2030-01-15T14:15:00.000Z']);
  t.end();
});

await test('clocks that are set by an hour neither lengthen nor shorten one, and a day ends with an hour', (t) => {
  for (const at of ['2030-03-31T00:59:59.999Z', '2030-03-31T01:00:00.000Z', '2030-10-27T00:30:00.000Z']) {
    const hour = new Date(Date.parse(at) - (Date.parse(at) % 3_600_000)).toISOString();
    t.equal(timesOf('hour', 'Europe/Berlin', at)[0], hour, at);
  }
  // Set by half an hour, in the night.
  t.strictSame(timesOf('hour', 'Australia/Lord_Howe', '2030-10-06T12:45:00.000Z'), [
    '2030-10-06T12:30:00.000Z',
    '2030-10-06T13:00:00.000Z',
  ]);
  t.end();
});

await test('days and months are those of the time zone', (t) => {
  const now = '2030-03-31T22:30:00.000Z';
  t.strictSame(timesOf('day', 'Europe/Berlin', now), ['2030-03-31T22:00:00.000Z', '2030-04-01T22:00:00.000Z']);
  t.strictSame(timesOf('month', 'Europe/Berlin', now), ['2030-03-31T22:00:00.000Z', '2030-04-30T22:00:00.000Z']);
  t.strictSame(timesOf('month', 'UTC', now), ['2030-03-01T00:00:00.000Z', '2030-04-01T00:00:00.000Z']);
  t.end();
});
