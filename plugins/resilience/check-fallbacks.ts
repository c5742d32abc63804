import { type ConfigObjection, type ModelCatalog, nearestName } from '../../core/api/index.js';
import type { ResilienceConfig } from './config.js';
import type { FallbackLists } from './fallback-lists.js';

/** Finds models that nobody serves among those that take over, and those that are the same model under another name. */
export function checkFallbacks(
  fallbacks: ResilienceConfig['fallbacks'],
  catalog: ModelCatalog,
  lists: FallbackLists,
): readonly ConfigObjection[] {
  return Object.entries(fallbacks).flatMap(([model, others]) =>
    others.flatMap((other, index) => {
      const within = ['fallbacks', model, index];
      if (!catalog.find(other)) return [{ within, ...unserved(other, catalog) }];
      const isSame = catalog.find(model) !== undefined && lists.keyOf(model) === lists.keyOf(other);
      return isSame ? [{ within, message: `"${other}" is the same model as "${model}"` }] : [];
    }),
  );
}

function unserved(model: string, catalog: ModelCatalog): Omit<ConfigObjection, 'within'> {
  const nearest = nearestName(
    model,
    catalog.list().map(({ modelId }) => modelId),
  );
  return {
    message: `no provider serves "${model}"`,
    hint: nearest ? `Did you mean "${nearest}"?` : 'Add its provider to the list of plugins.',
  };
}
