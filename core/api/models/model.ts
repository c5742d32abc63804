import type { Decimal } from '../decimal.js';
import type { ModelPrice } from './model-price.js';

/** A model that a provider plugin serves. */
export interface ModelInfo {
  /** The name that clients send as `model`. An id that ends with `*` is a pattern: it serves every model with that prefix, and is not listed. */
  readonly modelId: string;
  /** Name for people, in lists of models. */
  readonly displayName: string;
  /** Id of the provider plugin instance. */
  readonly provider: string;
  /** `chat`, `tools`, `vision`, `reasoning`, `embeddings`, `json-schema` … */
  readonly capabilities: readonly string[];
  /** The most tokens of input and output together; undefined when not known. */
  readonly contextWindow?: number;
  /** The most tokens of one answer. */
  readonly maxTokens?: number;
  /** For lists of models only. When absent, the price of its output decides. */
  readonly isPremium?: boolean;
  /**
   * Set for an alias of several models: the plugin in `provider` passes each call on to one of them. Tokens are counted with the tokenizer of
   * the first.
   */
  readonly standsFor?: readonly string[];
  /** The provider's own name of the model, if it differs from the id. */
  readonly upstream?: string;
  /** URL of the provider's API, without secrets, by which the packaged price list selects the provider's prices. */
  readonly endpoint?: string;
  /** The price, if gateway.yaml sets one. */
  readonly price?: ModelPrice;
  /** What this server adds to the packaged prices. A `price` and `pricedAs` are as they are written. */
  readonly surcharge?: Surcharge;
  /** What a search of the server's own costs, of models to which the packaged list gives no such price. A `price` and `pricedAs` are as they are written. */
  readonly searchPrices?: readonly SearchPrice[];
  /** The model of the packaged price list (`provider/model`) whose price applies. */
  readonly pricedAs?: string;
  /** True for models that cost nothing, and so need no price on connections with a spending limit. */
  readonly free?: boolean;
  /** False for models that refuse `temperature` and other sampling parameters; the native API's defaults are then not applied. */
  readonly takesSampling?: boolean;
  /** The dialect whose clients may leave it to the provider to call the other models that they name, when this one fails. When absent, the gateway does. */
  readonly triesFallbacksOf?: string;
  /**
   * Which of the tools that a provider runs itself (web search, code execution) the model gets; its provider leaves out all others, so they cost
   * nothing. When absent, the model may get any.
   */
  readonly hostedTools?: HostedTools;
}

/** What a server costs more than the provider's usual one, for processing in a certain region for instance. */
export interface Surcharge {
  /** Percent of every price of tokens. Fees are the same. */
  readonly percent: number;
  /** The provider's names of the models that cost the same there. */
  readonly except: RegExp;
}

/** What a search by some models of a server costs. */
export interface SearchPrice {
  /** The provider's names of the models; of several prices, the first that fits applies. */
  readonly models: RegExp;
  /** US dollars for each of the `searches` that answers report. */
  readonly price: Decimal;
}

/** The tools of clients that a provider runs. */
export interface HostedTools {
  /** The dialects whose tools the provider runs. */
  readonly dialects: readonly string[];
  /** Whether tools of other dialects may become the provider's own, in a call without functions. */
  readonly replacesOthers?: boolean;
  /** Whether the provider makes a {@link WebSearch} for clients of other dialects, also beside functions. */
  readonly searchesForOthers?: boolean;
  /** Whether an answer shows each search when it begins (an opaque part with a `fee`). Otherwise one that breaks off may have had as many as the call allows. */
  readonly showsSearches?: boolean;
}
