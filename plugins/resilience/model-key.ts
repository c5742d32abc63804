import { type ModelCatalog, withoutProvider } from '../../core/api/index.js';

/** A unique key of a model, whatever name it is called by: the provider's id and the model's own name. */
export function modelKey(model: string, catalog: ModelCatalog): string {
  const found = catalog.find(model);
  return found ? `${found.provider}/${withoutProvider(model, found)}` : model;
}
