import type { ModelInfo } from './model.js';
import { fitsPattern } from '../text/name-patterns.js';
import type { ModelCatalog } from '../services/model-catalog.js';

/**
 * All names of a model: the given one, the one with and the one without the provider's prefix, and those of the catalog's entry that serves it,
 * which may be a pattern.
 */
export function modelNames(model: string, catalog: ModelCatalog): readonly string[] {
  const found = catalog.find(model);
  if (!found) return [model];
  const { modelId, provider } = found;
  const bare = withoutProvider(model, found);
  return [...new Set([bare, `${provider}/${bare}`, modelId, `${provider}/${modelId}`, model])];
}

/** The name of a model without its provider's prefix, given the entry of the catalog that serves it. */
export function withoutProvider(model: string, { modelId, provider }: ModelInfo): string {
  const rest = model.startsWith(`${provider}/`) ? model.slice(provider.length + 1) : model;
  // If the id itself begins with the provider's name, that is not a prefix to remove.
  return fitsPattern(modelId, rest) ? rest : model;
}

/** Whether a list of models contains one of these names; an entry that ends with `*` is a prefix. */
export function isDisabledBy(list: readonly string[], names: readonly string[]): boolean {
  return list.some((entry) => names.some((name) => fitsPattern(entry, name)));
}

/**
 * Whether a list of models that are allowed, or that something applies to, contains a model under any of its names. An entry that ends with `*` is a
 * prefix, which does not match the provider's part of a name unless it has a slash itself: `o*` allows no `openai/gpt-4o`.
 */
export function listsModel(list: readonly string[], model: string, catalog: ModelCatalog): boolean {
  const names = modelNames(model, catalog);
  const [bare = model] = names;
  return list.some((entry) => {
    const isOfModelsOnly = entry.endsWith('*') && !entry.includes('/');
    return isOfModelsOnly ? fitsPattern(entry, bare) : names.some((name) => fitsPattern(entry, name));
  });
}
