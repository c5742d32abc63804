/** What the packaged price list knows about a model. */
export interface PackagedModel {
  readonly name: string | undefined;
  readonly contextWindow: number | undefined;
  /** US dollars for a million tokens of an answer, the least where it has steps. To compare by, not to add up. */
  readonly outputPrice: number | undefined;
}

/** The price list that comes with the gateway. */
export interface PackagedList {
  /** @param provider id of the provider's entry in gateway.yaml: a hint, as it often is the list's own word for it */
  find(modelId: string, provider: string): PackagedModel | undefined;
}

/** Loads the list. It is large: 40 ms of work for the event loop, once in a process. */
export async function loadPackagedList(): Promise<PackagedList> {
  const { calcPrice } = await import('@pydantic/genai-prices');
  return {
    find(modelId, provider) {
      const entry = calcPrice({}, modelId, { providerId: provider }) ?? calcPrice({}, modelId);
      if (!entry) return undefined;
      const { model, model_price: prices } = entry;
      const price = prices['output_mtok'];
      const outputPrice = typeof price === 'object' ? price.base : price;
      return { name: model.name, contextWindow: model.context_window, outputPrice };
    },
  };
}
