import { test } from 'tap';
import type { Admission, ChatCall, Connection, Exchange, Identity } from '../../core/api/index.js';
import { catalogOf } from '../../core/testkit/index.js';
import { chooseLimits, limitsOf } from './choose-limits.js';
import { config } from './config.js';

const key: Identity = { kind: 'key', keyId: 'key-1', organizationId: 'org-1' };
const person: Identity = { kind: 'token', tokenId: 'token-1', subject: 'Ada', organizationId: 'org-1', role: 'admin' };
const connection = { connectionId: 'connection-1', name: 'app', organizationId: 'org-1' } as Connection;

const known = { displayName: '', capabilities: [] };
const catalog = catalogOf([
  { modelId: 'large-*', provider: 'acme', ...known },
  { modelId: 'small', provider: 'acme', ...known },
]);

interface Asking {
  readonly identity?: Identity;
  readonly connection?: Connection | undefined;
  readonly route?: string;
  readonly endUserId?: string;
  readonly model?: string;
  readonly isInference?: boolean;
}

function admission({ identity = key, route = '/v1/chat/completions', isInference = true, ...rest }: Asking): Admission {
  const whole = 'connection' in rest ? rest.connection : connection;
  const { model = 'small', endUserId } = rest;
  const call = { kind: 'chat', model, ...(endUserId === undefined ? {} : { endUserId }) } as ChatCall;
  return { exchange: { identity, connection: whole, route } as Exchange, call: isInference ? call : undefined };
}

function chosen(limits: readonly object[], asking: Asking = {}): readonly (readonly [string, number])[] {
  const parsed = limitsOf(config.parse({ limits }).limits, 'org-1', catalog);
  return chooseLimits(parsed, admission(asking)).map(({ limit }) => [limit.name, limit.most] as const);
}

await test('by default, model calls are not limited', (t) => {
  const limits = limitsOf(config.parse({}).limits, 'org-1', catalog);
  t.strictSame(chooseLimits(limits, admission({})), []);
  const manage = { identity: person, connection: undefined, isInference: false };
  const [management] = chooseLimits(limits, admission({ ...manage, route: '/v1/management/connections' }));
  t.match(management, { limit: { most: 3000 }, key: /^key-management-requests:[\w-]{22}$/ });
  const [reporting] = chooseLimits(limits, admission({ ...manage, route: '/v1/management/reporting/usage' }));
  t.match(reporting, { limit: { most: 600 } });
  t.end();
});

await test('requests without a caller are not limited: health checks and pages', (t) => {
  const limits = limitsOf(
    config.parse({ limits: [{ per: 'key', routes: ['other'], requests: 1 }] }).limits,
    'org-1',
    catalog,
  );
  const asking = admission({
    identity: { kind: 'anonymous' },
    connection: undefined,
    route: '/healthz',
    isInference: false,
  });
  t.strictSame(chooseLimits(limits, asking), []);
  t.end();
});

await test('callers of two organizations are never counted together, whatever their names', (t) => {
  const asked = { connection: undefined, isInference: false, route: '/v1/models' };
  const keyOf = (per: string, organizationId: string, name: string): string | undefined => {
    const limits = limitsOf(
      config.parse({ limits: [{ per, routes: ['other'], requests: 5 }] }).limits,
      'org-1',
      catalog,
    );
    const [keyId, endUserId] = per === 'key' ? [name, 'u'] : ['k', name];
    const identity: Identity = { kind: 'key', keyId, organizationId, endUserId };
    return chooseLimits(limits, admission({ ...asked, identity }))[0]?.key;
  };
  for (const per of ['key', 'endUser']) {
    t.type(keyOf(per, 'a', 'b'), 'string');
    t.equal(keyOf(per, 'a', 'b'), keyOf(per, 'a', 'b'));
    t.not(keyOf(per, 'a', 'ann'), keyOf(per, 'b', 'ann'), `${per}: the same name`);
    t.not(keyOf(per, 'a', 'b/c'), keyOf(per, 'a/b', 'c'), `${per}: names that look the same in a row`);
  }
  t.end();
});

await test('each limit applies to its callers, on its routes', (t) => {
  t.strictSame(chosen([{ per: 'connection', requests: 5, tokens: 7, concurrent: 9 }]), [
    ['connection-inference-requests', 5],
    ['connection-inference-tokens', 7],
    ['connection-inference-concurrent', 9],
  ]);
  t.strictSame(chosen([{ per: 'endUser', requests: 5 }]), [], 'a call of nobody in particular');
  t.strictSame(chosen([{ per: 'endUser', requests: 5 }], { endUserId: '' }), [], 'nor is an empty name anybody');
  t.strictSame(chosen([{ per: 'endUser', requests: 5 }], { endUserId: 'u' }), [['endUser-inference-requests', 5]]);
  const signedIn: Identity = { ...key, endUserId: 'ann' };
  for (const endUserId of ['ann', 'bob']) {
    const asked = { identity: signedIn, endUserId };
    t.strictSame(chosen([{ per: 'endUser', only: ['ann'], requests: 5 }], asked).length, 1, 'the credential decides');
  }
  const models = { route: '/v1/models', isInference: false };
  t.strictSame(chosen([{ per: 'key', requests: 5 }], models), []);
  t.strictSame(chosen([{ per: 'key', routes: ['inference', 'other'], requests: 5 }], models), [
    ['key-inference-other-requests', 5],
  ]);
  t.end();
});

await test('an exception before a rule replaces that rule only', (t) => {
  const limits = [
    { per: 'connection', only: ['app'], requests: 50 },
    { per: 'connection', requests: 5, tokens: 100 },
    { per: 'key', requests: 7 },
  ];
  t.strictSame(chosen(limits), [
    ['connection-inference-requests', 50],
    ['connection-inference-tokens', 100],
    ['key-inference-requests', 7],
  ]);
  const other = { ...connection, name: 'other', connectionId: 'connection-2' };
  t.match(chosen(limits, { connection: other })[0], ['connection-inference-requests-2', 5]);
  t.end();
});

await test('a limit of models counts calls of these under any of their names, besides limits of all models', (t) => {
  const limits = [
    { per: 'key', only: ['key-1'], models: ['large-*', 'acme/tiny'], requests: 9 },
    { per: 'key', models: ['acme/tiny', 'large-*'], requests: 5 },
    { per: 'key', models: ['acme/large-2'], tokens: 70 },
    { per: 'key', models: ['ac*'], concurrent: 1 },
    { per: 'key', requests: 50 },
  ];
  const all = ['key-inference-requests-3', 50] as const;
  for (const model of ['large-1', 'acme/large-1']) {
    t.strictSame(chosen(limits, { model }), [['key-inference-requests', 9], all], model);
  }
  for (const model of ['large-2', 'acme/large-2']) {
    t.strictSame(chosen(limits, { model }), [['key-inference-requests', 9], ['key-inference-tokens', 70], all], model);
  }
  t.strictSame(chosen(limits, { model: 'large-1', identity: { ...key, keyId: 'key-2' } }), [
    ['key-inference-requests-2', 5],
    all,
  ]);
  for (const model of ['small', 'acme/small', 'unknown', 'large']) t.strictSame(chosen(limits, { model }), [all]);
  t.end();
});

await test('an exception may name the routes of its rule in another order', (t) => {
  const limits = [
    { per: 'connection', only: ['app'], routes: ['other', 'inference'], requests: 50 },
    { per: 'connection', routes: ['inference', 'other'], requests: 5 },
  ];
  t.strictSame(chosen(limits), [['connection-inference-other-requests', 50]]);
  t.end();
});

await test("another organization's connection does not get what one of the same name may have", (t) => {
  const limits = (only: string) => [
    { per: 'connection', only: [only], requests: 50 },
    { per: 'connection', requests: 5 },
  ];
  const foreign = { ...connection, organizationId: 'org-2', connectionId: 'connection-2' };
  t.match(chosen(limits('app'), { connection: foreign }), [['connection-inference-requests-2', 5]]);
  t.match(chosen(limits('connection-2'), { connection: foreign }), [['connection-inference-requests', 50]]);
  t.end();
});

await test('keys are distinct, contain no end user ids, and are short', (t) => {
  const limits = limitsOf(config.parse({ limits: [{ per: 'endUser', requests: 5 }] }).limits, 'org-1', catalog);
  const keyOf = (asking: Asking): string => chooseLimits(limits, admission(asking))[0]?.key ?? '';
  const mail = 'ada@example.test';
  t.equal(keyOf({ endUserId: mail }), keyOf({ endUserId: mail }));
  t.not(keyOf({ endUserId: mail }), keyOf({ endUserId: 'bob@example.test' }));
  t.not(keyOf({ endUserId: mail }), keyOf({ endUserId: mail, connection: { ...connection, connectionId: 'other' } }));
  t.notMatch(keyOf({ endUserId: mail }), 'ada');
  t.ok(keyOf({ endUserId: 'x'.repeat(100_000) }).length < 100);
  t.end();
});

await test('a limit without any bound, or with one that nothing could reach, is refused', (t) => {
  const parses = (limit: object): boolean => config.safeParse({ limits: [limit] }).success;
  t.ok(parses({ per: 'key', concurrent: 1 }));
  for (const wrong of [
    { per: 'key' },
    { requests: 1 },
    { per: 'planet', requests: 1 },
    { per: 'key', requests: 0 },
    { per: 'key', requests: 1.5 },
    { per: 'key', tokens: 5, burst: 5 },
    { per: 'key', requests: 5, burst: 5, window: 'day' },
    { per: 'key', requests: 5, window: 'week' },
    { per: 'key', tokens: 5, routes: ['management', 'other'] },
    { per: 'key', requests: 1, routes: [] },
    { per: 'key', requests: 1, only: [] },
    { per: 'key', requests: 1, models: [] },
    { per: 'key', requests: 1, models: ['*-large'] },
    { per: 'key', requests: 1, models: ['m'], routes: ['inference', 'other'] },
  ]) {
    t.notOk(parses(wrong), JSON.stringify(wrong));
  }
  t.end();
});
