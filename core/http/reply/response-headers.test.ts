import { test } from 'tap';
import { addMissingHeaders } from './response-headers.js';

await test('headers that plugins announce do not repeat those of the reply, whatever their case', (t) => {
  const list = ['content-type', 'text/plain', 'Retry-After', '1'];
  addMissingHeaders(list, { 'Content-Type': 'text/html', 'retry-after': '2', 'x-acme': '3' });
  t.strictSame(list, ['content-type', 'text/plain', 'Retry-After', '1', 'x-acme', '3']);
  t.end();
});
