import { test } from 'tap';
import { testGateway } from '../../../test/fixtures/gateways/test-gateway.js';
import { definePolicyType, type PolicyType, PolicyTypes, z } from '../../api/index.js';
import { pluginOf } from '../../testkit/plugin-of.js';
import { startTestGateway } from '../../testkit/start-test-gateway.js';
import { ConfigurationError } from '../configuration-error.js';

const tone = definePolicyType({
  policyType: 'acme_tone',
  validActions: ['block'],
  description: 'Refuses a rude tone.',
  isEnabled: true,
  configuration: z.strictObject({}),
});

await test('the types of policies of all plugins are found by their names', async (t) => {
  const gateway = await testGateway(t, [pluginOf('tone', { policyTypes: [tone] })]);
  const types = gateway.gateway.service(PolicyTypes);
  t.strictSame(types.list(), [tone]);
  t.equal(types.find('acme_tone'), tone);
  t.equal(types.find('acme_voice'), undefined);
});

await test('a type of policies that two plugins contribute names both', async (t) => {
  const twice = [pluginOf('tone', { policyTypes: [tone] }), pluginOf('voice', { policyTypes: [tone] })];
  const error = await startTestGateway(twice).catch((cause: unknown) => cause);
  t.ok(error instanceof ConfigurationError);
  t.match((error as ConfigurationError).problems, [
    { message: '"voice" contributes the policy type "acme_tone", which "tone" already contributes' },
  ]);
});

await test("a mistake in a type of policies is found at the start, with the plugin's name", async (t) => {
  const wrong: readonly (readonly [Partial<PolicyType>, RegExp])[] = [
    [{ policyType: 'Acme-Tone' }, /^"tone" contributes the policy type "Acme-Tone", but a name consists of /],
    [{ validActions: [] }, /but a type needs at least one valid action$/],
    [
      { validActions: ['blok' as 'block'] },
      /but "blok" is not an action; the actions are "block", "audit" and "redact"$/,
    ],
    [
      { detector: { detect: () => [] } as never },
      /but its detector is not a function: detector: \(configuration\) => \(\{ detect \}\)$/,
    ],
    [{ configuration: z.strictObject({ mark: z.string() }) }, /but its configuration must accept \{\}, .*\(mark: /],
    [
      { configuration: z.strictObject({}).refine(() => Promise.resolve(true)) },
      /"acme_tone", but the schema of its configuration failed on \{\}: it has an asynchronous refinement/,
    ],
  ];
  for (const [members, message] of wrong) {
    const plugin = pluginOf('tone', { policyTypes: [definePolicyType({ ...tone, ...members } as PolicyType)] });
    const error = await startTestGateway([plugin]).catch((cause: unknown) => cause);
    t.ok(error instanceof ConfigurationError);
    t.match((error as ConfigurationError).problems, [{ message }]);
  }
});
