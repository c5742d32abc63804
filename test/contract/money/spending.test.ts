import { test } from 'tap';
import {
  addDecimals,
  Charges,
  type Connection,
  Connections,
  decimalOf,
  GatewayError,
  type JsonValue,
  type Plugin,
  type Usage,
} from '../../../core/api/index.js';
import { fakeClock } from '../../../core/testkit/index.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import { runStatement } from '../../fixtures/components/postgres-database.js';
import { until } from '../../fixtures/components/until.js';
import {
  answering,
  limited,
  linesOf,
  PricedProvider,
  start,
  usage,
} from '../../fixtures/gateways/limited-connection.js';
import {
  type As,
  forEachManagementGateway,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';
import { httpAnswer, startProviderServer } from '../../fixtures/providers/provider-server.js';
import { randomFrom, seed } from '../../fixtures/random.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

interface CostSums {
  readonly calls: number;
  readonly cost: unknown;
  readonly estimatedCost: unknown;
}

interface Costs {
  readonly total: CostSums;
  readonly groups: readonly (CostSums & { readonly key: string })[];
}

const shared = new PricedProvider();
await forEachManagementGateway(
  'a limited connection',
  async (t, gateway) => {
    await t.test(
      "an answer is charged with the provider's usage, as the ledger, the history and the report show",
      async (t) => {
        const connection = await limited(gateway, shared);
        shared.play = () => answering('hi', usage(1_000, 500));
        const answer = await connection.chat({}, { 'x-spending-headers': 'yes' });
        t.equal(answer.status, 200);
        t.equal(answer.headers.get('x-spending-limit'), '1');
        t.ok(Number(answer.headers.get('x-spending-remaining')) < 1);
        t.match(answer.headers.get('x-spending-resets-at'), /^\d{4}-/);
        await answer.text();
        t.match(await linesOf(connection), [
          {
            amount: '0.025',
            estimated: false,
            reason: null,
            attempt: 1,
            purpose: 'inference',
            provider: 'priced-provider',
            model: 'priced',
            usage: { inputTokens: 1000, outputTokens: 500 },
            price: { input: '10', output: '30' },
          },
        ]);
        t.match(await connection.spending(), { limit: 1, spent: 0.025, held: 0, remaining: 0.975, currency: 'USD' });
        const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
          body: { connection_id: connection.connectionId },
        });
        t.match((history.body as { messages: unknown[] }).messages, [{ cost: '0.025', usage_estimated: false }]);
      },
    );

    await t.test('no digit of a cost is lost, however small or large the price is', async (t) => {
      const connection = await limited(gateway, shared, { enableSpendingLimit: false });
      shared.play = () => answering('hi', usage(7, 11));
      t.equal((await connection.chat({ model: 'extreme' })).status, 200);
      const cost = `11${'0'.repeat(23)}.${'0'.repeat(34)}21`;
      t.match(await linesOf(connection), [{ amount: cost }]);
      const { connectionId: connection_id } = connection;
      const path = '/v1/management/reporting/messages/history';
      t.match((await gateway.ask('POST', path, { body: { connection_id } })).body, { messages: [{ cost }] });
      const spending = await gateway.ask('GET', `/v1/management/connections/${connection_id}/spending`);
      t.equal(decimalOf((spending.body as { spent: JsonValue }).spent), cost);
      const costs = await gateway.ask('GET', `/v1/management/spending/costs?connectionId=${connection_id}`);
      t.equal(decimalOf((costs.body as { total: { cost: JsonValue } }).total.cost), cost);
    });

    await t.test('a compaction is charged as the call that it is, and refused at the limit', async (t) => {
      const settings = { enableSpendingLimit: true, spendingLimit: 0.05, spendingPeriod: 'monthly' };
      const connection = await limited(gateway, shared, settings);
      shared.play = () => answering('The user has said hello.', usage(1_000, 1_000));
      const headers = { 'x-api-key': connection.apiKey, 'x-connection-id': connection.connectionId };
      const fields = { model: 'priced', max_output_tokens: 1_000 };
      const compact = () => gateway.post('/v1/responses/compact', { ...fields, input: 'hello' }, headers);
      const trigger = () => {
        const input = [{ role: 'user', content: 'hello' }, { type: 'compaction_trigger' }];
        return gateway.post('/v1/responses', { ...fields, input }, headers);
      };
      t.equal((await compact()).status, 200);
      t.match(await linesOf(connection), [{ amount: '0.04', estimated: false, purpose: 'inference' }]);
      t.match(await connection.spending(), { spent: 0.04, held: 0 });
      shared.play = () => answering('The user has said hello.', usage(400, 200));
      t.equal((await trigger()).status, 200);
      t.match(await connection.spending(), { spent: 0.05, held: 0, remaining: 0 });
      const calls = shared.calls.length;
      for (const ask of [compact, trigger]) {
        const refused = await ask();
        t.equal(refused.status, 429);
        t.match(await refused.json(), { error: { code: 'GW_SPENDING_LIMIT_REACHED', type: 'insufficient_quota' } });
      }
      t.equal(shared.calls.length, calls, 'no model is called');
    });

    await t.test(
      'at the limit, requests are refused before anything else, with the start of the next period',
      async (t) => {
        const connection = await limited(gateway, shared, {
          enableSpendingLimit: true,
          spendingLimit: 0.02,
          spendingPeriod: 'daily',
        });
        shared.play = () => answering('hi', usage(500, 500));
        t.equal((await connection.chat()).status, 200);
        const sent = shared.calls.length;
        const refused = await connection.chat();
        t.equal(refused.status, 429);
        t.equal(refused.headers.get('x-should-retry'), 'false');
        t.ok(refused.headers.get('retry-after'));
        t.match(await refused.json(), { error: { type: 'insufficient_quota', code: 'GW_SPENDING_LIMIT_REACHED' } });
        t.equal(shared.calls.length, sent);
        t.match(await connection.spending(), { spent: 0.02, held: 0, remaining: 0 });
      },
    );

    await t.test('an answer is limited to the remaining budget, and refused when that is too small', async (t) => {
      const connection = await limited(gateway, shared, {
        enableSpendingLimit: true,
        spendingLimit: 0.01,
        spendingPeriod: 'daily',
      });
      shared.play = (call) => answering('hi', usage(10, call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0));
      t.equal((await connection.chat()).status, 200);
      const call = shared.calls.at(-1);
      const most = call?.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0;
      t.ok(most > 200 && most < 334, `${most} tokens`);
      const { spent, remaining } = (await connection.spending()) as { spent: number; remaining: number };
      t.ok(spent <= 0.01 && remaining < 0.004);
      t.equal((await connection.chat()).status, 429);
    });

    await t.test('concurrent requests never spend more than the limit', async (t) => {
      const connection = await limited(gateway, shared, {
        enableSpendingLimit: true,
        spendingLimit: 0.1,
        spendingPeriod: 'weekly',
      });
      shared.play = (call) => answering('hi', usage(10, call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0));
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async () => (await connection.chat({ max_tokens: 300 })).status),
      );
      t.ok(
        statuses.every((status) => status === 200 || status === 429),
        String(statuses),
      );
      const { spent } = (await connection.spending()) as { spent: number };
      t.ok(spent <= 0.1 && spent > 0.09, `${spent} spent`);
    });

    await t.test('models without a price are refused on connections with a limit', async (t) => {
      const connection = await limited(gateway, shared);
      const refused = await connection.chat({ model: 'unpriced' });
      t.equal(refused.status, 400);
      const { error } = (await refused.json()) as { error: { code: string; message: string } };
      t.equal(error.code, 'GW_SPENDING_PRICE_UNKNOWN');
      const entry = 'in "models" of the provider "priced-provider": { id: "unpriced", price: { input: …, output: … } }';
      t.ok(error.message.includes(entry), error.message);
      t.match((await connection.spending())['unpricedModels'], ['unpriced'], 'which was to be seen before');
      t.equal((await connection.chat({ model: 'demo' })).status, 200, 'what is free is not');
      const missing = await connection.chat({ model: 'no-such-model' });
      t.match([missing.status, await missing.json()], [404, { error: { code: 'model_not_found' } }]);
      const free = await limited(gateway, shared, {});
      t.equal((await free.chat({ model: 'unpriced' })).status, 200);
      t.match(await linesOf(free), [{ amount: null, model: 'unpriced' }]);
      t.match(await free.spending(), { limit: null, spent: 0, remaining: null });
    });

    await t.test('a limit of 0, one below the price of a request, and a disabled one', async (t) => {
      shared.play = () => answering('hi', usage(10, 20));
      const none = await limited(gateway, shared, {
        enableSpendingLimit: true,
        spendingLimit: 0,
        spendingPeriod: 'daily',
      });
      t.equal((await none.chat()).status, 429);
      const small = await limited(gateway, shared, {
        enableSpendingLimit: true,
        spendingLimit: 0.00001,
        spendingPeriod: 'daily',
      });
      t.equal((await small.chat()).status, 429);
      const off = await limited(gateway, shared, {
        enableSpendingLimit: false,
        spendingLimit: 0,
        spendingPeriod: 'daily',
      });
      t.equal((await off.chat()).status, 200);
      t.match(await off.spending(), { limit: null, remaining: null, enableSpendingLimit: false });
    });

    await t.test('a limit changed during its period includes earlier spending', async (t) => {
      const connection = await limited(gateway, shared);
      shared.play = () => answering('hi', usage(10_000, 10_000));
      const set = (change: object): Promise<unknown> =>
        gateway.ask('PUT', `/v1/management/connections/${connection.connectionId}`, { body: change });
      t.equal((await connection.chat({ max_tokens: 10_000 })).status, 200);
      await set({ spendingLimit: 0.3 });
      t.equal((await connection.chat()).status, 429, 'lowered under what is spent');
      t.match(await connection.spending(), { limit: 0.3, spent: 0.4, remaining: 0 });
      await set({ spendingLimit: 0.9, spendingPeriod: 'daily' });
      t.equal((await connection.chat({ max_tokens: 10_000 })).status, 200, 'raised');
      t.match(await connection.spending(), { limit: 0.9, spent: 0.8 });
    });

    await t.test('what is spent while a limit is switched off counts when it is on again', async (t) => {
      const settings = { enableSpendingLimit: true, spendingLimit: 0.8, spendingPeriod: 'monthly' };
      const connection = await limited(gateway, shared, settings);
      shared.play = () => answering('hi', usage(10_000, 10_000));
      for (const [enableSpendingLimit, status] of [
        [true, 200],
        [false, 200],
        [true, 429],
      ] as const) {
        const path = `/v1/management/connections/${connection.connectionId}`;
        await gateway.ask('PUT', path, { body: { enableSpendingLimit } });
        t.equal((await connection.chat({ max_tokens: 10_000 })).status, status);
      }
      t.match(await connection.spending(), { limit: 0.8, spent: 0.8, remaining: 0 });
    });

    await t.test('a limit that is changed back is available again', async (t) => {
      const connection = await limited(gateway, shared);
      shared.play = () => answering('hi', usage(10, 20));
      for (const spendingLimit of [1, 2, 1, 2, 1]) {
        const path = `/v1/management/connections/${connection.connectionId}`;
        await gateway.ask('PUT', path, { body: { spendingLimit } });
        t.equal((await connection.chat()).status, 200, `a limit of ${spendingLimit}`);
      }
    });

    await t.test('every attempt is charged, except those that the provider refuses', async (t) => {
      const connection = await limited(gateway, shared);
      // It is tried again twice.
      let refusals = 3;
      connection.provider.play = () => {
        refusals -= 1;
        if (refusals < 0) return answering('hi', usage(10, 20));
        throw new GatewayError({
          code: 'GW_PROVIDER_FAILED',
          status: 503,
          message: 'no',
          upstream: { provider: 'p', dialect: 'd', status: 503 },
        });
      };
      t.equal((await connection.chat()).status, 503);
      t.strictSame(await linesOf(connection), []);
      t.match(await connection.spending(), { spent: 0, held: 0, remaining: 1 });
      t.equal((await connection.chat()).status, 200);
      t.match(await linesOf(connection), [{ amount: '0.0007', attempt: 1 }]);
      refusals = 2;
      t.equal((await connection.chat()).status, 200);
      t.match(await linesOf(connection), [{ attempt: 1 }, { amount: '0.0007', attempt: 3 }]);
    });

    await t.test('missing usage is estimated and marked, even for interrupted answers', async (t) => {
      const connection = await limited(gateway, shared);
      connection.provider.play = () => answering('one two three');
      t.equal((await connection.chat()).status, 200);
      connection.provider.play = () => answering('one two three').slice(0, 2);
      t.equal((await connection.chat()).status, 502);
      const lines = await linesOf(connection);
      const [unreported, cut] = lines;
      t.match(unreported, { estimated: true, reason: 'unreported' });
      t.match(cut, { estimated: true, reason: /aborted|cut/ });
      const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
        body: { connection_id: connection.connectionId },
      });
      const messages = lines.map(({ amount, usage: counted }) => {
        const { inputTokens, outputTokens } = counted as Usage;
        const tokens = { input_tokens: Math.ceil(inputTokens), output_tokens: Math.ceil(outputTokens) };
        return { cost: amount, ...tokens, usage_estimated: true };
      });
      t.match(history.body, { messages }, 'the same in the history');
      t.ok(Number(cut?.['amount']) >= 0.03, 'nobody knows how far it was: all of it');
      t.match(await connection.spending(), { held: 0 });
    });

    await t.test("after a client's disconnect, the sent part is charged and the reservation released", async (t) => {
      const connection = await limited(gateway, shared);
      const sent = Promise.withResolvers<void>();
      connection.provider.play = (_call, exchange) =>
        new Promise((_resolve, reject) => {
          sent.resolve();
          exchange.signal.addEventListener('abort', () => reject(exchange.signal.reason as Error));
        });
      const leaving = new AbortController();
      const asked = fetch(`${connection.gateway.url}/v1/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-api-key': connection.apiKey,
          'x-connection-id': connection.connectionId,
        },
        body: JSON.stringify({ model: 'priced', messages: [{ role: 'user', content: 'x' }], max_tokens: 100 }),
        signal: leaving.signal,
      });
      await sent.promise;
      t.ok(((await connection.spending()) as { held: number }).held >= 0.003);
      leaving.abort();
      await t.rejects(asked);
      await until(async () => (await linesOf(connection)).length === 1, 'a line in the ledger');
      t.match(await linesOf(connection), [{ estimated: true, reason: 'aborted' }]);
      t.match(await connection.spending(), { held: 0 });
    });

    await t.test('spending just before a limit is set is included in the report and in the limit', async (t) => {
      const connection = await limited(gateway, shared, {});
      shared.play = () => answering('hi', usage(0, 1000));
      t.equal((await connection.chat()).status, 200);
      t.match(await connection.spending(), { spent: 0.03, limit: null });
      t.equal((await connection.chat()).status, 200);
      const path = `/v1/management/connections/${connection.connectionId}`;
      const body = { enableSpendingLimit: true, spendingLimit: 0.06, spendingPeriod: 'monthly' };
      t.equal((await gateway.ask('PUT', path, { body })).status, 200);
      t.equal((await connection.chat()).status, 429);
    });

    await t.test(
      'calls of every shape cost the same, to the last digit, in the ledger, the limit, the history and each report',
      async (t) => {
        t.comment(`seed ${seed}`);
        const random = randomFrom(seed);
        const below = (count: number): number => Math.floor(random() * count);
        const limit = { enableSpendingLimit: true, spendingLimit: 100, spendingPeriod: 'monthly' };
        const connection = await limited(gateway, shared, limit);
        const { connectionId } = connection;
        for (let calls = 0; calls < 25; calls += 1) {
          const used = {
            ...usage(below(3_000), below(900)),
            cachedInputTokens: below(500),
            reasoningTokens: below(300),
          };
          const shape = below(5);
          let failures = shape === 4 ? 1 + below(2) : 0;
          connection.provider.play = () => {
            failures -= 1;
            // No status: the provider may have billed it.
            if (failures >= 0) throw new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'no' });
            if (shape === 0) return answering('one two three').slice(0, 2);
            return answering('one two three', shape === 1 ? undefined : used);
          };
          const more = {
            model: below(2) === 0 ? 'priced' : 'other',
            stream: below(2) === 0,
            max_tokens: 20 + below(900),
          };
          const tags = [undefined, 'feature:a', 'feature:a, customer:b', 'customer:b,feature:c'][below(4)];
          await (await connection.chat(more, tags === undefined ? {} : { 'x-tags': tags })).text();
        }
        const payer = {
          connection: gateway.gateway.service(Connections).get('default', connectionId) as Connection,
          traceId: 't',
          requestId: 'r',
          tags: ['feature:a'],
        };
        for (const purpose of ['indexing', 'classifier']) {
          const call = { model: 'priced', provider: 'p', purpose, inputTokens: 700, outputTokens: 0 };
          await (await gateway.gateway.service(Charges).reserve(payer, call)).settle(
            purpose === 'indexing' ? usage(123, 0) : 'sent',
          );
        }
        const lines = await linesOf(connection);
        const sum = (values: readonly unknown[]): string =>
          values.map((value) => decimalOf(value as JsonValue) ?? '').reduce(addDecimals, '0');
        const inLedger = sum(lines.map(({ amount }) => amount));
        t.ok(lines.length > 26, `${lines.length} lines`);
        const spending = await gateway.ask('GET', `/v1/management/connections/${connectionId}/spending`);
        t.equal(sum([(spending.body as { spent: unknown }).spent]), inLedger);
        const costs = async (query: string, as: As = 'admin'): Promise<Costs> => {
          const path = `/v1/management/spending/costs?connectionId=${connectionId}&${query}`;
          return (await gateway.ask('GET', path, { as })).body as Costs;
        };
        for (const groupBy of ['day', 'month', 'connection', 'key', 'provider', 'model', 'purpose']) {
          const { groups, total } = await costs(`groupBy=${groupBy}`);
          t.equal(sum(groups.map(({ cost }) => cost)), inLedger, groupBy);
          t.equal(sum([total.cost]), inLedger);
          t.equal(
            groups.reduce((calls, group) => calls + group.calls, 0),
            lines.length,
          );
        }
        const { total, groups } = await costs('groupBy=purpose');
        const estimated = lines.filter((line) => line['estimated']);
        t.match(total, { calls: lines.length, estimatedCalls: estimated.length, unpricedCalls: 0 });
        t.equal(sum([total.estimatedCost]), sum(estimated.map(({ amount }) => amount)));
        t.strictSame(
          groups.map(({ key }) => key),
          ['classifier', 'indexing', 'inference'],
        );
        const key = (await costs('groupBy=key')).groups.find((group) => group.key !== '');
        t.match((await costs(`keyId=${key?.key.toUpperCase()}`)).total, { calls: key?.calls }, 'also in capitals');
        const byTag = await costs('groupBy=tag');
        t.strictSame(byTag.total, total, 'a line with two tags counts once in the total');
        const tagged = (tag: string) =>
          lines.filter(({ tags }) => (tag === '' ? tags === null : (tags as string[] | null)?.includes(tag)));
        t.strictSame(
          byTag.groups.map(({ key, calls, cost }) => [key, calls, sum([cost])]),
          ['', 'customer:b', 'feature:a', 'feature:c'].map((tag) => [
            tag,
            tagged(tag).length,
            sum(tagged(tag).map(({ amount }) => amount)),
          ]),
        );
        const ofTag = await costs('tag=feature:a&groupBy=purpose');
        t.equal(sum([ofTag.total.cost]), sum(tagged('feature:a').map(({ amount }) => amount)));
        t.match(ofTag.groups, [{ key: 'classifier', calls: 1 }, { key: 'indexing', calls: 1 }, { key: 'inference' }]);
        t.equal((await costs('tag=feature:a', 'stranger')).total.calls, 0, 'of another organization');
        t.match((await gateway.ask('GET', '/v1/management/spending/costs?groupBy=tag&format=csv')).text, /^tag,calls/);
        const noTag = await gateway.ask('GET', '/v1/management/spending/costs?tag=a+b');
        t.match(noTag, { status: 400, body: { field: 'tag', message: /"tag" must be a tag: .*\+ is %2B/ } });
        const models = (await costs('groupBy=model')).groups.map(({ key }) => key);
        t.strictSame(models, ['p/priced', 'priced-provider/other', 'priced-provider/priced']);
        const csv = `/v1/management/spending/costs?connectionId=${connectionId}&groupBy=model&format=csv`;
        const [head = '', ...rows] = (await gateway.ask('GET', csv)).text.split('\r\n');
        const titles = head.split(',');
        t.match([titles[0], titles.at(-1)], ['model', 'currency']);
        const cells = rows.slice(0, -1).map((row) => row.split(','));
        t.strictSame(
          cells.map(([model]) => model),
          models,
        );
        t.equal(sum(cells.map((row) => row[titles.indexOf('cost')])), inLedger, 'with all digits');
        t.equal(sum(cells.map((row) => row[titles.indexOf('calls')])), String(lines.length));
        const reporting = '/v1/management/reporting';
        for (const groupBy of ['day', 'model', 'provider']) {
          const { body } = await gateway.ask(
            'GET',
            `${reporting}/usage?connection_id=${connectionId}&group_by=${groupBy}`,
          );
          const ofAnswers = sum((body as { groups: { cost: unknown }[] }).groups.map(({ cost }) => cost));
          t.equal(ofAnswers, sum(groups.filter(({ key }) => key === 'inference').map(({ cost }) => cost)), 'usage');
        }
        const outside = [
          'dateTo=2020-01-31&dateFrom=2020-01-01',
          'dateFrom=2099-01-01&dateTo=2099-12-31',
          'dateFrom=2030-01-02&dateTo=2030-01-01',
        ];
        for (const query of outside)
          t.strictSame([(await costs(query)).total.calls, (await costs(query)).groups], [0, []]);
        t.equal((await costs('', 'stranger')).total.calls, 0, 'of another organization');
        for (const day of ['0000-01-01', '2030-02-30', 'yesterday'])
          t.equal((await gateway.ask('GET', `/v1/management/spending/costs?dateFrom=${day}`)).status, 400, day);
      },
    );

    await t.test("the spending of another organization's connection is not found", async (t) => {
      const connection = await limited(gateway, shared);
      const path = `/v1/management/connections/${connection.connectionId}/spending`;
      t.equal((await connection.gateway.ask('GET', path, { as: 'stranger' })).status, 404);
      t.equal((await connection.gateway.ask('GET', path, { as: 'viewer' })).status, 200);
      t.equal((await connection.gateway.ask('GET', '/v1/management/connections/nothing/spending')).status, 404);
    });
  },
  { clock: noonClock, plugins: [shared.plugin] },
);

await test('a replica that stops leaves nothing that others cannot spend', async (t) => {
  const url = await createMigratedDatabase(t);
  const provider = new PricedProvider();
  const gateway = await startManagementGateway(t, { url, clock: noonClock, plugins: [provider.plugin] });
  const connection = await limited(gateway, provider);
  t.equal((await connection.chat()).status, 200);
  await gateway.stop();
  t.strictSame(await runStatement(url, 'select granted, billed from spending_account'), []);
});

await test("a limit starts again with each period, in the gateway's time zone, and is warned of once in each", async (t) => {
  const told: unknown[] = [];
  const webhook = await startProviderServer(t, ({ socket, json }) => {
    told.push(json);
    socket.write(httpAnswer(204, ''));
  });
  // In Berlin the clocks go back on 25 October 2026 at three, so that the day has 25 hours.
  const clock = fakeClock(Date.parse('2026-10-25T22:59:00Z'));
  const connection = await start(
    t,
    {
      clock,
      settings: { timezone: 'Europe/Berlin' },
      config: { 'spending-limit': { warnings: { webhook: { url: webhook.url } } } },
    },
    { enableSpendingLimit: true, spendingLimit: 0.02, spendingPeriod: 'daily' },
  );
  const consumed = (): Promise<void> => clock.advance(200);
  connection.provider.play = () => answering('hi', usage(500, 500));
  t.equal((await connection.chat()).status, 200);
  await consumed();
  t.equal((await connection.chat()).status, 429);
  t.match(await connection.spending(), {
    spent: 0.02,
    periodBegan: '2026-10-24T22:00:00.000Z',
    resetsAt: '2026-10-25T23:00:00.000Z',
  });
  await clock.advance(60_000);
  t.equal((await connection.chat()).status, 200, 'the next day');
  await consumed();
  t.match(await connection.spending(), { spent: 0.02, resetsAt: '2026-10-26T23:00:00.000Z' });
  // Nothing is looked for while the first warning is being sent.
  await until(async () => {
    await clock.advance(10_000);
    return told.length === 2;
  }, 'the second warning');
  t.match(told, [
    { text: /^100 % of the daily/, threshold: 80, spent: '0.02', resetsAt: '2026-10-25T23:00:00.000Z' },
    { connectionId: connection.connectionId, per: 'connection', resetsAt: '2026-10-26T23:00:00.000Z' },
  ]);
});

await test('vectors are charged as their provider counts them, with and without a limit', async (t) => {
  const provider = await startProviderServer(t, ({ socket, json }) => {
    const usage = json['input'] === 'uncounted' ? null : { prompt_tokens: 7, total_tokens: 7 };
    const data = [{ object: 'embedding', index: 0, embedding: [0.5, 1] }];
    socket.write(httpAnswer(200, JSON.stringify({ object: 'list', model: 'vectors', data, usage })));
  });
  const models = [{ id: 'vectors', price: { input: 10, output: 0 } }];
  const vectors = {
    plugin: providerOpenai as Plugin,
    id: 'vectors',
    config: { baseUrl: `${provider.url}/v1`, models },
  };
  const gateway = await startManagementGateway(t, { clock: noonClock, plugins: [vectors] });
  for (const settings of [undefined, {}]) {
    const connection = await limited(gateway, new PricedProvider(), settings);
    for (const input of ['counted', 'uncounted']) {
      const headers = { 'x-api-key': connection.apiKey, 'x-connection-id': connection.connectionId };
      const answer = await gateway.post(
        '/v1/embeddings',
        { model: 'vectors', input, encoding_format: 'float' },
        headers,
      );
      t.equal(answer.status, 200);
      await answer.text();
    }
    t.match(await linesOf(connection), [
      { amount: '0.00007', estimated: false, reason: null },
      { estimated: true, reason: 'unreported' },
    ]);
  }
});
