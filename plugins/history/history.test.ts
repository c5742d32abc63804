import { test } from 'tap';
import { forEachDatabase } from '../../test/fixtures/components/for-each-database.js';
import { fakeClock, collectingLog } from '../../core/testkit/index.js';
import { deleteOld } from '../../core/api/database.js';
import { type JsonObject, newId } from '../../core/api/index.js';
import { config } from './config.js';
import { entryOf, formerKind } from './message-entry.js';
import type { MessageRecord } from './message-record.js';
import { storeMessages } from './store-messages.js';
import { agingTables, tables } from './tables.js';
import { fc } from '../../test/fixtures/random.js';

const day = 86_400_000;
const start = Date.UTC(2030, 0, 1);

function record(at: number, more: Partial<MessageRecord> = {}): MessageRecord {
  const message_id = newId(at);
  return {
    message_id,
    organization_id: 'acme',
    trace_id: '0'.repeat(32),
    session_id: message_id,
    end_user_id: '',
    connection_id: newId(at),
    created_at: new Date(at).toISOString(),
    operation: 'createChatCompletion',
    input_text: 'Hello',
    output_text: '',
    remote_ip_address: '::1',
    user_agent: '',
    model: 'm',
    provider: null,
    answer_model: null,
    status: 'completed',
    http_status: 200,
    error_code: null,
    finish_reason: 'stop',
    attempts: 1,
    input_tokens: null,
    output_tokens: null,
    cached_input_tokens: null,
    reasoning_tokens: null,
    usage_estimated: false,
    duration_ms: 1,
    first_byte_ms: null,
    ...more,
  };
}

const entriesOf = (records: readonly MessageRecord[]) =>
  // Files from before the present kind may be read as well.
  records.map((each, index) =>
    index % 3 === 0
      ? { id: each.message_id, kind: formerKind, value: { ...each } as object as JsonObject }
      : entryOf(each),
  );

await forEachDatabase('storing messages', [tables], async (t, database) => {
  const store = storeMessages(database);
  const rows = <Row>(sql: string): Promise<Row[]> => database.fork().execute<Row[]>(sql);

  await t.test('entries that come again, in whatever batches, are there once', async (t) => {
    const records = Array.from({ length: 30 }, (_, index) => record(start + index));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.subarray(records, { minLength: 1 }), { maxLength: 5 }), async (batches) => {
        for (const batch of [...batches, records]) await store(entriesOf(batch));
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
          await store(entriesOf(shuffled.slice(0, cut)));
          await store(entriesOf(shuffled.slice(cut)));
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

  await t.test('what is older than an organization keeps is deleted, sessions with their last message', async (t) => {
    await rows('delete from history_message returning 1');
    await rows('delete from history_session returning 1');
    const now = start + 1000 * day;
    for (const organization_id of ['acme', 'brief']) {
      for (const age of [1, 20, 40]) {
        const session_id = age === 1 ? 'young' : 'old';
        await store(entriesOf([record(now - age * day, { organization_id, session_id })]));
      }
    }
    const services = { database, clock: fakeClock(now), log: collectingLog() };
    const kept = async (yaml: object): Promise<unknown> => {
      await deleteOld(config.parse(yaml), agingTables, services);
      return rows(`
        select organization_id as who, count(*)::integer as messages,
          (select count(*)::integer from history_session s where s.organization_id = m.organization_id) as sessions
        from history_message m group by 1 order by 1`);
    };
    t.strictSame(await kept({}), [
      { who: 'acme', messages: 3, sessions: 2 },
      { who: 'brief', messages: 3, sessions: 2 },
    ]);
    t.strictSame(await kept({ retentionDays: 30, organizations: { brief: { retentionDays: 10 } } }), [
      { who: 'acme', messages: 2, sessions: 2 },
      { who: 'brief', messages: 1, sessions: 1 },
    ]);
  });
});

await test('the configuration refuses what it does not know', (t) => {
  t.strictSame(config.parse({}), { maxTextLength: 100_000, organizations: {} });
  for (const wrong of [{ retentionDays: 0 }, { retention: 5 }, { organizations: { acme: {} } }]) {
    t.notOk(config.safeParse(wrong).success, JSON.stringify(wrong));
  }
  t.end();
});
