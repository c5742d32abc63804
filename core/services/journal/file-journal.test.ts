import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { type Test, test } from 'tap';
import { GatewayError } from '../../api/errors.js';
import type { Clock } from '../../api/services/clock.js';
import type { JournalConsumer, JournalEntry } from '../../api/services/journal.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { type FakeClock, fakeClock } from '../../testkit/fake-clock.js';
import { until } from '../../testkit/until.js';
import { systemClock } from '../clock.js';
import { FileJournal, type JournalOptions, type OpenJournal } from './file-journal.js';
import type { Lines } from './lines/line-encoder.js';
import { SegmentFile } from './segment-file.js';

/** A table with a unique id, and ways to be away. */
class Table {
  readonly rows = new Map<string, JournalEntry>();
  deliveries = 0;
  away = false;
  /** Ids that no row may have. */
  readonly impossible = new Set<string>();

  readonly take: JournalConsumer = async (entries) => {
    this.deliveries += 1;
    if (this.away) throw new GatewayError({ code: 'GW_DATABASE_UNAVAILABLE', status: 503, message: 'away' });
    if (entries.some(({ id }) => this.impossible.has(id))) throw new Error('value too long for type');
    for (const entry of entries) if (!this.rows.has(entry.id)) this.rows.set(entry.id, entry);
  };

  get ids(): string[] {
    return [...this.rows.keys()].toSorted();
  }
}

async function open(t: Test, folder: string, options: Partial<JournalOptions> = {}): Promise<OpenJournal> {
  const log = collectingLog();
  const journal = await FileJournal.open({
    folder,
    fsync: false,
    maxBytes: 1e9,
    clock: systemClock,
    log,
    ...options,
  });
  t.teardown(() => journal.close());
  return journal;
}

/** Opens a journal that delivers entries of the kind `k`. */
async function start(
  t: Test,
  folder: string,
  consumer: JournalConsumer,
  options?: Partial<JournalOptions>,
): Promise<OpenJournal> {
  const journal = await open(t, folder, options);
  journal.consume('k', consumer);
  journal.start();
  return journal;
}

/** Leaves entries in the folder, as a process that has crashed does. @returns the name of the process */
async function leave(t: Test, folder: string, ids: readonly string[]): Promise<string> {
  const journal = await open(t, folder);
  for (const id of ids) await journal.append(entry(id));
  await journal.close();
  return journal.process;
}

const entry = (id: string, kind = 'k', text = ''): JournalEntry => ({ id, kind, value: { text } });
const generous = 600_000;

/** Lets pending promise reactions run, but no input or output. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
}

/** From now on nothing is written at once. */
function fillDisk(t: Test): void {
  t.capture(SegmentFile.prototype, 'appendNow', () => {
    throw new Error('no space left on device');
  });
}

await test('entries reach their consumer in order and in one batch', async (t) => {
  const table = new Table();
  const journal = await start(t, t.testdir(), table.take);
  const ids = Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, '0'));
  await Promise.all(ids.map(async (id) => journal.append(entry(id))));
  await journal.drain(generous);
  t.strictSame([...table.rows.keys()], ids);
  t.ok(table.deliveries < 50, `${table.deliveries} deliveries`);
  t.strictSame(journal.backlog, { bytes: 0, since: undefined });
});

await test('when a consumer ends, the one before it continues; a later consumer is not affected', async (t) => {
  const journal = await open(t, t.testdir());
  const [first, second] = [new Table(), new Table()];
  const endFirst = journal.consume('k', first.take);
  const endRefused = journal.consume('k', second.take);
  endRefused();
  journal.start();
  await journal.append(entry('1'));
  await journal.drain(generous);
  t.strictSame([first.ids, second.ids], [['1'], []]);
  journal.consume('k', second.take);
  endFirst();
  await journal.append(entry('2'));
  await journal.drain(generous);
  t.strictSame([first.ids, second.ids], [['1'], ['2']]);
});

await test('settled() resolves when everything appended before is in the database, even if the process is busy', async (t) => {
  const table = new Table();
  const journal = await start(t, t.testdir(), table.take, { clock: fakeClock(), isBusy: () => true });
  await journal.settled();
  for (let round = 1; round <= 5; round += 1) {
    for (const each of [1, 2, 3]) await journal.append(entry(`${round}-${each}`));
    t.equal(table.rows.size, 3 * (round - 1), 'there is no time for them');
    await Promise.all([journal.settled(), journal.settled()]);
    t.equal(table.rows.size, 3 * round);
    t.strictSame(journal.backlog, { bytes: 0, since: undefined });
  }
});

await test('settled() right after a start includes the entries of a process that has crashed', async (t) => {
  const folder = t.testdir();
  await leave(t, folder, ['1']);
  const table = new Table();
  const second = await start(t, folder, table.take, { clock: fakeClock(), isBusy: () => true });
  await second.settled();
  t.strictSame(table.ids, ['1']);
});

await test('a shutdown right after a start delivers the entries of a process that has crashed', async (t) => {
  const folder = t.testdir();
  await leave(t, folder, ['1']);
  const table = new Table();
  const second = await start(t, folder, table.take, { isBusy: () => true });
  await second.drain(generous);
  t.strictSame(table.ids, ['1']);
  await second.close();
  t.strictSame(readdirSync(folder), []);
});

await test('settled() does not wait for an unavailable database, and at most two seconds for a slow one', async (t) => {
  const table = new Table();
  table.away = true;
  const journal = await start(t, t.testdir(), table.take, { isBusy: () => true });
  await journal.append(entry('1'));
  await journal.settled();
  t.ok(table.deliveries > 0);
  t.strictSame(table.ids, []);
  await journal.settled();
  table.away = false;
  await journal.drain(generous);
  t.strictSame(table.ids, ['1']);

  const clock = fakeClock();
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = await open(t, t.testdir(), { clock, isBusy: () => true });
  slow.consume('k', () => {
    asked.resolve();
    return answer.promise;
  });
  slow.start();
  await slow.settled();
  await slow.append(entry('1'));
  let isOver = false;
  const settled = slow.settled().then(() => (isOver = true));
  await asked.promise;
  await clock.advance(1_999);
  t.equal(isOver, false);
  await clock.advance(1);
  await settled;
  answer.resolve();
});

await test('entries are delivered to the consumer of their kind', async (t) => {
  const [a, b] = [new Table(), new Table()];
  const journal = await open(t, t.testdir());
  journal.consume('a', a.take);
  journal.consume('b', b.take);
  journal.start();
  await Promise.all([
    journal.append(entry('1', 'a')),
    journal.append(entry('2', 'b')),
    journal.append(entry('3', 'a')),
  ]);
  await journal.drain(generous);
  t.strictSame([a.ids, b.ids], [['1', '3'], ['2']]);
});

await test('entries that a process could not deliver are delivered by the next one', async (t) => {
  const folder = t.testdir();
  await leave(t, folder, ['1', '2']);
  const table = new Table();
  const second = await start(t, folder, table.take);
  await second.append(entry('3'));
  await until(() => table.rows.size === 3, 'all three are delivered');
  t.strictSame(table.ids, ['1', '2', '3']);
  await second.drain(generous);
  await second.close();
  t.strictSame(readdirSync(folder), [], 'nothing is left of either');
});

await test('entries are kept if a delivery ends just when a close has given up waiting for it', async (t) => {
  const folder = t.testdir();
  const closeLimit = Promise.withResolvers<void>();
  const clock: Clock = {
    ...systemClock,
    sleep: (milliseconds, signal) =>
      milliseconds === 2_000 ? closeLimit.promise : systemClock.sleep(milliseconds, signal),
  };
  const first = await open(t, folder, { clock, segmentBytes: 1 });
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const delivered = new Table();
  first.consume('k', async (entries) => {
    begun.resolve();
    await ended.promise;
    await delivered.take(entries);
  });
  await Promise.all([first.append(entry('1')), first.append(entry('2'))]);
  await first.append(entry('3'));
  first.start();
  await begun.promise;
  await first.append(entry('4'));
  const closed = first.close();
  await turns(20);
  ended.resolve();
  // Long enough for the delivery to record its progress, and not long enough for it to remove a file.
  await turns(20);
  closeLimit.resolve();
  await closed;

  const table = new Table();
  const second = await start(t, folder, table.take);
  await second.drain(generous);
  const known = new Set([...delivered.ids, ...table.ids]);
  t.strictSame([...known].toSorted(), ['1', '2', '3', '4'], `delivered again: ${table.ids.join()}`);
});

await test('the few entries each of many crashed processes are delivered in one batch', async (t) => {
  const folder = t.testdir();
  const ids = ['1', '2', '3', '4', '5'];
  for (const id of ids) await leave(t, folder, [id]);
  const table = new Table();
  const told: string[] = [];
  const last = await open(t, folder);
  last.consume('k', table.take);
  last.onProcessEnded((ended) => Promise.resolve(void told.push(ended)));
  last.start();
  await until(() => told.length === ids.length, 'the end of each is told');
  t.strictSame(table.ids, ids);
  t.equal(table.deliveries, 1);
  await last.close();
  t.strictSame(readdirSync(folder), [], 'nothing is left of any');
});

await test('a large backlog is delivered in order, in batches of several pieces of a file', async (t) => {
  const table = new Table();
  const journal = await open(t, t.testdir(), { segmentBytes: 3_000_000 });
  journal.consume('k', table.take);
  const ids = Array.from({ length: 90 }, (_, index) => String(index).padStart(4, '0'));
  for (const id of ids) await journal.append(entry(id, 'k', 'x'.repeat(100_000)));
  journal.start();
  await journal.drain(generous);
  t.strictSame([...table.rows.keys()], ids);
  t.equal(table.deliveries, 3, 'nine megabytes in batches of four mebibytes');
});

await test('listeners learn of an ended process after its entries, repeatedly until they confirm it', async (t) => {
  const folder = t.testdir();
  const process = await leave(t, folder, ['1']);

  const table = new Table();
  const told: (readonly [string, readonly string[]])[] = [];
  const second = await open(t, folder);
  second.consume('k', table.take);
  second.onProcessEnded((ended) => {
    told.push([ended, table.ids]);
    return told.length === 1 ? Promise.reject(new Error('not now')) : Promise.resolve();
  });
  second.start();
  await until(() => told.length === 2, 'the end is told again');
  t.strictSame(told, [
    [process, ['1']],
    [process, ['1']],
  ]);
  await second.close();
  t.strictSame(readdirSync(folder), [], 'nothing is left of either');
});

await test('if a listener never confirms, the folder is left for the next process', async (t) => {
  const folder = t.testdir();
  const process = await leave(t, folder, ['1']);
  const second = await open(t, folder);
  second.consume('k', new Table().take);
  second.onProcessEnded(() => Promise.reject(new Error('never')));
  second.start();
  await second.drain(generous);
  await second.close();
  const told: string[] = [];
  const third = await open(t, folder);
  third.onProcessEnded((ended) => Promise.resolve(void told.push(ended)));
  third.start();
  await until(() => told.includes(process), 'the end is told');
});

await test('the folder of a running process is not taken over', async (t) => {
  const folder = t.testdir();
  const living = await open(t, folder);
  await living.append(entry('1'));
  const table = new Table();
  const other = await start(t, folder, table.take);
  await other.append(entry('2'));
  await other.drain(generous);
  t.strictSame(table.ids, ['2']);
});

await test('a line torn by a crash is lost, but no line before it', async (t) => {
  const folder = t.testdir();
  await leave(t, folder, ['1']);
  const [file] = journalFiles(folder);
  appendFileSync(file as string, '0badc0de {"id":"2","kind":"k","val');
  const table = new Table();
  const log = collectingLog();
  const second = await start(t, folder, table.take, { log });
  await second.drain(generous);
  await until(() => table.rows.size === 1, 'the entry is delivered');
  t.strictSame(table.ids, ['1']);
  t.match(log.lines.map(({ message }) => message).join('\n'), 'incomplete lines in the journal');
});

await test('while the database is unavailable, entries wait, and nothing is refused', async (t) => {
  const table = new Table();
  table.away = true;
  const journal = await start(t, t.testdir(), table.take);
  await journal.append(entry('1'));
  await until(() => table.deliveries >= 2, 'the delivery was tried again');
  await journal.append(entry('2'));
  t.equal(journal.refusal(), undefined);
  t.ok(journal.backlog.bytes > 0);
  t.ok((journal.backlog.since ?? 0) > 0);
  table.away = false;
  await journal.drain(generous);
  t.strictSame(table.ids, ['1', '2']);
});

await test('a drain waits while the database is unavailable', async (t) => {
  const table = new Table();
  table.away = true;
  const journal = await open(t, t.testdir());
  journal.consume('k', table.take);
  await journal.append(entry('1'));
  const drained = journal.drain(generous).then(() => table.ids);
  journal.start();
  await until(() => table.deliveries >= 2, 'the delivery was tried again');
  table.away = false;
  t.strictSame(await drained, ['1']);
});

await test('when the files cannot be read, that is logged, and tried again after a second', async (t) => {
  const [table, clock, log] = [new Table(), fakeClock(), collectingLog()];
  const journal = await open(t, t.testdir(), { clock, log });
  journal.consume('k', table.take);
  await journal.append(entry('1'));
  const tried: number[] = [];
  const failing = t.capture(SegmentFile.prototype, 'read', () => {
    tried.push(clock.now());
    if (tried.length === 2) failing.restore();
    return Promise.reject(new Error('input/output error'));
  });
  journal.start();
  await untilIn(clock, () => table.ids.length > 0, 'the entry is delivered');
  const [first = 0, second = 0] = tried;
  t.ok(second - first >= 1_000, `${second - first} ms`);
  t.match(log.lines, Array(2).fill({ level: 'error', message: 'the journal could not be read' }));
});

await test('a file that cannot be read delays only the later ones of its process', async (t) => {
  const [folder, table, log] = [t.testdir(), new Table(), collectingLog()];
  const crashed = await open(t, folder, { segmentBytes: 1 });
  for (const id of ['1', '2', '3']) await crashed.append(entry(id));
  const [, broken = ''] = journalFiles(folder);
  await crashed.close();
  const content = readFileSync(broken);
  rmSync(broken);
  // Reading a folder fails, as reading a defective disk does.
  mkdirSync(broken);

  const journal = await start(t, folder, table.take, { log });
  await journal.append(entry('4'));
  await until(
    () => log.lines.some(({ level }) => level === 'error') && table.ids.length > 1,
    'the failure is logged, and the rest delivered',
  );
  t.strictSame(table.ids, ['1', '4']);
  t.match(log.lines.at(-1), { fields: { error: { message: `${broken} cannot be read`, cause: { code: 'EISDIR' } } } });
  await journal.close();

  rmSync(broken, { recursive: true });
  writeFileSync(broken, content);
  const next = await start(t, folder, table.take);
  await next.drain(generous);
  t.strictSame([...table.rows.keys()].slice(2), ['2', '3']);
});

await test('when the backlog is too large, new requests are refused, but entries are still stored', async (t) => {
  const table = new Table();
  table.away = true;
  const log = collectingLog();
  const journal = await start(t, t.testdir(), table.take, { maxBytes: 1000, log });
  await journal.append(entry('1', 'k', 'x'.repeat(2000)));
  const errors = () => log.lines.filter(({ level }) => level === 'error').length;
  for (let request = 0; request < 2; request += 1) t.match(journal.refusal(), { code: 'GW_JOURNAL_FULL', status: 503 });
  t.equal(errors(), 1, 'the log says so once');
  await journal.append(entry('2'));
  table.away = false;
  await journal.drain(generous);
  t.equal(journal.refusal(), undefined);
  t.strictSame(table.ids, ['1', '2']);
  table.away = true;
  await journal.append(entry('3', 'k', 'x'.repeat(2000)));
  t.match(journal.refusal(), { code: 'GW_JOURNAL_FULL' });
  t.equal(errors(), 2, 'and again the next time');
});

await test('an entry that its consumer rejects does not delay others, and is retried at the next start', async (t) => {
  const folder = t.testdir();
  const table = new Table();
  table.impossible.add('2');
  const log = collectingLog();
  const journal = await start(t, folder, table.take, { log });
  await Promise.all(['1', '2', '3', '4', '5'].map(async (id) => journal.append(entry(id))));
  await journal.drain(generous);
  t.strictSame(table.ids, ['1', '3', '4', '5']);
  t.match(log.lines.at(-1), { level: 'error', fields: { entry: '2', kind: 'k' } });
  t.equal(journal.setAside, 1);
  await journal.close();

  table.impossible.clear();
  const next = await start(t, folder, table.take);
  await until(() => table.rows.size === 5, 'all five are delivered');
  t.strictSame(table.ids, ['1', '2', '3', '4', '5']);
  t.equal(next.setAside, 0);
});

await test('when an entry that its consumer rejects cannot be set aside, the log says so, and it is tried again', async (t) => {
  const [table, clock, log] = [new Table(), fakeClock(), collectingLog()];
  table.impossible.add('1');
  const journal = await open(t, t.testdir(), { clock, log });
  journal.consume('k', table.take);
  await journal.append(entry('1'));
  const create = t.capture(SegmentFile, 'create', async () => {
    create.restore();
    throw new Error('no space left on device');
  });
  journal.start();
  await untilIn(clock, () => journal.setAside === 1, 'the entry is set aside');
  const message = /could not be set aside; trying again/;
  t.match(log.lines, [
    { fields: { entry: '1' } },
    { level: 'error', fields: { error: { message: 'no space left on device' } }, message },
    { fields: { entry: '1' } },
  ]);
});

await test('what a slow database has not taken when the plugins are closed stays in the file, and no plugin is said to be missing', async (t) => {
  const [folder, table, log] = [t.testdir(), new Table(), collectingLog()];
  const [begun, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const journal = await open(t, folder, { log, readerPatienceMs: 200 });
  journal.consume('slow', () => {
    begun.resolve();
    return stored.promise;
  });
  const end = journal.consume('k', table.take);
  await Promise.all([journal.append(entry('1', 'slow')), journal.append(entry('2'))]);
  journal.start();
  await Promise.all([begun.promise, journal.drain(0)]);
  end();
  stored.resolve();
  // What is still delivered is waited for.
  await journal.settled();
  await journal.close();
  t.strictSame([journal.setAside, log.lines], [0, []]);
  await start(t, folder, table.take);
  await until(() => table.rows.has('2'), 'the next process delivers it');
});

await test('entries without a consumer wait for a start that has one', async (t) => {
  const folder = t.testdir();
  const first = await open(t, folder);
  first.start();
  await first.append(entry('1', 'later'));
  await first.drain(generous);
  t.equal(first.setAside, 1);
  await first.close();
  const table = new Table();
  const second = await open(t, folder);
  second.consume('later', table.take);
  second.start();
  await until(() => table.rows.size === 1, 'the entry is delivered');
  t.strictSame(table.ids, ['1']);
});

await test('delivered files are removed while the journal is in use', async (t) => {
  const folder = t.testdir();
  const table = new Table();
  const journal = await start(t, folder, table.take, { segmentBytes: 1000 });
  for (let index = 0; index < 50; index += 1) await journal.append(entry(String(index), 'k', 'x'.repeat(300)));
  await journal.drain(generous);
  await until(() => journalFiles(folder).length <= 1, 'the other files are removed');
  t.equal(table.rows.size, 50);
});

/** Waits while time passes on a clock. */
function untilIn(clock: FakeClock, isSo: () => boolean, what: string): Promise<void> {
  return until(async () => {
    await clock.advance(100);
    return isSo();
  }, what);
}

await test('soon after its delivery an entry is in no file, so that a crash does not bring back what was deleted since', async (t) => {
  const [folder, table, clock] = [t.testdir(), new Table(), fakeClock()];
  const journal = await start(t, folder, table.take, { clock });
  for (const id of ['1', '2']) {
    await journal.append(entry(id));
    t.equal(journalFiles(folder).length, 1);
    await clock.advance(30_000);
    await untilIn(clock, () => journalFiles(folder).length === 0, 'the entry is in no file');
    t.ok(table.rows.has(id));
  }
});

await test('a file that cannot be removed is removed later, and delays nothing meanwhile', async (t) => {
  const [folder, table, clock, log] = [t.testdir(), new Table(), fakeClock(), collectingLog()];
  const journal = await start(t, folder, table.take, { clock, log });
  await journal.append(entry('1'));
  const refusing = t.capture(SegmentFile.prototype, 'remove', () => Promise.reject(new Error('permission denied')));
  await clock.advance(30_000);
  await untilIn(clock, () => log.lines.length > 0, 'the failure is logged');
  await journal.append(entry('2'));
  await untilIn(clock, () => table.rows.has('2'), 'the next entry is delivered');
  t.strictSame(table.ids, ['1', '2']);
  t.strictSame(
    log.lines.map(({ message }) => message),
    ['a file of the journal cannot be removed; trying again'],
  );
  t.ok(journalFiles(folder).length > 0);
  refusing.restore();
  await clock.advance(30_000);
  await untilIn(clock, () => journalFiles(folder).length === 0, 'the files are removed');
});

await test('a line longer than the read buffer is read completely', async (t) => {
  const table = new Table();
  const journal = await start(t, t.testdir(), table.take);
  const long = 'ä'.repeat(3_000_000);
  await journal.append(entry('1', 'k', long));
  await journal.append(entry('2'));
  await journal.drain(generous);
  t.equal(table.rows.get('1')?.value['text'], long);
  t.ok(table.rows.has('2'));
});

await test('if the disk cannot be written, an entry is safe once the database has it, and new requests are refused while it is away', async (t) => {
  const folder = t.testdir();
  const table = new Table();
  table.away = true;
  const journal = await start(t, folder, table.take);
  removeFolders(folder);
  let safe = false;
  const appended = Promise.resolve(journal.append(entry('1'))).then(() => {
    safe = true;
  });
  await until(() => journal.refusal() !== undefined, 'requests are refused');
  t.match(journal.refusal(), { code: 'GW_JOURNAL_UNWRITABLE', status: 503 });
  t.equal(table.deliveries > 0 && safe, false);
  table.away = false;
  await appended;
  t.strictSame(table.ids, ['1']);
  t.equal(journal.refusal(), undefined);
});

/** A journal that has one entry, whose table has gone away. */
async function withoutTable(t: Test) {
  const [table, clock] = [new Table(), fakeClock()];
  const journal = await start(t, t.testdir(), table.take, { clock });
  await journal.append(entry('1'));
  table.away = true;
  return { table, clock, journal };
}

await test('the end of an answer waits two seconds for entries that neither the disk nor the database takes; they are kept', async (t) => {
  const { table, clock, journal } = await withoutTable(t);
  fillDisk(t);
  const ended: string[] = [];
  const end = (name: string): void => void ended.push(name);
  const safe = Promise.resolve(journal.append(entry('2'))).then(() => end('safe'));
  const batched = journal.append(entry('3'), { together: true });
  const written = Promise.all([batched, journal.written()]).then(() => end('written'));
  await clock.advance(1_999);
  t.strictSame(ended, []);
  await clock.advance(1);
  await written;
  const alsoBatched = journal.append(entry('4'), { together: true });
  const alsoSafe = Promise.resolve(journal.append(entry('5'))).then(() => end('safe, in a batch'));
  await clock.advance(2_000);
  await alsoBatched;
  t.strictSame(ended, ['written'], 'an entry that must be safe is waited for, also in a batch');
  table.away = false;
  await untilIn(clock, () => ended.length === 3, 'all are safe');
  await Promise.all([safe, alsoSafe]);
  t.strictSame([...table.rows.keys()].sort(), ['1', '2', '3', '4', '5']);
});

await test('a journal that cannot be written stops the start, and says where it is', async (t) => {
  // A file where the folder should be.
  const folder = join(t.testdir({ data: '' }), 'data', 'journal');
  const message = new RegExp(`^The journal in ${folder} cannot be written: ENOTDIR`);
  await t.rejects(open(t, folder), { code: 'GW_JOURNAL_UNWRITABLE', message });
});

await test('if the disk is full, the database gets what is in the file first, however long that takes', async (t) => {
  const [table, clock] = [new Table(), fakeClock()];
  const journal = await open(t, t.testdir(), { clock, isBusy: () => true });
  const stored = Promise.withResolvers<void>();
  journal.consume('k', async (entries) => {
    if (entries.some(({ id }) => id === '1')) await stored.promise;
    await table.take(entries);
  });
  journal.start();
  await journal.append(entry('1'));
  fillDisk(t);
  const safe = journal.append(entry('2'));
  await clock.advance(10_000);
  t.strictSame(table.ids, []);
  stored.resolve();
  await untilIn(clock, () => table.rows.has('2'), 'the entry is delivered');
  await safe;
  t.strictSame([...table.rows.keys()], ['1', '2']);
});

await test('if the disk can be neither written nor read, the database gets what is not in the file', async (t) => {
  const [table, clock] = [new Table(), fakeClock()];
  t.capture(SegmentFile.prototype, 'read', () => Promise.reject(new Error('input/output error')));
  const journal = await start(t, t.testdir(), table.take, { clock });
  await journal.append(entry('1'));
  fillDisk(t);
  const safe = journal.append(entry('2'));
  await untilIn(clock, () => table.rows.has('2'), 'the entry is delivered');
  await safe;
  t.strictSame(table.ids, ['2']);
});

await test('if the disk is full, the database gets what is in the file first, even after an outage', async (t) => {
  const { table, clock, journal } = await withoutTable(t);
  await untilIn(clock, () => table.deliveries === 4, 'an outage');
  // The next delivery of the file is in 800 ms.
  table.away = false;
  fillDisk(t);
  const safe = journal.append(entry('2'));
  await untilIn(clock, () => table.rows.has('2'), 'the entry is delivered');
  await safe;
  t.strictSame([...table.rows.keys()], ['1', '2']);
});

await test('while the disk is full and the database takes all records, no request is refused; one that is silent for a second counts as away', async (t) => {
  const [table, clock] = [new Table(), fakeClock()];
  const journal = await open(t, t.testdir(), { clock });
  let answered = Promise.resolve();
  journal.consume('k', async (entries) => {
    await answered;
    await table.take(entries);
  });
  await journal.append(entry('0'));
  t.notOk(journal.unwritable);
  fillDisk(t);
  for (const id of ['1', '2']) {
    const safe = journal.append(entry(id));
    t.equal(journal.refusal(), undefined);
    await safe;
    t.ok(journal.unwritable);
  }
  const answer = Promise.withResolvers<void>();
  answered = answer.promise;
  const third = journal.append(entry('3'));
  await turns(50);
  t.equal(journal.refusal(), undefined);
  const now = performance.now();
  const later = mock.method(performance, 'now', () => now + 2_000);
  t.match(journal.refusal(), { code: 'GW_JOURNAL_UNWRITABLE' });
  later.mock.restore();
  const fourth = journal.append(entry('4'));
  answer.resolve();
  await third;
  // The clock stands still: what has come meanwhile needs no pause.
  await fourth;
  t.strictSame(table.ids, ['1', '2', '3', '4']);
});

await test('when the disk can be written again, pending entries go into the file', async (t) => {
  const folder = t.testdir();
  const journal = await open(t, folder);
  const [own] = removeFolders(folder);
  const appended = journal.append(entry('1'));
  await until(() => journal.refusal() !== undefined, 'requests are refused');
  mkdirSync(own as string);
  await appended;
  t.notOk(journal.unwritable);
  t.match(readFileSync(journalFiles(folder)[0] as string, 'utf8'), '"id":"1"');
});

await test('entries appended one at a time are safe on disk too', async (t) => {
  const table = new Table();
  const journal = await start(t, t.testdir(), table.take, { fsync: true });
  await Promise.all(['1', '2', '3'].map(async (id) => journal.append(entry(id))));
  await journal.drain(generous);
  t.strictSame(table.ids, ['1', '2', '3']);
});

await test('append writes synchronously, once there is a file', async (t) => {
  const folder = t.testdir();
  const journal = await open(t, folder);
  await journal.append(entry('1'));
  t.equal(journal.append(entry('2')), undefined, 'there is nothing to wait for');
  t.match(readFileSync(journalFiles(folder)[0] as string, 'utf8'), '"id":"2"');
});

await test('batched entries are written with one write, synchronously when someone asks for it', async (t) => {
  const journal = await open(t, t.testdir());
  await journal.append(entry('1'));
  const writes = t.capture(SegmentFile.prototype, 'appendNow', (_lines: Lines) => undefined);
  for (const id of ['2', '3']) t.equal(journal.append(entry(id), { together: true }), undefined);
  t.equal(journal.batched, 2, 'answers whose records are among them wait for the write');
  t.equal(journal.written(), undefined, 'there is nothing to wait for');
  const texts = writes().map(({ args: [{ bytes, length }] }) => bytes.toString('utf8', 0, length));
  t.equal(texts.length, 1);
  t.match(texts[0], /"id":"2".*\n.*"id":"3"/);
  t.equal(journal.written(), undefined);
});

await test('batched entries are written in the next microtask', async (t) => {
  const folder = t.testdir();
  const journal = await open(t, folder);
  await journal.append(entry('1'));
  t.equal(journal.append(entry('2'), { together: true }), undefined);
  await Promise.resolve();
  t.match(readFileSync(journalFiles(folder)[0] as string, 'utf8'), '"id":"2"', 'nobody has asked');
});

await test('an unbatched entry is written together with the batch, after its entries', async (t) => {
  const folder = t.testdir();
  const journal = await open(t, folder);
  await journal.append(entry('1'));
  t.equal(journal.append(entry('2'), { together: true }), undefined);
  t.equal(journal.append(entry('3')), undefined);
  t.match(readFileSync(journalFiles(folder)[0] as string, 'utf8'), /"id":"2".*\n.*"id":"3"/);
});

await test('if the disk cannot be written, batched entries are stored in the database', async (t) => {
  const table = new Table();
  const journal = await open(t, t.testdir());
  journal.consume('k', table.take);
  await journal.append(entry('1'));
  fillDisk(t);
  t.equal(journal.append(entry('2'), { together: true }), undefined);
  t.equal(journal.append(entry('3'), { together: true }), undefined);
  await journal.written();
  t.strictSame(table.ids, ['2', '3']);
  t.equal(journal.written(), undefined, 'that is over');
  t.equal(journal.append(entry('4'), { together: true }), undefined);
  await Promise.resolve();
  const safe = journal.written();
  t.ok(safe instanceof Promise, 'the journal had tried by itself, and still has it');
  await safe;
  t.strictSame(table.ids, ['2', '3', '4']);
});

await test('with fsync, batched entries are safe only after fsync', async (t) => {
  const journal = await open(t, t.testdir(), { fsync: true });
  await journal.append(entry('1'));
  t.ok(journal.append(entry('2'), { together: true }) instanceof Promise);
});

await test('writes become asynchronous after two consecutive slow ones, not after a single one', async (t) => {
  const journal = await open(t, t.testdir());
  // Time passes in slow writes alone: on a busy machine any write may seem slow.
  let now = performance.now();
  t.capture(performance, 'now', () => now);
  await journal.append(entry('1'));
  const slow = t.capture(SegmentFile.prototype, 'appendNow', () => {
    now += 3;
  });
  t.equal(journal.append(entry('2')), undefined);
  t.equal(journal.append(entry('3')), undefined);
  const left = journal.append(entry('4'));
  t.ok(left instanceof Promise);
  await left;
  t.equal(slow().length, 2);
});

await test('a disk that is slow stops the process twice at most, even when it is tried seldom, and the log says so once a minute', async (t) => {
  const log = collectingLog();
  const clock = fakeClock();
  const folder = t.testdir();
  const journal = await open(t, folder, { log, clock });
  let now = performance.now();
  t.capture(performance, 'now', () => now);
  await journal.append(entry('1'));
  const stopped = t.capture(SegmentFile.prototype, 'appendNow', () => void (now += 300));
  const waited = t.capture(SegmentFile.prototype, 'append', async () => {
    for (let time = 0; time < 300; time += 100) {
      now += 100;
      await clock.advance(100);
    }
  });
  for (let id = 2; id <= 8; id += 1) {
    await journal.append(entry(String(id)));
    now += 1_500;
  }
  t.strictSame(
    [stopped().length, waited().length, Math.round(journal.stalledMs)],
    [2, 5, 6 * 300],
    'one alone says nothing',
  );
  const reports = (): readonly unknown[] =>
    log.lines.filter(({ message }) => message.startsWith('the disk of the data folder is slow'));
  t.match(reports(), [{ level: 'warn', fields: { folder, milliseconds: 300 } }]);
  now += 60_000;
  for (const id of ['9', '10']) await journal.append(entry(id));
  t.equal(reports().length, 2);
});

await test('a write that was only heard of late, because the event loop was blocked, is not a sign of a slow disk', async (t) => {
  const clock = fakeClock();
  const journal = await open(t, t.testdir(), { clock, fsync: true });
  let now = performance.now();
  t.capture(performance, 'now', () => now);
  let blockedMs = 0;
  const written = t.capture(SegmentFile.prototype, 'append', () => {
    now += blockedMs;
    const ringing = clock.advance(100);
    // A short block: the look is on time, and the end of the write comes next.
    return blockedMs < 150 ? Promise.resolve() : ringing;
  });
  for (blockedMs of [300, 120]) await journal.append(entry(String(blockedMs)));
  t.strictSame([written().length, journal.stalledMs], [2, 0]);
});

await test('while an asynchronous write is pending, nothing is written before it, although the disk is trusted again', async (t) => {
  const folder = t.testdir();
  const journal = await open(t, folder);
  let now = performance.now();
  let step = 0;
  t.capture(performance, 'now', () => (now += step));
  await journal.append(entry('1'));
  step = 3;
  for (const id of ['2', '3']) t.equal(journal.append(entry(id)), undefined);
  step = 0;
  const pending = journal.append(entry('4'));
  now += 1_001;
  const behind = journal.append(entry('5'));
  t.ok(behind instanceof Promise);
  await Promise.all([pending, behind]);
  const written = readFileSync(journalFiles(folder)[0] as string, 'utf8');
  t.strictSame(written.match(/(?<="id":")\d/g), ['1', '2', '3', '4', '5']);
});

await test('a close waits for entries that are still being written', async (t) => {
  const folder = t.testdir();
  const table = new Table();
  const first = await start(t, folder, table.take, { fsync: true });
  await first.append(entry('1'));
  await first.drain(generous);
  const appended = first.append(entry('2'));
  await first.close();
  t.equal(await appended, undefined);
  const second = await start(t, folder, table.take);
  await second.drain(generous);
  t.strictSame(table.ids, ['1', '2']);
});

await test('a closed journal accepts no entries', async (t) => {
  const journal = await open(t, t.testdir());
  await journal.close();
  await t.rejects(async () => journal.append(entry('1')), { message: 'the journal is closed' });
});

function journalFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => path.endsWith('.journal'));
}

function removeFolders(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory());
  const paths = folders.map(({ name }) => join(folder, name));
  for (const path of paths) rmSync(path, { recursive: true });
  return paths;
}
