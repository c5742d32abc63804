import { test } from 'tap';
import { testConnection } from '../testkit/index.js';
import { type Connection, definePolicyType, policiesInForce, type Policy, z } from './index.js';

const tone = definePolicyType({
  policyType: 'tone',
  validActions: ['block'],
  description: 'Keeps answers polite.',
  isEnabled: true,
  configuration: z.strictObject({ strictness: z.int().default(3) }),
});

function policy(policyId: string, settings: Partial<Policy> = {}): Policy {
  const time = '2030-01-01T00:00:00.000Z';
  const defaults = { type: 'tone', action: 'block', disabled: false, configuration: {} } as const;
  return { policyId, ...defaults, created: time, updated: time, ...settings };
}

function connectionWith(...policies: readonly Policy[]): Connection {
  return { ...testConnection, policies };
}

await test('the policies of a type that are in force have their configuration completed', async (t) => {
  const connection = connectionWith(
    policy('a'),
    policy('b', { configuration: { strictness: 5 } }),
    policy('c', { disabled: true, configuration: { strictness: 'invalid' } }),
    policy('d', { type: 'other' }),
  );
  t.strictSame(
    policiesInForce(tone, connection).map(({ policyId, configuration }) => [policyId, configuration.strictness]),
    [
      ['a', 3],
      ['b', 5],
    ],
  );
  t.strictSame(policiesInForce(tone, connectionWith()), []);
  t.strictSame(policiesInForce(tone, undefined), [], 'routes without a connection have none');
});

await test('configurations are parsed once for each snapshot of a connection', async (t) => {
  const connection = connectionWith(policy('a'));
  t.equal(policiesInForce(tone, connection), policiesInForce(tone, connection));
  const other = definePolicyType({ ...tone, policyType: 'other' });
  t.strictSame(policiesInForce(other, connection), []);
  t.not(policiesInForce(tone, { ...connection }), policiesInForce(tone, connection));
});

await test('a stored configuration that is no longer valid is an error, and the policy is not skipped', async (t) => {
  const connection = connectionWith(policy('a', { configuration: { strictness: 'high' } }));
  t.throws(() => policiesInForce(tone, connection));
});
