import { test } from 'tap';
import {
  checkValue,
  definePolicyType,
  type JsonObject,
  type Policy,
  type PolicyType,
  type PolicyTypes,
  z,
} from '../../core/api/index.js';
import { refusalAtOnce } from '../../core/testkit/refusal.js';
import { bundledTypes as bundledTypesWith } from './bundled-types.js';
import { newPolicy, withoutPolicy, withPolicy, withUpdate } from './change-policies.js';
import { typesInOrder } from './describe-type.js';
import plugin from './plugin.js';

const bundledTypes = bundledTypesWith({ hashes: true, judge: false });

const tone = definePolicyType({
  policyType: 'acme_tone',
  validActions: ['audit', 'block'],
  description: 'Keeps answers polite.',
  isEnabled: true,
  configuration: z.strictObject({ strictness: z.int().min(1).max(5).default(3) }),
});

function typesOf(list: readonly PolicyType[]): PolicyTypes {
  return { list: () => list, find: (name) => list.find(({ policyType }) => policyType === name) };
}

const types = typesOf([tone, ...bundledTypes]);
const made = '2030-01-01T00:00:00.000Z';
const later = '2030-01-01T00:00:01.000Z';

function policyOf(settings: Partial<Policy> & Pick<Policy, 'type'>, id = 'p-1'): Policy {
  return {
    policyId: id,
    action: 'block',
    disabled: false,
    configuration: {},
    created: made,
    updated: made,
    ...settings,
  };
}

await test('every setting of the plugin has a default', (t) => {
  t.match(plugin.config.parse({}), {
    blockedToolResults: 'refuse',
    maxHeldCharacters: 4_000_000,
    detectorTimeoutMs: 2000,
  });
  t.notOk(plugin.config.safeParse({ fingerprintSecret: 'short' }).success);
  t.notOk(plugin.config.safeParse({ surprise: true }).success);
  t.end();
});

await test('the built-in types have the actions that their findings allow', (t) => {
  const everything = ['block', 'audit', 'redact'];
  t.strictSame(
    bundledTypes.map(({ policyType, validActions, isEnabled }) => [policyType, validActions, isEnabled]),
    [
      ['pii_detection', everything, true],
      ['secret_detection', everything, true],
      ['content_filtering', ['block', 'audit'], true],
      ['prompt_attack', ['block', 'audit'], true],
      ['keyword_filter', everything, true],
      ['url_filter', everything, true],
      ['topic_restriction', ['block', 'audit'], false],
      ['groundedness', ['block', 'audit'], false],
    ],
  );
  t.end();
});

await test('types are listed with a JSON Schema each, built-in ones first, then those of other plugins', (t) => {
  const listed = typesInOrder(types, bundledTypes);
  t.strictSame(
    listed.map(({ policyType }) => policyType),
    [...bundledTypes.map(({ policyType }) => policyType), 'acme_tone'],
  );
  for (const { policyType, configurationSchema } of listed) {
    t.match(configurationSchema, { type: 'object', additionalProperties: false }, policyType);
    const properties = configurationSchema['properties'] as Readonly<Record<string, JsonObject>>;
    if (policyType === 'acme_tone') continue;
    t.match(properties['sensitivityLevel'], { enum: ['low', 'medium', 'high'], default: 'medium' }, policyType);
    for (const [name, property] of Object.entries(properties)) t.type(property['description'], 'string', name);
  }
  t.strictSame(listed.at(-1), {
    policyType: 'acme_tone',
    validActions: ['audit', 'block'],
    description: 'Keeps answers polite.',
    isEnabled: true,
    configurationSchema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { strictness: { default: 3, type: 'integer', minimum: 1, maximum: 5 } },
      additionalProperties: false,
    },
  });
  t.end();
});

await test('every built-in type accepts an empty configuration, with its defaults', (t) => {
  for (const { policyType, configuration } of bundledTypes) {
    t.match(configuration.safeParse({}), { success: true, data: { sensitivityLevel: 'medium' } }, policyType);
  }
  t.end();
});

/** Valid configurations, and invalid ones with the field of the error. */
const configurations: Readonly<
  Record<string, { readonly fine: readonly JsonObject[]; readonly wrong: readonly (readonly [JsonObject, string])[] }>
> = {
  pii_detection: {
    fine: [
      { sensitivityLevel: 'high', entities: ['EMAIL_ADDRESS', 'IBAN_CODE'], regions: ['DE', 'US'] },
      { entityActions: { PERSON: 'ignore', CREDIT_CARD: 'block' }, allowList: ['help@example.com'] },
      { redaction: { style: 'mask', keepLast: 4 }, appliesTo: ['input', 'output'], streamMode: 'exact' },
    ],
    wrong: [
      [{ sensitivityLevel: 'extreme' }, 'sensitivityLevel'],
      [{ sensitivityLevel: null }, 'sensitivityLevel'],
      [{ sensitivtyLevel: 'high' }, 'sensitivtyLevel'],
      [{ entities: ['email'] }, 'entities[0]'],
      [{ entities: [] }, 'entities'],
      [{ entities: ['A_B', 'A_B'] }, 'entities[1]'],
      [{ entityActions: { PERSON: 'explode' } }, 'entityActions.PERSON'],
      [{ regions: ['Germany'] }, 'regions[0]'],
      [{ redaction: { style: 'mask', keepLast: 5 } }, 'redaction.keepLast'],
      [{ redaction: { restore: true } }, 'redaction.restore'],
      [{ appliesTo: [] }, 'appliesTo'],
      [{ appliesTo: ['everywhere'] }, 'appliesTo[0]'],
      [{ blockMessage: 'x'.repeat(501) }, 'blockMessage'],
      [{ blockMessage: '' }, 'blockMessage'],
    ],
  },
  secret_detection: {
    fine: [{ generic: false, redaction: { style: 'numbered', restore: true } }],
    wrong: [[{ generic: 'no' }, 'generic']],
  },
  content_filtering: {
    fine: [{ categories: { hate: 'high', profanity: 'off' }, streamMode: 'async' }],
    wrong: [
      [{ categories: { politics: 'low' } }, 'categories.politics'],
      [{ categories: { hate: 'on' } }, 'categories.hate'],
      [{ redaction: {} }, 'redaction'],
    ],
  },
  prompt_attack: { fine: [{ appliesTo: ['input'] }], wrong: [[{ languages: ['en'] }, 'languages']] },
  keyword_filter: {
    fine: [
      { words: ['falcon', 'größe'], lists: ['profanity'], patterns: [{ name: 'ticket', regex: 'ACME-\\d+' }] },
      { words: ['falcon'], redaction: { style: 'mask', keepLast: 2 }, blockMessage: '-' },
    ],
    wrong: [
      [{ words: [''] }, 'words[0]'],
      [{ words: ['fine', 'x'.repeat(100_000)] }, 'words[1]'],
      [{ words: ['fine', 'twice', 'other', 'twice'] }, 'words[3]'],
      [
        {
          patterns: [
            { name: 'fine', regex: 'a' },
            { name: 'x', regex: '(?:a|b)*a(?:a|b){24}c' },
          ],
        },
        'patterns[1]',
      ],
      [{ patterns: [{ name: 'x' }] }, 'patterns[0].regex'],
      [{ patterns: [{ name: 'x', regex: '(?<=a)b' }] }, 'patterns[0].regex'],
      [{ patterns: [{ name: 'x', regex: 'a', flags: 'i' }] }, 'patterns[0].flags'],
    ],
  },
  url_filter: {
    fine: [{ allow: ['example.com', '*.example.org', 'bücher.example', '127.0.0.1'], images: 'same' }],
    wrong: [
      [{ allow: ['https://example.com'] }, 'allow[0]'],
      [{ deny: ['*'] }, 'deny[0]'],
      [{ deny: ['a..b'] }, 'deny[0]'],
    ],
  },
  topic_restriction: { fine: [{ denied: ['medical advice'] }], wrong: [[{ denied: 'all' }, 'denied']] },
  groundedness: { fine: [{ sensitivityLevel: 'low' }], wrong: [[{ appliesTo: ['input'] }, 'appliesTo']] },
};

await test('an invalid configuration is refused with the name of the field', (t) => {
  for (const { policyType, configuration } of bundledTypes) {
    const { fine, wrong } = configurations[policyType] ?? { fine: [], wrong: [] };
    for (const value of fine) {
      t.doesNotThrow(() => checkValue(configuration, value, 'body.configuration'), JSON.stringify(value));
    }
    for (const [value, field] of wrong) {
      const refusal = refusalAtOnce(() => checkValue(configuration, value, 'body.configuration'));
      t.match(
        refusal,
        { code: 'GW_REQUEST_INVALID', status: 400 },
        `${policyType} ${JSON.stringify(value).slice(0, 80)}`,
      );
      t.equal(refusal.field, `configuration.${field}`);
    }
  }
  t.end();
});

await test('a policy is created as it was sent; a missing configuration counts as an empty one', (t) => {
  const wanted = { type: 'acme_tone', action: 'block', disabled: false };
  t.strictSame(newPolicy(types, wanted, 'id', made), policyOf({ type: 'acme_tone' }, 'id'));
  const configuration = { strictness: 5 };
  t.strictSame(newPolicy(types, { ...wanted, configuration }, 'id', made).configuration, configuration);
  t.end();
});

await test('unknown kinds of personal data and unknown countries are refused', (t) => {
  const create = (configuration: JsonObject) =>
    newPolicy(types, { type: 'pii_detection', action: 'block', disabled: false, configuration }, 'id', made);
  const misspelt: readonly (readonly [JsonObject, string, RegExp])[] = [
    [{ entities: ['IBAN_CODE', 'EMAIL'] }, 'entities[1]', /such as "EMAIL_ADDRESS", not "EMAIL"/],
    [{ excludeEntities: ['CREDITCARD'] }, 'excludeEntities[0]', /"CREDIT_CARD"/],
    [{ entityActions: { PERSON: 'ignore', ZEBRA: 'block' } }, 'entityActions.ZEBRA', /docs\/policies\.md/],
    [{ regions: ['DE', 'UK'] }, 'regions[1]', /"GB"/],
    [{ regions: ['XX'] }, 'regions[0]', /"XX"/],
  ];
  for (const [configuration, field, message] of misspelt) {
    const refusal = refusalAtOnce(() => create(configuration));
    t.match(refusal, { code: 'GW_REQUEST_INVALID', status: 400, field: `configuration.${field}`, message });
  }
  t.ok(create({ entities: ['RELIGION'], remote: { classifierId: 'presidio' } }), 'a service may know it');
  t.end();
});

await test('unknown and disabled types are refused', (t) => {
  const create = (type: string, action = 'block') =>
    refusalAtOnce(() => newPolicy(types, { type, action, disabled: false }, 'id', made));
  t.match(create('pii-detecton'), {
    code: 'GW_POLICY_TYPE_UNKNOWN',
    status: 400,
    field: 'type',
    message: 'There is no policy type "pii-detecton". Did you mean "pii_detection"?',
  });
  t.match(
    create('nonsense').message,
    /^There is no policy type "nonsense"\. The types are "acme_tone", .*"groundedness"\.$/,
  );
  t.match(create('groundedness'), {
    code: 'GW_POLICY_TYPE_DISABLED',
    status: 400,
    field: 'type',
    message: /"judge" or "webhook"/,
  });
  t.match(create('content_filtering', 'redact'), {
    code: 'GW_POLICY_ACTION_INVALID',
    status: 400,
    field: 'action',
    message: '"redact" is not an action of "content_filtering" policies; the valid ones are "block", "audit".',
  });
  t.match(create('acme_tone', 'explode'), { code: 'GW_POLICY_ACTION_INVALID' });
  t.end();
});

await test('redaction is refused where text would already have been sent', (t) => {
  const conflict = {
    code: 'GW_REQUEST_INVALID',
    status: 400,
    field: 'configuration.streamMode',
    message:
      'Field "configuration.streamMode" must not be "async" where anything is redacted: text that has been sent cannot be redacted.',
  };
  const create = (type: string, action: string, configuration: JsonObject): Policy =>
    newPolicy(types, { type, action, disabled: false, configuration }, 'id', made);
  for (const { policyType, validActions } of bundledTypes) {
    if (!validActions.includes('redact')) continue;
    t.match(
      refusalAtOnce(() => create(policyType, 'redact', { streamMode: 'async' })),
      conflict,
      policyType,
    );
    t.ok(create(policyType, 'block', { streamMode: 'async' }));
    t.ok(create(policyType, 'redact', { streamMode: 'exact' }));
  }
  const single = { streamMode: 'async', entityActions: { PERSON: 'redact' } };
  t.match(
    refusalAtOnce(() => create('pii_detection', 'block', single)),
    conflict,
  );
  const old = policyOf({ type: 'pii_detection', configuration: { streamMode: 'async' } });
  t.match(
    refusalAtOnce(() => withUpdate(types, [old], { policyId: 'p-1', update: { action: 'redact' }, time: later })),
    conflict,
    'by an update either',
  );
  t.end();
});

await test('texts that read as nothing are refused with their place in the list', (t) => {
  const create = (type: string, configuration: JsonObject): Policy =>
    newPolicy(types, { type, action: 'block', disabled: false, configuration }, 'id', made);
  for (const empty of [' ', '\u00a0\t ', '\u200b', '\u00ad\u2060', ' \ufe0f '])
    for (const [type, list] of [
      ['keyword_filter', 'words'],
      ['pii_detection', 'allowList'],
      ['secret_detection', 'allowList'],
    ] as const) {
      t.match(
        refusalAtOnce(() => create(type, { [list]: ['fine', empty] })),
        {
          code: 'GW_REQUEST_INVALID',
          status: 400,
          field: `configuration.${list}[1]`,
          message: `Field "configuration.${list}[1]" must have a visible character, or there is nothing to find.`,
        },
        JSON.stringify(empty),
      );
      t.ok(create(type, { [list]: ['fine', 'Fine', 'e\u0301', '\u0301', '😀', '機密'] }));
    }
  t.end();
});

await test('hashing is refused without a secret key', (t) => {
  const withoutSecret = typesOf(bundledTypesWith({ hashes: false, judge: false }));
  const configuration = { redaction: { style: 'hash' } };
  const wanted = { type: 'pii_detection', action: 'redact', disabled: false, configuration };
  t.match(
    refusalAtOnce(() => newPolicy(withoutSecret, wanted, 'id', made)),
    { code: 'GW_REQUEST_INVALID', field: 'configuration.redaction.style' },
  );
  t.ok(newPolicy(types, wanted, 'id', made));
  t.end();
});

await test('types that need a judge model can be used only if there is one', (t) => {
  const enabled = (judge: boolean): unknown[] =>
    bundledTypesWith({ hashes: false, judge })
      .filter(({ isEnabled }) => isEnabled)
      .map(({ policyType }) => policyType);
  t.notMatch(enabled(false), ['topic_restriction']);
  t.equal(enabled(false).length, 6);
  t.equal(enabled(true).length, 8);
  t.end();
});

await test('an update changes the given members and the time, and replaces the configuration as a whole', (t) => {
  const [one, two] = [
    policyOf({ type: 'acme_tone', configuration: { strictness: 1 } }),
    policyOf({ type: 'pii_detection' }, 'p-2'),
  ];
  const update = (change: object) => withUpdate(types, [one, two], { policyId: 'p-1', update: change, time: later });
  t.strictSame(update({}), [{ ...one, updated: later }, two]);
  t.strictSame(update({ disabled: true }), [{ ...one, disabled: true, updated: later }, two]);
  t.strictSame(update({ action: 'audit' }), [{ ...one, action: 'audit', updated: later }, two]);
  t.strictSame(update({ configuration: {} }), [{ ...one, configuration: {}, updated: later }, two]);
  t.match(
    refusalAtOnce(() => update({ configuration: { strictness: 9 } })),
    { field: 'configuration.strictness', status: 400 },
  );
  t.match(
    refusalAtOnce(() => update({ action: 'redact' })),
    { code: 'GW_POLICY_ACTION_INVALID' },
  );
  t.match(
    refusalAtOnce(() => withUpdate(types, [one], { policyId: 'p-2', update: {}, time: later })),
    {
      code: 'GW_POLICY_UNKNOWN',
      status: 404,
      message: 'There is no policy "p-2".',
    },
  );
  t.end();
});

await test('a policy whose type no longer exists can only be disabled and deleted', (t) => {
  const gone = policyOf({ type: 'gone_type' });
  t.match(withUpdate(types, [gone], { policyId: 'p-1', update: { disabled: true }, time: later }), [
    { disabled: true, updated: later },
  ]);
  for (const change of [{ action: 'audit' }, { configuration: {} }]) {
    t.match(
      refusalAtOnce(() => withUpdate(types, [gone], { policyId: 'p-1', update: change, time: later })),
      {
        code: 'GW_POLICY_TYPE_UNKNOWN',
        status: 400,
        message: 'No plugin provides the policy type "gone_type" any more. The policy can be disabled or deleted.',
      },
    );
  }
  t.strictSame(withoutPolicy([gone], 'p-1'), []);
  t.match(
    refusalAtOnce(() => withoutPolicy([], 'p-1')),
    { code: 'GW_POLICY_UNKNOWN', status: 404 },
  );
  t.end();
});

await test('a connection has at most a hundred policies and a megabyte of them', (t) => {
  const hundred = Array.from({ length: 100 }, (_, at) => policyOf({ type: 'acme_tone' }, `p-${at}`));
  t.equal(withPolicy(hundred.slice(1), policyOf({ type: 'acme_tone' }, 'new')).length, 100);
  t.match(
    refusalAtOnce(() => withPolicy(hundred, policyOf({ type: 'acme_tone' }, 'new'))),
    {
      code: 'GW_REQUEST_INVALID',
      status: 400,
      message: 'A connection can have at most 100 policies. Delete one first.',
    },
  );
  const words = Array.from({ length: 5000 }, (_, at) => `${at} ${'x'.repeat(190)}`);
  const large = policyOf({ type: 'keyword_filter', configuration: { words } });
  t.equal(withPolicy([], large).length, 1);
  t.match(
    refusalAtOnce(() => withPolicy([large], { ...large, policyId: 'p-2' })),
    { status: 400, field: 'configuration' },
  );
  t.end();
});
