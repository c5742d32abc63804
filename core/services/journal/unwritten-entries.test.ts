import { test } from 'tap';
import { collectingLog } from '../../testkit/collecting-log.js';
import { fakeClock } from '../../testkit/fake-clock.js';
import { UnwrittenEntries } from './unwritten-entries.js';

const folder = '/data/journal';

/** Entries of a journal whose disk is full, and whatever else is said of it. */
function unwrittenOn(context: Partial<ConstructorParameters<typeof UnwrittenEntries>[0]>) {
  const [clock, log] = [fakeClock(), collectingLog()];
  const unwritten = new UnwrittenEntries({
    clock,
    log,
    folder,
    signal: new AbortController().signal,
    deliverWritten: async () => true,
    write: () => Promise.reject(new Error('ENOSPC')),
    consumerOf: () => undefined,
    ...context,
  });
  const keep = (id: string): Promise<void> =>
    unwritten.keep({ id, kind: 'record', value: {} }, 'text', new Error('ENOSPC'));
  return { clock, log, unwritten, keep };
}

await test('while neither disk nor database accepts entries, that is logged once, however often they are retried', async (t) => {
  let tries = 0;
  let isFull = true;
  const { clock, log, keep } = unwrittenOn({
    write: async () => {
      if (isFull) throw new Error('ENOSPC');
    },
    consumerOf: () => async () => {
      tries += 1;
      throw new Error('away');
    },
  });
  const safe = keep('one');
  for (let round = 0; round < 20; round += 1) await clock.advance(250);
  t.ok(tries > 10, 'it is tried again and again');
  const warnings = () => log.lines.filter(({ level }) => level === 'warn').length;
  t.equal(warnings(), 1);
  isFull = false;
  await clock.advance(1_000);
  await safe;

  isFull = true;
  const again = keep('one');
  await clock.advance(1_000);
  t.equal(warnings(), 2, 'the next time it is said again');
  isFull = false;
  await clock.advance(1_000);
  await again;
});

await test('while only the database accepts entries, that is logged once, however many there are', async (t) => {
  const { clock, log, unwritten, keep } = unwrittenOn({ consumerOf: () => async () => undefined });
  for (const id of ['one', 'two', 'three']) {
    const safe = keep(id);
    await clock.advance(250);
    await safe;
  }
  for (let written = 0; written < 2; written += 1) unwritten.fileWritten();
  t.match(log.lines, [
    { level: 'error', message: /cannot be written/, fields: { folder, error: { message: 'ENOSPC' } } },
    { level: 'info', message: 'the journal can be written again' },
  ]);
});

await test('several entries that cannot be written are tried together, and that is logged once', async (t) => {
  const deliveries: string[][] = [];
  const written: (readonly unknown[])[] = [];
  const { clock, log, unwritten, keep } = unwrittenOn({
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
  const safe = ids.map(keep);
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
  const closing = new AbortController();
  let tries = 0;
  const { clock, unwritten, keep } = unwrittenOn({
    signal: closing.signal,
    write: async () => {
      tries += 1;
      // A second try after the close fails the test, which would otherwise never end.
      if (tries > 1) return;
      closing.abort();
      throw new Error('ENOSPC');
    },
  });
  keep('one').catch(() => undefined);
  await clock.advance(1_000);
  t.strictSame([tries, unwritten.size], [1, 1]);
});
