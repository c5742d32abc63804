import type { ModelInfo } from '../models/model.js';
import { token } from '../token.js';

/** All models of the configured providers, in gateway.yaml's order. Complete when every plugin is set up. */
export interface ModelCatalog {
  /** Patterns included. For people, use {@link listedModels}. */
  list(): readonly ModelInfo[];
  /**
   * The entry that serves a model, by the same rules as calls are dispatched: if the name has a provider's id as its prefix
   * (`groq/llama-3`), the entry of that provider, otherwise of the first provider that has the model. Among one provider's entries, an
   * exact id comes before the longest matching pattern.
   */
  find(model: string): ModelInfo | undefined;
}

/** Kept by the core. */
export const ModelCatalog = token<ModelCatalog>('model-catalog');
