import { test } from 'tap';
import { serverUrl } from './server-url.js';

await test('an address has no user and no password, which nothing would send', (t) => {
  for (const url of ['https://a.example/v1', 'http://[::1]:8000', 'http://a.example/?at=b@c'])
    t.equal(serverUrl.parse(url), url);
  for (const url of ['https://me:word@a.example/v1', 'https://me@a.example', 'https://:word@a.example'])
    t.match(serverUrl.safeParse(url).error?.issues[0]?.message, /without a user and a password/, url);
  for (const url of ['a.example', 'ftp://a.example', 'http://']) t.equal(serverUrl.safeParse(url).success, false, url);
  t.end();
});
