import type { ModelInfo } from '../model.js';
import { token } from '../token.js';

/** All models that the configured providers serve, in gateway.yaml's order. Filled when every plugin is set up. */
export interface ModelCatalog {
  list(): readonly ModelInfo[];
  /**
   * The entry that serves this model, as calls are dispatched: that of the provider which the name addresses (`groq/llama-3`), else of
   * the first provider in the list that has it. Of a provider's entries an exact id comes before the longest pattern.
   */
  find(model: string): ModelInfo | undefined;
}

/** Kept by the core. */
export const ModelCatalog = token<ModelCatalog>('model-catalog');
