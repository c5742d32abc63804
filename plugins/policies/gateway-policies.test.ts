import { test } from 'tap';
import { isUuid, type JsonObject, type PolicyTypes } from '../../core/api/index.js';
import { bundledTypes } from './bundled-types.js';
import { config } from './config.js';
import { gatewayPolicies, type GatewayPolicy, objectionsTo } from './gateway-policies.js';

const time = '2030-01-01T00:00:00.000Z';

function entry(type: string, action: GatewayPolicy['action'], configuration: GatewayPolicy['configuration'] = {}) {
  return { type, action, configuration };
}

/** What the schema of the plugin's configuration says, as `sluice check` does. */
function saidOf(settings: JsonObject): readonly string[] {
  const { error } = config.safeParse(settings);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

await test('the id of a policy depends only on its type, and on how many of it come before', (t) => {
  const idsOf = (...entries: readonly GatewayPolicy[]): readonly string[] =>
    gatewayPolicies(entries, time).map(({ policyId }) => policyId);
  const [pii, secrets, morePii] = idsOf(
    entry('pii_detection', 'redact'),
    entry('secret_detection', 'block'),
    entry('pii_detection', 'audit'),
  );
  t.equal(pii, 'e2462c4d-a9e6-86af-9dc6-d2869ea8e5f5', 'the same in every version');
  t.equal(new Set([pii, secrets, morePii]).size, 3);
  for (const id of [pii, secrets, morePii]) t.ok(isUuid(id as string));
  t.strictSame(
    idsOf(entry('secret_detection', 'audit'), entry('pii_detection', 'block', { sensitivityLevel: 'high' })),
    [secrets, pii],
    'in another order, with another action and configuration',
  );
  t.end();
});

await test('entries that could not be created as policies of a connection are refused with the place and the reason', (t) => {
  const onEveryConnection = [
    entry('pii_detection', 'redact', { sensitivtyLevel: 'low' }),
    entry('pii_detection', 'redact', { entities: ['EMAIL_ADDRESS', 'EMAIL_ADRESS'] }),
    entry('pii_detection', 'redact', { redaction: { style: 'hash' } }),
    entry('pii_detection', 'redact', { sensitivityLevel: 3 }),
    entry('content_filtering', 'redact'),
    entry('keyword_filter', 'redact', { streamMode: 'async' }),
    entry('keyword_filter', 'block', { patterns: [{ name: 'x' }] }),
    entry('topic_restriction', 'block'),
    entry('secret_detection', 'block'),
    entry('acme_tone', 'block'),
  ];
  t.strictSame(saidOf({ onEveryConnection }), [
    'onEveryConnection.0.configuration.sensitivtyLevel: is not known. Did you mean "sensitivityLevel"?',
    'onEveryConnection.1.configuration.entities.1: must be a known kind of personal data such as "EMAIL_ADDRESS"; got "EMAIL_ADRESS"',
    'onEveryConnection.2.configuration.redaction.style: must not be "hash" on a gateway that has no "fingerprintSecret" configured',
    'onEveryConnection.3.configuration.sensitivityLevel: must be "low", "medium" or "high"; got 3',
    'onEveryConnection.4.action: "redact" is not an action of "content_filtering" policies; the valid ones are "block", "audit"',
    'onEveryConnection.5.configuration.streamMode: must not be "async" where anything is redacted: text that has been sent cannot be redacted',
    'onEveryConnection.6.configuration.patterns.0: Field "configuration.patterns[0].regex" is required',
    'onEveryConnection.7.type: Policies of the type "topic_restriction" cannot be created: nothing in this gateway can enforce them. Keeps conversations to allowed topics, or off denied ones. Needs a "judge" or "webhook" under "classifiers" of the plugin policies in gateway.yaml',
  ]);
  const judge = { kind: 'judge', id: 'j', baseUrl: 'http://127.0.0.1:1', model: 'm' };
  const classifiers = [judge];
  t.strictSame(
    saidOf({ classifiers, onEveryConnection: [entry('topic_restriction', 'block', { denied: ['x'] })] }),
    [],
    'with what the type needs',
  );
  t.match(saidOf({ onEveryConnection: [{ type: 'pii_detection', action: 'blok' }] }), [
    /^onEveryConnection\.0\.action/,
  ]);
  t.match(saidOf({ onEveryConnection: [{ ...entry('pii_detection', 'block'), disabled: true }] }), [/disabled/]);
  t.end();
});

await test('a type that nobody contributes is refused only when the plugins are set up, with the nearest name', (t) => {
  const entries = [entry('pii_detektion', 'block'), entry('acme_tone', 'block')];
  const list = bundledTypes({ hashes: false, judge: false });
  const types: PolicyTypes = { list: () => list, find: (name) => list.find((type) => type.policyType === name) };
  t.strictSame(objectionsTo(entries, types, { areAll: false }), []);
  t.match(objectionsTo(entries, types, { areAll: true }), [
    {
      within: ['onEveryConnection', 0, 'type'],
      message: 'There is no policy type "pii_detektion". Did you mean "pii_detection"?',
    },
    { within: ['onEveryConnection', 1, 'type'], message: /^There is no policy type "acme_tone"\. The types are / },
  ]);
  t.end();
});
