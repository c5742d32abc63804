import { test } from 'tap';
import { headerValue, requestHeaders } from './request-headers.js';

await test('headers that HTTP can carry are accepted, whatever the case of their names', (t) => {
  for (const value of ['', 'Bearer sk-1', 'a\tb', 'caf\u00e9'])
    t.equal(headerValue.safeParse(value).success, true, value);
  t.strictSame(requestHeaders.parse({ 'x-api-key': 'k', Authorization: 'Bearer k' }), {
    'x-api-key': 'k',
    authorization: 'Bearer k',
  });
  t.end();
});

await test('a value or name that no header can have is refused, without being quoted', (t) => {
  for (const value of ['sk-1\n', 'sk-1\r\nx-admin: 1', 'sk\u0000', '\u200bsk-1', '\u201csk-1\u201d']) {
    const { success, error } = headerValue.safeParse(value);
    t.equal(success, false, JSON.stringify(value));
    t.notMatch(error?.message, /sk/);
    t.equal(requestHeaders.safeParse({ a: value }).success, false);
  }
  for (const name of ['', 'x y', 'x:', 'x\n', '\u00e9'])
    t.equal(requestHeaders.safeParse({ [name]: 'a' }).success, false, name);
  t.end();
});
