import { test } from 'tap';
import { readClientWish } from './client-wish.js';

await test('what a client wants is read as HTTP has it', (t) => {
  const any = { keepsNothing: false, maxAgeSeconds: undefined };
  for (const header of [undefined, '', 'private', 'max-age=x', 'max-age', 'min-fresh=3', 'no-cached'])
    t.strictSame(readClientWish(header), any, `"${header}"`);
  t.strictSame(readClientWish('no-cache'), { keepsNothing: false, maxAgeSeconds: 0 });
  t.strictSame(readClientWish('max-age=30, No-Cache'), { keepsNothing: false, maxAgeSeconds: 0 });
  t.strictSame(readClientWish('no-cache, no-store'), { keepsNothing: true, maxAgeSeconds: 0 });
  t.strictSame(readClientWish('max-age=60,max-age="30"'), { keepsNothing: false, maxAgeSeconds: 30 });
  t.strictSame(readClientWish('max-age=0'), { keepsNothing: false, maxAgeSeconds: 0 });
  t.end();
});
