import { test } from 'tap';
import { catalogOf } from '../../core/testkit/index.js';
import { fc } from '../../test/fixtures/random.js';
import { BalancedNames, describeBalanced } from './balanced-names.js';

const balance = { pool: ['a', { model: 'b', weight: 3 }, { model: 'standby', weight: 0 }] };

/** A generator that is the same in each run. */
function repeatable(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

await test('models of an alias come first in proportion to their weights, and one with weight 0 always last', (t) => {
  const names = new BalancedNames(balance, 'resilience', repeatable());
  const first: Record<string, number> = {};
  for (let index = 0; index < 4000; index += 1) {
    const drawn = names.drawn(index % 2 ? 'pool' : 'resilience/pool', undefined);
    first[drawn[0] ?? ''] = (first[drawn[0] ?? ''] ?? 0) + 1;
    if (drawn.length !== 3 || drawn[2] !== 'standby') t.fail(drawn.join());
  }
  t.strictSame(Object.keys(first).sort(), ['a', 'b']);
  // Four standard deviations are 110.
  t.ok(Math.abs((first['b'] ?? 0) - 3000) < 110, String(first['b']));
  t.end();
});

await test('calls of a session have the same order of models, and sessions are distributed by the weights', (t) => {
  const names = new BalancedNames(balance, 'resilience', () => 0.5);
  const others = new BalancedNames(balance, 'resilience', () => 0.1);
  fc.assert(
    fc.property(fc.string(), (session) => t.strictSame(names.drawn('pool', session), others.drawn('pool', session))),
    { numRuns: 200 },
  );
  const ofB = Array.from({ length: 4000 }, (_, index) => names.drawn('pool', `s-${index}`)[0] === 'b').filter(Boolean);
  t.ok(Math.abs(ofB.length - 3000) < 110, String(ofB.length));
  t.end();
});

await test('names that are no alias stay unchanged', (t) => {
  const names = new BalancedNames(balance, 'resilience', () => 0.5);
  t.strictSame(names.drawn('a', undefined), ['a']);
  t.strictSame(names.drawn('other/pool', 's'), ['other/pool']);
  t.notOk(names.has('a'));
  t.ok(names.has('pool'));
  t.ok(names.standsFor('pool', 'standby'));
  t.notOk(names.standsFor('pool', 'c'));
  t.notOk(names.standsFor('a', 'a'));
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
