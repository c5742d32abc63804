import type { ConfigObjection, ModelCatalog } from '../../../../core/api/index.js';
import type { SearchConfig } from '../config.js';

/** Objects to an embedding model that no provider serves: documents would wait for it, and searches find keywords only. */
export function checkEmbeddingModel(
  { embeddingModel }: Pick<SearchConfig, 'embeddingModel'>,
  catalog: ModelCatalog,
): readonly ConfigObjection[] {
  if (embeddingModel === undefined || catalog.find(embeddingModel)) return [];
  return [
    {
      within: ['search', 'embeddingModel'],
      message: `no provider serves "${embeddingModel}"`,
      hint: 'Add its provider to the list of plugins; one whose "when" is empty is left out.',
    },
  ];
}
