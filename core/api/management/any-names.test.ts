import { test } from 'tap';
import { z } from '../schema.js';
import { anyNames } from './any-names.js';
import { checkValue } from './check-value.js';

const named = z.strictObject({ labels: anyNames(z.record(z.string().min(1), z.string())).default({}) });

await test('an object with any names is taken as it is', (t) => {
  t.strictSame(checkValue(named, { labels: { a: 'b', constructor: 'c' } }, 'body').labels, {
    a: 'b',
    constructor: 'c',
  });
  t.strictSame(checkValue(named, {}, 'body').labels, {});
  t.throws(() => checkValue(named, { labels: { a: 1 } }, 'body'), { field: 'labels.a', message: /must be a string/ });
  t.throws(() => checkValue(named, { labels: ['a'] }, 'body'), { field: 'labels', message: /must be an object/ });
  t.end();
});

await test('a member named __proto__ is refused, because it would be dropped', (t) => {
  const sent: unknown = JSON.parse('{"labels":{"a":"b","__proto__":"c"}}');
  t.throws(() => checkValue(named, sent, 'body'), { code: 'GW_REQUEST_INVALID', field: 'labels.__proto__' });
  t.end();
});

await test('its JSON schema is that of the record', (t) => {
  const plain = z.record(z.string().min(1), z.string());
  t.strictSame(z.toJSONSchema(anyNames(plain), { io: 'input' }), z.toJSONSchema(plain, { io: 'input' }));
  t.end();
});
