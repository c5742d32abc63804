import { test } from 'tap';
import { dayOf, hoursOf, lastDays } from './time-range.js';

await test('the days of a time range end with today where the gateway counts them', async (t) => {
  const now = Date.parse('2030-03-01T02:00:00Z');
  t.strictSame(lastDays(3, dayOf(now, 'UTC')), ['2030-02-27', '2030-02-28', '2030-03-01']);
  t.strictSame(lastDays(2, dayOf(now, 'America/New_York')), ['2030-02-27', '2030-02-28']);
  // In Berlin, the clocks change on 31 March.
  t.strictSame(lastDays(3, dayOf(Date.parse('2030-04-01T10:00:00Z'), 'Europe/Berlin')), [
    '2030-03-30',
    '2030-03-31',
    '2030-04-01',
  ]);
  t.match(hoursOf('2030-03-01'), { 0: '2030-03-01 00:00', 23: '2030-03-01 23:00', length: 24 });
});
