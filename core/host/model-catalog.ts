import type { ModelCatalog, ModelInfo } from '../api/index.js';

/** The catalog of one generation; filled once, when every plugin is set up. */
export class HostModelCatalog implements ModelCatalog {
  #models: readonly ModelInfo[] = [];
  #exact = new Map<string, ModelInfo>();
  #patterns: readonly { readonly prefix: string; readonly model: ModelInfo }[] = [];

  fill(models: readonly ModelInfo[]): void {
    this.#models = Object.freeze([...models]);
    const patterns: { prefix: string; model: ModelInfo }[] = [];
    for (const model of models) {
      for (const name of [model.modelId, `${model.provider}/${model.modelId}`]) {
        if (name.endsWith('*')) patterns.push({ prefix: name.slice(0, -1), model });
        else if (!this.#exact.has(name)) this.#exact.set(name, model);
      }
    }
    this.#patterns = patterns.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  list(): readonly ModelInfo[] {
    return this.#models;
  }

  find(model: string): ModelInfo | undefined {
    return this.#exact.get(model) ?? this.#patterns.find(({ prefix }) => model.startsWith(prefix))?.model;
  }
}
