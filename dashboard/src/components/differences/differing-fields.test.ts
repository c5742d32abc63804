import { test } from 'tap';
import { differingFields } from './differing-fields.js';

await test('fields that differ are named with the objects around them', async (t) => {
  const before = { name: 'shop', configuration: { level: 'low', kinds: ['a', 'b'] }, same: [1] };
  const after = { name: 'shop', configuration: { level: 'high', kinds: ['a'] }, same: [1], more: true };
  t.strictSame(differingFields(before, after), [
    { name: 'configuration.level', before: 'low', after: 'high' },
    { name: 'configuration.kinds', before: 'a, b', after: 'a' },
    { name: 'more', before: undefined, after: 'true' },
  ]);
});

await test('of what was created or deleted, fields without a value are left out', async (t) => {
  t.strictSame(differingFields(null, { name: 'shop', limit: null }), [
    { name: 'name', before: undefined, after: 'shop' },
  ]);
  t.strictSame(differingFields({ name: 'shop', limit: null }, null), [
    { name: 'name', before: 'shop', after: undefined },
  ]);
  t.strictSame(differingFields({ limit: 3 }, { limit: null }), [{ name: 'limit', before: '3', after: 'null' }]);
});

await test('lists of anything but names have a line for each item', async (t) => {
  t.strictSame(differingFields({ rules: [] }, { rules: [{ a: 1 }, { a: 2 }] }), [
    { name: 'rules', before: '[]', after: '{"a":1}\n{"a":2}' },
  ]);
});
