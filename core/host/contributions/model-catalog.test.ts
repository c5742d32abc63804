import { mock } from 'node:test';
import { test } from 'tap';
import { fc } from '../../../test/fixtures/random.js';
import type { ModelInfo } from '../../api/index.js';
import { addressedProvider, longestMatchedName, ModelIndex } from '../../api/internal/model-index.js';
import { HostModelCatalog } from './model-catalog.js';

const infoOf = (provider: string, modelId: string): ModelInfo => ({
  modelId,
  displayName: modelId,
  provider,
  capabilities: [],
});

function catalogOf(models: readonly ModelInfo[]): HostModelCatalog {
  const catalog = new HostModelCatalog();
  catalog.fill(models);
  return catalog;
}

/** The definition: the provider that the name begins with, or else the first one that has the model. */
function findOneByOne(name: string, models: readonly ModelInfo[]): ModelInfo | undefined {
  const providers = [...new Set(models.map(({ provider }) => provider))];
  const addressed = addressedProvider(name);
  const asked = [...providers.filter((provider) => provider === addressed), ...providers];
  for (const provider of asked) {
    const own = models.filter((model) => model.provider === provider);
    const index = new ModelIndex(
      provider,
      own.map((model) => [model.modelId, model]),
    );
    const found = index.find(name);
    if (found) return found.model;
  }
  return undefined;
}

await test('the catalog finds the model that asking one provider after the other finds', async (t) => {
  const part = fc.constantFrom('a', 'b', 'ab', 'a/b', 'b-');
  const name = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
  const id = fc.oneof(name, fc.constantFrom('*', 'a*', 'ab*', 'b/*', 'b-*'));
  const models = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), id), { maxLength: 12 });
  fc.assert(
    fc.property(models, fc.array(name, { minLength: 1 }), (listed, names) => {
      const infos = listed.map(([provider, modelId]) => infoOf(provider, modelId));
      const catalog = catalogOf(infos);
      for (const one of names) t.equal(catalog.find(one), findOneByOne(one, infos), `${one} in ${listed.join(' ')}`);
    }),
  );
});

await test('the catalog asks one provider for a model, however many there are', async (t) => {
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  const catalog = catalogOf(
    numbers.map((index) => infoOf(`p${index}`, index % 2 ? `model-${index}` : `kind-${index}-*`)),
  );
  const asked = mock.method(ModelIndex.prototype, 'find').mock;
  t.teardown(() => asked.restore());
  t.equal(catalog.find('model-499')?.provider, 'p499');
  t.equal(catalog.find('kind-498-large')?.provider, 'p498');
  t.equal(catalog.find('p7/model-7')?.provider, 'p7');
  t.equal(catalog.find('unknown'), undefined);
  t.equal(asked.callCount(), 3);
});

await test('a name that is too long for patterns is found where it is listed', async (t) => {
  const long = 'x'.repeat(longestMatchedName + 1);
  t.equal(catalogOf([infoOf('a', '*')]).find(long), undefined);
  t.equal(catalogOf([infoOf('a', '*'), infoOf('b', long)]).find(long)?.provider, 'b');
});
