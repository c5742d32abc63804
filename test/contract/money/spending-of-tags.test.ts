import { test } from 'tap';
import {
  answering,
  keyOf,
  limited,
  linesOf,
  plain,
  PricedProvider,
  usage,
} from '../../fixtures/gateways/limited-connection.js';
import { type As, startManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

const long = { max_tokens: 10_000 };

async function started(t: Parameters<typeof startManagementGateway>[0], limits: readonly object[]) {
  const provider = new PricedProvider();
  // Each costs 0.40.
  provider.play = () => answering('hi', usage(10_000, 10_000));
  const config = { 'spending-limit': { limits } };
  const gateway = await startManagementGateway(t, { config, clock: noonClock, plugins: [provider.plugin] });
  const ask = async (path: string, as: As = 'viewer'): Promise<unknown> =>
    plain((await gateway.ask('GET', `/v1/management/${path}`, { as })).body);
  return { gateway, provider, ask };
}

await test('all calls with a tag share the limit of gateway.yaml, whoever makes them', async (t) => {
  const { gateway, provider, ask } = await started(t, [
    { per: 'tag', amount: '0.90', only: ['customer:acme'] },
    { per: 'tag', amount: '0.40', only: ['customer:*'], period: 'daily' },
    { per: 'tag', amount: '0.60', only: ['feature:a'], models: ['priced'], period: 'total' },
  ]);
  const [place, other] = [await limited(gateway, provider, {}), await limited(gateway, provider, {})];
  const tagged = (tags: string, on = place, more: object = {}) => on.chat({ ...long, ...more }, { 'x-tags': tags });

  t.equal((await tagged('customer:bob')).status, 200);
  const refused = await tagged('x, customer:bob', other);
  t.match([refused.status, refused.headers.get('x-should-retry')], [429, 'false']);
  t.match(await refused.json(), {
    error: { type: 'insufficient_quota', message: /daily spending limit of tag "customer:bob" \(0\.4 USD\)/ },
  });
  t.equal((await tagged('x')).status, 200, 'another tag has no limit');
  t.equal((await place.chat(long)).status, 200, 'nor has a call without tags');

  t.equal((await tagged('customer:acme, feature:a')).status, 200);
  t.equal((await tagged('customer:acme', place, { model: 'other' })).status, 200);
  t.match(
    await (await tagged('customer:acme, customer:bob, feature:a')).json(),
    { error: { message: /of tag "customer:bob"/ } },
    'all must have something left, and then none loses anything',
  );
  t.match(await ask('spending/tags'), {
    totalCount: 3,
    items: [
      { tag: 'customer:acme', limits: [{ models: null, limit: 0.9, spent: 0.8, held: 0, remaining: 0.1 }] },
      { tag: 'customer:bob', limits: [{ models: null, limit: 0.4, spent: 0.4, held: 0, spendingPeriod: 'daily' }] },
      { tag: 'feature:a', limits: [{ models: ['priced'], limit: 0.6, spent: 0.4, held: 0, spendingPeriod: 'total' }] },
    ],
  });
  t.match(await ask('spending/tags?pageSize=1&page=2'), { totalCount: 3, items: [{ tag: 'customer:bob' }] });
  t.match(await ask('spending/tags?tag=customer:new'), {
    totalCount: 1,
    items: [{ limits: [{ spent: 0, limit: 0.4 }] }],
  });
  t.match(await ask('spending/tags?tag=two%20words'), { code: 'GW_REQUEST_INVALID', field: 'tag' });
  t.match(await ask('spending/tags', 'stranger'), { totalCount: 0, items: { length: 0 } });
  t.match(await ask('spending/costs?groupBy=tag'), {
    total: { cost: 2 },
    groups: [
      { key: '' },
      { key: 'customer:acme', cost: 0.8 },
      { key: 'customer:bob' },
      { key: 'feature:a' },
      { key: 'x' },
    ],
  });
});

await test('tags of an API key and of a connection are those of all their requests, and have their limits', async (t) => {
  const { gateway, provider, ask } = await started(t, [{ per: 'tag', amount: '0.90', only: ['team:a'] }]);
  const place = await limited(gateway, provider, { tags: ['place:b', 'team:a'] });
  const free = await limited(gateway, provider, {});
  const [first, second] = [await keyOf(place, { tags: ['key:c'] }), await keyOf(free, { tags: ['team:a'] })];
  t.equal((await first.chat(long, { 'x-tags': 'said, key:c' })).status, 200);
  t.equal((await second.chat(long)).status, 200);
  t.strictSame(
    [...(await linesOf(place)), ...(await linesOf(free))].map(({ tags }) => tags),
    [['key:c', 'place:b', 'said', 'team:a'], ['team:a']],
  );
  t.equal((await first.chat(long)).status, 200, 'with fewer tokens');
  t.match(await (await second.chat(long)).json(), { error: { message: /monthly spending limit of tag "team:a"/ } });
  t.match(await ask('spending/tags'), { totalCount: 1, items: [{ tag: 'team:a' }] });
  t.match(await second.change({ tags: null }), { status: 200, body: { tags: null } });
  t.equal((await second.chat(long)).status, 200, 'a change holds for the next request');
  t.match(await ask('reporting/usage?group_by=tag'), { groups: { length: 5 } });
});
