import type { ModelCatalog, ModelInfo } from '../api/index.js';
import { HostModelCatalog } from '../host/contributions/model-catalog.js';

/** Creates the catalog of a gateway whose providers serve these models, in this order. */
export function catalogOf(models: readonly ModelInfo[]): ModelCatalog {
  const catalog = new HostModelCatalog();
  catalog.fill(models);
  return catalog;
}
