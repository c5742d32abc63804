import { test } from 'tap';
import { gatewayKeyId, type KeyIdentity, payingKey } from '../../../core/api/index.js';
import { config } from '../config.js';
import { connectionWith, emptyCatalog } from '../fixtures/sample-charging.js';
import { budgetOfEndUser, budgetOfKey, budgetOfOrganization, budgetOfOwner, budgetOfTag } from './budget.js';
import { Budgets } from './budgets.js';

const key: KeyIdentity = {
  kind: 'key',
  keyId: '01990000-0000-7000-8000-000000000002',
  organizationId: 'organization',
  name: 'shop',
  spendingLimit: null,
  spendingPeriod: null,
  version: 3,
};
const limitedKey: KeyIdentity = { ...key, spendingLimit: '12.5', spendingPeriod: 'weekly' };

function budgets(limits: readonly object[] = [], version = 7): Budgets {
  return new Budgets({ limits: config.parse({ limits }).limits, version }, emptyCatalog);
}

const perKey = { per: 'key', amount: 0.1, period: 'daily' };
const perOrganization = { per: 'organization', amount: '1000.50' };

await test('a call without any limit has no budget', (t) => {
  t.equal(budgets().of(connectionWith(), key), undefined);
  t.equal(budgets([perKey]).of(connectionWith(), undefined), undefined, 'a job has no key');
  t.end();
});

await test('a call has the budgets of its connection, its key and its organization, from the narrowest to the widest', (t) => {
  const found = budgets([perKey, perOrganization]).of(connectionWith('2'), limitedKey);
  t.strictSame(found?.inOrder, [
    {
      kind: 'connection',
      id: 'connection',
      spenderId: 'connection',
      organizationId: 'organization',
      title: 'connection "sample"',
      version: 'undefined',
      configuredLimit: '2',
      period: 'monthly',
      limit: 2_000_000_000n,
    },
    {
      kind: 'key',
      id: key.keyId,
      spenderId: key.keyId,
      organizationId: 'organization',
      title: 'API key "shop"',
      version: '3',
      configuredLimit: '12.5',
      period: 'weekly',
      limit: 12_500_000_000n,
    },
    {
      kind: 'organization',
      id: budgetOfOrganization('organization'),
      spenderId: budgetOfOrganization('organization'),
      organizationId: 'organization',
      title: 'organization "organization"',
      version: '7',
      configuredLimit: '1000.5',
      period: 'monthly',
      limit: 1_000_500_000_000n,
    },
  ]);
  t.end();
});

await test('an end user has a budget in each organization, before all others of a call', (t) => {
  const found = budgets([{ per: 'endUser', amount: 3, period: 'weekly' }, perOrganization]);
  const set = found.of(connectionWith('2'), undefined, 'ann');
  t.strictSame(
    set?.inOrder.map(({ kind, id }) => [kind, id]),
    [
      ['endUser', budgetOfEndUser('organization', 'ann')],
      ['connection', 'connection'],
      ['organization', budgetOfOrganization('organization')],
    ],
  );
  t.match(set?.ofAllModels, {
    endUserId: 'ann',
    inOrder: [{ title: 'end user "ann"', configuredLimit: '3', period: 'weekly', version: '7' }],
  });
  const alone = budgets([{ per: 'endUser', amount: 3 }]);
  t.equal(alone.of(connectionWith(), key, 'ann')?.inOrder.length, 1);
  for (const none of [undefined, '']) t.equal(alone.of(connectionWith(), key, none), undefined);
  t.equal(budgets().of(connectionWith(), key, 'ann'), undefined, 'without such a limit');
  t.end();
});

await test('keys of an owner share budgets: of limits of the same models the first that names the owner, or anybody', (t) => {
  const found = budgets([
    { per: 'owner', amount: 50, only: ['research', 'web'] },
    { per: 'owner', amount: 5, period: 'daily', models: ['large-*'] },
    { per: 'owner', amount: 20 },
    perOrganization,
  ]);
  const of = (owner: string | null, organizationId = 'organization') =>
    found.ofOwner({ organizationId, owner }).map(({ id, configuredLimit }) => [configuredLimit, id]);
  const [[, large] = []] = of('ann');
  const ann = budgetOfOwner('organization', 'ann');
  t.strictSame(of('ann'), [
    ['5', large],
    ['20', ann],
  ]);
  t.match(of('research'), [['50', budgetOfOwner('organization', 'research')], ['5']]);
  t.not(of('research')[1]?.[1], large);
  t.not(of('ann', 'other')[1]?.[1], ann, 'another one in each organization');
  t.strictSame(of(null), []);
  const call = found.of(connectionWith('2'), { ...limitedKey, owner: 'ann' });
  t.strictSame(
    call?.ofAllModels?.inOrder.map(({ kind }) => kind),
    ['connection', 'key', 'owner', 'organization'],
  );
  t.equal(call?.ofAllModels?.listedBudgets, `${ann};`, 'lines name what does not follow from their columns');
  t.equal(call?.of('large-1')?.listedBudgets, `${large},${ann};`);
  t.match(call?.ofAllModels?.inOrder[2], { owner: 'ann', title: 'owner "ann"', version: '7', period: 'monthly' });
  const alone = budgets([{ per: 'owner', amount: 1 }]);
  t.equal(alone.of(connectionWith(), { ...key, owner: 'ann' })?.inOrder.length, 1);
  for (const owner of [undefined, null, '']) t.equal(alone.of(connectionWith(), { ...key, owner }), undefined);
  t.end();
});

await test('calls with a tag share its budgets in an organization: of limits of the same models the first that names the tag, or any', (t) => {
  const found = budgets([
    { per: 'tag', amount: 50, only: ['customer:acme'] },
    { per: 'tag', amount: 20, only: ['customer:*'] },
    { per: 'tag', amount: 5, models: ['large-*'] },
    perOrganization,
  ]);
  const of = (tag: string) => found.ofTag('organization', tag).map(({ configuredLimit }) => configuredLimit);
  t.strictSame([of('customer:acme'), of('customer:other'), of('feature:a')], [['50', '5'], ['20', '5'], ['5']]);
  const [acme, other] = ['customer:acme', 'customer:other'].map((tag) => budgetOfTag('organization', tag));
  t.not(acme, budgetOfTag('other', 'customer:acme'), 'another one in each organization');
  const call = found.of(connectionWith('2'), limitedKey, undefined, ['customer:acme', 'customer:other', 'feature:a']);
  t.strictSame(
    call?.ofAllModels?.inOrder.map(({ kind }) => kind),
    ['connection', 'key', 'tag', 'tag', 'organization'],
  );
  t.equal(call?.ofAllModels?.listedBudgets, `${[String(acme), String(other)].toSorted().join()};`);
  const ofLarge = call?.of('large-1');
  t.equal(ofLarge?.inOrder.length, 8);
  t.ok(ofLarge?.listedBudgets?.includes(budgetOfTag('organization', 'feature:a')), 'by which its name is found');
  t.equal(new Set(ofLarge?.listedBudgets?.split(/[,;]/)).size, 6 + 1, 'each once');
  t.match(call?.ofAllModels?.inOrder[2], { title: /^tag "customer:/, version: '7', period: 'monthly' });
  const alone = budgets([{ per: 'tag', amount: 1, period: 'total' }]);
  t.equal(alone.of(connectionWith(), undefined, undefined, ['a'])?.inOrder.length, 1);
  t.equal(alone.of(connectionWith(), key), undefined, 'a call without tags');
  t.end();
});

await test('limits name tags, or how they begin', (t) => {
  const isValid = (only: string): boolean =>
    config.safeParse({ limits: [{ per: 'tag', amount: 1, only: [only] }] }).success;
  t.strictSame(['customer:acme', 'customer:*'].map(isValid), [true, true]);
  t.strictSame(['*', 'a*b', 'two words', 'ann@example.com', 'x'.repeat(65)].map(isValid), [
    false,
    false,
    false,
    false,
    false,
  ]);
  t.end();
});

await test('a limit names owners only where owners are limited', (t) => {
  const said = (limit: object) => config.safeParse({ limits: [limit] }).error?.issues.map(({ message }) => message);
  t.match(said({ per: 'key', amount: 1, only: ['x'] }), [/is for limits with "per: owner" or "per: tag"/]);
  const twice = [
    { per: 'owner', amount: 1, only: ['a'] },
    { per: 'owner', amount: 2, only: ['b'] },
  ];
  t.ok(config.safeParse({ limits: twice }).success);
  t.notOk(config.safeParse({ limits: [...twice, { per: 'owner', amount: 3, only: ['b'] }] }).success);
  t.end();
});

await test('the name of an end user is the one in the history, whatever the client sends', (t) => {
  const alone = budgets([{ per: 'endUser', amount: 3 }]);
  const nameOf = (endUserId: string) => alone.of(connectionWith(), undefined, endUserId)?.ofAllModels?.endUserId;
  t.equal(nameOf('a\0b'), 'a\ufffdb');
  t.equal(nameOf('x'.repeat(1_000))?.length, 256);
  const ids = [
    ['a', 'b c'],
    ['a b', 'c'],
    ['a","b', 'c'],
    ['a', 'b","c'],
  ].map(([organization, user]) => budgetOfEndUser(organization ?? '', user ?? ''));
  t.equal(new Set(ids).size, ids.length);
  t.end();
});

await test('a key without its own limit has that of gateway.yaml, which is another one after a change of either', (t) => {
  const of = (version: number, identity: KeyIdentity) => budgets([perKey], version).ofKey(identity);
  t.match(of(7, key)[0], { configuredLimit: '0.1', period: 'daily', version: '3.7' });
  t.match(of(8, key)[0], { version: '3.8' });
  t.match(of(7, { ...key, version: 4 })[0], { version: '4.7' });
  t.match(of(7, limitedKey)[0], { configuredLimit: '12.5', period: 'weekly', version: '3' });
  t.strictSame(budgets().ofKey(key), []);
  t.end();
});

await test('a connection without its own limit has that of gateway.yaml, which is another one after a change of either', (t) => {
  const perConnection = { per: 'connection', amount: 20, period: 'weekly' };
  const of = (connection: object, version = 7) =>
    budgets([perConnection], version).of({ ...connectionWith(), ...connection }, key)?.inOrder;
  t.match(of({ version: 3 }), [{ kind: 'connection', configuredLimit: '20', period: 'weekly', version: '3.7' }]);
  t.match(of({ version: 3 }, 8), [{ version: '3.8' }]);
  const own = { enableSpendingLimit: true, spendingLimit: '2', version: 3 };
  t.match(of(own), [{ configuredLimit: '2', period: 'monthly', version: '3' }]);
  t.equal(of(own)?.length, 1);
  t.match(of({ ...own, enableSpendingLimit: false }), [{ configuredLimit: '20' }], 'what is switched off is none');
  t.end();
});

await test('the budgets of a connection and a key are looked up once', (t) => {
  const found = budgets([perOrganization]);
  const connection = connectionWith('2');
  t.equal(found.of(connection, key), found.of(connection, undefined), 'a key without a limit changes nothing');
  t.equal(found.of(connection, limitedKey), found.of(connection, limitedKey));
  t.not(found.of(connection, limitedKey), found.of(connection, { ...limitedKey }));
  t.not(found.of(connection, limitedKey), found.of(connectionWith('2'), limitedKey));
  t.end();
});

await test('the key that led to a request of the gateway itself pays for it', (t) => {
  const own: KeyIdentity = { kind: 'key', keyId: gatewayKeyId, organizationId: 'organization' };
  t.equal(payingKey(own), undefined);
  t.equal(payingKey({ ...own, onBehalfOf: key }), key);
  t.equal(payingKey(key), key);
  t.equal(payingKey({ kind: 'anonymous' }), undefined);
  t.end();
});

await test('keys of any text have an id of their own in the ledger, in each organization another one', (t) => {
  t.equal(budgetOfKey(key.keyId, 'a'), key.keyId);
  const ids = [
    budgetOfKey('alice', 'a'),
    budgetOfKey('alice', 'b'),
    budgetOfKey('bob', 'a'),
    budgetOfKey('b c', 'a'),
    budgetOfKey('c', 'a b'),
    budgetOfOrganization('a'),
  ];
  t.equal(new Set(ids).size, ids.length);
  for (const id of ids) t.match(id, /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  t.end();
});

const large = { models: ['large-*'], amount: '3', period: 'weekly' } as const;

await test('a call of some models must fit in the limits of these besides the others, which come after them', (t) => {
  const all = budgets([perKey, perOrganization, { per: 'organization', amount: 9, models: ['large-1', 'small'] }]);
  const connection = { ...connectionWith('2'), modelSpendingLimits: [large] };
  const found = all.of(connection, { ...key, modelSpendingLimits: [{ ...large, amount: '4' }] });
  const of = (model: string) =>
    found?.of(model)?.inOrder.map(({ kind, models, configuredLimit }) => [kind, models?.join(), configuredLimit]);
  const [ofConnection, ofKey, ofOrganization] = [
    ['connection', undefined, '2'],
    ['key', undefined, '0.1'],
    ['organization', undefined, '1000.5'],
  ];
  t.strictSame(of('other'), [ofConnection, ofKey, ofOrganization]);
  t.equal(found?.of('other'), found?.ofAllModels);
  t.strictSame(of('small'), [ofConnection, ofKey, ['organization', 'large-1,small', '9'], ofOrganization]);
  t.strictSame(of('large-1'), [
    ['connection', 'large-*', '3'],
    ofConnection,
    ['key', 'large-*', '4'],
    ofKey,
    ['organization', 'large-1,small', '9'],
    ofOrganization,
  ]);
  t.equal(found?.of('large-2'), found?.of('large-3'), 'models of the same limits have the same budgets');
  t.end();
});

await test('limits of some models alone limit no other model', (t) => {
  const connection = { ...connectionWith(), modelSpendingLimits: [large] };
  t.equal(budgets().of(connection, key)?.ofAllModels, undefined);
  t.equal(budgets().of(connection, key)?.of('small'), undefined);
  t.match(budgets().of(connection, key)?.of('large-1')?.inOrder, [
    { spenderId: 'connection', title: 'model "large-*" of connection "sample"', period: 'weekly' },
  ]);
  const many = Array.from({ length: 7 }, (_, index) => `m${index}`);
  t.match(
    budgets([{ per: 'endUser', amount: 1, models: many }])
      .of(connection, key, 'ann')
      ?.of('m3'),
    {
      endUserId: 'ann',
      listedBudgets: /^;[-\da-f]{36}$/,
      inOrder: [{ title: 'models "m0", "m1", "m2", "m3", "m4" … of end user "ann"' }],
    },
  );
  t.end();
});

await test('a key’s own limit of some models is in place of that of gateway.yaml for the same models, in any order', (t) => {
  const perKeyAndModels = { per: 'key', amount: 1, models: ['a', 'b'] };
  const of = (models: readonly string[]) =>
    budgets([perKeyAndModels]).ofKey({ ...key, modelSpendingLimits: [{ models, amount: '5', period: 'monthly' }] });
  t.match(of(['b', 'a']), [{ configuredLimit: '5' }]);
  t.equal(of(['b', 'a']).length, 1);
  t.match(of(['a']), [{ configuredLimit: '5' }, { configuredLimit: '1' }]);
  t.not(of(['a'])[0]?.id, of(['a'])[1]?.id);
  t.end();
});

await test('limits in gateway.yaml are exact amounts, one for each kind', (t) => {
  for (const [limits, message] of [
    [[{ per: 'key', amount: -1 }], 'decimal of at least 0'],
    [[{ per: 'key', amount: '0.0000001' }], 'decimal of at least 0'],
    [[perKey, { ...perKey, amount: 2 }], 'two limits with the same "per", "models" and "only"'],
    [
      [
        { ...perKey, models: ['a', 'b'] },
        { ...perKey, models: ['b', 'a'] },
      ],
      'two limits with the same "per", "models" and "only"',
    ],
    [[{ ...perKey, models: [] }], 'at least one model'],
    [[{ per: 'user', amount: 1 }], 'expected one of "organization"|"connection"|"key"|"owner"|"tag"|"endUser"'],
  ] as const) {
    t.match(config.safeParse({ limits }).error?.issues[0]?.message, message);
  }
  t.end();
});
