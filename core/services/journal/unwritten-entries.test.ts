import { test } from 'tap';
import { collectingLog } from '../../testkit/collecting-log.js';
import { fakeClock } from '../../testkit/fake-clock.js';
import { UnwrittenEntries } from './unwritten-entries.js';

await test('while neither disk nor database accepts entries, that is logged once, however often they are retried', async (t) => {
  const clock = fakeClock();
  const log = collectingLog();
  let tries = 0;
  let isFull = true;
  const unwritten = new UnwrittenEntries({
    clock,
    log,
    signal: new AbortController().signal,
    write: async () => {
      if (isFull) throw new Error('ENOSPC');
    },
    consumerOf: () => async () => {
      tries += 1;
      throw new Error('away');
    },
  });
  const entry = { id: 'one', kind: 'record', value: {} };
  const lose = (): Promise<void> => unwritten.keep(entry, 'text', new Error('ENOSPC'));
  const safe = lose();
  for (let round = 0; round < 20; round += 1) await clock.advance(250);
  t.ok(tries > 10, 'it is tried again and again');
  const warnings = () => log.lines.filter(({ level }) => level === 'warn').length;
  t.equal(warnings(), 1);
  isFull = false;
  await clock.advance(1_000);
  await safe;

  isFull = true;
  const again = lose();
  await clock.advance(1_000);
  t.equal(warnings(), 2, 'the next time it is said again');
  isFull = false;
  await clock.advance(1_000);
  await again;
});
