import { test } from 'tap';
import type { StreamPart } from '../../../core/api/index.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import { until } from '../../fixtures/components/until.js';
import {
  answering,
  keyOf,
  type Limited,
  limited,
  plain,
  PricedProvider,
  usage,
} from '../../fixtures/gateways/limited-connection.js';
import {
  type As,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

const shared = new PricedProvider();
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
