import { test } from 'tap';
import { endpointOf, type ModelTable, modelEntries, modelTable } from './model-table.js';

function table(...entries: readonly unknown[]): ModelTable {
  return modelTable('acme', modelEntries.parse(entries), { capabilities: ['chat'], contextWindow: 1000 });
}

await test('a model is found by its id, and by its id behind the name of its provider', async (t) => {
  const models = table('alpha', 'beta');
  for (const name of ['alpha', 'acme/alpha']) {
    t.match(models.find(name), { upstream: 'alpha', info: { modelId: 'alpha', provider: 'acme' } }, name);
  }
  for (const name of ['gamma', 'Alpha', '', 'other/alpha', 'acme/', 'acme/gamma', '__proto__', 'constructor']) {
    t.equal(models.find(name), undefined, `"${name}"`);
  }
});

await test('the longest pattern that fits wins, and an exact id wins over every pattern', async (t) => {
  const models = table('a*', 'alpha-*', 'alpha-1', 'al*');
  const found = (name: string): unknown => models.find(name)?.info.modelId;
  t.equal(found('alpha-1'), 'alpha-1');
  t.equal(found('alpha-2'), 'alpha-*');
  t.equal(found('alto'), 'al*');
  t.equal(found('a'), 'a*', 'a prefix fits itself');
  t.equal(found('acme/alpha-2'), 'alpha-*');
  t.equal(found('beta'), undefined);
  t.equal(models.find('alpha-2')?.upstream, 'alpha-2', 'the provider is asked for what the client wrote');
  t.equal(models.find('acme/alpha-2')?.upstream, 'alpha-2', 'without the prefix');
});

await test('an id that itself begins with the name of the provider is found too', async (t) => {
  const models = table('acme/large', 'large');
  t.equal(models.find('acme/acme/large')?.info.modelId, 'acme/large');
  t.equal(models.find('large')?.info.modelId, 'large');
  t.equal(table('acme/large').find('acme/large')?.info.modelId, 'acme/large');
  t.equal(models.find('acme/large')?.info.modelId, 'acme/large', 'an exact id comes first');
});

await test('an entry may name what the provider calls the model, and details override the defaults', async (t) => {
  const models = table(
    { id: 'fast', upstream: 'acme-2026-01', displayName: 'Fast', contextWindow: 5, free: true },
    'slow',
  );
  t.equal(models.find('fast')?.upstream, 'acme-2026-01');
  t.strictSame(models.infos, [
    {
      modelId: 'fast',
      provider: 'acme',
      displayName: 'Fast',
      capabilities: ['chat'],
      contextWindow: 5,
      free: true,
      upstream: 'acme-2026-01',
    },
    { modelId: 'slow', provider: 'acme', displayName: 'slow', capabilities: ['chat'], contextWindow: 1000 },
  ]);
  t.ok(models.infos.every((info) => Object.isFrozen(info)));
});

await test('a price is a decimal that is not below zero, as a number or as text', (t) => {
  const priced = (price: unknown): boolean => modelEntries.safeParse([{ id: 'a', price }]).success;
  for (const amount of [0, 2.5, 1e-7, '0.000001', '12.50']) t.ok(priced({ input: amount, output: 1 }), String(amount));
  for (const amount of [-1, '-1', NaN, Infinity, '1e3', '1,5', '', null]) t.notOk(priced({ input: amount, output: 1 }));
  t.notOk(priced({ input: 1 }), 'both have to be there');
  t.notOk(priced({ input: 1, output: 1, cached: 1 }), 'no key is passed over');
  t.notOk(modelEntries.safeParse([{ id: 'a', pricedAs: 'gpt-4o' }]).success);
  const { error } = modelEntries.safeParse([{ id: 'a', free: true, price: { input: 1, output: 1 } }]);
  t.match(error?.issues, [{ code: 'invalid_union' }], 'a model that is free has none');
  t.end();
});

await test('the address that a model shows holds no secret', (t) => {
  t.equal(endpointOf('https://me:secret@api.acme.test/v1?key=secret#x'), 'https://api.acme.test/v1');
  t.end();
});

await test('the list of an operator is strict', async (t) => {
  for (const wrong of [
    [''],
    ['a*b'],
    [{ id: '*a' }],
    ['a**'],
    [{}],
    [{ id: 'a', contextwindow: 5 }],
    [{ id: 'a', maxTokens: 0 }],
    [1],
    'a',
  ]) {
    t.equal(modelEntries.safeParse(wrong).success, false, JSON.stringify(wrong));
  }
  for (const right of [['*'], ['a*'], [{ id: 'a/*' }]])
    t.ok(modelEntries.safeParse(right).success, JSON.stringify(right));
});
