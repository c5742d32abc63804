import type { Database } from '../../../core/api/database.js';
import { type AnyJournalEntry, type Journal, type JournalEntry, newId } from '../../../core/api/index.js';
import { collectingLog, fakeClock } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { until } from '../../../test/fixtures/components/until.js';
import { storeAnswers } from './answer-row.js';
import { storedItemsConfig } from './config.js';
import { deleteUnneeded } from './delete-unneeded.js';
import { followDeletions } from './follow-deletions.js';
import { type AnswerSecret, newAnswerSecret } from './item-id.js';
import { ItemStore } from './item-store.js';
import { tables } from './tables.js';

const now = Date.UTC(2030, 0, 1);
const hour = 3_600_000;
const maxBytes = 1024 * 1024;
const owner = { organizationId: 'acme', connectionId: '01900000-0000-7000-8000-000000000001' };
const { signal } = new AbortController();

/** A journal that keeps its entries until they are delivered. */
function pendingEntries() {
  const entries: JournalEntry<Uint8Array>[] = [];
  const journal = {
    append: (entry: AnyJournalEntry) => void entries.push(entry as JournalEntry<Uint8Array>),
    refusal: () => undefined,
    settled: () => Promise.resolve(),
    backlog: { bytes: 0, since: undefined },
  } as unknown as Journal;
  return { entries, journal };
}

/** Stores a response that continues others. */
function add(store: ItemStore, earlier: readonly AnswerSecret[], at = now - hour): AnswerSecret {
  const secret = newAnswerSecret(at);
  store.add(owner, secret, { output: [], request: { earlier, input: ['Hi'] } }, newId(now));
  return secret;
}

async function isFound(store: ItemStore, secret: AnswerSecret, more: { withDeleted?: true } = {}): Promise<boolean> {
  const found = await store.find({ owner, secrets: [secret], maxBytes, signal, ...more });
  return found?.responses.has(secret) === true;
}

await forEachDatabase('deleted responses', [tables], async (t, database) => {
  const clock = fakeClock(now);
  const { entries, journal } = pendingEntries();
  const replica = () => new ItemStore(storedItemsConfig.parse({}), { database, journal, clock });
  const storing = storeAnswers(database, () => undefined);
  const deliver = async (): Promise<void> => {
    for (const entry of entries.splice(0)) await storing([entry]);
  };
  const rows = async (): Promise<number> => {
    const [row] = await database
      .fork()
      .execute<{ count: number }[]>('select count(*)::int as count from openai_api_answer');
    return row?.count ?? 0;
  };
  const age = () =>
    database.fork().execute("update openai_api_answer set deleted_at = deleted_at - interval '2 hours' returning 1");

  await t.test('are unknown at once, and can be read only for those that continue them', async (t) => {
    const [writer, other] = [replica(), replica()];
    const first = add(writer, []);
    const second = add(writer, [first]);
    await deliver();
    t.equal(await writer.delete(first, { owner, signal }), true);
    for (const store of [writer, other]) {
      t.equal(await isFound(store, first), false);
      t.equal(await isFound(store, first, { withDeleted: true }), true);
      t.equal(await isFound(store, first), false, 'also when it is in memory again');
      t.equal(await store.delete(first, { owner, signal }), false, 'there is nothing to delete any more');
      t.equal(await isFound(store, second), true);
    }
  });

  await t.test('are removed when nothing continues them, the last first, an hour later', async (t) => {
    await database.fork().execute('delete from openai_api_answer returning 1');
    const log = collectingLog();
    const store = replica();
    const first = add(store, []);
    const [second, branch] = [add(store, [first]), add(store, [first])];
    await deliver();
    await store.delete(first, { owner, signal });
    await store.delete(second, { owner, signal });
    await deleteUnneeded({ database, log });
    t.equal(await rows(), 3, 'a request may still be running');
    await age();
    await deleteUnneeded({ database, log });
    t.equal(await rows(), 2, 'the branch needs the first');
    await store.delete(branch, { owner, signal });
    await age();
    await deleteUnneeded({ database, log });
    t.equal(await rows(), 0);
    t.match(log.lines, [{ fields: { rows: 1 } }, { fields: { rows: 2 } }]);
  });

  await t.test('are their owner’s', async (t) => {
    const store = replica();
    const secret = add(store, []);
    await deliver();
    for (const stranger of [
      { ...owner, organizationId: 'other' },
      { ...owner, connectionId: '01900000-0000-7000-8000-000000000002' },
    ]) {
      t.equal(await store.delete(secret, { owner: stranger, signal }), false);
    }
    t.equal(await store.delete(newAnswerSecret(now - 31 * 24 * hour), { owner, signal }), false, 'it has expired');
    t.equal(await isFound(store, secret), true);
  });

  await t.test('may still be on their way to the database', async (t) => {
    const store = replica();
    const secret = add(store, [], now);
    const deleting = store.delete(secret, { owner, signal });
    await until(() => clock.waiting > 0, 'the deletion waits');
    await deliver();
    await clock.advance(50);
    t.equal(await deleting, true);
    t.equal(await isFound(store, secret), false);

    const late = add(store, [], now);
    let ended = false;
    const failing = store
      .delete(late, { owner, signal })
      .catch((error: unknown) => error)
      .finally(() => (ended = true));
    while (!ended) {
      await new Promise(setImmediate);
      if (clock.waiting > 0) await clock.advance(1_000);
    }
    t.match(await failing, { code: 'GW_DATABASE_UNAVAILABLE', status: 503 }, 'it is not said to be unknown');
    t.equal(await isFound(store, late), true);
    await deliver();
  });

  if (database.kind === 'embedded') {
    t.equal(
      followDeletions(() => undefined, { database, clock, log: collectingLog() }),
      undefined,
    );
    return;
  }

  await t.test('leave the memory of other processes, even if the notification is lost', async (t) => {
    for (const heard of [true, false]) {
      const [store, other] = [replica(), replica()];
      const secret = add(store, []);
      await deliver();
      t.equal(await isFound(other, secret), true);
      const deaf = {
        kind: database.kind,
        fork: () => database.fork(),
        onChange: () => () => undefined,
      } as Partial<Database> as Database;
      const follower = await followDeletions((row) => other.forget(row), {
        database: heard ? database : deaf,
        clock,
        log: collectingLog(),
      });
      await store.delete(secret, { owner, signal });
      if (!heard) await clock.advance(2_000);
      await until(async () => !(await isFound(other, secret)), 'the other process has forgotten it');
      await follower?.close();
    }
  });
});
