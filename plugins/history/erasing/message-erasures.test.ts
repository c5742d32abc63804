import { type Database, deleteExpired } from '../../../core/api/database.js';
import { type ErasedMessage, newId, traceIdOf } from '../../../core/api/index.js';
import { collectingLog, fakeClock } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { sampleMessage } from '../fixtures/sample-message.js';
import { entryOf } from '../recording/journaled-message.js';
import type { MessageRecord } from '../recording/message-record.js';
import { storeMessages } from '../recording/store-messages.js';
import { findMessages, findSessions } from '../reporting/history-query.js';
import { expiringTables, tables } from '../tables.js';
import { MessageErasures } from './message-erasures.js';

const start = Date.UTC(2030, 0, 1);
const ada = { organizationId: 'acme', endUserId: 'ada', sessionId: undefined };
const page = { from: 1, size: 1000, sort_ascending: true };

/** A message of Ada, if nothing else is said. */
function record(minute: number, more: Partial<MessageRecord> = {}): MessageRecord {
  return sampleMessage(start + minute * 60_000, { end_user_id: 'ada', ...more });
}

async function open(database: Database) {
  for (const table of ['history_message', 'history_session', 'history_erasure', 'history_erased_message'])
    await database.fork().execute(`delete from ${table}`);
  const erasures = new MessageErasures(database);
  const store = storeMessages(database, undefined, (first) => erasures.eraseLate(first));
  return {
    erasures,
    store: (...records: readonly MessageRecord[]) => store(records.map(entryOf)),
    /** Notes the request for an erasure without erasing what is stored. */
    request: (erasure: typeof ada | { sessionId: string }, minute: number) => {
      const { endUserId = null, sessionId = null } = { endUserId: undefined, ...erasure };
      return database
        .fork()
        .execute('insert into history_erasure values (?, ?, ?, ?, ?)', [
          newId(start),
          'acme',
          endUserId,
          sessionId ?? null,
          new Date(start + minute * 60_000).toISOString(),
        ]);
    },
    messages: async (organization = 'acme') => {
      const { entries } = await findMessages(database, organization, { ...page, status: 'completed' }, () => undefined);
      return entries.map(({ message_id: id }) => id);
    },
    sessions: async () => {
      const { entries } = await findSessions(database, 'acme', page);
      return entries.map(({ title, end_user_id: user }) => `${title} (${user})`);
    },
  };
}

await forEachDatabase('erasing messages', [tables], async (t, database) => {
  await t.test('deletes all messages and sessions of an end user, and nothing of anybody else', async (t) => {
    const { erasures, store, messages, sessions } = await open(database);
    const own = Array.from({ length: 1_200 }, (_, index) =>
      record(index / 1000, { session_id: index < 600 ? '' : `own-${index % 7}` }),
    );
    const others = [
      record(1, { end_user_id: 'bob', input_text: 'Bob' }),
      record(2, { end_user_id: 'bob', session_id: 'of bob', input_text: 'Bobs' }),
      record(3, { end_user_id: '' }),
      record(4, { end_user_id: 'Ada', session_id: 'of another Ada', input_text: 'Adas' }),
    ];
    await store(...own, ...others, record(5, { organization_id: 'other', session_id: 'own-1' }));
    t.equal(await erasures.erase(ada), 1_200);
    t.strictSame(
      await messages(),
      others.map(({ message_id: id }) => id),
    );
    t.strictSame(await sessions(), ['Bob (bob)', 'Bobs (bob)', 'Hello ()', 'Adas (Ada)']);
    t.equal((await messages('other')).length, 1);
    t.equal(await erasures.erase(ada), 0, 'again: nothing is left');
  });

  await t.test('names a session that others share after what is left of it', async (t) => {
    const { erasures, store, sessions } = await open(database);
    const shared = { session_id: 'shared' };
    await store(
      record(1, { ...shared, input_text: 'Secret' }),
      record(2, { ...shared, input_text: 'What Bob says', end_user_id: 'bob' }),
      record(3, { ...shared, input_text: 'More' }),
    );
    await erasures.erase(ada);
    t.strictSame(await sessions(), ['What Bob says (bob)']);
    const [row] = await database
      .fork()
      .execute<{ seconds: number }[]>(
        'select extract(epoch from updated_at - created_at)::integer as seconds from history_session',
      );
    t.equal(row?.seconds, 0, 'it lasted as long as what is left of it');
  });

  await t.test('renames a session whose first message has expired', async (t) => {
    const { erasures, store, sessions } = await open(database);
    await store(
      record(1, { session_id: 'shared', input_text: 'Secret' }),
      record(2, { session_id: 'shared', input_text: 'What Bob says', end_user_id: 'bob' }),
    );
    await database.fork().execute("delete from history_message where end_user_id = 'ada'");
    await erasures.erase(ada);
    t.strictSame(await sessions(), ['What Bob says (bob)']);
  });

  await t.test('deletes one session, whether it has a name or is a single message', async (t) => {
    const { erasures, store, messages } = await open(database);
    const [single, named, other] = [record(1), record(2, { session_id: 'named' }), record(3, { session_id: 'other' })];
    await store(single, named, other, record(4, { session_id: 'named', organization_id: 'other' }));
    const session = { organizationId: 'acme', endUserId: undefined };
    t.equal(await erasures.erase({ ...session, sessionId: 'named' }), 1);
    t.equal(await erasures.erase({ ...session, sessionId: single.message_id }), 1);
    t.strictSame(await messages(), [other.message_id]);
    t.equal((await messages('other')).length, 1);
  });

  await t.test('tells other plugins first, and goes on where it has failed', async (t) => {
    const { erasures, store, messages } = await open(database);
    const own = [record(1), record(2, { trace_id: '5'.repeat(32) })];
    await store(...own);
    const told: ErasedMessage[] = [];
    let failures = 1;
    const erased = erasures.register(async (all) => {
      if (failures-- > 0) throw new Error('It fails.');
      told.push(...all);
    });
    await t.rejects(erasures.erase(ada), { message: 'It fails.' });
    t.equal((await messages()).length, 2, 'the messages are still found');
    t.equal(await erasures.erase(ada), 2);
    t.match(
      told.toSorted((one, next) => (one.messageId < next.messageId ? -1 : 1)),
      own.map(({ message_id: messageId, trace_id: traceId }) => ({ organizationId: 'acme', messageId, traceId })),
    );
    erased.stop();
    await store(record(3, { trace_id: '' }));
    await erasures.erase(ada);
    t.equal(told.length, 2, 'not after it has unregistered');
  });

  await t.test('a message whose trace began with it has its trace id', async (t) => {
    const { erasures, store } = await open(database);
    const own = record(1);
    await store({ ...own, trace_id: traceIdOf(own.message_id) });
    const told: ErasedMessage[] = [];
    erasures.register(async (all) => void told.push(...all));
    await erasures.erase(ada);
    t.match(told, [{ traceId: traceIdOf(own.message_id) }]);
  });

  await t.test(
    'a message that arrives after it was asked to be erased is erased, and a newer one is kept',
    async (t) => {
      const { store, request, messages, sessions, erasures } = await open(database);
      const told: string[] = [];
      erasures.register(async (all) => void told.push(...all.map(({ messageId }) => messageId)));
      await request(ada, 10);
      await request({ sessionId: 'gone' }, 20);
      const [late, ofSession, newer] = [
        record(10, { session_id: 'shared', input_text: 'Late' }),
        record(20, { session_id: 'gone', end_user_id: 'bob' }),
        record(11, { session_id: 'shared', input_text: 'New' }),
      ];
      await store(newer, late, ofSession);
      t.strictSame(await messages(), [newer.message_id]);
      t.strictSame(await sessions(), ['New (ada)']);
      t.strictSame(told.toSorted(), [late.message_id, ofSession.message_id].toSorted());
      await store(late);
      t.strictSame(await messages(), [newer.message_id], 'also when it is delivered again');
    },
  );

  await t.test('what another plugin stores late of an erased message is erased', async (t) => {
    const { erasures, store } = await open(database);
    const [own, other] = [record(1), record(2, { end_user_id: 'bob' })];
    await store(own, other);
    await erasures.erase(ada);
    const told: string[] = [];
    const registered = erasures.register(async (all) => void told.push(...all.map(({ messageId }) => messageId)));
    await registered.eraseLate([other.message_id]);
    t.strictSame(told, []);
    await registered.eraseLate([other.message_id, own.message_id]);
    t.strictSame(told, [own.message_id]);
  });

  await t.test(
    'who was erased is forgotten after 30 days, and messages are not, whatever the settings say',
    async (t) => {
      const { erasures, store, messages, request } = await open(database);
      const now = Date.now();
      const dayMs = 86_400_000;
      const rows = async (): Promise<unknown> => {
        const [counts] = await database.fork().execute(
          `select (select count(*)::integer from history_erasure) as erasures,
           (select count(*)::integer from history_erased_message) as messages`,
        );
        return counts;
      };
      await store(record(1), record(2, { end_user_id: 'bob' }));
      await erasures.erase(ada);
      await database.fork().execute("update history_erased_message set erased_at = now() - interval '31 days'");
      await store(record(3));
      await erasures.erase(ada);
      for (const days of [31, 29]) await request(ada, (now - days * dayMs - start) / 60_000);
      t.strictSame(await rows(), { erasures: 2, messages: 2 });
      const services = { database, clock: fakeClock(now), log: collectingLog() };
      await deleteExpired({ settings: {}, tables: expiringTables }, services);
      t.strictSame(await rows(), { erasures: 1, messages: 1 });
      t.equal((await messages()).length, 1);
    },
  );

  await t.test('two processes that erase the same at the same time delete each message', async (t) => {
    const { erasures, store, messages } = await open(database);
    await store(...Array.from({ length: 1_500 }, (_, index) => record(1, { session_id: `s-${index % 40}` })));
    const another = new MessageErasures(database);
    const counts = await Promise.all([erasures.erase(ada), another.erase(ada)]);
    t.ok(counts.every((count) => count <= 1_500));
    t.strictSame(await messages(), []);
  });
});
