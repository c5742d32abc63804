import { test } from 'tap';
import { providerConfig } from './config.js';

await test('what no header can contain is refused before any request fails with it', (t) => {
  t.match(providerConfig.safeParse({ models: ['a'], apiKey: 'sk-1' }), { success: true });
  for (const wrong of [
    { apiKey: 'sk-1\n' },
    { organization: 'org\n1' },
    { project: 'pröj\u0000' },
    { headers: { authorization: 'Bearer \u200bsk-1' } },
  ]) {
    const { success, error } = providerConfig.safeParse({ models: ['a'], ...wrong });
    t.equal(success, false);
    t.match(error?.issues, [{ message: /HTTP headers cannot contain/ }]);
  }
  t.end();
});

await test('a key that was copied with its scheme is refused, because the scheme would be sent twice', (t) => {
  for (const apiKey of ['Bearer sk-1', ' bearer sk-1']) {
    const { error } = providerConfig.safeParse({ models: ['a'], apiKey });
    t.match(error?.issues, [{ message: /must be without "Bearer"/ }]);
  }
  t.match(providerConfig.safeParse({ models: ['a'], apiKey: 'bearer-of-1' }), { success: true });
  t.end();
});

await test('a tag that is open needs a name, and a tag a text that has the reasoning', (t) => {
  const { error } = providerConfig.safeParse({ models: ['a'], reasoningTagIsOpen: true });
  t.match(error?.issues, [{ path: ['reasoningTagIsOpen'], message: /needs reasoningTag/ }]);
  const apart = providerConfig.safeParse({ models: ['a'], reasoningTag: 'think', api: 'responses' });
  t.match(apart.error?.issues, [{ path: ['reasoningTag'], message: /no effect with "api: responses"/ }]);
  t.match(providerConfig.safeParse({ models: ['a'], reasoningTag: 'think', reasoningTagIsOpen: true }), {
    success: true,
  });
  t.end();
});
