import { type ConfigObjection, type ModelCatalog, nearestName } from '../../../core/api/index.js';
import type { CacheRule } from '../config.js';

/** Finds rules whose `similar` names a model that no provider serves or that makes no vectors, or applies to no call. */
export function checkSimilar(rules: readonly CacheRule[], catalog: ModelCatalog): readonly ConfigObjection[] {
  return rules.flatMap(({ similar, calls }, index) => {
    if (!similar) return [];
    const within = ['rules', index, 'similar'];
    if (!calls.includes('chat'))
      return [{ within, message: '`similar` is for chats, and this rule only for embeddings' }];
    const found = catalog.find(similar.model);
    if (found?.capabilities.includes('embeddings')) return [];
    const model = JSON.stringify(similar.model);
    const message = found ? `${model} makes no embeddings` : `no provider serves ${model}`;
    return [{ within: [...within, 'model'], message, hint: hintFor(similar.model, catalog) }];
  });
}

function hintFor(model: string, catalog: ModelCatalog): string {
  const known = catalog
    .list()
    .flatMap(({ modelId, capabilities }) => (capabilities.includes('embeddings') ? [modelId] : []));
  const nearest = nearestName(model, known);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return known.length === 0
    ? 'Add a provider with an embedding model to the list of plugins.'
    : `Models with embeddings: ${known.slice(0, 10).join(', ')}.`;
}
