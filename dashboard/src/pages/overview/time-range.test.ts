import { test } from 'tap';
import { dayIn } from '../../components/day-in.js';
import { hoursOf, lastDays, rangeOf } from './time-range.js';

await test('the days of a time range end with today where the gateway counts them', async (t) => {
  const now = Date.parse('2030-03-01T02:00:00Z');
  t.strictSame(lastDays(3, dayIn('UTC', now)), ['2030-02-27', '2030-02-28', '2030-03-01']);
  t.strictSame(lastDays(2, dayIn('America/New_York', now)), ['2030-02-27', '2030-02-28']);
  // In Berlin, the clocks change on 31 March.
  t.strictSame(lastDays(3, dayIn('Europe/Berlin', Date.parse('2030-04-01T10:00:00Z'))), [
    '2030-03-30',
    '2030-03-31',
    '2030-04-01',
  ]);
  t.match(hoursOf('2030-03-01'), { 0: '2030-03-01 00:00', 23: '2030-03-01 23:00', length: 24 });
});

await test('an address names one of the ranges or a day; anything else is a week', async (t) => {
  t.match(rangeOf('30'), { days: 30 });
  t.match(rangeOf('2030-02-28'), { value: '2030-02-28', days: 1 });
  for (const other of ['', 'all', '2030-13-01', '2030-02-28T10']) t.match(rangeOf(other), { value: '7' });
});
