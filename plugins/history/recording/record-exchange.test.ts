import {
  type Attempt,
  type ChatCall,
  type Exchange,
  type ExchangeNote,
  GatewayError,
  type Hold,
  type Journal,
  type JournalEntry,
  newId,
  type Outcome,
} from '../../../core/api/index.js';
import { sampleChatCall, sampleExchange } from '../../../core/testkit/sample-call.js';
import { testConnection } from '../../../core/testkit/index.js';
import { forEachDatabase } from '../../../test/fixtures/components/for-each-database.js';
import { config } from '../config.js';
import { tables } from '../tables.js';
import { recordExchanges } from './record-exchange.js';
import { storeMessages } from './store-messages.js';

const call: ChatCall = sampleChatCall({ model: 'm' }, {}, 'native');
const hit: ExchangeNote = { kind: 'cache', plugin: 'cache', result: 'hit' };

function attempt(provider: string, more: Partial<Attempt> = {}): Attempt {
  return { provider, model: 'm', complete: true, startedAt: 1, durationMs: 1, ...more } as Attempt;
}

const failed = attempt('p', {
  complete: false,
  error: new GatewayError({
    code: 'GW_PROVIDER_FAILED',
    status: 502,
    message: 'It failed.',
    upstream: { provider: 'p', dialect: 'd', status: 529 },
  }),
});

await forEachDatabase('what is recorded of an exchange', [tables], async (t, database) => {
  /** The row of an exchange with this outcome. */
  const recorded = async (outcome: Partial<Outcome>, notes: readonly ExchangeNote[] = []) => {
    const entries: JournalEntry<Uint8Array>[] = [];
    const journal = {
      refusal: () => undefined,
      append: (entry: JournalEntry<Uint8Array>) => void entries.push(entry),
    } as unknown as Journal;
    const { admit } = recordExchanges(config.parse({}), { journal, notes: { add: () => undefined, of: () => notes } });
    const fields = { id: newId(1), connection: testConnection, header: () => undefined, remoteAddress: '::1' };
    const exchange = sampleExchange({ ...fields, operation: 'chat' } as unknown as Partial<Exchange>);
    const hold = (await admit({ exchange, call })) as Hold;
    await hold.settle({
      status: 'completed',
      httpStatus: 200,
      durationMs: 1,
      attempts: [],
      steps: [],
      ...outcome,
    } as unknown as Outcome);
    await storeMessages(database)(entries);
    const [row] = await database
      .fork()
      .execute<Record<string, unknown>[]>('select * from history_message where message_id = ?', [exchange.id]);
    return row;
  };

  await t.test('the answer is that of the provider that was called last, or of the cache if that failed', async (t) => {
    t.match(await recorded({ attempts: [failed, attempt('q')] }), { provider: 'q' });
    t.match(await recorded({ attempts: [] }, [hit]), { provider: 'cache' });
    t.match(await recorded({ attempts: [failed] }, [hit]), { provider: 'cache' });
    t.match(await recorded({ attempts: [attempt('q')] }, [hit]), { provider: 'q' }, 'a step before was cached');
  });

  await t.test('failures have the status of the provider, and at most fifty are listed', async (t) => {
    const row = await recorded({ attempts: Array.from({ length: 60 }, () => failed) });
    const failures = row?.['failures'] as readonly object[];
    t.equal(failures.length, 50);
    t.match(failures[0], { provider: 'p', error_code: 'GW_PROVIDER_FAILED', status: 529 });
    t.equal(row?.['attempts'], 60);
  });

  await t.test(
    'tokens are those that an estimated cost is for, and else those that the provider has reported',
    async (t) => {
      const usage = { inputTokens: 3, outputTokens: 1 };
      const charge = { amount: '0.5', estimated: true, usage: { inputTokens: 7.2, outputTokens: 40, estimated: true } };
      const cut = attempt('p', { usage, charge, complete: false });
      t.match(await recorded({ attempts: [cut], usage, charge }), {
        input_tokens: 8,
        output_tokens: 40,
        usage_estimated: true,
      });
      const whole = attempt('p', { usage, charge: { amount: '0.1', estimated: false } });
      const both = await recorded({ attempts: [cut, whole], charge });
      t.match(both, { input_tokens: 11, output_tokens: 41, usage_estimated: true });
      t.match(await recorded({ attempts: [whole], usage }), {
        input_tokens: 3,
        output_tokens: 1,
        usage_estimated: false,
      });
    },
  );
});
