import { test } from 'tap';
import type { JsonObject } from '../json.js';
import { changedValues } from './audit-trail.js';

await test('of an update the audit trail gets the values that differ, lists and objects included', (t) => {
  const before: JsonObject = { name: 'shop', models: ['a', 'b'], limits: { requests: 1, tokens: 2 }, owner: null };
  t.strictSame(changedValues(before, { ...before, models: ['b'], owner: 'web' }), {
    before: { models: ['a', 'b'], owner: null },
    after: { models: ['b'], owner: 'web' },
  });
  t.strictSame(changedValues(before, { ...before, models: ['a', 'b'], limits: { tokens: 2, requests: 1 } }), {
    before: {},
    after: {},
  });
  t.end();
});
