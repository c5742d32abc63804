import { test } from 'tap';
import { gatewayKeyId, type KeyIdentity, payingKey } from '../../../core/api/index.js';
import { config } from '../config.js';
import { connectionWith } from '../fixtures/sample-charging.js';
import { budgetOfEndUser, budgetOfKey, budgetOfOrganization } from './budget.js';
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
  return new Budgets({ limits: config.parse({ limits }).limits, version });
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
  t.match(set, {
    endUserId: 'ann',
    inOrder: [{ title: 'end user "ann"', configuredLimit: '3', period: 'weekly', version: '7' }],
  });
  const alone = budgets([{ per: 'endUser', amount: 3 }]);
  t.equal(alone.of(connectionWith(), key, 'ann')?.inOrder.length, 1);
  for (const none of [undefined, '']) t.equal(alone.of(connectionWith(), key, none), undefined);
  t.equal(budgets().of(connectionWith(), key, 'ann'), undefined, 'without such a limit');
  t.end();
});

await test('the name of an end user is the one in the history, whatever the client sends', (t) => {
  const alone = budgets([{ per: 'endUser', amount: 3 }]);
  const nameOf = (endUserId: string) => alone.of(connectionWith(), undefined, endUserId)?.endUserId;
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
  t.match(of(7, key), { configuredLimit: '0.1', period: 'daily', version: '3.7' });
  t.match(of(8, key), { version: '3.8' });
  t.match(of(7, { ...key, version: 4 }), { version: '4.7' });
  t.match(of(7, limitedKey), { configuredLimit: '12.5', period: 'weekly', version: '3' });
  t.equal(budgets().ofKey(key), undefined);
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

await test('limits in gateway.yaml are exact amounts, one for each kind', (t) => {
  for (const [limits, message] of [
    [[{ per: 'key', amount: -1 }], 'decimal of at least 0'],
    [[{ per: 'key', amount: '0.0000001' }], 'decimal of at least 0'],
    [[perKey, { ...perKey, amount: 2 }], 'two limits with the same "per"'],
    [[{ per: 'user', amount: 1 }], 'expected one of "organization"|"key"|"endUser"'],
  ] as const) {
    t.match(config.safeParse({ limits }).error?.issues[0]?.message, message);
  }
  t.end();
});
