import { test } from 'tap';
import { listsModel, type ModelCatalog, type ModelInfo, modelNames } from '../index.js';
import { isDisabledBy } from './model-names.js';

/** A catalog of one provider, `p`. */
const catalog: ModelCatalog = {
  list: () => [],
  find(model) {
    const entries = ['m', 'p/m', 'other-*', 'p/own', 'p/own-*'];
    const bare = [model, model.replace(/^p\//, '')];
    const modelId = entries.find((entry) =>
      bare.some((one) => (entry.endsWith('*') ? one.startsWith(entry.slice(0, -1)) : one === entry)),
    );
    return modelId === undefined ? undefined : ({ modelId, provider: 'p' } as ModelInfo);
  },
};
const disabled = (model: string, ...list: readonly string[]): boolean => isDisabledBy(list, modelNames(model, catalog));

await test('a model has the same names, whichever of them is requested', (t) => {
  for (const model of ['m', 'p/m']) for (const entry of ['m', 'p/m']) t.ok(disabled(model, entry), `${model} ${entry}`);
  for (const model of ['other-1', 'p/other-1']) {
    for (const entry of ['other-1', 'p/other-1', 'other-*', 'p/other-*'])
      t.ok(disabled(model, entry), `${model} ${entry}`);
    t.notOk(disabled(model, 'other-2', 'm', '1', 'p'));
  }
  t.ok(disabled('unlisted', 'unlisted'));
  t.end();
});

await test('an entry that ends with * matches by prefix', (t) => {
  t.ok(disabled('other-1', 'oth*'));
  t.ok(disabled('other-1', 'p/*'), 'all of a provider');
  t.ok(disabled('unlisted', '*'));
  t.notOk(disabled('other-1', 'q*', 'other', 'other-1*1'));
  t.notOk(disabled('other-1'));
  t.end();
});

await test("an id that begins with its provider's name is not cut", (t) => {
  t.ok(disabled('p/own', 'p/own'));
  t.notOk(disabled('p/own', 'own'));
  t.notOk(disabled('p/own-1', 'own-1'));
  t.end();
});

await test('a list of allowed models has the same names, and "p*" does not stand for all models of the provider "p"', (t) => {
  const allowed = (model: string, ...list: readonly string[]): boolean => listsModel(list, model, catalog);
  for (const model of ['other-1', 'p/other-1']) {
    for (const entry of ['other-1', 'p/other-1', 'p/other-*', 'p/*', 'oth*', '*']) t.ok(allowed(model, entry), entry);
    t.notOk(allowed(model, 'p*', 'p', 'other-2', 'other-1*1'), 'all models of a provider are p/*');
  }
  t.ok(allowed('p/own-1', 'p*'), 'an id of its own');
  t.ok(allowed('unlisted', 'un*'));
  t.notOk(allowed('m'));
  t.end();
});
