import { test } from 'tap';
import { GatewayError } from '../../../api/errors.js';
import type { Clock } from '../../../api/services/clock.js';
import type { AnyJournalEntry } from '../../../api/services/journal.js';
import { collectingLog } from '../../../testkit/collecting-log.js';
import { fakeClock } from '../../../testkit/fake-clock.js';
import { databaseUnavailable } from '../../database/outage.js';
import type { AnyConsumer } from './consumers.js';
import { type DeliveryContext, deliverEntries } from './deliver-entries.js';

interface Fixture {
  readonly log: ReturnType<typeof collectingLog>;
  /** How long it has paused, in milliseconds. */
  readonly pauses: number[];
  readonly aside: string[];
  readonly context: DeliveryContext;
}

/** A delivery to this consumer, which does not really pause. */
function deliveryTo(consumer: AnyConsumer, signal = new AbortController().signal): Fixture {
  const log = collectingLog();
  const [pauses, aside]: [number[], string[]] = [[], []];
  const sleep = async (milliseconds: number): Promise<void> => {
    signal.throwIfAborted();
    pauses.push(milliseconds);
  };
  const setAside = async ({ id }: AnyJournalEntry): Promise<void> => void aside.push(id);
  const clock: Clock = { ...fakeClock(), sleep };
  const context = { clock, log, signal, consumerOf: () => consumer, onOutage: () => undefined, setAside };
  return { log, pauses, aside, context };
}

const entry: AnyJournalEntry = { id: '1', kind: 'k', value: {} };
const away = new GatewayError({ code: 'GW_DATABASE_UNAVAILABLE', status: 503, message: 'Away.' });

await test('an entry that its consumer rejects is tried three times, because the failure may be temporary', async (t) => {
  for (const failures of [2, 3]) {
    let tries = 0;
    const { context, aside } = deliveryTo(async () => {
      tries += 1;
      if (tries <= failures) throw new Error('invalid');
    });
    await deliverEntries([entry], context);
    t.strictSame([tries, aside], [3, failures === 3 ? ['1'] : []]);
  }
});

await test('an entry whose consumer rejects without a reason is not lost', async (t) => {
  const { context, aside } = deliveryTo(() => Promise.reject(undefined as unknown as Error));
  await deliverEntries([entry], context);
  t.strictSame(aside, ['1']);
});

await test('entries of a kind that nobody takes any more are kept, and the log says of which', async (t) => {
  const { log, context, aside } = deliveryTo(() => Promise.resolve());
  await deliverEntries([entry, { ...entry, id: '2' }], { ...context, consumerOf: () => undefined });
  t.strictSame(aside, ['1', '2']);
  t.match(log.lines, [
    { level: 'warn', message: /no plugin .* kind "k"; they are kept/, fields: { kind: 'k', entries: 2 } },
  ]);
});

await test('the log names each reason of an outage once, and it is waited for with pauses that double up to five seconds', async (t) => {
  let tries = 0;
  const { log, pauses, context, aside } = deliveryTo(async () => {
    tries += 1;
    if (tries <= 8) throw tries % 3 === 0 ? refused : away;
  });
  const refused = databaseUnavailable(Object.assign(new Error('password authentication failed'), { code: '28P01' }));
  await deliverEntries([entry], context);
  t.strictSame(pauses, [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
  t.strictSame([log.lines.filter(({ level }) => level === 'warn').length, aside], [2, []]);
});

await test('entries wait for a table, a column or a right that is missing, all together', async (t) => {
  const entries = ['1', '2', '3'].map((id) => ({ ...entry, id }));
  for (const code of ['42P01', '42703', '42501', '3F000']) {
    const tried: string[] = [];
    const { log, context, aside } = deliveryTo(async (these) => {
      tried.push(these.map(({ id }) => id).join(''));
      if (tried.length <= 8) throw Object.assign(new Error('It is missing.'), { code });
    });
    await deliverEntries(entries, context);
    t.strictSame([new Set(tried), tried.length, aside], [new Set(['123']), 9, []], code);
    t.strictSame([log.lines.length, log.lines[0]?.message], [1, 'the journal is waiting for the database']);
  }
});

await test('a mistake in the statement of one consumer does not keep the entries of others waiting', async (t) => {
  const { context, aside } = deliveryTo(() => {
    throw Object.assign(new Error('syntax error at or near "insrt"'), { code: '42601' });
  });
  await deliverEntries([entry], context);
  t.strictSame(aside, ['1']);
});

await test('a statement that takes too long is tried with fewer entries, and a single one for as long as it takes', async (t) => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  const tooLong = databaseUnavailable(cause);
  const tried: string[] = [];
  const { context, aside, pauses } = deliveryTo(async (entries) => {
    tried.push(entries.map(({ id }) => id).join(''));
    if (tried.length < 10) throw tooLong;
  });
  await deliverEntries(
    ['1', '2', '3'].map((id) => ({ ...entry, id })),
    context,
  );
  t.strictSame(tried, ['123', ...Array.from({ length: 9 }, () => '1'), '23']);
  t.strictSame([pauses.length, aside], [8, []]);
});

await test('a delivery whose journal is closed during an outage ends', async (t) => {
  const closing = new AbortController();
  const { context, aside } = deliveryTo(async () => {
    closing.abort(new Error('closed'));
    throw away;
  }, closing.signal);
  await t.rejects(deliverEntries([entry], context), { message: 'closed' });
  t.strictSame(aside, []);
});
