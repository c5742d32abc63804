import type { ModelInfo } from './model.js';
import { withoutProvider } from './model-names.js';
import type { ModelCatalog } from './services/model-catalog.js';

/** A model under the one name by which it is listed and switched. */
export interface NamedModel {
  readonly name: string;
  /** What its provider calls it in gateway.yaml; the name without the provider in front. */
  readonly modelId: string;
  /** The entry that serves it; of a model that only a pattern serves, the pattern's. */
  readonly info: ModelInfo;
}

/**
 * Every model that can be asked for by a name of its own, in gateway.yaml's order. Of two with one id the first has it, the other is
 * called by its provider too. One whose names all belong to others cannot be reached and is left out; so are patterns.
 */
export function listedModels(catalog: ModelCatalog): readonly NamedModel[] {
  return catalog.list().flatMap((info) => {
    const { modelId } = info;
    const name = isPattern(modelId) ? undefined : ownName(modelId, info, catalog);
    return name === undefined ? [] : [{ name, modelId, info }];
  });
}

/** The model that serves this name, a pattern's included; undefined when none does. */
export function namedModel(asked: string, catalog: ModelCatalog): NamedModel | undefined {
  const info = isPattern(asked) ? undefined : catalog.find(asked);
  if (!info) return undefined;
  const modelId = withoutProvider(asked, info);
  return { name: ownName(modelId, info, catalog) ?? asked, modelId, info };
}

function isPattern(name: string): boolean {
  return name.endsWith('*');
}

/** The shortest name that leads to this model and to no other. What a pattern serves may itself begin with the provider's name. */
function ownName(modelId: string, info: ModelInfo, catalog: ModelCatalog): string | undefined {
  const names = [modelId, `${info.provider}/${modelId}`];
  return names.find((name) => catalog.find(name) === info && withoutProvider(name, info) === modelId);
}
