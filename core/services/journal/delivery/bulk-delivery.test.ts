import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Test, test } from 'tap';
import { GatewayError } from '../../../api/errors.js';
import type { AnyJournalEntry, JournalValue, JournalValues } from '../../../api/services/journal.js';
import { collectingLog } from '../../../testkit/collecting-log.js';
import { fakeClock } from '../../../testkit/fake-clock.js';
import { systemClock } from '../../clock.js';
import { FileJournal, type JournalOptions, type OpenJournal } from '../file-journal.js';

const generous = 600_000;

/** What the consumers of a journal were given, in order, and how bulk consumers fail. */
class Given {
  readonly list: string[] = [];
  failure: unknown;
  outage: GatewayError | undefined;

  readonly entries = async (entries: readonly AnyJournalEntry[]): Promise<void> => {
    this.list.push(
      `entries of ${entries[0]?.kind}: ${entries.map(({ id, value }) => `${id} ${textOf(value)}`).join(', ')}`,
    );
    if (this.outage) throw this.outage;
  };

  readonly inBulk =
    (kind: string) =>
    async (pieces: readonly JournalValues[]): Promise<void> => {
      this.list.push(`values of ${kind}: ${pieces.flatMap(valuesIn).join(', ')}`);
      if (this.failure) throw this.failure;
    };
}

const textOf = (value: JournalValue): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString() : JSON.stringify(value);

/** As consumers may do, it changes the offsets. */
function valuesIn({ bytes, begins, ends }: JournalValues): readonly string[] {
  const values = begins.map((begin, index) => bytes.toString('utf8', begin, ends[index]));
  begins.fill(0);
  ends.fill(0);
  return values;
}

async function open(t: Test, folder: string, options: Partial<JournalOptions> = {}): Promise<OpenJournal> {
  const given = { folder, fsync: false, maxBytes: 1e9, clock: systemClock, log: collectingLog() };
  const journal = await FileJournal.open({ ...given, ...options });
  t.teardown(() => journal.close());
  return journal;
}

const inBytes = (id: string, value: string, kind = 'bulk'): AnyJournalEntry => ({
  id,
  kind,
  value: Buffer.from(value),
});

await test('a bulk consumer gets the values of its kind, in order and with their line feeds; other kinds get entries', async (t) => {
  const given = new Given();
  const journal = await open(t, t.testdir());
  journal.consume('bulk', given.entries, given.inBulk('bulk'));
  journal.consume('second', given.entries, given.inBulk('second'));
  journal.consume('plain', given.entries);
  await journal.append(inBytes('1', 'a\n\nb'));
  await journal.append(inBytes('2', 'x', 'plain'));
  await journal.append(inBytes('3', 'y', 'second'));
  await journal.append(inBytes('4', '\n'));
  await journal.append(inBytes('5', 'z', 'plain'));
  journal.start();
  await journal.drain(generous);
  t.strictSame(given.list, ['values of bulk: a\n\nb, \n', 'values of second: y', 'entries of plain: 2 x, 5 z']);
  t.strictSame(journal.backlog, { bytes: 0, since: undefined });
});

await test('if one value of a kind is not bytes, its entries are delivered in order, as entries', async (t) => {
  const given = new Given();
  const journal = await open(t, t.testdir());
  journal.consume('bulk', given.entries, given.inBulk('bulk'));
  await journal.append({ id: '1', kind: 'bulk', value: { text: 'a' } });
  await journal.append(inBytes('2', 'b'));
  journal.start();
  await journal.drain(generous);
  t.strictSame(given.list, ['entries of bulk: 1 {"text":"a"}, 2 b']);
});

await test('what a bulk consumer rejects is delivered as entries, once, and the next batch in bulk again', async (t) => {
  const given = new Given();
  const journal = await open(t, t.testdir());
  journal.consume('bulk', given.entries, given.inBulk('bulk'));
  given.failure = new Error('duplicate key');
  await journal.append(inBytes('1', 'a\n'));
  await journal.append(inBytes('2', 'b'));
  journal.start();
  await journal.drain(generous);
  given.failure = undefined;
  await journal.append(inBytes('3', 'c'));
  await journal.drain(generous);
  t.strictSame(given.list, ['values of bulk: a\n, b', 'entries of bulk: 1 a\n, 2 b', 'values of bulk: c']);
  t.strictSame(journal.backlog, { bytes: 0, since: undefined });
});

await test('an invalid value does not delay others, is set aside, and delivered in bulk at the next start', async (t) => {
  const folder = t.testdir();
  const given = new Given();
  given.failure = new Error('value too long for type');
  const stored: string[] = [];
  const log = collectingLog();
  const first = await open(t, folder, { log });
  const consumer = async (entries: readonly AnyJournalEntry[]): Promise<void> => {
    if (entries.some(({ id }) => id === '2')) throw given.failure;
    stored.push(...entries.map(({ id }) => id));
  };
  first.consume('bulk', consumer, given.inBulk('bulk'));
  for (const id of ['1', '2', '3', '4']) await first.append(inBytes(id, `value ${id}`));
  first.start();
  await first.drain(generous);
  t.strictSame(stored, ['1', '3', '4']);
  t.match(log.lines.at(-1), { level: 'error', fields: { entry: '2', kind: 'bulk' } });
  await first.close();
  given.failure = undefined;
  const second = await open(t, folder);
  second.consume('bulk', given.entries, given.inBulk('bulk'));
  second.start();
  await second.drain(generous);
  // The file that was open is still there, too.
  t.match(given.list.at(-1), /^values of bulk: .*, value 2$/);
  t.equal(given.list.length, 2);
});

await test('a process that takes over values of a crashed one skips its torn lines, in bulk and afterwards', async (t) => {
  const folder = t.testdir();
  const first = await open(t, folder);
  await first.append(inBytes('1', 'a'));
  await first.append(inBytes('2', 'b'));
  await first.close();
  const [name] = readdirSync(folder, { recursive: true }).filter((each) => String(each).endsWith('.journal'));
  appendFileSync(join(folder, String(name)), '00000000 #3 bulk - c\n0badc0de #4 bu');
  const given = new Given();
  const second = await open(t, folder);
  second.consume('bulk', given.entries, given.inBulk('bulk'));
  given.failure = new Error('duplicate key');
  second.start();
  await second.drain(generous);
  t.strictSame(given.list, ['values of bulk: a, b', 'entries of bulk: 1 a, 2 b']);
  await second.close();
  t.strictSame(readdirSync(folder), [], 'nothing is left of either');
});

await test('an outage is waited for as without a bulk consumer: with growing pauses', async (t) => {
  const given = new Given();
  const clock = fakeClock();
  const journal = await open(t, t.testdir(), { clock });
  journal.consume('bulk', given.entries, given.inBulk('bulk'));
  given.outage = new GatewayError({ code: 'GW_DATABASE_UNAVAILABLE', status: 503, message: 'away' });
  given.failure = given.outage;
  await journal.append(inBytes('1', 'a'));
  journal.start();
  const tries = async (count: number): Promise<void> => {
    while (given.list.length < count) {
      await clock.advance(100);
      await setImmediate();
    }
  };
  await tries(2);
  const begun = clock.now();
  await tries(6);
  t.ok(clock.now() - begun >= 100 + 200 + 400 + 800, 'the pauses grow');
  given.outage = undefined;
  given.failure = undefined;
  await journal.append(inBytes('2', 'b'));
  await tries(8);
  t.strictSame(given.list, [
    'values of bulk: a',
    ...Array.from({ length: 6 }, () => 'entries of bulk: 1 a'),
    'values of bulk: b',
  ]);
});

await test('if a bulk consumer fails after a close that has given up waiting, the next process delivers its values', async (t) => {
  const folder = t.testdir();
  const [clock, given] = [fakeClock(), new Given()];
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = await open(t, folder, { clock });
  first.consume('bulk', given.entries, () => {
    asked.resolve();
    return answer.promise;
  });
  await first.append(inBytes('1', 'a'));
  first.start();
  await asked.promise;
  let isClosed = false;
  const closed = first.close().then(() => (isClosed = true));
  while (!isClosed) {
    await clock.advance(2_000);
    await setImmediate();
  }
  await closed;
  answer.reject(new Error('the connection was lost'));
  const second = await open(t, folder);
  second.consume('bulk', given.entries, given.inBulk('bulk'));
  second.start();
  await second.drain(generous);
  t.strictSame(given.list, ['values of bulk: a']);
});
