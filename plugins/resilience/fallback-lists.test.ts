import { test } from 'tap';
import { catalogOf } from '../../core/testkit/index.js';
import { config } from './config.js';
import { FallbackLists } from './fallback-lists.js';

const info = (provider: string, modelId: string) => ({
  provider,
  modelId,
  displayName: modelId,
  capabilities: ['chat'],
});
const catalog = catalogOf([info('a', 'm'), info('a', 'gpt-1'), info('a', 'gpt-*'), info('b', 'm'), info('b', 'n')]);

await test('a list is found by any name of the model, the very name before the longest pattern', async (t) => {
  const lists = new FallbackLists({ m: ['n'], 'b/m': ['gpt-1'], 'gpt-*': ['m'], 'gpt-1*': ['n'] }, catalog);
  t.strictSame(lists.modelsFor('m'), ['m', 'n']);
  t.strictSame(lists.modelsFor('a/m'), ['a/m', 'n']);
  t.strictSame(lists.modelsFor('b/m'), ['b/m', 'gpt-1']);
  t.strictSame(lists.modelsFor('gpt-2'), ['gpt-2', 'm']);
  t.strictSame(lists.modelsFor('a/gpt-12'), ['a/gpt-12', 'n']);
  t.strictSame(lists.modelsFor('n'), ['n'], 'no list');
  t.strictSame(lists.modelsFor('unknown'), ['unknown']);
});

await test('no model is asked twice, under whatever names it is listed', async (t) => {
  const lists = new FallbackLists({ 'gpt-*': ['gpt-1', 'a/gpt-1', 'a/m', 'm', 'b/m'] }, catalog);
  t.strictSame(lists.modelsFor('gpt-1'), ['gpt-1', 'a/m', 'b/m']);
  t.strictSame(lists.modelsFor('a/gpt-3'), ['a/gpt-3', 'gpt-1', 'a/m', 'b/m']);
});

await test('the configuration names every mistake', async (t) => {
  const issues = (value: unknown): readonly (readonly [unknown, string])[] =>
    (config.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  t.strictSame(issues({}), []);
  t.strictSame(issues({ fallbacks: { a: ['a', 'b', 'b', 'c*'] } }), [
    ['fallbacks.a.0', 'a model cannot fall back to itself'],
    ['fallbacks.a.2', 'is in the list already'],
    ['fallbacks.a.3', 'must be the name of one model, not a pattern'],
  ]);
  t.strictSame(
    [
      { fallbacks: { a: [] } },
      { retries: 11 },
      { retryOn: ['content'] },
      { fallbackOn: ['x'] },
      { breaker: { x: 1 } },
    ].map((value) => issues(value).length),
    [1, 1, 1, 1, 1],
  );
  t.match(config.parse({}), { retries: 2, fallbacks: {}, breaker: { failures: 5, coolDownMs: 30_000 } });
  t.notOk(config.parse({}).fallbackOn.includes('content'));
});
