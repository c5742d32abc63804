import pg from 'pg';
import { type Test, test } from 'tap';
import { openDatabase } from '../../services/database/open-database.js';
import { createDatabase } from '../../../test/fixtures/components/postgres-database.js';
import { silentLog } from '../../../test/fixtures/components/silent-log.js';
import { collectingLog } from '../../testkit/collecting-log.js';
import { fakeClock } from '../../testkit/fake-clock.js';
import { defineEntity, defineTables, Migration, p, readingTime } from '../database.js';
import { type FollowOptions, followChanges } from './follow-changes.js';

/** What a reading has found. */
interface Found {
  readonly rows: readonly string[];
  readonly at: string;
}

/** A table whose readings end when the test says so. */
function slowTable() {
  const readings: (PromiseWithResolvers<Found> & { readonly since: string | undefined })[] = [];
  const applied: (readonly string[])[] = [];
  return {
    readings,
    applied,
    read: async (since: string | undefined) => {
      const reading = { ...Promise.withResolvers<Found>(), since };
      readings.push(reading);
      const { rows, at } = await reading.promise;
      applied.push(rows);
      return at;
    },
  };
}

/** A server whose notifications do not arrive. */
const deaf = { kind: 'postgresql', onChange: () => () => undefined } as const;

/** Following such a table, its first reading done. */
async function following({ everyMs, database = deaf }: Partial<Pick<FollowOptions, 'everyMs' | 'database'>> = {}) {
  const table = slowTable();
  const clock = fakeClock();
  const log = collectingLog();
  const opening = followChanges({
    read: table.read,
    database,
    tables: ['note'],
    clock,
    log,
    ...(everyMs === undefined ? {} : { everyMs }),
  });
  await clock.advance(0);
  table.readings[0]?.resolve({ rows: ['everything'], at: 't0' });
  return { ...table, clock, log, follower: await opening };
}

await test('the first read loads everything before following starts', async (t) => {
  const { readings, applied, clock } = await following();
  t.strictSame(
    readings.map(({ since }) => since),
    [undefined],
  );
  t.strictSame(applied, [['everything']]);
  t.equal(clock.waiting, 1);
});

await test('a failing first read fails the start and leaves no timers or subscriptions', async (t) => {
  const clock = fakeClock();
  const read = (): Promise<string> => Promise.reject(new Error('no such table'));
  await t.rejects(followChanges({ read, database: deaf, tables: ['note'], clock, log: silentLog }), /no such table/);
  t.equal(clock.waiting, 0);
});

await test('each read begins at the cursor of the previous one', async (t) => {
  const { readings, applied, clock } = await following();
  await clock.advance(499);
  t.equal(readings.length, 1, 'not before half a second has passed');
  await clock.advance(1);
  t.equal(readings[1]?.since, 't0');
  readings[1]?.resolve({ rows: ['a'], at: 't1' });
  await clock.advance(0);
  await clock.advance(500);
  t.equal(readings[2]?.since, 't1');
  readings[2]?.resolve({ rows: [], at: 't2' });
  await clock.advance(0);
  await clock.advance(500);
  t.equal(readings[3]?.since, 't2');
  t.strictSame(applied, [['everything'], ['a'], []]);
});

await test('the interval can be chosen', async (t) => {
  const { readings, clock } = await following({ everyMs: 50 });
  await clock.advance(50);
  t.equal(readings.length, 2);
});

await test('the embedded database, whose notifications are not lost, is polled only to be safe', async (t) => {
  const { readings, clock } = await following({ database: { ...deaf, kind: 'embedded' } });
  await clock.advance(9_999);
  t.equal(readings.length, 1);
  await clock.advance(1);
  t.equal(readings.length, 2);
});

await test('a slow read is awaited: polls do not queue up behind it', async (t) => {
  const { readings, clock } = await following();
  await clock.advance(5_000);
  t.equal(readings.length, 2);
  readings[1]?.resolve({ rows: [], at: 't1' });
  await clock.advance(0);
  await clock.advance(500);
  t.equal(readings.length, 3);
});

await test('reads never overlap, so an older result never overwrites a newer one', async (t) => {
  const { readings, applied, clock, follower } = await following();
  await clock.advance(500);
  let done = false;
  const refreshing = follower.refresh().then(() => (done = true));
  await clock.advance(0);
  t.equal(readings.length, 2, 'the refresh waits for the poll');
  readings[1]?.resolve({ rows: ['old'], at: 't1' });
  await clock.advance(0);
  t.equal(readings[2]?.since, 't1');
  t.notOk(done, 'a refresh does not take an older reading for its own');
  readings[2]?.resolve({ rows: ['newer'], at: 't2' });
  await refreshing;
  t.strictSame(applied, [['everything'], ['old'], ['newer']]);
});

await test('concurrent refreshes share the next read, never one that has already begun', async (t) => {
  const { readings, clock, follower } = await following();
  const first = follower.refresh();
  const later = Array.from({ length: 1000 }, () => follower.refresh());
  await clock.advance(0);
  t.equal(readings.length, 2);
  readings[1]?.resolve({ rows: [], at: 't1' });
  await first;
  await clock.advance(0);
  t.equal(readings.length, 3);
  readings[2]?.reject(new Error('database is away'));
  const outcomes = await Promise.allSettled(later);
  t.ok(outcomes.every(({ status }) => status === 'rejected'));
  const again = follower.refresh();
  await clock.advance(0);
  t.equal(readings.length, 4);
  readings[3]?.resolve({ rows: [], at: 't3' });
  await again;
});

/** Following a table whose changes can be heard. */
async function hearing() {
  let heard: (() => void) | undefined;
  const onChange = (tables: readonly string[], call: () => void): (() => void) => {
    if (tables.includes('note')) heard = call;
    return () => (heard = undefined);
  };
  return {
    ...(await following({ database: { kind: 'postgresql', onChange } })),
    hear: () => heard?.(),
    isHearing: () => heard !== undefined,
  };
}

await test('a notified change is read at once', async (t) => {
  const { readings, applied, clock, hear } = await hearing();
  hear();
  await clock.advance(0);
  t.equal(readings[1]?.since, 't0');
  readings[1]?.resolve({ rows: ['heard'], at: 't1' });
  await clock.advance(0);
  t.strictSame(applied.at(-1), ['heard']);
});

await test('a notification during a read triggers another read', async (t) => {
  const { readings, clock, hear } = await hearing();
  await clock.advance(500);
  hear();
  hear();
  await clock.advance(0);
  t.equal(readings.length, 2);
  readings[1]?.resolve({ rows: [], at: 't1' });
  await clock.advance(0);
  t.equal(readings.length, 3);
  t.equal(readings[2]?.since, 't1');
});

await test('continuous notifications are debounced, and the last change is still read', async (t) => {
  const { readings, clock, hear } = await hearing();
  const answered = (): void => readings.forEach(({ resolve }) => resolve({ rows: [], at: 't' }));
  for (let elapsed = 0; elapsed < 400; elapsed += 10) {
    hear();
    await clock.advance(10);
    answered();
  }
  t.equal(readings.length, 1 + 4);
  await clock.advance(99);
  t.equal(readings.length, 1 + 5);
  answered();
  await clock.advance(0);
  t.equal(clock.waiting, 1, 'and then only the interval is waited for');
});

await test('an outage during a read that a notification triggered is logged like any other', async (t) => {
  const { readings, clock, hear, log } = await hearing();
  hear();
  await clock.advance(0);
  readings[1]?.reject(new Error('database is away'));
  await clock.advance(100);
  hear();
  await clock.advance(0);
  readings[2]?.resolve({ rows: [], at: 't2' });
  await clock.advance(0);
  t.strictSame(
    log.lines.map(({ level }) => level),
    ['warn', 'info'],
  );
});

await test('after close, notifications are ignored', async (t) => {
  const { readings, clock, hear, isHearing, follower } = await hearing();
  hear();
  await clock.advance(0);
  readings[1]?.resolve({ rows: [], at: 't1' });
  await clock.advance(0);
  hear();
  await follower.close();
  t.notOk(isHearing());
  await clock.advance(10_000);
  t.equal(readings.length, 2, 'also not what was heard just before');
  t.equal(clock.waiting, 0);
});

await test('a failed start ends its subscription', async (t) => {
  let hears = false;
  const onChange = (): (() => void) => {
    hears = true;
    return () => (hears = false);
  };
  const database = { kind: 'postgresql', onChange } as const;
  const read = (): Promise<string> => Promise.reject(new Error('no such table'));
  const opening = followChanges({ read, database, tables: ['note'], clock: fakeClock(), log: silentLog });
  t.ok(hears);
  await t.rejects(opening);
  t.notOk(hears);
});

await test('an outage is logged once, and its end once; memory keeps its state, and changes made meanwhile are read afterwards', async (t) => {
  const { readings, applied, clock, log } = await following();
  const reason = new Error('database is away');
  for (const reading of [1, 2, 3]) {
    await clock.advance(500);
    readings[reading]?.reject(reason);
    await clock.advance(0);
  }
  await clock.advance(500);
  t.strictSame(
    log.lines.map(({ level, fields }) => [level, fields]),
    [['warn', { error: reason }]],
  );
  t.strictSame(applied, [['everything']]);
  t.equal(readings[4]?.since, 't0', 'the time before the outage');
  readings[4]?.resolve({ rows: ['written meanwhile'], at: 't4' });
  await clock.advance(0);
  await clock.advance(500);
  readings[5]?.resolve({ rows: [], at: 't5' });
  await clock.advance(0);
  t.strictSame(
    log.lines.map(({ level }) => level),
    ['warn', 'info'],
  );
  await clock.advance(500);
  readings[6]?.reject(reason);
  await clock.advance(0);
  t.strictSame(
    log.lines.map(({ level }) => level),
    ['warn', 'info', 'warn'],
    'the next outage is a new one',
  );
});

await test('a failed refresh rejects for its caller, and following continues', async (t) => {
  const { readings, clock, follower, log } = await following();
  const refreshing = follower.refresh();
  await clock.advance(0);
  readings[1]?.reject(new Error('database is away'));
  await t.rejects(refreshing, /database is away/);
  t.strictSame(log.lines, [], 'whoever asked decides what to say');
  const again = follower.refresh();
  await clock.advance(0);
  readings[2]?.resolve({ rows: [], at: 't2' });
  await again;
  await clock.advance(500);
  t.equal(readings.length, 4);
});

await test('close waits for a running read, and nothing is read afterwards', async (t) => {
  const { readings, applied, clock, follower } = await following();
  await clock.advance(500);
  let closed = false;
  const closing = follower.close().then(() => (closed = true));
  await clock.advance(400);
  t.notOk(closed);
  t.equal(readings.length, 2);
  readings[1]?.resolve({ rows: ['last'], at: 't1' });
  await closing;
  t.strictSame(applied.at(-1), ['last']);
  await clock.advance(10_000);
  t.equal(readings.length, 2);
  t.equal(clock.waiting, 0);
});

await test('close does not wait longer than half a second, because a database may be silent', async (t) => {
  const { readings, clock, follower } = await following();
  await clock.advance(500);
  const closing = follower.close();
  await clock.advance(500);
  await t.resolves(closing);
  readings[1]?.reject(new Error('database is away'));
});

await test('close does not reject when the read that it waits for fails', async (t) => {
  const { readings, clock, follower } = await following();
  await clock.advance(500);
  const closing = follower.close();
  readings[1]?.reject(new Error('database is away'));
  await t.resolves(closing);
});

const Note = defineEntity({
  name: 'Note',
  tableName: 'note',
  properties: { id: p.integer().primary(), text: p.text(), changedAt: p.datetime(6).defaultRaw('clock_timestamp()') },
});

class CreateNotes extends Migration {
  override up(): void {
    this.addSql(`create table note
      (id integer primary key, text text not null, changed_at timestamptz(6) not null default clock_timestamp())`);
  }
}

const tables = defineTables({ entities: [Note], migrations: [{ name: 'note-0001-create', class: CreateNotes }] });

/** A table of a real server, followed the way plugins do it, and another process that writes to it. */
async function followedServer(t: Test) {
  const url = await createDatabase(t);
  const database = await openDatabase({ url, folder: 'memory', tables: [tables], log: silentLog });
  t.teardown(() => database.close());
  const writer = new pg.Client({ connectionString: url });
  await writer.connect();
  t.teardown(() => writer.end());
  const known = new Map<number, string>();
  const readings: { readonly since: string | undefined; readonly rows: number }[] = [];
  const follower = await followChanges({
    read: async (since) => {
      const entities = database.fork();
      const { at, from } = await readingTime(entities, since, ['note']);
      const rows = await entities.find(Note, from ? { changedAt: { $gte: from } } : {});
      readings.push({ since, rows: rows.length });
      for (const { id, text } of rows) known.set(id, text);
      return at;
    },
    database: deaf,
    tables: ['note'],
    clock: fakeClock(),
    log: silentLog,
  });
  t.teardown(() => follower.close());
  return { writer, known, readings, follower, database };
}

await test('a transaction that commits late, after a read past the time in its rows, is found by the next read', async (t) => {
  const { writer, known, follower } = await followedServer(t);
  await writer.query('begin');
  await writer.query("insert into note (id, text) values (1, 'late')");
  await follower.refresh();
  await follower.refresh();
  t.equal(known.size, 0, 'not committed yet, and the readings have passed its time');
  await writer.query('commit');
  await follower.refresh();
  t.equal(known.get(1), 'late');
  await writer.query('begin');
  await writer.query("update note set text = 'later', changed_at = clock_timestamp() where id = 1");
  await follower.refresh();
  t.equal(known.get(1), 'late');
  await writer.query('commit');
  await follower.refresh();
  t.equal(known.get(1), 'later');
});

await test('however long a transaction takes, what it has written is found when it commits', async (t) => {
  const { writer, database } = await followedServer(t);
  await writer.query('begin');
  await writer.query("insert into note (id, text) values (1, 'late')");
  const [{ begun }] = (await writer.query('select now() as begun')).rows;
  const read = (since?: string) => readingTime(database.fork(), since, ['note']);
  const first = await read();
  const second = await read(first.at);
  t.same(
    [first, second].map(({ at }) => new Date(at)),
    [begun, begun],
    'no read goes beyond what it cannot see',
  );
  await writer.query('commit');
  const third = await read(second.at);
  t.equal(third.changed, true);
  t.ok((third.from as Date) < begun);
  t.not(third.at, second.at);
});

await test('a read looks back some seconds, not to the beginning', async (t) => {
  const { writer, readings, follower } = await followedServer(t);
  await writer.query("insert into note (id, text, changed_at) values (1, 'old', now() - interval '1 minute')");
  await writer.query("insert into note (id, text, changed_at) values (2, 'recent', now() - interval '5 seconds')");
  await follower.refresh();
  t.equal(readings.at(-1)?.rows, 1);
});

await test('after the clock of the database was set back, everything is read again', async (t) => {
  const { writer, database } = await followedServer(t);
  await writer.query("insert into note (id, text, changed_at) values (1, 'unseen', now() - interval '1 minute')");
  const read = async (ahead: string) => {
    const [{ since }] = (await writer.query(`select (now() + interval '${ahead}')::text as since`)).rows;
    return readingTime(database.fork(), since, ['note']);
  };
  const set = await read('1 hour');
  t.strictSame([set.from, set.changed], [new Date(0), true]);
  t.equal((await read('1 second')).changed, false, 'a clock that is a little behind');
  t.ok(Date.parse(set.at) <= Date.now(), 'and the next read begins at the new time');
});
