import { test } from 'tap';
import { definePlugin, type StreamPart, z } from '../../../core/api/index.js';
import { answering, limited, plain, PricedProvider, start, usage } from '../../fixtures/gateways/limited-connection.js';
import { forEachManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

const shared = new PricedProvider();

/** Hides who asks from providers. */
const hidesUsers = definePlugin({
  apiVersion: 1,
  name: 'hides-users',
  config: z.strictObject({}),
  setup: () => ({ prepare: (call) => ({ ...call, endUserId: 'somebody' }) }),
});

await forEachManagementGateway(
  'limited end users',
  async (t, gateway) => {
    const long = { max_tokens: 10_000 };
    const cost = (): readonly StreamPart[] => answering('hi', usage(10_000, 10_000));
    const list = async (query = '', as: 'admin' | 'viewer' | 'stranger' = 'admin') => {
      const { status, body } = await gateway.ask('GET', `/v1/management/spending/end-users${query}`, { as });
      return plain({ status, ...(body as object) });
    };
    const spendingOf = async (endUserId: string): Promise<Record<string, unknown>> => {
      const { items } = (await list(`?endUserId=${encodeURIComponent(endUserId)}`)) as {
        items: [Record<string, unknown>];
      };
      return items[0];
    };

    await t.test(
      'an end user may spend the limit with any key and connection, and the refusal names no other',
      async (t) => {
        shared.play = cost;
        const [first, second] = [await limited(gateway, shared, {}), await limited(gateway, shared)];
        t.match(await spendingOf('ann'), { endUserId: 'ann', limit: 0.8, spent: 0, remaining: 0.8 });
        t.equal((await first.chat({ ...long, user: 'ann' })).status, 200);
        t.match(shared.calls.at(-1), { endUserId: 'somebody' });
        t.equal((await first.chat({ ...long, user: 'bob' })).status, 200);
        t.equal((await second.chat({ ...long, user: 'ann' })).status, 200);
        const refused = await second.chat({ user: 'ann' });
        t.equal(refused.status, 429);
        const { error } = (await refused.json()) as { error: { code: string; message: string } };
        t.equal(error.code, 'GW_SPENDING_LIMIT_REACHED');
        t.match(
          error.message,
          /^What is left of the daily spending limit of end user "ann" \(0\.8 USD\) is not enough/,
        );
        t.notMatch(error.message, 'bob');
        t.equal((await first.chat({ user: 'bob' })).status, 200);
        t.equal((await first.chat()).status, 200, 'a call that names nobody is not concerned');
        t.match(await spendingOf('ann'), { spendingPeriod: 'daily', spent: 0.8, held: 0, remaining: 0 });
        t.match(await second.spending(), { spent: 0.4, limit: 1 }, 'it counts for the others, too');
      },
    );

    await t.test('concurrent requests of an end user never spend more than the limit', async (t) => {
      shared.play = (call) => answering('hi', usage(10, call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0));
      const all = [await limited(gateway, shared, {}), await limited(gateway, shared)];
      const calls = Array.from({ length: 60 }, async (_, index) => {
        return (await all[index % all.length]?.chat({ max_tokens: 1_500, user: 'eve' }))?.status;
      });
      const statuses = await Promise.all(calls);
      t.ok(
        statuses.every((status) => status === 200 || status === 429),
        String(statuses),
      );
      const { spent } = (await spendingOf('eve')) as { spent: number };
      t.ok(spent <= 0.8 && spent > 0.75, `${spent} spent`);
    });

    await t.test('end users of another organization are others, and nobody there sees these', async (t) => {
      shared.play = cost;
      const made = await gateway.ask('POST', '/v1/management/api-keys', { as: 'stranger', body: { name: 'app' } });
      const { secret } = made.body as { secret: string };
      const headers = { 'x-api-key': secret, 'x-connection-id': gateway.ids.other.connectionId };
      const messages = [{ role: 'user', content: 'hello' }];
      const chat = { model: 'priced', messages, ...long, user: 'ann' };
      t.match(await list('', 'stranger'), { items: { length: 0 }, totalCount: 0 });
      t.equal((await gateway.post('/v1/chat/completions', chat, headers)).status, 200);
      t.match(await list('', 'stranger'), { items: [{ endUserId: 'ann', spent: 0.4 }], totalCount: 1 });
      t.match(await list('?endUserId=bob', 'stranger'), { items: [{ endUserId: 'bob', spent: 0, held: 0 }] });
    });

    await t.test('end users who have spent something are listed in pages, by their ids', async (t) => {
      shared.play = () => answering('hi', usage(10, 20));
      const connection = await limited(gateway, shared, {});
      const odd = 'ünïcode | "quoted", \u0000';
      t.equal((await connection.chat({ user: odd })).status, 200);
      t.match(await list('?pageSize=2', 'viewer'), {
        status: 200,
        items: [{ endUserId: 'ann' }, { endUserId: 'bob' }],
        page: 1,
        totalCount: 4,
      });
      t.match(await list('?pageSize=2&page=2'), {
        items: [
          { endUserId: 'eve', limit: 0.8 },
          { endUserId: 'ünïcode | "quoted", \ufffd', spent: 0.0007, remaining: 0.7993 },
        ],
      });
      t.match(await list('?pageSize=2&page=3'), { items: { length: 0 }, totalCount: 4 });
      for (const wrong of ['?pageSize=101', '?page=0', '?endUserId=', '?user=ann'])
        t.match(await list(wrong), { status: 400 });
    });

    await t.test('each line names the end user, and the sums are those of the lines', async (t) => {
      await gateway.recorded();
      const rows = await gateway.database.fork().execute<{ lines: string; sums: string }[]>(
        `select line.end_user_id, trim_scale(sum(line.amount))::text as lines, (
           select trim_scale(sum(spent))::text from spending_day day
           where day.organization_id = line.organization_id and day.end_user_id = line.end_user_id) as sums
         from spending_line line where line.end_user_id is not null group by line.organization_id, line.end_user_id`,
      );
      t.equal(rows.length, 5);
      for (const { lines, sums } of rows) t.equal(sums, lines);
    });
  },
  {
    clock: noonClock,
    plugins: [shared.plugin, hidesUsers],
    config: { 'spending-limit': { limits: [{ per: 'endUser', amount: 0.8, period: 'daily' }] } },
  },
);

await test('without a limit of end users, nothing is kept of them in the ledger', async (t) => {
  const connection = await start(t);
  t.equal((await connection.chat({ user: 'ann' })).status, 200);
  const { gateway } = connection;
  const path = '/v1/management/spending/end-users';
  t.match(plain((await gateway.ask('GET', path)).body), { items: { length: 0 }, totalCount: 0 });
  const { body } = await gateway.ask('GET', `${path}?endUserId=ann`);
  t.match(plain(body), { items: [{ limit: null, spent: 0, remaining: null, spendingPeriod: 'monthly' }] });
  const [line] = await gateway.database.fork().execute<object[]>('select end_user_id from spending_line');
  t.strictSame(line, { end_user_id: null });
});
