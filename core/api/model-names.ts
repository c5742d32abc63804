import type { ModelInfo } from './model.js';
import { fitsPattern } from './name-patterns.js';
import type { ModelCatalog } from './services/model-catalog.js';

/**
 * Every name of a model that a client may have written: as it is asked for, with and without its provider in front, and as the entry
 * of the catalog that serves it, which may be a pattern.
 */
export function modelNames(model: string, catalog: ModelCatalog): readonly string[] {
  const found = catalog.find(model);
  if (!found) return [model];
  const { modelId, provider } = found;
  const bare = withoutProvider(model, found);
  return [...new Set([bare, `${provider}/${bare}`, modelId, `${provider}/${modelId}`, model])];
}

/** A name of a model that this entry of the catalog serves, without its provider in front. */
export function withoutProvider(model: string, { modelId, provider }: ModelInfo): string {
  const rest = model.startsWith(`${provider}/`) ? model.slice(provider.length + 1) : model;
  // An id may itself begin with the provider's name; then there is nothing to take off.
  return fitsPattern(modelId, rest) ? rest : model;
}

/** Whether a list of models names one of these; an entry that ends with `*` names all that begin so. */
export function isDisabledBy(list: readonly string[], names: readonly string[]): boolean {
  return list.some((entry) => names.some((name) => fitsPattern(entry, name)));
}
