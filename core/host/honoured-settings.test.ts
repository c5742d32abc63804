import { test } from 'tap';
import { type Connection, type ConnectionSetting, definePolicyType, z } from '../api/index.js';
import { connectionSettings } from '../api/connection-setting.js';
import {
  openAccess,
  plainRoute,
  pluginOf,
  scriptedProvider,
  startTestGateway,
  testConnection,
  textAnswer,
} from '../testkit/index.js';

const tone = definePolicyType({
  policyType: 'acme_tone',
  validActions: ['block', 'audit'],
  description: '',
  isEnabled: true,
  configuration: z.strictObject({}),
});

function policy(action: 'block' | 'audit', disabled = false): Connection['policies'][number] {
  return { policyId: 'p', type: 'acme_tone', action, disabled, configuration: {}, created: '', updated: '' };
}

/** One connection for each setting that protects. */
const protecting: Readonly<Partial<Record<ConnectionSetting, Partial<Connection>>>> = {
  allowedModelIdentifiersList: { allowedModelIdentifiersList: ['scripted'] },
  disabledModelIdentifiersList: { disabledModelIdentifiersList: ['m'] },
  enableSpendingLimit: { enableSpendingLimit: true, spendingLimit: '5', spendingPeriod: 'daily' },
  modelSpendingLimits: { modelSpendingLimits: [{ models: ['m'], amount: '5', period: 'daily' }] },
  policies: { policies: [policy('audit'), policy('block')] },
  promptId: { promptId: '01900000-0000-7000-8000-0000000000a0' },
};

/** Asks a gateway in which plugins honour these settings. */
async function ask(
  connection: Partial<Connection>,
  honours: readonly ConnectionSetting[] = [],
  more: Parameters<typeof pluginOf>[1] = {},
): Promise<{ readonly status: number; readonly body: { readonly plainError?: string; readonly message?: string } }> {
  const gateway = await startTestGateway([
    openAccess({ ...testConnection, ...connection }),
    pluginOf('keeper', more, { honours }),
    plainRoute,
    scriptedProvider({ parts: textAnswer('Hi.') }),
  ]);
  try {
    const response = await gateway.post('/plain', { text: 'x' });
    const text = await response.text();
    const isError = response.status !== 200;
    return {
      status: response.status,
      body: isError ? (JSON.parse(text) as { plainError: string; message: string }) : {},
    };
  } finally {
    await gateway.stop();
  }
}

await test('requests of a connection are refused while no plugin honours a protecting setting', async (t) => {
  for (const [setting, connection] of Object.entries(protecting)) {
    const { status, body } = await ask(connection);
    t.equal(status, 503, setting);
    t.equal(body.plainError, 'GW_CONNECTION_UNPROTECTED');
    t.match(body.message, `The connection "test" has `);
    t.match(body.message, setting === 'policies' ? 'has policies, ' : `(${setting})`);
    t.match(body.message, `Add a plugin that honours "${setting}" to gateway.yaml, or `);
    const others = connectionSettings.filter((other) => other !== setting);
    t.equal((await ask(connection, others)).status, 503, `${setting} is not honoured by who honours all others`);
    t.equal((await ask(connection, [setting as ConnectionSetting])).status, 200, `${setting} is honoured`);
  }
});

await test('settings without effect need no plugin: a limit of null, disabled policies, everything switched off', async (t) => {
  t.equal((await ask({})).status, 200);
  t.equal((await ask({ enableSpendingLimit: true })).status, 200);
  t.equal((await ask({ policies: [policy('block', true)] })).status, 200);
});

await test('settings that do not protect refuse no request: documents, logged bodies, and policies that only audit', async (t) => {
  const { status } = await ask({
    enableDocuments: true,
    forceDocumentsUse: true,
    logDocumentsResults: true,
    logRequestBody: true,
    logResponseBody: true,
    policies: [policy('audit')],
  });
  t.equal(status, 200);
});

await test('a type of policies without a detector is enforced by the plugin that brings it', async (t) => {
  t.equal((await ask({ policies: [policy('block')] }, [], { policyTypes: [tone] })).status, 200);
  const detected = definePolicyType({ ...tone, detector: () => ({ detect: () => [] }) });
  t.equal((await ask({ policies: [policy('block')] }, [], { policyTypes: [detected] })).status, 503);
});

await test('an API key with a list of models is refused while no plugin honours such lists', async (t) => {
  const identity = {
    kind: 'key',
    keyId: 'k',
    name: 'shop',
    organizationId: testConnection.organizationId,
    allowedModelIdentifiersList: ['scripted'],
  } as const;
  const access = pluginOf('access', { authenticate: () => ({ identity, connection: testConnection }) });
  for (const honours of [[], ['allowedModelIdentifiersList']] as const) {
    const gateway = await startTestGateway([
      access,
      pluginOf('keeper', {}, { honours }),
      plainRoute,
      scriptedProvider({ parts: textAnswer('Hi.') }),
    ]);
    const response = await gateway.post('/plain', { text: 'x' });
    const text = await response.text();
    await gateway.stop();
    if (honours.length > 0) t.equal(response.status, 200);
    else t.match(text, /The API key \\"shop\\" has models that alone may be used \(allowedModelIdentifiersList\)/);
  }
});
