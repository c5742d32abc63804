import { test } from 'tap';
import { inlineMedia } from './inline-media.js';
import { isTextMedia } from './text-media.js';

const urls = [
  ['data:image/PNG;base64,iVBO', 'image/png', 'iVBO'],
  ['data:text/plain;charset=utf-8;BASE64,eA==', 'text/plain', 'eA=='],
  ['data:,Gr%C3%BC%C3%9Fe', 'text/plain', 'R3LDvMOfZQ=='],
] as const;

await test('data: URLs become bytes, and other addresses stay', (t) => {
  for (const [url, mediaType, data] of urls)
    t.strictSame(inlineMedia({ kind: 'url', url }, 'x'), { kind: 'base64', mediaType, data });
  const web = { kind: 'url', url: 'https://a.test/b' } as const;
  t.equal(inlineMedia(web, 'x'), web);
  const typed = { kind: 'base64', mediaType: 'text/plain; charset=utf-8', data: 'eA==' } as const;
  t.match(inlineMedia(typed, 'x'), { mediaType: 'text/plain' });
  for (const url of ['data:text/plain', 'data:,%'])
    t.throws(() => inlineMedia({ kind: 'url', url }, 'place'), { code: 'GW_REQUEST_INVALID', field: 'place' });
  t.end();
});

await test('a picture has the type that its bytes show, whatever the client calls it', (t) => {
  const pictures = [
    ['iVBORw0KGgoAAAAN', 'image/png'],
    ['/9j/4AAQSkZJRg==', 'image/jpeg'],
    ['R0lGODlhAQABAIAA', 'image/gif'],
    ['UklGRiIAAABXRUJQVlA4', 'image/webp'],
  ] as const;
  for (const [data, mediaType] of pictures) {
    for (const named of [mediaType, 'image/jpg', 'image/png', 'application/octet-stream'])
      t.strictSame(inlineMedia({ kind: 'base64', mediaType: named, data }, 'x'), { kind: 'base64', mediaType, data });
  }
  const others = [
    ['image/heic', 'AAAAGGZ0eXBoZWlj'],
    ['application/pdf', 'iVBORw0KGgoAAAAN'],
  ] as const;
  for (const [mediaType, data] of others) t.match(inlineMedia({ kind: 'base64', mediaType, data }, 'x'), { mediaType });
  t.end();
});

await test('text has many types', (t) => {
  t.strictSame(['text/x-python', 'application/json', 'application/xml', 'application/pdf'].map(isTextMedia), [
    true,
    true,
    true,
    false,
  ]);
  t.end();
});
