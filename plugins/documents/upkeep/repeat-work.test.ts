import { test } from 'tap';
import { collectingLog, fakeClock } from '../../../core/testkit/index.js';
import { repeatWork } from './repeat-work.js';

await test('an outage is one line of the log, however often the work is tried meanwhile', async (t) => {
  const { log, clock } = { log: collectingLog(), clock: fakeClock() };
  let isAway = true;
  let tries = 0;
  const work = (): Promise<void> => {
    tries += 1;
    return isAway ? Promise.reject(new Error('The database is away.')) : Promise.resolve();
  };
  const stop = repeatWork({ everyMs: 5_000, work, failure: 'the work failed' }, { clock, log });
  const said = (): readonly string[] => log.lines.map(({ message }) => message);
  for (let turn = 0; turn < 4; turn += 1) await clock.advance(5_000);
  t.ok(tries >= 4, 'it is tried again and again');
  t.strictSame(said(), ['the work failed; trying again']);

  isAway = false;
  await clock.advance(5_000);
  isAway = true;
  for (let turn = 0; turn < 2; turn += 1) await clock.advance(5_000);
  t.strictSame(said().length, 2, 'and the next outage is another one');
  await stop();
});
