import { test } from 'tap';
import { mapPictures } from './inline-pictures.js';

await test('only the data of pictures are replaced, in order', (t) => {
  const picture = (url: string): object => ({ type: 'image_url', image_url: { url, detail: 'low' } });
  const value = [picture('data:image/png;base64,aa'), 'data:image/png;base64,bb', { deep: picture('DATA:;BASE64,cc') }];
  const seen: string[] = [];
  const mapped = mapPictures({ input: value } as never, (url) => {
    seen.push(url);
    return String(seen.length);
  });
  t.strictSame(seen, ['data:image/png;base64,aa', 'DATA:;BASE64,cc']);
  t.strictSame(mapped, { input: [picture('1'), 'data:image/png;base64,bb', { deep: picture('2') }] });
  const other = [picture('https://a.test'), picture('data:text/plain,x'), { image_url: 'data:;base64,aa' }, 1, null];
  t.strictSame(
    mapPictures({ input: other } as never, () => 'changed'),
    { input: other },
  );
  t.end();
});
