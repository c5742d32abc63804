import type { ModelInfo } from '../model.js';
import { token } from '../token.js';

/** All models that the configured providers serve, in gateway.yaml's order. Filled when every plugin is set up. */
export interface ModelCatalog {
  list(): readonly ModelInfo[];
  /** The entry that serves this model: an exact id, an id behind its provider's (`groq/llama-3`), or the longest pattern. */
  find(model: string): ModelInfo | undefined;
}

/** Kept by the core. */
export const ModelCatalog = token<ModelCatalog>('model-catalog');
