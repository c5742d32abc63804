import { test } from 'tap';
import { catalogOf } from '../../../../core/testkit/index.js';
import { searchConfig } from '../config.js';
import { checkEmbeddingModel } from './check-embedding-model.js';

const catalog = catalogOf([{ modelId: 'vectors', displayName: 'V', provider: 'east', capabilities: ['embeddings'] }]);

await test('an embedding model that no provider serves is refused, at its place', (t) => {
  const objections = (embeddingModel?: string): unknown =>
    checkEmbeddingModel(searchConfig.parse({ embeddingModel }), catalog);
  for (const right of [undefined, 'vectors', 'east/vectors']) t.strictSame(objections(right), []);
  t.match(objections('vectors-2'), [
    { within: ['search', 'embeddingModel'], message: 'no provider serves "vectors-2"', hint: /provider/ },
  ]);
  t.end();
});

await test('a length of vectors needs a model that makes them', (t) => {
  t.throws(() => searchConfig.parse({ embeddingDimensions: 64 }), /no effect without embeddingModel/);
  t.match(searchConfig.parse({ embeddingDimensions: 64, embeddingModel: 'vectors' }), { embeddingDimensions: 64 });
  t.end();
});
