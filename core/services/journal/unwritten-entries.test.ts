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
    folder: '/data/journal',
    signal: new AbortController().signal,
    deliverWritten: async () => true,
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

await test('while only the database accepts entries, that is logged once, however many there are', async (t) => {
  const [clock, log] = [fakeClock(), collectingLog()];
  const unwritten = new UnwrittenEntries({
    clock,
    log,
    folder: '/data/journal',
    signal: new AbortController().signal,
    deliverWritten: async () => true,
    write: () => Promise.reject(new Error('ENOSPC')),
    consumerOf: () => async () => undefined,
  });
  for (const id of ['one', 'two', 'three']) {
    const safe = unwritten.keep({ id, kind: 'record', value: {} }, 'text', new Error('ENOSPC'));
    await clock.advance(250);
    await safe;
  }
  for (let written = 0; written < 2; written += 1) unwritten.fileWritten();
  t.match(log.lines, [
    { level: 'error', message: /cannot be written/, fields: { folder: '/data/journal', error: { message: 'ENOSPC' } } },
    { level: 'info', message: 'the journal can be written again' },
  ]);
});

await test('several entries that cannot be written are tried together, and that is logged once', async (t) => {
  const clock = fakeClock();
  const log = collectingLog();
  const deliveries: string[][] = [];
  const written: (readonly unknown[])[] = [];
  const unwritten = new UnwrittenEntries({
    clock,
    log,
    folder: '/data/journal',
    signal: new AbortController().signal,
    deliverWritten: async () => true,
    write: (contents) => {
      written.push(contents);
      return Promise.reject(new Error('ENOSPC'));
    },
    consumerOf: () => async (entries) => {
      deliveries.push(entries.map(({ id }) => id));
      if (deliveries.length < 3) throw new Error('away');
    },
  });
  const ids = ['one', 'two', 'three'];
  const safe = ids.map((id) => unwritten.keep({ id, kind: 'record', value: {} }, 'text', new Error('ENOSPC')));
  t.equal(unwritten.size, 3);
  // There may be space for a short one.
  unwritten.fileWritten();
  for (let round = 0; round < 3; round += 1) await clock.advance(250);
  await Promise.all(safe);
  t.strictSame([deliveries, unwritten.size], [[ids, ids, ids], 0]);
  t.equal(written.at(-1)?.length, 3);
  t.strictSame(
    log.lines.map(({ level }) => level),
    ['error', 'warn'],
  );
});

await test('when the journal is closed, entries that nobody accepts are not tried any more', async (t) => {
  const clock = fakeClock();
  const closing = new AbortController();
  let tries = 0;
  const unwritten = new UnwrittenEntries({
    clock,
    log: collectingLog(),
    folder: '/data/journal',
    signal: closing.signal,
    deliverWritten: async () => true,
    write: async () => {
      tries += 1;
      // A second try after the close fails the test, which would otherwise never end.
      if (tries > 1) return;
      closing.abort();
      throw new Error('ENOSPC');
    },
    consumerOf: () => undefined,
  });
  unwritten.keep({ id: 'one', kind: 'record', value: {} }, 'text', new Error('ENOSPC')).catch(() => undefined);
  await clock.advance(1_000);
  t.strictSame([tries, unwritten.size], [1, 1]);
});
