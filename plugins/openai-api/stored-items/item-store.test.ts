import { test } from 'tap';
import { deleteExpired, type Database } from '../../../core/api/database.js';
import {
  type AnyJournalEntry,
  GatewayError,
  type Journal,
  type JournalEntry,
  type JsonObject,
  type JsonValue,
  newId,
  parseJson,
  stringifyJson,
} from '../../../core/api/index.js';
import { collectingLog, fakeClock } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { until } from '../../../test/fixtures/components/until.js';
import { turn } from '../../../test/fixtures/time/event-loop-turns.js';
import { storeAnswers } from './answer-row.js';
import { storedItemsConfig } from './config.js';
import { newAnswerSecret } from './item-id.js';
import { ItemStore, type Wanted } from './item-store.js';
import { AnswerLimit, deleteBeyond } from './limit-answers.js';
import { RecentAnswers } from './recent-answers.js';
import type { StoredResponse } from './stored-response.js';
import { expiringTables, tables } from './tables.js';

const now = Date.UTC(2026, 0, 1);
const hour = 3_600_000;
const day = 24 * hour;
const mebibyte = 1024 * 1024;
const owner = { organizationId: 'acme', connectionId: '01900000-0000-7000-8000-000000000001' };
const saying = (text: string): StoredResponse => ({ output: [message(text)] });
const message = (text: string): JsonObject => ({ type: 'message', role: 'assistant', content: text });

/** A journal that only collects entries. */
function pendingEntries(state: { refusal?: GatewayError; bytes?: number } = {}) {
  const entries: JournalEntry<Uint8Array>[] = [];
  const journal = {
    append: (entry: AnyJournalEntry) => void entries.push(entry as JournalEntry<Uint8Array>),
    refusal: () => state.refusal,
    settled: () => Promise.resolve(),
    backlog: { bytes: state.bytes ?? 0, since: undefined },
  } as unknown as Journal;
  return { entries, journal };
}

function finding(store: ItemStore, secrets: readonly string[], more: Partial<Wanted> = {}) {
  const { signal } = new AbortController();
  return store.find({ owner, secrets, maxBytes: mebibyte, signal, ...more });
}

/** The responses that were found. */
async function found(...search: Parameters<typeof finding>): Promise<ReadonlyMap<string, StoredResponse>> {
  return (await finding(...search))?.responses ?? new Map<string, StoredResponse>();
}

const nothing = { bytes: 0 };

const unreachable = {
  fork: () => {
    throw new Error('the database is asked');
  },
} as unknown as Database;

await forEachDatabase('stored items', [tables], async (t, database) => {
  const clock = fakeClock(now);
  const { entries, journal } = pendingEntries();
  const deliver = storeAnswers(database, () => undefined);
  const replica = (settings: object = {}) =>
    new ItemStore(storedItemsConfig.parse(settings), { database, journal, clock });
  /** Lets time pass until the search has ended. */
  const passing = async <T>(search: T | Promise<T>): Promise<T> => {
    let ended = false;
    const found = Promise.resolve(search).finally(() => (ended = true));
    while (!ended) {
      await new Promise(setImmediate);
      if (clock.waiting > 0) await clock.advance(50);
    }
    return found;
  };
  const rows = () =>
    database.fork().execute<{ count: number }[]>('select count(*)::int as count from openai_api_answer');

  await t.test(
    'are found by another process, in any number, and nothing of them can be read in the table',
    async (t) => {
      const writer = replica();
      const answers = new Map<string, StoredResponse>();
      for (const text of ['The first', 'The second', 'The third']) {
        const secret = newAnswerSecret(now - hour);
        const output = [message(text), null, message('Ä'.repeat(5_000))];
        const response = {
          output,
          request: { earlier: [...answers.keys()], input: [{ role: 'user', content: text }] },
        };
        answers.set(secret, response);
        writer.add(owner, secret, response, newId(now));
      }
      await deliver(entries.slice(0, 2));
      await deliver(entries);
      t.strictSame(await rows(), [{ count: 3 }], 'entries that are delivered twice are stored once');
      const secrets = [...answers.keys()];
      t.strictSame((await finding(replica(), secrets))?.responses, answers);
      const whole = await database.fork().execute("select *, encode(items, 'escape') as text from openai_api_answer");
      t.notMatch(JSON.stringify(whole), /message(?!_id)|The first|assistant/);
      t.notOk(secrets.some((secret) => JSON.stringify(whole).includes(secret)));
    },
  );

  await t.test('without their requests are found, too', async (t) => {
    const secret = newAnswerSecret(now - hour);
    const response = { output: [message('Alone'), null] };
    replica().add(owner, secret, response, newId(now));
    await deliver(entries.slice(-1));
    t.strictSame(await found(replica(), [secret]), new Map([[secret, response]]));
  });

  await t.test('are not found by other organizations and connections, nor by a similar id', async (t) => {
    const secret = newAnswerSecret(now - hour);
    replica().add(owner, secret, saying('Mine'), newId(now));
    await deliver(entries.splice(0));
    for (const other of [
      { ...owner, organizationId: 'other' },
      { ...owner, connectionId: '01900000-0000-7000-8000-000000000002' },
    ]) {
      t.match(await finding(replica(), [secret], { owner: other }), nothing);
    }
    const later = (Number.parseInt(secret.slice(0, 8), 16) + 1).toString(16) + secret.slice(8);
    t.match(await finding(replica(), [later, newAnswerSecret(now - hour)]), nothing);
  });

  await t.test('are waited for while they may be on their way to the database', async (t) => {
    for (const aheadMs of [0, day]) {
      const secret = newAnswerSecret(now + aheadMs);
      replica().add(owner, secret, saying('Soon'), newId(now));
      const found = finding(replica(), [secret]);
      while (clock.waiting === 0) await new Promise(setImmediate);
      await deliver(entries.splice(0));
      await clock.advance(50);
      const ofReplicaAhead = `given by a replica whose clock is ${aheadMs} ms ahead`;
      t.match(await found, { responses: new Map([[secret, saying('Soon')]]) }, ofReplicaAhead);
    }

    t.match(await passing(finding(replica(), [newAnswerSecret(now)])), nothing);
    t.ok(clock.now() - now < 3_000, 'but not for ever');
  });

  await t.test('that are larger together than allowed are not returned', async (t) => {
    const secrets = [newAnswerSecret(now - hour), newAnswerSecret(now - hour)];
    for (const secret of secrets) replica().add(owner, secret, saying('x'.repeat(600_000)), newId(now));
    await deliver(entries.splice(0));
    const reader = replica();
    t.equal(await finding(reader, secrets), undefined);
    for (const secret of secrets) t.equal((await finding(reader, [secret]))?.responses.size, 1);
    t.equal(await finding(reader, secrets), undefined, 'when they are in memory, too');
  });

  await t.test('are not found after their time, and are deleted', async (t) => {
    await database.fork().execute('delete from openai_api_answer returning 1');
    const settings = { retentionDays: 3, organizations: { brief: { retentionDays: 1 } } };
    const at = async (days: number, organizationId: string): Promise<string> => {
      const moment = clock.now() - days * day;
      const services = { database, journal, clock: fakeClock(moment) };
      const secret = newAnswerSecret(moment);
      const store = new ItemStore(storedItemsConfig.parse(settings), services);
      store.add({ ...owner, organizationId }, secret, { output: [{}] }, newId(now));
      return secret;
    };
    const secrets = [await at(2, 'acme'), await at(4, 'acme'), await at(2, 'brief'), await at(0.5, 'brief')];
    await deliver(entries.splice(0));
    const reader = replica(settings);
    const brief = { ...owner, organizationId: 'brief' };
    t.strictSame([...(await found(reader, secrets)).keys()], [secrets[0]]);
    t.strictSame([...(await found(reader, secrets, { owner: brief })).keys()], [secrets[3]]);
    t.equal(reader.daysOf(brief), 1);
    const services = { database, clock, log: collectingLog() };
    await deleteExpired({ settings: storedItemsConfig.parse(settings), tables: expiringTables }, services);
    t.strictSame(await rows(), [{ count: 2 }]);
  });

  await t.test('beyond the number that an organization may have are deleted, the oldest first', async (t) => {
    await database.fork().execute('delete from openai_api_answer returning 1');
    const made: [number, string, string][] = [];
    for (const [organizationId, count, youngest] of [
      ['acme', 5, 1],
      // Older than everything of the one that has too many.
      ['brief', 2, 10],
    ] as const) {
      for (let age = 0; age < count; age += 1) {
        const moment = clock.now() - (youngest + age) * hour;
        const secret = newAnswerSecret(moment);
        const services = { database, journal, clock: fakeClock(moment) };
        const store = new ItemStore(storedItemsConfig.parse({}), services);
        store.add({ ...owner, organizationId }, secret, { output: [{ type: 'message' }] }, newId(now));
        made.push([age, organizationId, secret]);
      }
    }
    await deliver(entries.splice(0));
    const log = collectingLog();
    await deleteBeyond(3, { database, log });
    await deleteBeyond(3, { database, log });
    for (const [age, organizationId, secret] of made) {
      const found = await finding(replica(), [secret], { owner: { ...owner, organizationId } });
      t.equal(found?.responses.size, age < 3 ? 1 : 0, `${organizationId}, the ${age + 1}th`);
    }
    t.match(log.lines, [{ fields: { organization: 'acme', rows: 2 } }]);
  });

  await t.test('many answers within an hour are limited before it is over', async (t) => {
    await database.fork().execute('delete from openai_api_answer returning 1');
    const log = collectingLog();
    let looks = 0;
    const watched = {
      fork: () => ({
        execute: async (...question: Parameters<ReturnType<Database['fork']>['execute']>) => {
          const answer = await database.fork().execute<unknown[]>(...question);
          // The last statement of each look: of the answers that clients have deleted, none is left to delete.
          if ((question[0] as string).includes('deleted_at <') && answer.length === 0) looks += 1;
          return answer;
        },
      }),
    } as unknown as Database;
    const limit = new AnswerLimit(2_000, { database: watched, clock, log });
    const deliver = storeAnswers(database, (answers) => limit.stored(answers));
    const stop = limit.start();
    // What it finds depends on when it looks, and while it does it does not begin again: each look ends before the next answers come.
    for (const [batch, looked] of [1, 2, 2, 3].entries()) {
      const services = { database, journal, clock: fakeClock(now + batch) };
      const store = new ItemStore(storedItemsConfig.parse({}), services);
      for (let index = 0; index < 800; index += 1)
        store.add(owner, newAnswerSecret(now + batch), saying('Hi'), newId(now));
      await deliver(entries.splice(0));
      await until(() => looks >= looked, 'it has looked');
    }
    await until(() => log.lines.length > 0, 'the oldest are deleted');
    t.match(log.lines, [{ fields: { organization: 'acme', rows: 1_600 } }]);
    t.strictSame(await rows(), [{ count: 1_600 }], 'and those of the same moment');
    stop();
  });

  await t.test('a database that fails is an error that says what to do', async (t) => {
    const failing = {
      fork: () => ({ execute: () => Promise.reject(new Error('gone')) }),
    } as unknown as Database;
    const reader = new ItemStore(storedItemsConfig.parse({}), { database: failing, journal, clock });
    await t.rejects(async () => finding(reader, [newAnswerSecret(now - day)]), {
      code: 'GW_DATABASE_UNAVAILABLE',
      status: 503,
      retryAfter: 1,
      message: /send the conversation itself/,
    });
  });
});

await test('missing items are waited for by a limited number of requests, half of which one organization may have', async (t) => {
  const clock = fakeClock(now);
  // A real database could take longer for this many queries at once than one of them may.
  const empty = { fork: () => ({ execute: () => Promise.resolve([]) }) } as unknown as Database;
  const { journal } = pendingEntries();
  const reader = new ItemStore(storedItemsConfig.parse({}), { database: empty, journal, clock });
  const leaving = new AbortController();
  const search = { signal: leaving.signal };
  const waiting = Array.from({ length: 32 }, async () => finding(reader, [newAnswerSecret(clock.now())], search));
  while (clock.waiting < waiting.length) await turn();
  t.strictSame(await found(reader, [newAnswerSecret(clock.now())]), new Map(), 'one more is told at once');
  const honest = { owner: { ...owner, organizationId: 'another' }, ...search };
  waiting.push(Promise.resolve(finding(reader, [newAnswerSecret(clock.now())], honest)));
  while (clock.waiting < waiting.length) await turn();
  leaving.abort(new Error('gone'));
  const ended = await Promise.allSettled(waiting);
  t.ok(ended.every(({ status }) => status === 'rejected'));
  const next = found(reader, [newAnswerSecret(clock.now())]);
  while (clock.waiting === 0) await turn();
  await clock.advance(2_500);
  t.strictSame(await next, new Map(), 'the next one waits again');
});

await test('the process that has stored items finds them without the database, at once', async (t) => {
  const { journal } = pendingEntries();
  const store = new ItemStore(storedItemsConfig.parse({}), { database: unreachable, journal, clock: fakeClock(now) });
  const secret = newAnswerSecret(now);
  store.add(owner, secret, saying('Hi'), newId(now));
  t.match(finding(store, [secret]), { responses: new Map([[secret, saying('Hi')]]) });
  const other = { ...owner, organizationId: 'other' };
  await t.rejects(async () => finding(store, [newAnswerSecret(0), secret], { owner: other }), {
    code: 'GW_DATABASE_UNAVAILABLE',
  });
});

await test('a request that is too long together with its answer is left out, and no digits of its numbers are lost', async (t) => {
  const { journal } = pendingEntries();
  const config = storedItemsConfig.parse({ maxAnswerBytes: 1_024 });
  const store = new ItemStore(config, { database: unreachable, journal, clock: fakeClock(now) });
  for (const [length, isKept] of [
    [700, true],
    [1_000, false],
  ] as const) {
    const secret = newAnswerSecret(now);
    const input = [parseJson(`{"content":"${'x'.repeat(length)}","n":1.00000000000000000001}`)];
    store.add(owner, secret, { ...saying('Hi'), request: { earlier: [], input } }, newId(now));
    const [stored] = [...(await found(store, [secret])).values()];
    t.strictSame(stored?.output, saying('Hi').output);
    t.strictSame(stringifyJson(stored?.request?.input as JsonValue), stringifyJson(isKept ? input : undefined));
  }
});

await test('responses with as many values as no body may have are not read together', async (t) => {
  const { journal } = pendingEntries();
  const store = new ItemStore(storedItemsConfig.parse({}), { database: unreachable, journal, clock: fakeClock(now) });
  const secrets = [newAnswerSecret(now), newAnswerSecret(now)];
  for (const secret of secrets) {
    const input = [{ extra: Array.from({ length: 200_000 }, () => []) }];
    t.equal(store.add(owner, secret, { output: [], request: { earlier: [], input } }, newId(now))?.isWhole, true);
    t.equal((await found(store, [secret])).size, 1);
  }
  t.equal(finding(store, secrets), undefined);
});

await test('items that are too long, or that the journal has no room for, are not stored', async (t) => {
  const clock = fakeClock(now);
  const refusal = new GatewayError({ code: 'GW_JOURNAL_FULL', status: 503, message: 'Full.' });
  for (const [state, text] of [
    [{}, 'x'.repeat(2_000)],
    [{ refusal }, 'x'],
    [{ bytes: 300 * mebibyte }, 'x'],
  ] as const) {
    const { entries, journal } = pendingEntries(state);
    const config = storedItemsConfig.parse({ maxAnswerBytes: 1_024 });
    new ItemStore(config, { database: unreachable, journal, clock }).add(
      owner,
      newAnswerSecret(now),
      saying(text),
      newId(now),
    );
    t.equal(entries.length, 0);
  }
});

await test('the memory for recent answers is limited; the least recently used leave first', (t) => {
  const recent = new RecentAnswers(868);
  const sealed = (length: number) => ({ items: Buffer.alloc(length), isDeleted: false });
  for (const key of ['a', 'b', 'c']) recent.add(key, sealed(30));
  recent.add('a', sealed(90));
  t.equal(recent.get('a')?.items.length, 30, 'an answer never changes');
  recent.add('d', sealed(30));
  t.equal(recent.get('b'), undefined);
  t.ok(recent.get('a') && recent.get('c') && recent.get('d'));
  recent.add('e', sealed(1000));
  for (const key of ['a', 'c', 'd', 'e']) t.equal(recent.get(key), undefined, 'one that is too large takes all');
  recent.add('f', sealed(100));
  t.ok(recent.get('f'));
  recent.remove('f');
  recent.remove('f');
  recent.add('g', sealed(612));
  t.ok(recent.get('g'), 'one that is removed leaves its room');
  t.end();
});
