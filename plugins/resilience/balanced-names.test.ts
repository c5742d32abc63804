import { test } from 'tap';
import { catalogOf } from '../../core/testkit/index.js';
import { sampleChatCall } from '../../core/testkit/sample-call.js';
import { fc } from '../../test/fixtures/random.js';
import { type AskedCall, BalancedNames, describeBalanced, type Distribution } from './balanced-names.js';
import { config } from './config.js';
import { leastRequests } from './strategies/least-requests.js';
import { ServerState } from './strategies/server-states.js';

const balance = { pool: ['a', { model: 'b', weight: 3 }, { model: 'standby', weight: 0 }] };

const unranked: Distribution['strategies'][keyof Distribution['strategies']] = (drawn) =>
  drawn.map((member) => ({ ...member, rank: 0 }));
const strategies = { 'least-requests': unranked, 'lowest-latency': unranked, 'lowest-cost': unranked };

function namesOf(settings: object, more: Partial<Distribution> = {}): BalancedNames {
  const distribution = { random: repeatable(), strategies, ...more };
  return new BalancedNames(config.parse({ balance: settings }).balance, 'resilience', distribution);
}

/** The names of the models for a call, in their order. */
function drawn(names: BalancedNames, call: AskedCall = asked(), name = 'pool'): readonly string[] {
  return names.drawn(name, call).models.map(({ model }) => model);
}

function asked(sessionId?: string, endUserId?: string): AskedCall {
  return {
    call: sampleChatCall({ model: 'pool', ...(sessionId !== undefined && { sessionId }) }, {}, 'native'),
    exchange: { endUserId },
  };
}

/** A generator that is the same in each run. */
function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

await test('models of an alias come first in proportion to their weights, and one with weight 0 always last', (t) => {
  const names = namesOf(balance);
  const first: Record<string, number> = {};
  for (let index = 0; index < 4000; index += 1) {
    const order = drawn(names, asked(), index % 2 ? 'pool' : 'resilience/pool');
    first[order[0] ?? ''] = (first[order[0] ?? ''] ?? 0) + 1;
    if (order.length !== 3 || order[2] !== 'standby') t.fail(order.join());
  }
  t.strictSame(Object.keys(first).sort(), ['a', 'b']);
  // Four standard deviations are 110.
  t.ok(Math.abs((first['b'] ?? 0) - 3000) < 110, String(first['b']));
  t.end();
});

await test('calls of a session have the same order of models, and sessions are distributed by the weights', (t) => {
  const names = namesOf(balance, { random: () => 0.5 });
  const others = namesOf(balance, { random: () => 0.1 });
  fc.assert(
    fc.property(fc.string(), (session) => t.strictSame(drawn(names, asked(session)), drawn(others, asked(session)))),
    { numRuns: 200 },
  );
  const ofB = Array.from({ length: 4000 }, (_, index) => drawn(names, asked(`s-${index}`))[0] === 'b').filter(Boolean);
  t.ok(Math.abs(ofB.length - 3000) < 110, String(ofB.length));
  t.end();
});

/** An alias by open requests, whose models have these weights, open requests, and failures. */
function byRequests(
  servers: readonly { readonly weight?: number; readonly open?: number; readonly failing?: boolean }[],
  random: () => number = repeatable(),
): BalancedNames {
  const models = servers.map(({ weight = 1 }, index) => ({ model: `s${index}`, weight }));
  const of = (model: string): ServerState => {
    const { open = 0, failing = false } = servers[Number(model.slice(1))] ?? {};
    return Object.assign(new ServerState(() => 0), { openRequests: open, isFailing: failing });
  };
  const pool = { strategy: 'least-requests', models };
  return namesOf({ pool }, { random, strategies: { ...strategies, 'least-requests': leastRequests({ of }) } });
}

const anyServer = fc.record({ weight: fc.integer({ min: 1, max: 5 }), open: fc.integer({ min: 0, max: 20 }) });

await test('the model with the fewest open requests for its weight comes first, and one with weight 0 last', (t) => {
  fc.assert(
    fc.property(fc.array(anyServer, { minLength: 1, maxLength: 6 }), (servers) => {
      const [last = '', ...others] = drawn(byRequests([...servers, { weight: 0 }])).toReversed();
      t.equal(last, `s${servers.length}`);
      const loads = others
        .toReversed()
        .map((model) => servers[Number(model.slice(1))])
        .map((one) => (one?.open ?? 0) / (one?.weight ?? 0));
      t.strictSame(
        loads,
        servers.map(({ open, weight }) => open / weight).sort((a, b) => a - b),
      );
    }),
    { numRuns: 200 },
  );
  t.end();
});

await test('among models with equally many open requests, weights decide', (t) => {
  const names = byRequests([{ open: 1 }, { open: 3, weight: 3 }, { open: 2 }]);
  const first = Array.from({ length: 4000 }, () => drawn(names)[0]);
  // Four standard deviations are 110.
  t.ok(Math.abs(first.filter((model) => model === 's1').length - 3000) < 110);
  t.notOk(first.includes('s2'));
  t.end();
});

await test('a model that has just failed is not preferred for having nothing to do, and gets calls as long as it is unknown whether it answers', (t) => {
  const names = byRequests([{ open: 0, failing: true }, { open: 4 }, { open: 5 }]);
  const first = Array.from({ length: 4000 }, () => drawn(names)[0]);
  // Four standard deviations are 127.
  t.ok(Math.abs(first.filter((model) => model === 's0').length - 2000) < 127);
  t.notOk(first.includes('s2'));
  t.equal(drawn(byRequests([{ open: 6, failing: true }, { open: 4 }]))[0], 's1');
  const failing = byRequests([{ failing: true }, { failing: true }]);
  t.equal(new Set(Array.from({ length: 100 }, () => drawn(failing)[0])).size, 2, 'all of them');
  t.end();
});

await test('a session stays with its model until that has a quarter more open requests than the average, and then has a second one', (t) => {
  const servers = [{ open: 0 }, { open: 0 }, { open: 0 }];
  const names = byRequests(servers);
  const [favourite = '', second = '', third = ''] = drawn(names, asked('session'));
  const openAt = (...counts: readonly number[]): string | undefined => {
    for (const [index, model] of [favourite, second, third].entries()) {
      servers[Number(model.slice(1))] = { open: counts[index] ?? 0 };
    }
    return drawn(names, asked('session'))[0];
  };
  t.equal(openAt(12, 8, 9), favourite, '12 of 30 with this one: the bound is 12.5');
  t.equal(openAt(13, 8, 9), second);
  t.equal(openAt(13, 8, 1), second, 'not the one with the fewest');
  t.equal(openAt(40, 30, 1), third);
  t.equal(openAt(0, 8, 9), favourite);
  t.end();
});

await test('however sessions begin and end, the fullest model has at most a quarter more than its share', (t) => {
  fc.assert(
    fc.property(fc.array(anyServer, { minLength: 1, maxLength: 6 }), fc.string(), (servers, session) => {
      const [first = ''] = drawn(byRequests(servers), asked(session));
      const chosen = servers[Number(first.slice(1))] ?? { open: 0, weight: 1 };
      const sum = (key: 'open' | 'weight'): number => servers.reduce((total, server) => total + server[key], 0);
      t.ok(chosen.open + 1 <= Math.ceil((1.25 * (sum('open') + 1) * chosen.weight) / sum('weight')));
    }),
    { numRuns: 200 },
  );
  t.end();
});

await test('where all calls of an end user are to get one model, they do, whatever conversation they belong to', (t) => {
  const names = namesOf({ pool: { sticky: 'endUser', models: ['a', { model: 'b', weight: 3 }] } });
  const favourite = (user: string | undefined, session?: string): string | undefined =>
    drawn(names, asked(session, user))[0];
  const users = Array.from({ length: 4000 }, (_, index) => `u-${index}`);
  const ofB = users.filter((user) => favourite(user) === 'b');
  // Four standard deviations are 110.
  t.ok(Math.abs(ofB.length - 3000) < 110, String(ofB.length));
  t.ok(ofB.every((user, index) => favourite(user, `s-${index}`) === 'b'));
  const sessions = users.map((session) => [session, favourite(undefined, session)] as const);
  t.equal(new Set(sessions.map(([, model]) => model)).size, 2);
  t.ok(
    sessions.every(([session, model]) => favourite(undefined, session) === model),
    'without a user, conversations do',
  );
  t.end();
});

await test('names that are no alias stay unchanged', (t) => {
  const names = namesOf(balance, { random: () => 0.5 });
  t.strictSame(names.drawn('a', asked()), { models: [{ model: 'a' }] });
  t.strictSame(names.drawn('other/pool', asked('s')), { models: [{ model: 'other/pool' }] });
  t.notOk(names.has('a'));
  t.ok(names.has('pool'));
  t.ok(names.standsFor('pool', 'standby', {}));
  t.notOk(names.standsFor('pool', 'c', {}));
  t.notOk(names.standsFor('a', 'a', {}));
  t.end();
});

await test('an alias has the capabilities that all of its models have, and does not replace a model of a provider', (t) => {
  const info = { displayName: 'x', provider: 'p', capabilities: ['chat', 'tools', 'vision'] };
  const catalog = catalogOf([
    { ...info, modelId: 'a', contextWindow: 1000, maxTokens: 100, free: true },
    { ...info, modelId: 'b', capabilities: ['chat', 'tools'], contextWindow: 500, takesSampling: false },
    { ...info, modelId: 'served-*' },
  ]);
  t.strictSame(describeBalanced('pool', ['a', { model: 'b', weight: 2 }], { provider: 'resilience', catalog }), {
    modelId: 'pool',
    displayName: 'pool',
    provider: 'resilience',
    standsFor: ['a', 'b'],
    capabilities: ['chat', 'tools'],
    free: false,
    takesSampling: false,
    contextWindow: 500,
    maxTokens: 100,
  });
  t.equal(describeBalanced('served-1', ['a'], { provider: 'resilience', catalog }), undefined);
  t.equal(describeBalanced('pool', ['nobody'], { provider: 'resilience', catalog }), undefined, 'the check says why');
  t.end();
});

await test('a request with a tag of models gets these models, and every other one those without tags', (t) => {
  const names = namesOf({
    pool: [
      'a',
      { model: 'b', tags: ['eu', 'paid'] },
      { model: 'c', tags: ['eu'], weight: 0 },
      { model: 'd', tags: ['free'] },
    ],
  });
  const forTags = (tags?: readonly string[]) =>
    drawn(names, { ...asked(), exchange: { endUserId: undefined, tags } }).toSorted();
  t.strictSame(forTags(), ['a']);
  t.strictSame(forTags(['feature:search']), ['a']);
  t.strictSame(forTags(['eu']), ['b', 'c']);
  t.strictSame(forTags(['paid', 'feature:search']), ['b']);
  t.strictSame(forTags(['free', 'paid']), ['b', 'd']);
  t.strictSame(forTags(['EU']), ['a'], 'upper and lower case differ');
  t.end();
});

await test('a strategy ranks only the models for the tags of the request', (t) => {
  const ranked: string[] = [];
  const noted: typeof unranked = (members, call) => {
    ranked.push(...members.map(({ model }) => model));
    return unranked(members, call);
  };
  const models = ['a', { model: 'b', tags: ['eu'] }, { model: 'c', tags: ['eu'] }];
  const names = namesOf(
    { pool: { strategy: 'lowest-cost', models } },
    { strategies: { ...strategies, 'lowest-cost': noted } },
  );
  drawn(names, { ...asked(), exchange: { endUserId: undefined, tags: ['eu'] } });
  t.strictSame(ranked.toSorted(), ['b', 'c']);
  t.end();
});
