import { test } from 'tap';
import { lastMonth, lastWeek, thisMonth } from './days.js';

await test('the last month ends with its last day, in leap years and at the turn of the year, too', async (t) => {
  t.strictSame(thisMonth('2030-03-31'), { dateFrom: '2030-03-01', dateTo: '2030-03-31' });
  t.strictSame(lastMonth('2030-03-31'), { dateFrom: '2030-02-01', dateTo: '2030-02-28' });
  t.strictSame(lastMonth('2028-03-01'), { dateFrom: '2028-02-01', dateTo: '2028-02-29' });
  t.strictSame(lastMonth('2030-01-15'), { dateFrom: '2029-12-01', dateTo: '2029-12-31' });
});

await test('the last seven days include today', async (t) => {
  t.strictSame(lastWeek('2028-03-03'), { dateFrom: '2028-02-26', dateTo: '2028-03-03' });
});
