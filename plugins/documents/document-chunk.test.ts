import { test } from 'tap';
import { chunkId, readChunkId } from './document-chunk.js';

await test('the id of a chunk depends on the indexing attempt', (t) => {
  t.equal(chunkId('d', 1, 0), chunkId('d', 1, 0));
  t.equal(new Set([chunkId('d', 1, 0), chunkId('d', 2, 0), chunkId('d', 1, 1), chunkId('e', 1, 0)]).size, 4);
  t.strictSame(readChunkId(chunkId('d', 2, 7)), { documentId: 'd', attempt: 2, ordinal: 7 });
  t.equal(readChunkId('something else'), undefined);
  t.end();
});
