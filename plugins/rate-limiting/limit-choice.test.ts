import { test } from 'tap';
import { catalogOf } from '../../core/testkit/index.js';
import type { Admission, Connection, Identity } from '../../core/api/index.js';
import { chooseLimits, limitsOf } from './choose-limits.js';
import { config } from './config.js';
import { callOf } from './fixtures/sample-limiter.js';
import { LimitChoice } from './limit-choice.js';

const limits = limitsOf(
  config.parse({
    limits: [
      { per: 'connection', requests: 10, concurrent: 3 },
      { per: 'key', requests: 5, routes: ['inference', 'other'] },
      { per: 'endUser', tokens: 100 },
      { per: 'key', models: ['large-*'], requests: 2 },
      { per: 'key', models: ['large-2'], concurrent: 1 },
      { per: 'organization', requests: 50, routes: ['management'] },
    ],
  }).limits,
  'org-1',
  catalogOf([]),
);

function asked(
  connection: Connection,
  more: Partial<Admission['exchange']> = {},
  user?: string,
  model = 'small',
): Admission {
  const { exchange, call } = callOf('app', { model, ...(user === undefined ? {} : { endUserId: user }) });
  return { exchange: { ...exchange, connection, ...more }, call: more.route === undefined ? call : undefined };
}

await test('cached limits are the same as computed ones, and never those of another caller', (t) => {
  const choice = new LimitChoice(limits);
  const connections = ['a', 'b', 'a'].map((id) => ({ connectionId: id, name: id }) as Connection);
  const identities = ['k1', 'k2'].map((keyId) => ({ kind: 'key', keyId, organizationId: 'o' }) as Identity);
  const token = { kind: 'token', tokenId: 'k1', organizationId: 'o' } as unknown as Identity;
  for (const connection of [...connections, ...connections]) {
    for (const identity of [...identities, token]) {
      for (const admission of [
        asked(connection, { identity }),
        asked(connection, { identity }, 'a user'),
        asked(connection, { identity }, 'another user'),
        ...['large-1', 'large-2', 'large-3'].map((model) => asked(connection, { identity }, undefined, model)),
        asked(connection, { identity, route: '/v1/management/connections' }),
        asked(connection, { identity, route: '/v1/other' }),
      ]) {
        t.strictSame(choice.of(admission).applied, chooseLimits(limits, admission));
      }
    }
  }
  t.end();
});

await test('the derived data of limits are computed once for identical sets of limits', (t) => {
  const choice = new LimitChoice(limits);
  const connection = { connectionId: 'a', name: 'a' } as Connection;
  const found = choice.of(asked(connection));
  t.equal(choice.of(asked(connection, {}, undefined, 'another-model')), found);
  t.match(found, { countsTokens: false, slots: [{ most: 3 }] });
  t.ok(choice.of(asked(connection, {}, 'a user')).countsTokens);
  t.end();
});

await test('the limits of a key are those that it has now', (t) => {
  const choice = new LimitChoice([]);
  const connection = { connectionId: 'a', name: 'a' } as Connection;
  const ofKey = (rateLimit: object | null): readonly (readonly [string, number])[] => {
    const identity = { kind: 'key', keyId: 'k', organizationId: 'o', rateLimit } as Identity;
    return choice.of(asked(connection, { identity })).applied.map(({ limit }) => [limit.name, limit.most]);
  };
  t.strictSame(ofKey(null), []);
  for (const requests of [5, 5, 6]) t.strictSame(ofKey({ requests }), [['key-requests', requests]]);
  t.strictSame(ofKey({ tokens: 6 }), [['key-tokens', 6]]);
  for (const concurrent of [2, 3]) t.strictSame(ofKey({ concurrent }), [['key-concurrent', concurrent]]);
  t.strictSame(ofKey(null), []);
  t.end();
});

await test('the limits of an owner are those of whoever owns the key now', (t) => {
  const limit = config.parse({
    limits: [
      { per: 'owner', only: ['ann'], requests: 5 },
      { per: 'owner', requests: 3 },
    ],
  });
  const choice = new LimitChoice(limitsOf(limit.limits, 'o', catalogOf([])));
  const connection = { connectionId: 'a', name: 'a' } as Connection;
  const of = (owner: string | null, organizationId = 'o', keyId = 'k') =>
    choice
      .of(asked(connection, { identity: { kind: 'key', keyId, organizationId, owner } }))
      .applied.map(({ limit: { most }, key }) => [most, key.replace(/.*:/, '')]);
  const [[most, ann] = []] = of('ann');
  t.equal(most, 5);
  t.strictSame(of('ann', 'o', 'another key'), [[5, ann]]);
  t.match(of('bob'), [[3]]);
  t.not(of('bob')[0]?.[1], ann);
  t.not(of('ann', 'another organization')[0]?.[1], ann);
  for (const nobody of [null, '']) t.strictSame(of(nobody), []);
  t.end();
});

await test('the cache is bounded for all connections and credentials together', (t) => {
  const choice = new LimitChoice(limits);
  const connections = Array.from(
    { length: 200 },
    (_, at) => ({ connectionId: `c${at}`, name: `c${at}` }) as Connection,
  );
  const [connection] = connections as [Connection];
  const found = choice.of(asked(connection));
  for (const other of connections) {
    for (let at = 0; at < 99; at += 1) {
      const identity: Identity = { kind: 'key', keyId: `k${at}`, organizationId: 'o' };
      choice.of(asked(other, { identity }));
    }
  }
  t.equal(choice.of(asked(connection)), found, '19,801 fit');
  for (const other of connections) choice.of(asked(other, { route: '/v1/other' }));
  t.not(choice.of(asked(connection)), found);
  t.end();
});
