import { test } from 'tap';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { whileSlow } from '../../test/fixtures/components/slow-table.js';
import { fakeClock, collectingLog } from '../../core/testkit/index.js';
import { copyNewBinaryRows, deleteExpired } from '../../core/api/database.js';
import { type JournalValues, newId, traceIdOf } from '../../core/api/index.js';
import { config } from './config.js';
import { sampleMessage as record } from './fixtures/sample-message.js';
import { findTrace } from './reporting/find-trace.js';
import { findMessages, findSessions, messagePages } from './reporting/history-query.js';
import { entryOf, readEntry } from './recording/journaled-message.js';
import type { MessageRecord } from './recording/message-record.js';
import { messageColumns } from './recording/message-row.js';
import { storeMessages, storeNewMessages } from './recording/store-messages.js';
import { MessageQuery, SessionQuery } from './reporting/reporting-schema.js';
import { expiringTables, tables } from './tables.js';
import { reportUsage, UsageQuery } from './reporting/usage-report.js';
import { fc } from '../../test/fixtures/random.js';

const day = 86_400_000;
const start = Date.UTC(2030, 0, 1);

/** The values of entries as they are in a piece of the journal's file. */
function valuesOf(records: readonly MessageRecord[]): JournalValues {
  const [bytes, begins, ends]: [Buffer[], number[], number[]] = [[Buffer.from('checksum')], [], []];
  let at = 8;
  for (const { value } of records.map(entryOf)) {
    begins.push(at);
    ends.push(at + value.length);
    bytes.push(Buffer.from(value), Buffer.from('\n'));
    at += value.length + 1;
  }
  return { bytes: Buffer.concat(bytes), begins, ends };
}

await forEachDatabase('storing messages', [tables], async (t, database) => {
  const store = storeMessages(database);
  const rows = <Row>(sql: string): Promise<Row[]> => database.fork().execute<Row[]>(sql);

  await t.test('what plugins have noted is stored, and a message without notes has none', async (t) => {
    const plain = record(start + 1);
    const noted = record(start + 2, { notes: [{ plugin: 'a', name: 'n', value: 1 }] });
    await store([entryOf(plain)]);
    await storeMessages(database, messageColumns.annotated)([entryOf(noted)]);
    t.match(await rows('select message_id, notes, tags from history_message order by created_at'), [
      { message_id: plain.message_id, notes: null, tags: null },
      { message_id: noted.message_id, notes: noted.notes, tags: null },
    ]);
    await database.fork().execute('delete from history_message');
  });

  await t.test('entries that are delivered again, in any batches, are stored once', async (t) => {
    const records = Array.from({ length: 30 }, (_, index) => record(start + index));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.subarray(records, { minLength: 1 }), { maxLength: 5 }), async (batches) => {
        for (const batch of [...batches, records]) await store(batch.map(entryOf));
        const [row] = await rows<{ count: number }>('select count(*)::integer as count from history_message');
        return row?.count === records.length;
      }),
      { numRuns: 5 },
    );
    t.pass();
  });

  await t.test(
    'a session spans its messages and is named after the earliest, in whatever order they come',
    async (t) => {
      const texts = ['one', 'two', 'three', 'four'];
      const records = texts.map((input_text, index) =>
        record(start + index * 1000, { session_id: 'shared', input_text, end_user_id: `user-${index}` }),
      );
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(records, { minLength: 4 }), fc.nat(4), async (shuffled, cut) => {
          await rows("delete from history_session where session_id = 'shared' returning 1");
          await store(shuffled.slice(0, cut).map(entryOf));
          await store(shuffled.slice(cut).map(entryOf));
          const found = await rows(
            `select title, end_user_id, extract(epoch from updated_at - created_at)::integer as seconds
           from history_session where session_id = 'shared'`,
          );
          t.strictSame(found, [{ title: 'one', end_user_id: 'user-0', seconds: 3 }]);
        }),
        { numRuns: 10 },
      );
    },
  );

  const listed = async (organization: string) => {
    const query = SessionQuery.parse({ sort_ascending: true });
    const { entries, total } = await findSessions(database, organization, query);
    t.equal(total, entries.length);
    return entries.map(({ session_id, title, created_at, updated_at }) => [session_id, title, created_at, updated_at]);
  };
  const timeOf = (seconds: number): string => new Date(start + seconds * 1000).toISOString();

  await t.test('a message without a session id is a session of its own, listed by its time', async (t) => {
    const organization_id = 'single';
    const texts = ['\u00a0\n  What\tis \r\n it? ', ' ', 'x'.repeat(200), '\u3000'.repeat(2000) + 'far', ''];
    const records = texts.map((input_text, index) => record(start + 2000 * index, { organization_id, input_text }));
    const named = record(start + 1000, { organization_id, session_id: 'named', input_text: 'named' });
    await store([...records, named].map(entryOf));
    const single = (index: number, title: string): string[] => {
      const time = timeOf(2 * index);
      return [records[index]?.message_id ?? '', title, time, time];
    };
    t.strictSame(await listed(organization_id), [
      single(0, 'What is it?'),
      ['named', 'named', timeOf(1), timeOf(1)],
      single(1, 'Untitled'),
      single(2, 'x'.repeat(80)),
      single(3, 'far'),
      single(4, 'Untitled'),
    ]);
    const pages = [];
    for (let from = 1; from <= 6; from += 1) {
      const query = SessionQuery.parse({ from, size: 1 });
      pages.push(...(await findSessions(database, organization_id, query)).entries.map(({ title }) => title));
    }
    t.strictSame(pages, ['Untitled', 'far', 'x'.repeat(80), 'Untitled', 'named', 'What is it?']);
  });

  await t.test(
    'a session whose id is the id of its first message contains both messages, in any order of arrival',
    async (t) => {
      let organizations = 0;
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), fc.nat(4), async (order, cut) => {
          organizations += 1;
          const organization_id = `named-${organizations}`;
          const first = record(start, { organization_id, input_text: 'one' });
          const session_id = first.message_id;
          const records = [
            first,
            record(start + 1000, { organization_id, session_id, input_text: 'two' }),
            record(start + 2000, { organization_id, session_id, input_text: 'three' }),
            record(start + 3000, { organization_id: `not-${organization_id}`, session_id, input_text: 'other' }),
          ];
          const shuffled = order.map((index) => entryOf(records[index] as MessageRecord));
          await store(shuffled.slice(0, cut));
          await store(shuffled.slice(cut));
          t.strictSame(await listed(organization_id), [[session_id, 'one', timeOf(0), timeOf(2)]]);
          t.strictSame(await listed(`not-${organization_id}`), [[session_id, 'other', timeOf(3), timeOf(3)]]);
          const query = MessageQuery.parse({ session_id });
          const { entries, total } = await findMessages(database, organization_id, query);
          t.strictSame(
            [total, entries.map((entry) => [entry.session_id, entry.input_text])],
            [3, ['one', 'two', 'three'].map((text) => [session_id, text])],
          );
        }),
        // The message itself comes last, and alone.
        { numRuns: 15, examples: [[[1, 2, 3, 0], 3]] },
      );
    },
  );

  await t.test('a message stays as it is when another organization names a session after it', async (t) => {
    const own = record(start, { organization_id: 'named-abroad' });
    const session_id = own.message_id;
    await store([entryOf(own)]);
    await store([entryOf(record(start + 1000, { organization_id: 'abroad', session_id }))]);
    t.strictSame(await rows(`select session_id from history_message where organization_id = 'named-abroad'`), [
      { session_id: '' },
    ]);
  });

  await t.test(
    'an entry that a crash has left half of the way, at its row, gets to its session when it comes again',
    async (t) => {
      const organization_id = 'half';
      const first = record(start, { organization_id, input_text: 'one' });
      const session_id = first.message_id;
      const records = [first, record(start + 1000, { organization_id, session_id })];
      const table = { table: 'history_message', key: 'message_id', columns: messageColumns.plain };
      await copyNewBinaryRows(
        database.fork(),
        table,
        records.map((one) => readEntry(entryOf(one))),
      );
      await store(records.map(entryOf));
      t.strictSame(await listed(organization_id), [[session_id, 'one', timeOf(0), timeOf(1)]]);
      t.equal((await findMessages(database, organization_id, MessageQuery.parse({ session_id }))).total, 2);
    },
  );

  await t.test(
    'a trace is found by its id, whether the gateway or the client began it, and only by its own organization',
    async (t) => {
      const organization_id = 'traced';
      const own = record(start, { organization_id, model: 'first' });
      const [trace_id, foreign] = [traceIdOf(own.message_id), '4bf92f3577b34da6a3ce929d0e0e4736'];
      await store(
        [{ ...own, trace_id }, record(start, { organization_id, trace_id: foreign, model: 'other' })].map(entryOf),
      );
      const found = async (id: string, organization = organization_id) =>
        (await findTrace(database, organization, id))?.model;
      t.strictSame([await found(trace_id), await found(foreign)], ['first', 'other']);
      await store([entryOf(record(start + 1000, { organization_id, trace_id, model: 'second' }))]);
      t.equal(await found(trace_id), 'second', 'the last answer of a trace that goes on');
      for (const id of [own.message_id, 'no trace', traceIdOf(record(start).message_id)])
        t.equal(await found(id), undefined);
      t.equal(await found(trace_id, 'acme'), undefined);
    },
  );

  await t.test('a trace that began with its message takes no space in its row, and is listed and found', async (t) => {
    const organization_id = 'own-traces';
    const own = record(start, { organization_id });
    const trace_id = traceIdOf(own.message_id);
    await store([entryOf({ ...own, trace_id })]);
    t.strictSame(await rows(`select trace_id from history_message where organization_id = '${organization_id}'`), [
      { trace_id: '' },
    ]);
    const { entries } = await findMessages(database, organization_id, MessageQuery.parse({ trace_id }));
    t.match(entries, [{ trace_id, message_id: own.message_id }]);
    t.equal((await findTrace(database, organization_id, trace_id))?.model, 'm');
  });

  await t.test('the messages of a connection are listed for its own organization only', async (t) => {
    const connection_id = newId(start);
    const all = [0, 1, 2].map((second) => record(start + second * 1000, { organization_id: 'owner', connection_id }));
    await store(all.map(entryOf));
    const listed = async (organization: string, filters: object) => {
      const query = MessageQuery.parse({ connection_id, ...filters });
      const { entries, total } = await findMessages(database, organization, query);
      const { groups } = await reportUsage(database, organization, UsageQuery.parse({ connection_id }), 'UTC');
      return [entries.map((each) => each.message_id), total, groups.map(({ requests }) => requests)];
    };
    const ids = all.map(({ message_id }) => message_id);
    t.strictSame(await listed('owner', { sort_ascending: true }), [ids, 3, [3]]);
    for (const filters of [{}, { date_from: '2000-01-01' }, { message_id: ids[0] }, { session_id: ids[0] }]) {
      t.strictSame(await listed('stranger', filters), [[], 0, []], JSON.stringify(filters));
    }
  });

  await t.test(
    'messages are found and summed up by the requested model, the provider, and how and with which error they ended',
    async (t) => {
      const organization_id = 'by-model';
      const all = [
        record(start, { organization_id, model: 'a', duration_ms: 10, first_byte_ms: 3 }),
        record(start + 1, { organization_id, model: 'a', session_id: 's', duration_ms: 25, first_byte_ms: 4 }),
        record(start + 2, {
          organization_id,
          model: 'a',
          status: 'failed',
          error_code: 'GW_X',
          provider: 'p',
          duration_ms: 9_000,
        }),
        record(start + 3, { organization_id, model: 'b', status: 'refused', error_code: 'GW_Y', duration_ms: 1 }),
      ];
      await store(all.map(entryOf));
      const listed = async (filters: object): Promise<readonly number[]> => {
        const query = MessageQuery.parse(filters);
        const { entries } = await findMessages(database, organization_id, query);
        return entries.map(({ message_id }) => all.findIndex((each) => each.message_id === message_id));
      };
      t.strictSame(await listed({ model: 'a' }), [0, 1, 2]);
      t.strictSame(await listed({ status: 'refused' }), [3]);
      t.strictSame(await listed({ error_code: 'GW_Y' }), [3]);
      t.strictSame(await listed({ provider: 'p' }), [2]);
      t.strictSame(await listed({ model: 'a', status: 'completed', session_id: 's' }), [1]);
      const usage = async (query: object): Promise<unknown> =>
        (await reportUsage(database, organization_id, UsageQuery.parse({ group_by: 'model', ...query }), 'UTC')).groups;
      t.match(await usage({ model: 'a' }), [
        { key: 'a', requests: 3, failed: 1, average_duration_ms: 18, average_first_byte_ms: 4 },
      ]);
      t.match(await usage({ model: 'b' }), [{ key: 'b', average_duration_ms: null, average_first_byte_ms: null }]);
      t.match(await usage({ group_by: 'error_code' }), [
        { key: '', requests: 2, failed: 0 },
        { key: 'GW_X', requests: 1, failed: 1 },
        { key: 'GW_Y', requests: 1, failed: 1 },
      ]);
      t.match(await usage({ group_by: 'error_code', provider: 'p' }), [{ key: 'GW_X' }]);
      t.match(await usage({ error_code: 'GW_Y' }), [{ key: 'b' }]);
    },
  );

  await t.test('messages are found and summed up by their tags, with those of the format before', async (t) => {
    const organization_id = 'by-tag';
    const all = [
      record(start, { organization_id, tags: ['customer:acme', 'feature:search'], input_tokens: 1 }),
      record(start + 1, { organization_id, tags: ['feature:search'], session_id: 's', input_tokens: 2 }),
      record(start + 2, { organization_id, input_tokens: 4 }),
      record(start + 3, { organization_id: 'other', tags: ['feature:search'], input_tokens: 8 }),
    ];
    const entries = all.map(entryOf);
    t.strictSame(
      entries.map(({ kind }) => kind),
      ['history.message.7', 'history.message.7', 'history.message.6', 'history.message.7'],
    );
    const [tagged, untagged] = [entries.filter((_, index) => index !== 2), entries.slice(2, 3)];
    await store(untagged);
    await storeMessages(database, messageColumns.annotated)(tagged.slice(0, 1));
    await storeNewMessages(database, messageColumns.annotated)([valuesOf([all[1], all[3]] as MessageRecord[])]);
    await storeMessages(database, messageColumns.annotated)(tagged);
    const found = async (filters: object): Promise<readonly unknown[]> => {
      const page = await findMessages(database, organization_id, MessageQuery.parse(filters));
      return page.entries.map(({ input_tokens, tags }) => [input_tokens, tags.join()]);
    };
    t.strictSame(await found({ tag: 'feature:search' }), [
      [1, 'customer:acme,feature:search'],
      [2, 'feature:search'],
    ]);
    t.strictSame(await found({ tag: 'feature:search', session_id: 's' }), [[2, 'feature:search']]);
    t.strictSame(await found({ tag: 'feature' }), []);
    t.strictSame((await found({ date_from: '2030-01-01' })).at(-1), [4, '']);
    const usage = async (query: object): Promise<unknown> => {
      const parsed = UsageQuery.parse({ group_by: 'tag', ...query });
      const { groups } = await reportUsage(database, organization_id, parsed, 'UTC');
      return groups.map(({ key, requests, input_tokens }) => [key, requests, input_tokens]);
    };
    t.strictSame(await usage({}), [
      ['', 1, 4],
      ['customer:acme', 1, 1],
      ['feature:search', 2, 3],
    ]);
    t.strictSame(await usage({ tag: 'customer:acme' }), [
      ['customer:acme', 1, 1],
      ['feature:search', 1, 1],
    ]);
    t.strictSame(await usage({ tag: 'customer:acme', group_by: 'model' }), [['m', 1, 1]]);
  });

  await t.test('messages are found and summed up by who owned their key', async (t) => {
    const organization_id = 'by-owner';
    const all = [
      record(start, { organization_id, owner: 'ann', input_tokens: 1 }),
      record(start + 1, { organization_id, owner: 'ann', input_tokens: 2, tags: ['a'], batch_id: 'batch_1' }),
      record(start + 2, { organization_id, owner: 'bob', input_tokens: 4, session_id: 's' }),
      record(start + 3, { organization_id: 'other', owner: 'ann', input_tokens: 8 }),
    ];
    t.strictSame(
      all.map((each) => entryOf(each).kind),
      Array.from({ length: 4 }, () => 'history.message.9'),
    );
    await storeNewMessages(database, messageColumns.owned)([valuesOf(all.slice(0, 2))]);
    await storeMessages(database, messageColumns.owned)(all.map(entryOf));
    await store([entryOf(record(start + 4, { organization_id, input_tokens: 16 }))]);
    const page = await findMessages(database, organization_id, MessageQuery.parse({ owner: 'ann' }));
    t.match(page.entries, [
      { input_tokens: 1, owner: 'ann', batch_id: null, tags: { length: 0 } },
      { input_tokens: 2, owner: 'ann', batch_id: 'batch_1', tags: ['a'] },
    ]);
    t.equal(page.entries.length, 2);
    const usage = async (query: object): Promise<unknown> => {
      const { groups } = await reportUsage(database, organization_id, UsageQuery.parse(query), 'UTC');
      return groups.map(({ key, requests, input_tokens }) => [key, requests, input_tokens]);
    };
    t.strictSame(await usage({ group_by: 'owner' }), [
      ['', 1, 16],
      ['ann', 2, 3],
      ['bob', 1, 4],
    ]);
    t.strictSame(await usage({ group_by: 'model', owner: 'bob' }), [['m', 1, 4]]);
  });

  await t.test('messages are found and summed up by their batch', async (t) => {
    const organization_id = 'by-batch';
    const [batch, tags] = ['batch_1', ['nightly']];
    const all = [
      record(start, { organization_id, batch_id: batch, input_tokens: 1 }),
      record(start + 1, { organization_id, batch_id: batch, input_tokens: 2, tags, session_id: 's' }),
      record(start + 2, { organization_id, batch_id: 'batch_2', input_tokens: 4, tags }),
      record(start + 3, { organization_id: 'other', batch_id: batch, input_tokens: 8 }),
    ];
    t.strictSame(
      all.map((each) => entryOf(each).kind),
      Array.from({ length: 4 }, () => 'history.message.8'),
    );
    await storeNewMessages(database, messageColumns.batched)([valuesOf(all.slice(0, 2))]);
    await storeMessages(database, messageColumns.batched)(all.map(entryOf));
    const single = record(start + 4, { organization_id, input_tokens: 16 });
    await store([entryOf(single)]);
    const found = async (filters: object): Promise<readonly unknown[]> => {
      const page = await findMessages(database, organization_id, MessageQuery.parse(filters));
      return page.entries.map(({ input_tokens, batch_id, tags }) => [input_tokens, batch_id, tags.join()]);
    };
    t.strictSame(await found({ batch_id: batch }), [
      [1, batch, ''],
      [2, batch, 'nightly'],
    ]);
    t.strictSame(await found({ batch_id: batch, session_id: 's' }), [[2, batch, 'nightly']]);
    t.strictSame(await found({ tag: 'nightly', batch_id: 'batch_2' }), [[4, 'batch_2', 'nightly']]);
    t.strictSame(await found({ message_id: single.message_id }), [[16, null, '']]);
    const { groups } = await reportUsage(
      database,
      organization_id,
      UsageQuery.parse({ group_by: 'model', batch_id: batch }),
      'UTC',
    );
    t.match(groups, [{ key: 'm', requests: 2, input_tokens: 3 }]);
  });

  if (database.kind === 'postgresql')
    await t.test('usage and lists that take the server too long are refused, with what to ask for', (t) =>
      whileSlow(database, 'history_message', async (slow) => {
        const tooLong = { code: 'GW_REPORT_TOO_LONG', status: 422, message: /Ask for fewer days/ };
        const list = { from: 1, size: 10, sort_ascending: false };
        await t.rejects(reportUsage(slow, 'acme', UsageQuery.parse({}), 'UTC'), tooLong);
        await t.rejects(findMessages(slow, 'acme', { ...list, model: 'rare' }), tooLong);
        await t.rejects(findSessions(slow, 'acme', list), tooLong);
        await t.rejects(messagePages(slow, 'acme', list, '2030-01-01T00:00:00Z').next(), tooLong);
      }),
    );

  await t.test('a page with megabytes of text is whole, and others have their turn before it is', async (t) => {
    const organization_id = 'long-texts';
    const all = Array.from({ length: 22 }, (_, number) =>
      record(start + number, { organization_id, input_text: 'a'.repeat(400_000), output_text: 'é'.repeat(50_000) }),
    );
    await store(all.map(entryOf));
    for (const ascending of [true, false]) {
      const query = MessageQuery.parse({ date_from: '2030-01-01', sort_ascending: ascending, from: 2, size: 20 });
      let isRead = false;
      const occupied: number[] = [];
      const occupies = (bytes: number): void => void occupied.push(bytes);
      const page = findMessages(database, organization_id, query, occupies).finally(() => (isRead = true));
      let others = 0;
      for (; !isRead; others += 1) await rows('select 1');
      t.ok(others > 3, `${others} other statements`);
      const { entries, total } = await page;
      const expected = (ascending ? all : all.toReversed()).slice(1, 21);
      t.equal(total, 22);
      t.equal(
        occupied.reduce((sum, bytes) => sum + bytes, 0),
        20 * 500_000,
      );
      t.ok(occupied.length >= 4, 'it counts as memory while it is read');
      t.strictSame(
        entries.map((entry) => [entry.message_id, entry.input_text.length, entry.output_text.length]),
        expected.map((entry) => [entry.message_id, 400_000, 50_000]),
      );
    }
  });

  await t.test('the messages of a user on several connections are one list in the order of time', async (t) => {
    const organization_id = 'many-connections';
    const connections = [0, 1, 2].map((number) => newId(start + number));
    const all = Array.from({ length: 24 }, (_, number) =>
      record(start + number * 1000, {
        organization_id,
        end_user_id: number % 8 === 7 ? 'bob' : 'ada',
        connection_id: connections[(number * 7) % 3] as string,
        session_id: number % 2 === 0 ? '' : `s${number}`,
      }),
    );
    await store(all.map(entryOf));
    const of = all.filter(({ end_user_id }) => end_user_id === 'ada');
    for (const ascending of [true, false]) {
      const expected = (ascending ? of : of.toReversed()).map(({ message_id }) => message_id);
      const page = { end_user_id: 'ada', sort_ascending: ascending, size: 5 };
      const listed: string[] = [];
      for (let from = 1; from <= of.length; from += 5) {
        const found = await findMessages(database, organization_id, MessageQuery.parse({ ...page, from }));
        t.equal(found.total, of.length);
        listed.push(...found.entries.map((each) => each.message_id));
      }
      t.strictSame(listed, expected);
      const { entries, total } = await findSessions(
        database,
        organization_id,
        SessionQuery.parse({ ...page, size: 100 }),
      );
      t.equal(total, of.length);
      const sessions = of.map(({ session_id, message_id }) => session_id || message_id);
      t.strictSame(
        entries.map((each) => each.session_id),
        ascending ? sessions : sessions.toReversed(),
      );
    }
    const period = { date_from: new Date(start + 5000).toISOString(), date_to: new Date(start + 9000).toISOString() };
    const within = await findMessages(database, organization_id, MessageQuery.parse({ end_user_id: 'ada', ...period }));
    t.strictSame(
      within.entries.map(({ created_at }) => Date.parse(created_at) - start),
      [5000, 6000, 8000, 9000],
    );
    const nobody = await findMessages(database, organization_id, MessageQuery.parse({ end_user_id: 'eve' }));
    t.match(nobody, { entries: { length: 0 }, total: 0 });
  });

  await t.test(
    'rows beyond the retention of their organization are deleted, and sessions with their last message',
    async (t) => {
      await rows('delete from history_message returning 1');
      await rows('delete from history_session returning 1');
      const now = Date.now();
      for (const organization_id of ['acme', 'brief']) {
        for (const age of [1, 20, 40]) {
          const session_id = age === 1 ? 'young' : 'old';
          await store([entryOf(record(now - age * day, { organization_id, session_id }))]);
        }
      }
      const services = { database, clock: fakeClock(now), log: collectingLog() };
      const kept = async (yaml: object): Promise<unknown> => {
        await deleteExpired({ settings: config.parse(yaml), tables: expiringTables }, services);
        return rows(`
        select organization_id as who, count(*)::integer as messages,
          (select count(*)::integer from history_session s where s.organization_id = m.organization_id) as sessions
        from history_message m group by 1 order by 1`);
      };
      t.strictSame(await kept({}), [
        { who: 'acme', messages: 3, sessions: 2 },
        { who: 'brief', messages: 3, sessions: 2 },
      ]);
      const expected = [
        { who: 'acme', messages: 2, sessions: 2 },
        { who: 'brief', messages: 1, sessions: 1 },
      ];
      t.strictSame(await kept({ retentionDays: 30, organizations: { brief: { retentionDays: 10 } } }), expected);
      const longer = { retentionDays: 10, organizations: { acme: { retentionDays: 30 } } };
      t.strictSame(await kept(longer), expected, 'an organization may keep its own for longer than all others');
    },
  );
});

await test('by default, texts of 100,000 characters are kept forever; an unknown setting, or a retention that makes no sense, is refused', (t) => {
  t.strictSame(config.parse({}), { maxTextLength: 100_000, organizations: {} });
  for (const wrong of [{ retentionDays: 0 }, { retention: 5 }, { organizations: { acme: {} } }]) {
    t.notOk(config.safeParse(wrong).success, JSON.stringify(wrong));
  }
  t.end();
});

await forEachDatabase('a request during which the clock was set by years', [tables], async (t, database) => {
  const years = Date.UTC(2030, 0, 1);
  const one = record(start, { duration_ms: years, first_byte_ms: years });
  await storeMessages(database)([entryOf(one)]);
  const { entries } = await findMessages(database, 'acme', MessageQuery.parse({ message_id: one.message_id }));
  t.match(entries, [{ message_id: one.message_id, duration_ms: 2_147_483_647, first_byte_ms: 2_147_483_647 }]);
});

await forEachDatabase('messages stored in bulk', [tables], async (t, database) => {
  const store = storeMessages(database);
  const storeNew = storeNewMessages(database);
  const all = async (table: string): Promise<object[]> => {
    const found = await database.fork().execute<object[]>(`select * from ${table} order by 1, 2`);
    return found.map((each) => ({ ...each }));
  };
  const taken = async (): Promise<object[][]> => {
    const found = [await all('history_message'), await all('history_session')];
    for (const table of ['history_message', 'history_session']) await database.fork().execute(`delete from ${table}`);
    return found;
  };

  await t.test('are the same as those stored as entries, in any batches and order', async (t) => {
    const single = Array.from({ length: 4 }, (_, index) =>
      record(start + index, { input_text: `line\n\n${index}`, organization_id: index === 3 ? 'other' : 'acme' }),
    );
    const named = ['shared', 'shared', single[1]?.message_id, single[3]?.message_id].map((session_id = '', index) =>
      record(start + 60_000 + index, { session_id, input_text: `\n[${index}]\n\t`, end_user_id: `user-${index}` }),
    );
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...single, ...named], { minLength: 8 }), fc.nat(8), async (some, cut) => {
        const batches = [some.slice(0, cut), some.slice(cut)].filter(({ length }) => length > 0);
        for (const batch of batches) {
          const pieces = [batch.slice(0, 3), batch.slice(3)].filter(({ length }) => length > 0);
          await storeNew(pieces.map(valuesOf));
        }
        const inBulk = await taken();
        for (const batch of batches) await store(batch.map(entryOf));
        t.strictSame(inBulk, await taken());
        t.equal(inBulk[0]?.length, 8);
      }),
      { numRuns: 8 },
    );
  });

  await t.test('are refused altogether if one exists, and then stored once as entries', async (t) => {
    const records = [1, 2, 3].map((index) => record(start + index, { session_id: 'again' }));
    await storeNew([valuesOf(records.slice(0, 1))]);
    const before = await all('history_message');
    await t.rejects(storeNew([valuesOf(records.toReversed())]), { code: '23505' });
    t.strictSame(await all('history_message'), before);
    await store(records.map(entryOf));
    await t.rejects(storeNew([valuesOf(records)]), { code: '23505' });
    await store(records.map(entryOf));
    const [messages, sessions] = await taken();
    t.strictSame([messages?.length, sessions?.length], [3, 1]);
  });

  await t.test('by two processes at the same time, in different order, are stored once', async (t) => {
    const records = Array.from({ length: 2000 }, (_, index) => record(start + index));
    const process = async (some: readonly MessageRecord[]): Promise<void> => {
      // The database may end one of two deliveries that wait for each other; the journal delivers again.
      const again = (): Promise<void> => store(some.map(entryOf));
      await storeNew([valuesOf(some)])
        .catch(again)
        .catch(again);
    };
    await Promise.all([process(records), process(records.toReversed())]);
    const [messages] = await taken();
    t.equal(messages?.length, records.length);
  });
});
