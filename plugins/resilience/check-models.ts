import { type ConfigObjection, type ModelCatalog, nearestName, type PriceList } from '../../core/api/index.js';
import { modelsOf, modelsWith, poolOf } from './balanced-names.js';
import { fallbackOf, type ResilienceConfig } from './config.js';
import type { FallbackLists } from './fallback-lists.js';

/** Finds models in the fallback lists that no provider serves, or that are the same model under another name. */
export function checkFallbacks(
  fallbacks: ResilienceConfig['fallbacks'],
  catalog: ModelCatalog,
  lists: FallbackLists,
): readonly ConfigObjection[] {
  return Object.entries(fallbacks).flatMap(([model, others]) =>
    others.flatMap((written, index) => {
      const { model: other } = fallbackOf(written);
      const within = ['fallbacks', model, index];
      if (!catalog.find(other)) return [{ within, ...unserved(other, catalog) }];
      const isSame = catalog.find(model) !== undefined && lists.keyOf(model) === lists.keyOf(other);
      return isSame ? [{ within, message: `"${other}" is the same model as "${model}"` }] : [];
    }),
  );
}

/** Finds models in the lists of aliases that no provider serves, or that are the same model under another name. */
export function checkBalance(
  balance: ResilienceConfig['balance'],
  catalog: ModelCatalog,
  lists: FallbackLists,
): readonly ConfigObjection[] {
  return Object.entries(balance).flatMap(([name, pool]) => {
    const models = modelsOf(pool);
    return models.flatMap((model, index) => {
      const within = ['balance', name, ...('models' in pool ? ['models'] : []), index];
      const found = catalog.find(model);
      if (!found) return [{ within, ...unserved(model, catalog) }];
      if (found.standsFor) return [{ within, message: `"${model}" stands for several models itself` }];
      const same = models.slice(0, index).find((other) => lists.keyOf(other) === lists.keyOf(model));
      return same === undefined ? [] : [{ within, message: `"${model}" is the same model as "${same}"` }];
    });
  });
}

/** Finds aliases whose strategy never decides, because only one of their models has a weight. */
export function loneModels(balance: ResilienceConfig['balance']): readonly ConfigObjection[] {
  return Object.entries(balance).flatMap(([name, pool]) => {
    const { members, strategy } = poolOf(pool);
    if (strategy === 'weighted' || members.filter(({ weight }) => weight > 0).length > 1) return [];
    const message = `"${strategy}" has no effect, because only one of the models has a weight`;
    return [
      { within: ['balance', name, 'strategy'], message, hint: 'Give another one a weight, or leave the strategy out.' },
    ];
  });
}

/** The models whose cost `lowest-cost` cannot compare. */
export function unpricedModels(
  balance: ResilienceConfig['balance'],
  prices: Pick<PriceList, 'find'>,
  at: number,
): readonly string[] {
  return modelsWith(balance, 'lowest-cost').filter((model) => !prices.find(model, at));
}

function unserved(model: string, catalog: ModelCatalog): Omit<ConfigObjection, 'within'> {
  const nearest = nearestName(
    model,
    catalog.list().map(({ modelId }) => modelId),
  );
  return {
    message: `no provider serves "${model}"`,
    hint: nearest
      ? `Did you mean "${nearest}"?`
      : 'Add its provider to the list of plugins; one whose "when" is empty is left out.',
  };
}
