import { test } from 'tap';
import { catalogOf } from '../../core/testkit/index.js';
import { sampleChatCall } from '../../core/testkit/sample-call.js';
import { BalancedNames } from './balanced-names.js';
import { config } from './config.js';
import { FallbackLists } from './fallback-lists.js';

const info = (provider: string, modelId: string) => ({
  provider,
  modelId,
  displayName: modelId,
  capabilities: ['chat'],
});
const catalog = catalogOf([info('a', 'm'), info('a', 'gpt-1'), info('a', 'gpt-*'), info('b', 'm'), info('b', 'n')]);

const never = (): never => {
  throw new Error('no name has this strategy');
};
const strategies = { 'least-requests': never, 'lowest-latency': never, 'lowest-cost': never };
const distribution = { random: () => 0.5, strategies };
const none = new BalancedNames({}, 'resilience', distribution);

/** The models that are called for one, all after the same failures. */
function modelsFor(lists: FallbackLists, model: string): readonly string[] {
  const call = sampleChatCall({ model }, {}, 'native');
  return lists.modelsFor({ call, exchange: { endUserId: undefined } }).models.map((one) => one.model);
}

await test('a fallback list is found by any name of the model; an exact name precedes the longest pattern', async (t) => {
  const lists = new FallbackLists({ m: ['n'], 'b/m': ['gpt-1'], 'gpt-*': ['m'], 'gpt-1*': ['n'] }, catalog, none);
  t.strictSame(modelsFor(lists, 'm'), ['m', 'n']);
  t.strictSame(modelsFor(lists, 'a/m'), ['a/m', 'n']);
  t.strictSame(modelsFor(lists, 'b/m'), ['b/m', 'gpt-1']);
  t.strictSame(modelsFor(lists, 'gpt-2'), ['gpt-2', 'm']);
  t.strictSame(modelsFor(lists, 'a/gpt-12'), ['a/gpt-12', 'n']);
  t.strictSame(modelsFor(lists, 'n'), ['n'], 'no list');
  t.strictSame(modelsFor(lists, 'unknown'), ['unknown']);
});

await test('a model is called only once, even if it is listed under several names', async (t) => {
  const lists = new FallbackLists({ 'gpt-*': ['gpt-1', 'a/gpt-1', 'a/m', 'm', 'b/m'] }, catalog, none);
  t.strictSame(modelsFor(lists, 'gpt-1'), ['gpt-1', 'a/m', 'b/m']);
  t.strictSame(modelsFor(lists, 'a/gpt-3'), ['a/gpt-3', 'gpt-1', 'a/m', 'b/m']);
});

await test('an alias in a fallback list means all of its models', async (t) => {
  const balance = { pool: ['n', { model: 'gpt-1', weight: 0 }], m: ['a/m', { model: 'b/m', weight: 0 }] };
  const lists = new FallbackLists(
    { m: ['pool', 'b/n'] },
    catalog,
    new BalancedNames(balance, 'resilience', distribution),
  );
  t.strictSame(modelsFor(lists, 'm'), ['a/m', 'b/m', 'n', 'gpt-1']);
  t.strictSame(modelsFor(lists, 'resilience/m'), ['a/m', 'b/m'], 'the list is that of another name');
  t.strictSame(modelsFor(lists, 'pool'), ['n', 'gpt-1']);
  t.strictSame(modelsFor(lists, 'a/m'), ['a/m', 'n', 'gpt-1'], 'one of them alone');
});

await test('the configuration names every mistake', async (t) => {
  const issues = (value: unknown): readonly (readonly [unknown, string])[] =>
    (config.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  t.strictSame(issues({}), []);
  t.strictSame(issues({ fallbacks: { a: ['a', 'b', 'b', 'c*'] } }), [
    ['fallbacks.a.0', 'a model cannot fall back to itself'],
    ['fallbacks.a.2', 'is already in the list'],
    ['fallbacks.a.3', 'must be the name of one model, not a pattern'],
  ]);
  t.strictSame(issues({ fallbacks: { a: ['b', { model: 'b', on: ['content'] }, { model: 'a', on: ['content'] }] } }), [
    ['fallbacks.a.1', 'is already in the list'],
    ['fallbacks.a.2', 'a model cannot fall back to itself'],
  ]);
  const weightless = [{ model: 'b', weight: 0 }];
  t.strictSame(issues({ balance: { a: ['b', 'c*', { model: 'b' }], c: weightless, 'd*': ['e'] } }), [
    ['balance.a.1', 'must be the name of one model, not a pattern'],
    ['balance.a.2', 'is already in the list'],
    ['balance.c', 'one of them must have a weight'],
    ['balance.d*', 'must be a name, not a pattern'],
  ]);
  const models = ['b', 'b', 'c*'];
  t.strictSame(issues({ balance: { a: { strategy: 'least-requests', models }, d: { models: weightless } } }), [
    ['balance.a.models.1', 'is already in the list'],
    ['balance.a.models.2', 'must be the name of one model, not a pattern'],
    ['balance.d', 'one of them must have a weight'],
  ]);
  t.strictSame(
    [
      { fallbacks: { a: [] } },
      { fallbacks: { '*-mini': ['b'] } },
      { fallbacks: { a: [{ model: 'b' }] } },
      { fallbacks: { a: [{ model: 'b', on: [] }] } },
      { fallbacks: { a: [{ model: 'b', on: ['x'] }] } },
      { balance: { a: { sticky: 'key', models: ['b', 'c'] } } },
      { balance: { a: { strategy: 'fastest', models: ['b'] } } },
      { balance: { a: { strategy: 'weighted', models: [] } } },
      { balance: { a: [] } },
      { balance: { a: [{ model: 'b', weight: -1 }] } },
      { retries: 11 },
      { retryOn: ['content'] },
      { fallbackOn: ['x'] },
      { breaker: { x: 1 } },
    ].map((value) => issues(value).length),
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  );
  const { fallbacks, fallbackOn, ...rest } = config.parse({});
  t.match(rest, { retries: 2, breaker: { failures: 5, coolDownMs: 30_000 } });
  t.strictSame(fallbacks, {});
  t.notOk(fallbackOn.includes('content'));
});
