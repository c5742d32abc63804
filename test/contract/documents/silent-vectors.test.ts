import { test } from 'tap';
import { usualPatienceMs } from '../../../core/services/vectors/chroma-api.js';
import documents from '../../../plugins/documents/plugin.js';

await test('a request whose search waits for a silent Chroma is not over before the search goes on with keywords', (t) => {
  t.ok((documents.hookTimeoutMs ?? 0) > 2 * usualPatienceMs);
  t.end();
});
