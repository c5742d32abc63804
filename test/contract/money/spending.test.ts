import { type Test, test } from 'tap';
import {
  addDecimals,
  type Answer,
  Charges,
  type Connection,
  Connections,
  decimalOf,
  definePlugin,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type JsonValue,
  type Plugin,
  type StreamPart,
  type Usage,
  z,
} from '../../../core/api/index.js';
import { fakeClock, scriptedAnswer } from '../../../core/testkit/index.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import { runStatement } from '../../fixtures/components/postgres-database.js';
import { until } from '../../fixtures/components/until.js';
import {
  type As,
  forEachManagementGateway,
  type ManagementGateway,
  type ManagementGatewayOptions,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';
import { httpAnswer, startProviderServer } from '../../fixtures/providers/provider-server.js';
import { randomFrom, seed } from '../../fixtures/random.js';

/** The provider's behaviour for one call. */
type Play = (call: InferenceCall, exchange: Exchange) => readonly StreamPart[] | Promise<readonly StreamPart[]>;

/** Ten units per million input tokens, and thirty per million output tokens: a thousand of each cost 0.01 and 0.03. */
const price = { input: 10, output: 30 };
const usage = (inputTokens: number, outputTokens: number): Usage => ({ inputTokens, outputTokens });

function answering(text: string, used?: Usage): readonly StreamPart[] {
  return [
    { type: 'start', id: 'a', model: 'priced', created: 1 },
    { type: 'text', choice: 0, text },
    { type: 'finish', choice: 0, reason: 'stop' },
    ...(used ? [{ type: 'usage', usage: used } as const] : []),
  ];
}

/** A provider whose models have prices, and what was sent to it. */
class PricedProvider {
  play: Play = () => answering('hi', usage(10, 20));
  readonly calls: InferenceCall[] = [];

  readonly plugin: Plugin = definePlugin({
    apiVersion: 1,
    name: 'priced-provider',
    config: z.strictObject({}),
    setup: ({ id }) => ({
      models: ['priced', 'other']
        .map((modelId) => ({
          modelId,
          displayName: modelId,
          provider: id,
          capabilities: ['chat'],
          price,
        }))
        .concat({ modelId: 'unpriced', displayName: 'unpriced', provider: id, capabilities: ['chat'] } as never),
      dispatch: async (call, exchange): Promise<Answer | undefined> => {
        if (!['priced', 'other', 'unpriced'].includes(call.model)) return undefined;
        this.calls.push(call);
        return scriptedAnswer(id, await this.play(call, exchange), exchange);
      },
    }),
  });
}

interface Limited {
  readonly gateway: ManagementGateway;
  readonly provider: PricedProvider;
  readonly connectionId: string;
  readonly apiKey: string;
  chat(more?: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  spending(): Promise<Record<string, unknown>>;
}

async function limited(
  gateway: ManagementGateway,
  provider: PricedProvider,
  settings: object = { enableSpendingLimit: true, spendingLimit: 1, spendingPeriod: 'monthly' },
): Promise<Limited> {
  const created = await gateway.ask('POST', '/v1/management/connections', {
    body: { name: `limited ${Math.random()}`, ...settings },
  });
  const { connectionId } = created.body as { connectionId: string };
  const key = await gateway.ask('POST', '/v1/management/api-keys', { body: { name: `key ${Math.random()}` } });
  const { secret: apiKey } = key.body as { secret: string };
  return {
    gateway,
    provider,
    connectionId,
    apiKey,
    chat: (more = {}, headers = {}) =>
      gateway.post(
        '/v1/chat/completions',
        { model: 'priced', messages: [{ role: 'user', content: 'hello' }], max_tokens: 1000, ...more },
        { 'x-api-key': apiKey, 'x-connection-id': connectionId, ...headers },
      ),
    async spending() {
      const path = `/v1/management/connections/${connectionId}/spending`;
      const { body } = await gateway.ask('GET', path);
      return JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
    },
  };
}

async function start(t: Test, options: ManagementGatewayOptions = {}, settings?: object): Promise<Limited> {
  const provider = new PricedProvider();
  const gateway = await startManagementGateway(t, { clock: noonClock, ...options, plugins: [provider.plugin] });
  return limited(gateway, provider, settings);
}

async function linesOf({ gateway, connectionId }: Limited): Promise<readonly Record<string, unknown>[]> {
  await gateway.recorded();
  return gateway.database.fork().execute(
    `select trim_scale(amount)::text as amount, estimated, reason, attempt, purpose, provider, model, usage, price, tags
     from spending_line where connection_id = ?::uuid order by charged_at, attempt`,
    [connectionId],
  );
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
      const [unreported, cut] = await linesOf(connection);
      t.match(unreported, { estimated: true, reason: 'unreported' });
      t.match(cut, { estimated: true, reason: /aborted|cut/ });
      const history = await gateway.ask('POST', '/v1/management/reporting/messages/history', {
        body: { connection_id: connection.connectionId },
      });
      const marks = (history.body as { messages: { usage_estimated: boolean }[] }).messages;
      t.strictSame(
        marks.map(({ usage_estimated }) => usage_estimated),
        [true, true],
        'in the history as well',
      );
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

interface CostSums {
  readonly calls: number;
  readonly cost: unknown;
  readonly estimatedCost: unknown;
}

interface Costs {
  readonly total: CostSums;
  readonly groups: readonly (CostSums & { readonly key: string })[];
}

interface KeyOfConnection {
  readonly keyId: string;
  /** Calls a model with the key, on the connection. */
  chat(more?: object, headers?: Readonly<Record<string, string>>): Promise<Response>;
  spending(): Promise<Record<string, unknown>>;
  /** What whoever has the key sees of it. */
  own(): Promise<unknown>;
  readonly change: (change: object) => Promise<{ readonly status: number; readonly body: unknown }>;
}

async function keyOf(on: Limited, settings: object): Promise<KeyOfConnection> {
  const { gateway, connectionId } = on;
  const { body } = await gateway.ask('POST', '/v1/management/api-keys', { body: { name: 'shop', ...settings } });
  const { keyId, secret } = body as { readonly keyId: string; readonly secret: string };
  const path = `/v1/management/api-keys/${keyId}`;
  return {
    keyId,
    chat: (more = {}, headers = {}) =>
      on.chat(more, { 'x-api-key': secret, 'x-connection-id': connectionId, ...headers }),
    async spending() {
      return JSON.parse(JSON.stringify((await gateway.ask('GET', `${path}/spending`)).body)) as Record<string, unknown>;
    },
    async own() {
      const headers = { 'x-api-key': secret, 'x-connection-id': connectionId };
      return plain((await gateway.ask('GET', '/v1/spending', { as: 'nobody', headers })).body);
    },
    change: (change) => gateway.ask('PUT', path, { body: change }),
  };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

await forEachManagementGateway(
  'a limited API key',
  async (t, gateway) => {
    const cost = (): readonly StreamPart[] => answering('hi', usage(10_000, 10_000));
    const long = { max_tokens: 10_000 };

    await t.test('the key may spend its limit on any connection, and the refusal names it', async (t) => {
      shared.play = cost;
      const [first, second] = [await limited(gateway, shared, {}), await limited(gateway, shared)];
      const key = await keyOf(first, { spendingLimit: 0.9, spendingPeriod: 'weekly' });
      const headers = { 'x-spending-headers': 'yes' };
      const answer = await key.chat(long, headers);
      t.equal(answer.headers.get('x-spending-limit'), '0.9', 'the tightest');
      t.equal((await key.chat(long, { 'x-connection-id': second.connectionId })).status, 200);
      t.match(await key.spending(), { keyId: key.keyId, spendingPeriod: 'weekly', limit: 0.9, spent: 0.8, held: 0 });
      const refused = await key.chat(long);
      t.equal(refused.status, 200, 'with fewer tokens');
      t.ok(((shared.calls.at(-1) as { maxOutputTokens?: number }).maxOutputTokens as number) < 10_000);
      const last = await key.chat({ max_tokens: 1_000 });
      t.equal(last.status, 429);
      t.match(await last.json(), {
        error: { code: 'GW_SPENDING_LIMIT_REACHED', message: /weekly spending limit of API key "shop" \(0\.9 USD\)/ },
      });
      t.equal((await second.chat()).status, 200, 'others are not concerned');
      t.match(await second.spending(), { limit: 1 });
    });

    await t.test('a call fits in the limits of its connection and its key', async (t) => {
      shared.play = (call) => answering('hi', usage(10, call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0));
      const connection = await limited(gateway, shared, { enableSpendingLimit: true, spendingLimit: 0.01 });
      const key = await keyOf(connection, { spendingLimit: '5.00' });
      t.equal((await key.chat({ max_tokens: 900 })).status, 200);
      t.ok(((shared.calls.at(-1) as { maxOutputTokens?: number }).maxOutputTokens ?? 0) < 900);
      t.match(await (await key.chat({ max_tokens: 900 })).json(), {
        error: { message: /monthly spending limit of connection/ },
      });
      const [ofKey, ofConnection] = [await key.spending(), await connection.spending()];
      t.equal(ofKey['spent'], ofConnection['spent']);
      t.match(ofKey, { limit: 5, held: 0 });
    });

    await t.test(
      'concurrent requests on several connections never spend more than the limit of their key',
      async (t) => {
        shared.play = (call) => answering('hi', usage(10, call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0));
        const all = [
          await limited(gateway, shared, {}),
          await limited(gateway, shared),
          await limited(gateway, shared),
        ];
        const key = await keyOf(all[0] as Limited, { spendingLimit: 0.1 });
        const calls = Array.from({ length: 40 }, async (_, index) => {
          const { connectionId = '' } = all[index % all.length] ?? {};
          return (await key.chat({ max_tokens: 300 }, { 'x-connection-id': connectionId })).status;
        });
        const statuses = await Promise.all(calls);
        t.ok(
          statuses.every((status) => status === 200 || status === 429),
          String(statuses),
        );
        const { spent } = (await key.spending()) as { spent: number };
        t.ok(spent <= 0.1 && spent > 0.09, `${spent} spent`);
      },
    );

    await t.test('a changed limit takes effect at once, and counts what was spent before', async (t) => {
      shared.play = cost;
      const connection = await limited(gateway, shared, {});
      const key = await keyOf(connection, {});
      t.equal((await key.chat(long)).status, 200);
      t.match(await key.spending(), { limit: null, spent: 0.4, remaining: null, spendingPeriod: 'monthly' });
      t.match(plain(await key.change({ spendingLimit: 0.3 })), { status: 200, body: { spendingLimit: 0.3 } });
      t.equal((await key.chat()).status, 429);
      t.match(await key.spending(), { limit: 0.3, spent: 0.4, remaining: 0 });
      await key.change({ spendingLimit: '0.90', spendingPeriod: 'daily' });
      t.equal((await key.chat(long)).status, 200, 'raised');
      await key.change({ spendingLimit: null });
      t.equal((await key.chat(long)).status, 200, 'without a limit');
      await key.change({ spendingLimit: 0.9 });
      t.equal((await key.chat(long)).status, 429, 'what was spent without a limit counts');
      t.match(await key.spending(), { limit: 0.9, spent: 1.2, remaining: 0, spendingPeriod: 'daily' });
    });

    await t.test('the limit of a key is shown by every operation, and its changes are audited', async (t) => {
      const connection = await limited(gateway, shared, {});
      const { keyId, change } = await keyOf(connection, { spendingLimit: '12.50', spendingPeriod: 'daily' });
      const path = `/v1/management/api-keys/${keyId}`;
      const limit = { keyId, spendingLimit: 12.5, spendingPeriod: 'daily' };
      t.match(plain(await gateway.ask('GET', path)), { status: 200, body: limit });
      const list = await gateway.ask('GET', '/v1/management/api-keys?pageSize=100');
      t.match(plain((list.body as { items: { keyId: string }[] }).items.filter((key) => key.keyId === keyId)), [limit]);
      await change({ spendingPeriod: null });
      const entries = await gateway.ask('GET', `/v1/management/audit?resourceId=${keyId}`);
      t.match(plain(entries.body), {
        items: [
          {
            action: 'apiKey.update',
            before: { spendingPeriod: 'daily' },
            after: { spendingPeriod: null },
          },
          { action: 'apiKey.create', after: { spendingLimit: '12.5', spendingPeriod: 'daily' } },
        ],
      });
      for (const wrong of [
        { spendingLimit: -1 },
        { spendingLimit: '1e3' },
        { spendingLimit: 0.0000001 },
        { spendingPeriod: 'yearly' },
        { keyId: 'other' },
      ]) {
        t.match(await change(wrong), { status: 400, body: { code: 'GW_REQUEST_INVALID' } });
        const created = await gateway.ask('POST', '/v1/management/api-keys', {
          body: { name: 'k', more: 1, ...wrong },
        });
        t.equal(created.status, 400);
      }
      t.equal((await gateway.ask('GET', path, { as: 'stranger' })).status, 404);
      t.equal((await gateway.ask('GET', `${path}/spending`, { as: 'stranger' })).status, 404);
      t.equal((await gateway.ask('PUT', path, { as: 'stranger', body: { spendingLimit: 1 } })).status, 404);
      t.equal((await gateway.ask('GET', '/v1/management/api-keys/nothing')).status, 404);
    });
  },
  { clock: noonClock, plugins: [shared.plugin] },
);

await test('limits in gateway.yaml: of the organization, and of keys without their own', async (t) => {
  const provider = new PricedProvider();
  provider.play = () => answering('hi', usage(10_000, 10_000));
  const limits = [
    { per: 'organization', amount: 2, period: 'monthly' },
    { per: 'key', amount: '0.40', period: 'daily' },
  ];
  const config = { 'spending-limit': { limits } };
  const gateway = await startManagementGateway(t, { config, clock: noonClock, plugins: [provider.plugin] });
  const first = await limited(gateway, provider, {});
  const long = { max_tokens: 10_000 };
  t.equal((await first.chat(long)).status, 200);
  const refused = await first.chat(long);
  t.match(await refused.json(), { error: { message: /daily spending limit of API key ".*" \(0\.4 USD\)/ } });
  const wealthy = await keyOf(first, { spendingLimit: 100 });
  const organization = async (as: 'admin' | 'stranger' = 'admin'): Promise<unknown> =>
    plain((await gateway.ask('GET', '/v1/management/spending', { as })).body);
  t.match(await organization(), { organizationId: 'default', limit: 2, spent: 0.4, remaining: 1.6 });
  t.match(await organization('stranger'), { organizationId: 'other', limit: 2, spent: 0 });
  for (let calls = 0; calls < 4; calls += 1) t.equal((await wealthy.chat(long)).status, 200);
  t.match(await (await wealthy.chat(long)).json(), {
    error: { message: /monthly spending limit of organization "default" \(2 USD\)/ },
  });
  t.match(await organization(), { spent: 2, held: 0, remaining: 0 });
  t.match(await wealthy.spending(), { limit: 100, spent: 1.6 });
});

await test('all keys of an owner share the limit of gateway.yaml, from the next request on', async (t) => {
  const provider = new PricedProvider();
  provider.play = () => answering('hi', usage(10_000, 10_000));
  const limits = [
    { per: 'owner', amount: '0.90', only: ['research'] },
    { per: 'owner', amount: '0.40', period: 'daily' },
  ];
  const config = { 'spending-limit': { limits } };
  const gateway = await startManagementGateway(t, { config, clock: noonClock, plugins: [provider.plugin] });
  const place = await limited(gateway, provider, {});
  const long = { max_tokens: 10_000 };
  const [first, second, free] = [
    await keyOf(place, { owner: 'ann' }),
    await keyOf(place, { owner: 'ann' }),
    await keyOf(place, { owner: null }),
  ];
  t.equal((await first.chat(long)).status, 200);
  const refused = await second.chat(long);
  t.match([refused.status, refused.headers.get('x-should-retry')], [429, 'false']);
  t.match(await refused.json(), {
    error: { type: 'insufficient_quota', message: /daily spending limit of owner "ann" \(0\.4 USD\)/ },
  });
  t.equal((await free.chat(long)).status, 200, 'a key of nobody has no such limit');
  const shared = [{ models: null, limit: 0.4, spent: 0.4, held: 0, remaining: 0, spendingPeriod: 'daily' }];
  t.match(await first.spending(), { spent: 0.4, limit: null, ofOwner: shared });
  t.match(await second.spending(), { spent: 0, limit: null, ofOwner: shared });
  t.match(await free.spending(), { spent: 0.4, ofOwner: { length: 0 } });
  await second.change({ owner: 'research' });
  t.equal((await second.chat(long)).status, 200, 'another owner has another limit');
  t.match(await second.spending(), { ofOwner: [{ limit: 0.9, spent: 0.4 }] });

  const ask = async (path: string, as: As = 'viewer'): Promise<unknown> =>
    plain((await gateway.ask('GET', `/v1/management/${path}`, { as })).body);
  t.match(await ask('spending/owners'), {
    totalCount: 2,
    items: [
      { owner: 'ann', limits: [{ models: null, limit: 0.4, spent: 0.4, remaining: 0 }] },
      { owner: 'research', limits: [{ models: null, limit: 0.9, spent: 0.4, remaining: 0.5 }] },
    ],
  });
  t.match(await ask('spending/owners?pageSize=1&page=2'), { totalCount: 2, items: [{ owner: 'research' }] });
  t.match(await ask('spending/owners?owner=cleo'), {
    totalCount: 1,
    items: [{ owner: 'cleo', limits: [{ spent: 0 }] }],
  });
  t.match(await ask('spending/owners', 'stranger'), { totalCount: 0, items: { length: 0 } });
  t.match(
    await ask('spending/costs?groupBy=owner'),
    {
      total: { cost: 1.2 },
      groups: [
        { key: '', calls: 1, cost: 0.4 },
        { key: 'ann', calls: 1, cost: 0.4 },
        { key: 'research', calls: 1, cost: 0.4 },
      ],
    },
    'calls stay with whoever owned the key when they were made',
  );
  t.match(await ask('spending/costs?groupBy=key&owner=ann'), { groups: [{ key: first.keyId, calls: 1 }] });
  t.match(await ask('reporting/usage?group_by=owner&owner=research'), { groups: [{ key: 'research', requests: 1 }] });
  t.match(await first.own(), { keyId: first.keyId, owner: 'ann', spent: 0.4, limit: null, ofOwner: shared });
  t.match(await free.own(), { keyId: free.keyId, owner: null, ofOwner: { length: 0 } });
});

await test('a total never starts again at zero, and counts what was spent before it was set', async (t) => {
  const provider = new PricedProvider();
  provider.play = () => answering('hi', usage(10_000, 10_000));
  let daysAhead = 0;
  const clock = { ...noonClock, now: () => noonClock.now() + daysAhead * 86_400_000 };
  const config = { 'spending-limit': { limits: [{ per: 'owner', amount: 10, period: 'total' }] } };
  const gateway = await startManagementGateway(t, { config, clock, plugins: [provider.plugin] });
  const place = await limited(gateway, provider, {});
  const key = await keyOf(place, { owner: 'ann' });
  const long = { max_tokens: 10_000 };
  t.equal((await key.chat(long)).status, 200);
  daysAhead = 100;
  t.match(await key.change({ spendingLimit: 0.8, spendingPeriod: 'total' }), {
    status: 200,
    body: { spendingPeriod: 'total' },
  });
  const ever = { spendingPeriod: 'total', periodBegan: null, resetsAt: null };
  t.match(await key.spending(), {
    ...ever,
    limit: 0.8,
    spent: 0.4,
    remaining: 0.4,
    ofOwner: [{ ...ever, spent: 0.4 }],
  });
  const last = await key.chat(long, { 'x-spending-headers': 'yes' });
  t.strictSame([last.status, last.headers.get('x-spending-limit')], [200, '0.8']);
  t.equal(last.headers.get('x-spending-resets-at'), null);
  for (const later of [100, 1_500]) {
    daysAhead = later;
    const refused = await key.chat(long);
    t.strictSame(
      ['retry-after', 'x-spending-resets-at', 'x-should-retry'].map((name) => refused.headers.get(name)),
      [null, null, 'false'],
    );
    t.match(await refused.json(), {
      error: { message: /total spending limit of API key "shop" \(0\.8 USD\).* does not reset\.$/ },
    });
  }
  t.match(await key.change({ spendingPeriod: 'monthly' }), { status: 200 });
  t.equal((await key.chat(long)).status, 200, 'this month nothing was spent');
  t.match(await key.spending(), { limit: 0.8, spent: 0.4, ofOwner: [{ spent: 1.2, remaining: 8.8 }] });
  const path = `/v1/management/connections/${place.connectionId}`;
  t.equal((await gateway.ask('PUT', path, { body: { spendingPeriod: 'total' } })).status, 200);
  t.match(await gateway.ask('GET', path), { body: { spendingPeriod: 'total' } });
});

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

await test('a replica that stops leaves nothing that others cannot spend', async (t) => {
  const url = await createMigratedDatabase(t);
  const provider = new PricedProvider();
  const gateway = await startManagementGateway(t, { url, clock: noonClock, plugins: [provider.plugin] });
  const connection = await limited(gateway, provider);
  t.equal((await connection.chat()).status, 200);
  await gateway.stop();
  t.strictSame(await runStatement(url, 'select granted, billed from spending_account'), []);
});

await test('a changed limit of a key takes effect on another replica, which counts what was spent with it', async (t) => {
  const url = await createMigratedDatabase(t);
  const provider = new PricedProvider();
  provider.play = (call) => answering('hi', usage(1, call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0));
  const one = await startManagementGateway(t, { url, clock: noonClock, plugins: [provider.plugin] });
  const other = await startManagementGateway(t, { url, clock: noonClock, plugins: [provider.plugin] });
  const connection = await limited(one, provider, {});
  const key = await keyOf(connection, { spendingLimit: 100 });
  const { body } = await one.ask('POST', `/v1/management/api-keys`, { body: { name: 'app', spendingLimit: 100 } });
  const { keyId, secret } = body as { keyId: string; secret: string };
  const chat = (gateway: ManagementGateway) =>
    gateway.post(
      '/v1/chat/completions',
      { model: 'priced', messages: [{ role: 'user', content: 'hello' }], max_tokens: 10_000 },
      { 'x-api-key': secret, 'x-connection-id': connection.connectionId },
    );
  t.equal((await chat(one)).status, 200);
  await until(async () => (await chat(other)).status === 200, 'the other replica knows the key');
  const path = `/v1/management/api-keys/${keyId}`;
  t.equal((await one.ask('PUT', path, { body: { spendingLimit: 0.2 } })).status, 200);
  await until(async () => (await chat(other)).status === 429, 'the other replica keeps to the lower limit');
  const { spent } = plain((await other.ask('GET', `${path}/spending`)).body) as { spent: number };
  const higher = (spent + 0.3).toFixed(6);
  t.equal((await one.ask('PUT', path, { body: { spendingLimit: higher } })).status, 200);
  await until(async () => (await chat(other)).status === 200, 'the other replica keeps to the higher limit');
  const after = plain((await other.ask('GET', `${path}/spending`)).body) as { spent: number };
  t.ok(after.spent <= Number(higher) && after.spent > spent + 0.29, `${after.spent} of ${higher}`);
  t.equal((await chat(one)).status, 429);
  t.equal((await key.chat()).status, 200, 'another key is not concerned');
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
