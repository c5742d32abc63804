import { test } from 'tap';
import { Calendar } from './calendar.js';
import { fc } from '../../test/fixtures/random.js';

const at = (iso: string): number => Date.parse(iso);

await test('days begin at midnight in the configured time zone', async (t) => {
  t.equal(new Calendar('UTC').dayAt(at('2026-11-21T23:59:59.999Z')), '2026-11-21');
  t.equal(new Calendar('Pacific/Auckland').dayAt(at('2026-11-21T11:00:00Z')), '2026-11-22');
  t.equal(new Calendar('America/Los_Angeles').dayAt(at('2026-11-21T07:59:59Z')), '2026-11-20');
});

await test('weeks begin on Monday, months on their first day', async (t) => {
  const calendar = new Calendar('Europe/Berlin');
  const now = at('2026-11-22T12:00:00Z');
  t.strictSame(calendar.periodAt('daily', now), { firstDay: '2026-11-22', endsAt: at('2026-11-22T23:00:00Z') });
  t.strictSame(calendar.periodAt('weekly', now), { firstDay: '2026-11-16', endsAt: at('2026-11-22T23:00:00Z') });
  t.strictSame(calendar.periodAt('monthly', now), { firstDay: '2026-11-01', endsAt: at('2026-11-30T23:00:00Z') });
  t.equal(calendar.periodAt('weekly', at('2026-11-23T00:00:00Z')).firstDay, '2026-11-23');
  t.equal(calendar.periodAt('weekly', at('2027-01-02T12:00:00Z')).firstDay, '2026-12-28', 'over the turn of the year');
  t.equal(calendar.periodAt('monthly', at('2028-02-29T12:00:00Z')).endsAt, at('2028-02-29T23:00:00Z'));
  t.strictSame(calendar.periodAt('total', now), { firstDay: '1970-01-01', endsAt: undefined }, 'it has no end');
});

await test('days with a daylight saving change are shorter or longer, and begin and end at midnight', async (t) => {
  const berlin = new Calendar('Europe/Berlin');
  const hours = (day: string, next: string, calendar: Calendar): number =>
    (calendar.beginOf(next) - calendar.beginOf(day)) / 3_600_000;
  t.equal(hours('2026-03-29', '2026-03-30', berlin), 23);
  t.equal(hours('2026-10-25', '2026-10-26', berlin), 25);
  t.equal(berlin.dayAt(at('2026-10-25T22:59:59Z')), '2026-10-25');
  t.equal(berlin.dayAt(at('2026-10-25T23:00:00Z')), '2026-10-26');
  // In Beirut clocks jump from midnight to one o'clock: the day begins at one.
  const beirut = new Calendar('Asia/Beirut');
  t.equal(hours('2026-03-29', '2026-03-30', beirut), 23);
  t.equal(beirut.dayAt(beirut.beginOf('2026-03-29')), '2026-03-29');
  t.equal(beirut.dayAt(beirut.beginOf('2026-03-29') - 1), '2026-03-28');
  // Half an hour in Lord Howe.
  t.equal(hours('2026-04-05', '2026-04-06', new Calendar('Australia/Lord_Howe')), 24.5);
});

await test('at every instant and in every time zone, the current day has begun and its period has not ended', async (t) => {
  const zones = [
    'UTC',
    'Europe/Berlin',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Pacific/Kiritimati',
    'Pacific/Niue',
    'America/Havana',
  ];
  const instant = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom('daily', 'weekly', 'monthly'),
      instant,
      (zone, kind, now) => {
        const calendar = new Calendar(zone);
        const day = calendar.dayAt(now);
        const { firstDay, endsAt } = calendar.periodAt(kind, now);
        if (endsAt === undefined) return false;
        return calendar.beginOf(day) <= now && firstDay <= day && endsAt > now && calendar.dayAt(endsAt) > day;
      },
    ),
    { numRuns: 300 },
  );
  t.pass();
});
