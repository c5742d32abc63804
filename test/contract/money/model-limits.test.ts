import { type Test, test } from 'tap';
import { Charges, Connections, definePlugin, defineRoute, type InferenceCall, z } from '../../../core/api/index.js';
import { scriptedAnswer } from '../../../core/testkit/index.js';
import { startCachingGateway } from '../../fixtures/gateways/caching-gateway.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

/** A call of a model costs a hundredth for each thousand tokens of its output, of which each answer has as many as it may have. */
class Provider {
  readonly calls: InferenceCall[] = [];

  readonly plugin = definePlugin({
    apiVersion: 1,
    name: 'vendor',
    config: z.strictObject({}),
    needs: { charges: Charges, connections: Connections },
    setup: ({ id, services: { charges, connections } }) => ({
      models: ['large-1', 'large-2', 'small', 'unpriced'].map((modelId) => ({
        modelId,
        displayName: modelId,
        provider: id,
        capabilities: ['chat'],
        ...(modelId !== 'unpriced' && { price: { input: 0, output: 10 } }),
      })),
      dispatch: async (call, exchange) => {
        if (!/^(vendor\/)?(large-\d|small|unpriced)$/.test(call.model)) return undefined;
        this.calls.push(call);
        const outputTokens = call.kind === 'chat' ? (call.maxOutputTokens ?? 0) : 0;
        const answer = [
          { type: 'start', id: 'a', model: call.model, created: 1 },
          { type: 'text', choice: 0, text: 'hi' },
          { type: 'finish', choice: 0, reason: 'stop' },
          { type: 'usage', usage: { inputTokens: 1, outputTokens } },
        ] as const;
        return scriptedAnswer(id, answer, exchange);
      },
      routes: [
        defineRoute({
          operation: 'askJudge',
          method: 'POST',
          path: '/judge/{connectionId}',
          access: { kind: 'public' },
          summary: 'Ask a judge',
          description: 'Asks a judge.',
          tag: 'Test',
          parameters: { path: z.object({ connectionId: z.string() }) },
          replies: { 200: { description: 'Its verdict.' } },
          async handle({ path: { connectionId } }) {
            const connection = connections.get('default', connectionId);
            if (!connection) throw new Error('There is no such connection.');
            const payer = { connection, traceId: 't', requestId: 'r' };
            const call = { model: 'large-1', provider: id, purpose: 'classifier', inputTokens: 0, outputTokens: 1000 };
            const charge = await charges.reserve(payer, call);
            await charge.settle({ inputTokens: 0, outputTokens: 1000 });
            return { body: {} };
          },
        }),
      ],
    }),
  });
}

const shared = new Provider();
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Of the organization, in gateway.yaml. */
const limitOf = (amount: number | string, ...models: string[]) => ({ models, amount, period: 'monthly' });

/** A connection and a key of it. */
async function connect(gateway: ManagementGateway, settings: object = {}, ofKey: object = {}) {
  const made = async (path: string, body: object): Promise<Readonly<Record<string, string>>> => {
    const { status, body: reply, text } = await gateway.ask('POST', path, { body });
    if (status !== 200) throw new Error(text);
    return reply as Readonly<Record<string, string>>;
  };
  const name = `c ${Math.random()}`;
  const { connectionId = '' } = await made('/v1/management/connections', { name, ...settings });
  const key = { name: 'shop', defaultConnectionId: connectionId, ...ofKey };
  const { keyId = '', secret = '' } = await made('/v1/management/api-keys', key);
  const [ofConnection, ofOneKey] = [`/v1/management/connections/${connectionId}`, `/v1/management/api-keys/${keyId}`];
  const read = async (path: string) => plain((await gateway.ask('GET', path)).body) as Record<string, unknown>;
  return {
    connectionId,
    keyId,
    read,
    spending: () => read(`${ofConnection}/spending`),
    spendingOfKey: () => read(`${ofOneKey}/spending`),
    change: (body: object) => gateway.ask('PUT', ofConnection, { body }),
    changeKey: (body: object) => gateway.ask('PUT', ofOneKey, { body }),
    /** A call that costs a hundredth, unless it says otherwise. */
    ask: async (model: string, more: object = {}) => {
      const body = { model, messages: [{ role: 'user', content: 'hello' }], max_tokens: 1000, ...more };
      const answer = await gateway.post('/v1/chat/completions', body, { 'x-api-key': secret });
      const { error } = (await answer.json()) as { readonly error?: Readonly<Record<string, string>> };
      return { status: answer.status, error, by: answer.headers.get('x-sluice-model') };
    },
  };
}

const resilience = {
  retries: 0,
  fallbacks: { 'large-1': ['large-2', 'small'] },
  balance: { assistant: ['large-1', { model: 'small', weight: 0 }] },
};

await forEachManagementGateway(
  'limits of some models',
  async (t, gateway) => {
    await t.test('what is spent on some models of a key is limited, and other models go on', async (t) => {
      const { ask, spendingOfKey, changeKey } = await connect(
        gateway,
        {},
        {
          modelSpendingLimits: [limitOf('0.02', 'large-2'), { models: ['vendor/*'], amount: 0.05 }],
          spendingLimit: 1,
        },
      );
      for (const model of ['large-2', 'vendor/large-2']) t.equal((await ask(model)).status, 200);
      const refused = await ask('large-2');
      t.match(refused, {
        status: 429,
        error: {
          code: 'GW_SPENDING_LIMIT_REACHED',
          type: 'insufficient_quota',
          param: 'model',
          message: /the monthly spending limit of model "large-2" of API key "shop" \(0\.02 USD\) is not enough/,
        },
      });
      for (let calls = 0; calls < 3; calls += 1) t.equal((await ask('small')).status, 200);
      t.match(await ask('small'), {
        status: 429,
        error: { message: /model "vendor\/\*" of API key "shop" \(0\.05 USD\)/ },
      });
      t.match(await spendingOfKey(), {
        limit: 1,
        spent: 0.05,
        ofModels: [
          { models: ['large-2'], limit: 0.02, spent: 0.02, held: 0, remaining: 0, spendingPeriod: 'monthly' },
          { models: ['vendor/*'], limit: 0.05, spent: 0.05, held: 0, remaining: 0 },
        ],
      });
      await changeKey({ modelSpendingLimits: [limitOf('0.03', 'large-2')] });
      t.equal((await ask('small')).status, 200, 'its limit is gone');
      t.equal((await ask('large-2')).status, 200, 'raised');
      t.match(await ask('large-2'), { status: 429, error: { message: /0\.03 USD/ } }, 'and counted on');
      await changeKey({ modelSpendingLimits: null });
      t.equal((await ask('large-2')).status, 200);
      t.match(await spendingOfKey(), { ofModels: { length: 0 } });
    });

    await t.test(
      'a model whose limit is reached is passed over for its fallbacks and for others of its name',
      async (t) => {
        const { ask, spending } = await connect(gateway, {
          modelSpendingLimits: [limitOf(0.02, 'large-1'), limitOf(0.01, 'large-2')],
        });
        const answered: unknown[] = [];
        for (let calls = 0; calls < 4; calls += 1) answered.push((await ask('large-1')).by);
        t.strictSame(answered, [null, null, 'vendor/large-2', 'vendor/small']);
        t.match(await ask('assistant'), { status: 200, by: 'vendor/small' });
        t.match(await spending(), {
          limit: null,
          spent: 0.05,
          ofModels: [
            { models: ['large-1'], spent: 0.02 },
            { models: ['large-2'], spent: 0.01 },
          ],
        });
      },
    );

    await t.test('if all that could answer are spent, the error is that of the requested model', async (t) => {
      const { ask } = await connect(gateway, {
        modelSpendingLimits: [limitOf(0.01, 'large-1'), limitOf(0, 'large-2', 'small')],
      });
      t.equal((await ask('large-1')).status, 200);
      t.match(await ask('large-1'), { status: 429, error: { message: /limit of model "large-1" of connection/ } });
      t.match(await ask('small'), { status: 429, error: { message: /models "large-2", "small" of connection/ } });
    });

    await t.test('what is not the model’s own limit refuses the call, whichever could take over', async (t) => {
      const { ask } = await connect(gateway, { enableSpendingLimit: true, spendingLimit: 0.01 });
      t.equal((await ask('large-1')).status, 200);
      const before = shared.calls.length;
      t.match(await ask('large-1'), { status: 429, error: { message: /spending limit of connection "c/ } });
      t.equal(shared.calls.length, before);
    });

    await t.test('a model without a price is closed by the limits that list it, and by no others', async (t) => {
      const { ask, change } = await connect(gateway, { modelSpendingLimits: [limitOf(1, 'large-*')] });
      t.equal((await ask('unpriced')).status, 200);
      await change({ modelSpendingLimits: [limitOf(1, 'unpriced')] });
      t.match(await ask('unpriced'), { status: 400, error: { code: 'GW_SPENDING_PRICE_UNKNOWN' } });
    });

    await t.test('what plugins ask a model for counts for the limits of this model', async (t) => {
      const { connectionId, ask, spending } = await connect(gateway, {
        modelSpendingLimits: [limitOf(0.02, 'large-1')],
      });
      const judge = () => gateway.post(`/judge/${connectionId}`, {});
      t.strictSame([(await judge()).status, (await judge()).status], [200, 200]);
      t.match(await (await judge()).json(), { code: 'GW_SPENDING_LIMIT_REACHED' });
      t.equal((await ask('large-1')).by, 'vendor/large-2');
      t.match(await spending(), { ofModels: [{ spent: 0.02 }] });
    });

    await t.test(
      'concurrent calls never spend more on models than their limits, and the answers fit in what is left',
      async (t) => {
        const [first, second] = [
          await connect(
            gateway,
            { modelSpendingLimits: [limitOf(0.04, 'large-*')] },
            { modelSpendingLimits: [limitOf(0.03, 'large-2')] },
          ),
          await connect(gateway, { modelSpendingLimits: [limitOf(0.03, 'small')] }),
        ];
        const statuses = await Promise.all(
          Array.from({ length: 40 }, async (_, index) => {
            const { ask } = index % 2 === 0 ? first : second;
            return (await ask(index % 4 < 2 ? 'large-2' : 'small', { max_tokens: 600 })).status;
          }),
        );
        t.strictSame(new Set(statuses), new Set([200, 429]));
        for (const [spending, most] of [
          [await first.spending(), 0.04],
          [await first.spendingOfKey(), 0.03],
          [await second.spending(), 0.03],
        ] as const) {
          const [{ spent } = { spent: -1 }] = spending['ofModels'] as readonly { readonly spent: number }[];
          t.ok(spent <= most && spent > 0.02, `${spent} of ${most}`);
        }
      },
    );

    await t.test('the limits of models are shown by every operation, and their changes are audited', async (t) => {
      const limits = [limitOf('12.50', 'large-*'), { models: ['small'], amount: 3, period: 'daily' }];
      const shown = [{ ...limitOf(12.5, 'large-*') }, { models: ['small'], amount: 3, period: 'daily' }];
      const of = await connect(gateway, { modelSpendingLimits: limits }, { modelSpendingLimits: limits });
      for (const [path, id] of [
        ['connections', of.connectionId],
        ['api-keys', of.keyId],
      ] as const) {
        t.match(await of.read(`/v1/management/${path}/${id}`), { modelSpendingLimits: shown });
        const { items } = (await of.read(`/v1/management/${path}?pageSize=100`)) as { items: Record<string, string>[] };
        const found = items.find((item) => item['connectionId'] === id || item['keyId'] === id);
        t.match(found, { modelSpendingLimits: shown });
        await gateway.ask('PUT', `/v1/management/${path}/${id}`, { body: { modelSpendingLimits: null } });
        const stored = [
          { amount: '12.5', models: ['large-*'] },
          { amount: '3', period: 'daily' },
        ];
        t.match(await of.read(`/v1/management/audit?resourceId=${id}`), {
          items: [
            { before: { modelSpendingLimits: stored }, after: { modelSpendingLimits: null } },
            { after: { modelSpendingLimits: stored } },
          ],
        });
        for (const [wrong, message] of [
          [[], /at least one limit; null for none/],
          [[limitOf(1)], /at least one model/],
          [[limitOf(-1, 'm')], /must be a number from 0/],
          [[{ models: ['m'] }], /amount/],
          [[{ ...limitOf(1, 'm'), period: 'yearly' }], /period/],
          [[limitOf(1, 'a', 'b'), limitOf(2, 'b', 'a')], /two limits of the same models/],
          [Array.from({ length: 21 }, (_, index) => limitOf(1, `m${index}`)), /20/],
        ] as const) {
          const body = { modelSpendingLimits: wrong };
          const refused = await gateway.ask('PUT', `/v1/management/${path}/${id}`, { body });
          t.match(refused.body, { code: 'GW_REQUEST_INVALID', message }, refused.text);
        }
      }
    });
  },
  { clock: noonClock, plugins: [shared.plugin], config: { resilience } },
);

await test('limits of models in gateway.yaml: of the organization, of keys without their own, and of each end user', async (t: Test) => {
  const provider = new Provider();
  const limits = [
    { per: 'organization', ...limitOf(0.09, 'large-*') },
    { per: 'key', ...limitOf('0.04', 'large-1') },
    { per: 'endUser', ...limitOf(0.01, 'small'), period: 'daily' },
  ];
  const config = { 'spending-limit': { limits } };
  const gateway = await startManagementGateway(t, { config, clock: noonClock, plugins: [provider.plugin] });
  const [usual, own] = [
    await connect(gateway),
    await connect(gateway, {}, { modelSpendingLimits: [limitOf(0.07, 'large-1')] }),
  ];
  const untilRefused = async ({ ask }: typeof usual, model: string): Promise<unknown> => {
    for (let calls = 0; ; calls += 1) {
      const { error } = await ask(model);
      if (error) return [calls, error['message']?.replace(/^.* limit of (.*) is not .*$/, '$1')];
    }
  };
  t.strictSame(await untilRefused(usual, 'large-1'), [4, 'model "large-1" of API key "shop" (0.04 USD)']);
  t.strictSame(await untilRefused(own, 'large-1'), [5, 'model "large-*" of organization "default" (0.09 USD)']);
  t.match(await own.spendingOfKey(), { limit: null, ofModels: [{ models: ['large-1'], limit: 0.07, spent: 0.05 }] });
  t.match(await usual.read('/v1/management/spending'), { limit: null, ofModels: [{ limit: 0.09, spent: 0.09 }] });
  const asUser = (user: string) => usual.ask('small', { user });
  t.strictSame([(await asUser('ann')).status, (await asUser('ann')).status], [200, 429]);
  t.strictSame([(await asUser('bob')).status, (await usual.ask('small')).status], [200, 200]);
  t.match(await usual.read('/v1/management/spending/end-users'), {
    totalCount: 2,
    items: [
      { endUserId: 'ann', limit: null, ofModels: [{ models: ['small'], spendingPeriod: 'daily', spent: 0.01 }] },
      { endUserId: 'bob', ofModels: [{ spent: 0.01, remaining: 0 }] },
    ],
  });
  const stranger = await gateway.ask('GET', '/v1/management/spending', { as: 'stranger' });
  t.match(plain(stranger.body), { ofModels: [{ spent: 0 }] });
});

await test('a cached answer of a model whose limit is reached is still given, because it costs nothing', async (t) => {
  const started = await startCachingGateway(t);
  const { ask } = await started.connect({
    modelSpendingLimits: [{ models: ['priced'], amount: '0.0401', period: 'daily' }],
  });
  t.match(await ask('Hello'), { status: 200, cache: 'sluice; fwd=uri-miss' });
  t.match(await ask('Hello, you', { max_tokens: 900 }), { status: 429 });
  t.match(await ask('Hello'), { status: 200, cache: /hit/ });
});
