import { test } from 'tap';
import { parseCacheControl } from './cache-control.js';

await test('Cache-Control directives are parsed as RFC 9111 defines them', (t) => {
  const any = { noStore: false, maxAgeSeconds: undefined };
  for (const header of [undefined, '', 'private', 'max-age=x', 'max-age', 'min-fresh=3', 'no-cached'])
    t.strictSame(parseCacheControl(header), any, `"${header}"`);
  t.strictSame(parseCacheControl('no-cache'), { noStore: false, maxAgeSeconds: 0 });
  t.strictSame(parseCacheControl('max-age=30, No-Cache'), { noStore: false, maxAgeSeconds: 0 });
  t.strictSame(parseCacheControl('no-cache, no-store'), { noStore: true, maxAgeSeconds: 0 });
  t.strictSame(parseCacheControl('max-age=60,max-age="30"'), { noStore: false, maxAgeSeconds: 30 });
  t.strictSame(parseCacheControl('max-age=0'), { noStore: false, maxAgeSeconds: 0 });
  t.end();
});
