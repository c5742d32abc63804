import type { ModelPrice } from './model-price.js';

/** A model that a provider plugin serves. */
export interface ModelInfo {
  /** What clients write as `model`. An id that ends with `*` stands for every model with that prefix and is not listed. */
  readonly modelId: string;
  readonly displayName: string;
  /** Id of the provider plugin instance. */
  readonly provider: string;
  /** `chat`, `tools`, `vision`, `reasoning`, `embeddings`, `json-schema` … */
  readonly capabilities: readonly string[];
  /** Tokens of input and output together; undefined when not known. */
  readonly contextWindow?: number;
  /** Most tokens of one answer. */
  readonly maxTokens?: number;
  readonly isPremium?: boolean;
  /**
   * Set if this is only a name for several models: the plugin in `provider` passes each call on to one of them. Tokens are counted as the
   * first one counts them.
   */
  readonly standsFor?: readonly string[];
  /** The provider's own name of the model, if it is not the id. */
  readonly upstream?: string;
  /** Address of the provider's API, without secrets, by which the packaged price list selects the provider's prices. */
  readonly endpoint?: string;
  /** What it costs, if gateway.yaml says so. */
  readonly price?: ModelPrice;
  /** The model of the packaged price list (`provider/model`) whose price it has. */
  readonly pricedAs?: string;
  /** Costs nothing, so it needs no price on connections with a spending limit. */
  readonly free?: boolean;
  /** False for models that refuse `temperature` and other sampling parameters; the specification's defaults are then not applied. */
  readonly takesSampling?: boolean;
}
