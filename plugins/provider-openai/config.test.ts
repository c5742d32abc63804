import { test } from 'tap';
import { providerConfig } from './config.js';

await test('a key that no header can contain is refused before any request fails with it', (t) => {
  t.match(providerConfig.safeParse({ models: ['a'], apiKey: 'sk-1' }), { success: true });
  for (const wrong of [{ apiKey: 'sk-1\n' }, { headers: { authorization: 'Bearer \u200bsk-1' } }]) {
    const { success, error } = providerConfig.safeParse({ models: ['a'], ...wrong });
    t.equal(success, false);
    t.match(error?.issues, [{ message: /HTTP headers cannot contain/ }]);
  }
  t.end();
});
