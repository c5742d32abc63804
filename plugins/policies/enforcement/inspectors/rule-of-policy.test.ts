import { test } from 'tap';
import { ruleOf } from './rule-of-policy.js';

await test('members that another plugin uses in its own way are ignored', (t) => {
  const policy = { policyId: 'p', type: 'acme_test', action: 'redact' } as const;
  const plain = ruleOf({ ...policy, configuration: {} });
  const foreign = { appliesTo: ['moon'], streamMode: 'slow', blockMessage: 7, redaction: null, entityActions: null };
  for (const configuration of [foreign, { ...foreign, appliesTo: [], redaction: 1, entityActions: 1 }, null, 'x'])
    t.strictSame(ruleOf({ ...policy, configuration }), plain);
  t.end();
});
