import { test } from 'tap';
import type { GatewayInfo } from '../../core/api/index.js';
import { catalogOf, testPolicy } from '../../core/testkit/index.js';
import { CacheRules } from './cache-rules.js';
import { config } from './config.js';
import { connectionWith } from './fixtures/sample-call.js';

await test('answers of a connection with a policy that audits are not cached, unless it is switched off', (t) => {
  const { rules } = config.parse({ rules: [{ connections: ['*'], ttlSeconds: 60 }] });
  const info = { organization: 'default' } as GatewayInfo;
  const applies = (policy: Partial<ReturnType<typeof testPolicy>>): boolean => {
    const policies = [{ ...testPolicy({ type: 'pii_detection', action: 'audit' }), ...policy }];
    return new CacheRules(rules, catalogOf([]), info).appliesTo(connectionWith({ policies }));
  };
  t.notOk(applies({}));
  t.ok(applies({ disabled: true }));
  t.ok(applies({ action: 'redact' }));
  t.end();
});
