/** The list of models, their switches, and what these do to requests. */
import { type Test, test } from 'tap';
import { Credentials, definePlugin, type ModelEntries, modelTable, type Plugin, z } from '../../../core/api/index.js';
import { scriptedAnswer, textAnswer } from '../../../core/testkit/index.js';
import { ask, clientDialects } from '../../fixtures/clients/client-dialects.js';
import { createDatabase } from '../../fixtures/components/postgres-database.js';
import { until } from '../../fixtures/components/until.js';
import {
  type Asked,
  type AskOptions,
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';

const path = '/v1/management/models';

const demo = {
  modelId: 'demo',
  displayName: 'Sluice demo (offline, quotes what it is given)',
  provider: 'provider-demo',
  capabilities: ['chat', 'tools', 'json-schema'],
  isEnabled: true,
  isPremium: false,
  maxTokens: 4096,
  contextWindow: 32_768,
  price: { source: 'free', currency: 'USD', input: '0', output: '0' },
};

/** A provider with these models, that answers with its own name. */
function provider(name: string, models: ModelEntries): Plugin {
  return definePlugin({
    apiVersion: 1,
    name,
    config: z.strictObject({}),
    setup({ id }) {
      const table = modelTable(id, models, { capabilities: ['chat'] });
      return {
        models: table.infos,
        dispatch(call) {
          if (!table.find(call.model)) return undefined;
          return scriptedAnswer(id, textAnswer(`from ${id}`));
        },
      };
    },
  });
}

const price = {
  input: '0.150000001',
  output: '0.6',
  request: '0.005',
  above: [{ inputTokens: 200_000, input: '0.3', output: '1.2' }],
};

const plugins = [
  provider('openai', [
    'gpt-4o',
    { id: 'gpt-4o-mini', displayName: 'Small', contextWindow: 1000, maxTokens: 100, price },
    'same',
  ]),
  provider('local', [
    { id: 'dear-1', isPremium: true },
    { id: 'gpt-4.1', isPremium: false },
    { id: 'o1-pro', free: true },
    'org/model-1',
    'same',
    'any-*',
  ]),
];

interface ModelBody {
  readonly modelId: string;
  readonly isEnabled: boolean;
}

const itemsOf = (asked: Asked): ModelBody[] => (asked.body as { items: ModelBody[] }).items;

function put(gateway: ManagementGateway, model: string, isEnabled: unknown, options: AskOptions = {}): Promise<Asked> {
  return gateway.ask('PUT', `${path}/${encodeURIComponent(model)}`, { body: { isEnabled }, ...options });
}

/** A key of the organization, whose default connection is the organization's own. */
async function keyOf({ gateway, ids }: ManagementGateway, organization: 'default' | 'other'): Promise<string> {
  const defaultConnectionId = ids[organization].connectionId;
  return (await gateway.service(Credentials).createKey(organization, { name: 'k', defaultConnectionId })).secret;
}

await forEachManagementGateway(
  'models',
  async (t, gateway, url) => {
    await t.test('the list comes in pages, for every role', (t) => testList(t, gateway));
    await t.test('a model is described by gateway.yaml, and where that says nothing by the packaged list', (t) =>
      testDescriptions(t, gateway),
    );
    await t.test('a model is switched off and on for its organization only', (t) => testSwitching(t, gateway));
    await t.test('unknown models and invalid requests are refused', (t) => testRefusals(t, gateway));
    await t.test('each change of a switch is in the audit trail', (t) => testAudit(t, gateway));
    await t.test('disabled models are refused and hidden', (t) => testEnforcement(t, gateway));
    if (url !== undefined)
      await t.test('models stay switched off after a restart', (t) => testRestart(t, gateway, url));
  },
  { plugins },
);

async function testList(t: Test, gateway: ManagementGateway): Promise<void> {
  const whole = await gateway.ask('GET', path, { as: 'viewer' });
  t.equal(whole.status, 200);
  t.match(whole.body, { page: 1, pageSize: 10, totalCount: 10 });
  t.strictSame(
    itemsOf(whole).map(({ modelId }) => modelId),
    [
      'demo',
      'demo-embedding',
      'gpt-4o',
      'gpt-4o-mini',
      'same',
      'dear-1',
      'gpt-4.1',
      'o1-pro',
      'org/model-1',
      'local/same',
    ],
    "gateway.yaml's order, without patterns",
  );
  t.strictSame(itemsOf(whole)[0], demo, 'exactly these fields');

  const second = await gateway.ask('GET', `${path}?page=2&pageSize=4`);
  t.match(second.body, { page: 2, pageSize: 4, totalCount: 10 });
  t.strictSame(itemsOf(second), itemsOf(whole).slice(4, 8));
  const beyond = await gateway.ask('GET', `${path}?page=9007199254740991&pageSize=100`);
  t.strictSame([beyond.status, itemsOf(beyond)], [200, []]);
  for (const query of ['page=0', 'page=x', 'page=', 'pageSize=0', 'pageSize=101', 'size=3']) {
    const refused = await gateway.ask('GET', `${path}?${query}`);
    t.match(
      refused,
      { status: 400, body: { error: 'Bad Request', message: String, code: 'GW_REQUEST_INVALID' } },
      query,
    );
  }
  for (const as of ['viewer', 'editor', 'admin', 'stranger'] as const) {
    t.equal((await gateway.ask('GET', path, { as })).status, 200, as);
  }
  const nobody = await gateway.ask('GET', path, { as: 'nobody' });
  t.match(nobody, { status: 401, body: { error: 'Unauthorized', message: String } });
}

async function testDescriptions(t: Test, gateway: ManagementGateway): Promise<void> {
  const items = itemsOf(await gateway.ask('GET', path));
  const model = (id: string): unknown => items.find(({ modelId }) => modelId === id);
  const said = { displayName: 'Small', contextWindow: 1000, maxTokens: 100, capabilities: ['chat'] };
  t.match(model('gpt-4o-mini'), said, 'what gateway.yaml says counts');
  t.match(model('gpt-4o'), { contextWindow: 128_000, maxTokens: 0, isPremium: true }, 'the packaged list fills gaps');
  t.match(model('demo-embedding'), { maxTokens: 0, capabilities: ['embeddings'] }, 'what nobody knows is 0');
  t.match(model('dear-1'), { isPremium: true, contextWindow: 0, displayName: 'dear-1' });
  t.match(model('gpt-4.1'), { isPremium: false }, 'an entry may say that its model is not premium');
  t.match(model('o1-pro'), { isPremium: false }, 'what is free is not premium');
  const listed = { source: 'list', currency: 'USD', listed: 'openai/gpt-4o', input: '2.5', output: '10' };
  t.match(model('gpt-4o'), { price: listed }, 'the price of the packaged list');
  const tiered = { source: 'file', input: '0.150000001', output: '0.6', request: '0.005', tiers: [{ above: 200_000 }] };
  t.match(model('gpt-4o-mini'), { price: tiered }, 'the price of gateway.yaml, with all digits');
  t.match(model('o1-pro'), { price: { source: 'free', input: '0', output: '0' } });
  t.match(model('dear-1'), { price: null }, 'no price is known');
}

async function testSwitching(t: Test, gateway: ManagementGateway): Promise<void> {
  const isOn = async (model: string, as: 'viewer' | 'stranger' = 'viewer'): Promise<boolean | undefined> =>
    itemsOf(await gateway.ask('GET', `${path}?pageSize=100`, { as })).find(({ modelId }) => modelId === model)
      ?.isEnabled;

  const off = await put(gateway, 'demo', false, { as: 'editor' });
  t.strictSame([off.status, off.body], [200, { ...demo, isEnabled: false }]);
  t.equal(await isOn('demo'), false);
  t.equal(await isOn('demo', 'stranger'), true, 'not in another organization');
  t.strictSame((await put(gateway, 'demo', false)).body, { ...demo, isEnabled: false }, 'once more changes nothing');
  t.strictSame((await put(gateway, 'demo', true)).body, demo);
  t.equal(await isOn('demo'), true);

  t.match(await put(gateway, 'openai/gpt-4o', false), { status: 200, body: { modelId: 'gpt-4o', isEnabled: false } });
  t.equal(await isOn('gpt-4o'), false, 'by its name with the provider in front');
  t.match(await put(gateway, 'org/model-1', false), { status: 200, body: { modelId: 'org/model-1' } });
  t.equal(await isOn('org/model-1'), false, 'a slash belongs to the id');
  const plain = await gateway.ask('PUT', `${path}/org/model-1`, { body: { isEnabled: true } });
  t.match(
    plain,
    { status: 200, body: { modelId: 'org/model-1', isEnabled: true } },
    'and may stay as it is in the path',
  );
  t.equal(await isOn('org/model-1'), true);
  t.match(await put(gateway, 'local/same', false), { status: 200, body: { modelId: 'local/same', provider: 'local' } });
  t.strictSame(
    [await isOn('same'), await isOn('local/same')],
    [true, false],
    'of two with one id each has its own switch',
  );
  const long = `any-${'x'.repeat(400)}`;
  t.match(await put(gateway, long, false), { status: 200, body: { modelId: long, isEnabled: false } });
  for (const model of ['gpt-4o', 'org/model-1', 'local/same', long]) await put(gateway, model, true);

  const flips = Array.from({ length: 20 }, (_, index) => put(gateway, 'same', index % 2 === 0));
  const statuses = (await Promise.all(flips)).map(({ status }) => status);
  t.ok(
    statuses.every((status) => status === 200),
    'at once and against each other',
  );
  await put(gateway, 'same', true);
  t.equal(await isOn('same'), true);
}

async function testRefusals(t: Test, gateway: ManagementGateway): Promise<void> {
  for (const model of ['nobody-serves-this', 'any-*', '*', 'any-\0', `any-${'x'.repeat(600)}`, '..', '%']) {
    t.match(await put(gateway, model, false), { status: 404, body: { error: 'Not Found', message: String } }, model);
  }
  t.match(await put(gateway, 'nobody-serves-this', false), {
    body: { code: 'GW_MODEL_UNKNOWN', message: 'There is no model "nobody-serves-this".' },
  });
  t.match(await put(gateway, 'Dmeo', false), { body: { message: 'There is no model "Dmeo". Did you mean "demo"?' } });
  for (const body of [{}, { isEnabled: 'no' }, { isEnabled: null }, { isEnabled: 0 }, [], null, 'text', '{']) {
    const refused = await gateway.ask('PUT', `${path}/demo`, { body });
    t.match(
      refused,
      { status: 400, body: { error: 'Bad Request', message: String, code: String } },
      JSON.stringify(body),
    );
  }
  const unknownField = await gateway.ask('PUT', `${path}/demo`, { body: { isEnabled: false, isPremium: true } });
  t.match(unknownField, { status: 400, body: { field: 'isPremium' } });
  t.match(await put(gateway, 'demo', false, { as: 'viewer' }), { status: 403, body: { code: 'GW_AUTH_FORBIDDEN' } });
  t.match(await put(gateway, 'demo', false, { as: 'nobody' }), { status: 401 });
  t.match(await gateway.ask('GET', `${path}?pageSize=1`), { body: { items: [demo] } }, 'and nothing has changed');
}

async function testAudit(t: Test, gateway: ManagementGateway): Promise<void> {
  const trail = async (): Promise<unknown[]> => {
    const asked = await gateway.ask('GET', '/v1/management/audit?resourceType=model&resourceId=dear-1');
    return (asked.body as { items: unknown[] }).items;
  };
  await put(gateway, 'dear-1', true);
  t.strictSame(await trail(), [], 'what changes nothing leaves no line');
  await put(gateway, 'local/dear-1', false, { as: 'editor' });
  t.match(await trail(), [
    {
      author: { kind: 'token', name: 'editor' },
      action: 'model.update',
      resource: { type: 'model', id: 'dear-1' },
      before: { isEnabled: true },
      after: { isEnabled: false },
    },
  ]);
  await put(gateway, 'dear-1', true);
}

async function testEnforcement(t: Test, gateway: ManagementGateway): Promise<void> {
  const headers = { 'x-api-key': await keyOf(gateway, 'default') };
  const listed = async (): Promise<string[]> => {
    const response = await fetch(`${gateway.url}/v1/models`, { headers });
    return ((await response.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
  };
  const isFound = async (model: string): Promise<number> =>
    (await fetch(`${gateway.url}/v1/models/${encodeURIComponent(model)}`, { headers })).status;
  const before = await listed();
  t.ok(before.includes('local/same') && before.includes('gpt-4o'));

  const cases = {
    'gpt-4o': ['gpt-4o', 'openai/gpt-4o'],
    'any-1': ['any-1', 'local/any-1'],
    'local/same': ['local/same'],
  };
  const off: string[] = [];
  for (const [model, names] of Object.entries(cases)) {
    await put(gateway, model, false);
    for (const name of names) {
      for (const client of clientDialects) {
        for (const stream of [true, false]) {
          const { status, error } = await ask(gateway.url, client, { model: name, stream }, headers);
          t.equal(status, client === 'native' ? 400 : 404, `${client}: ${name}`);
          t.match(error?.message, /switched off/);
          if (client === 'native') t.equal(error?.code, 'GW_MODEL_DISABLED');
        }
      }
      t.equal(await isFound(name), 404, name);
    }
    off.push(model);
    t.strictSame(
      await listed(),
      before.filter((id) => !off.includes(id)),
    );
  }
  t.match(await ask(gateway.url, 'native', { model: 'same', stream: false }, headers), {
    status: 200,
    text: 'from openai',
  });
  const others = { 'x-api-key': await keyOf(gateway, 'other') };
  t.match(await ask(gateway.url, 'native', { model: 'gpt-4o', stream: false }, others), { status: 200 });

  for (const [model, names] of Object.entries(cases)) {
    await put(gateway, model, true);
    for (const name of names) {
      t.match(await ask(gateway.url, 'openai', { model: name, stream: true }, headers), {
        status: 200,
        complete: true,
      });
      t.equal(await isFound(name), 200);
    }
  }
  t.strictSame(await listed(), before);
}

async function testRestart(t: Test, gateway: ManagementGateway, url: string): Promise<void> {
  await put(gateway, 'same', false);
  const later = await startManagementGateway(t, { url, plugins });
  t.strictSame(
    itemsOf(await later.ask('GET', `${path}?pageSize=100`)).flatMap(({ modelId, isEnabled }) =>
      isEnabled ? [] : [modelId],
    ),
    ['same'],
  );
}

await test('fallbacks never use a disabled model', async (t) => {
  const fallback = definePlugin({
    apiVersion: 1,
    name: 'fallback',
    config: z.strictObject({}),
    setup: () => ({ around: (call, _exchange, next) => next({ ...call, model: 'gpt-4o' }) }),
  });
  const gateway = await startManagementGateway(t, { plugins: [fallback, ...plugins] });
  const headers = { 'x-api-key': await keyOf(gateway, 'default') };
  await put(gateway, 'gpt-4o', false);
  const answer = await ask(gateway.url, 'native', { model: 'demo', stream: false }, headers);
  t.match(answer, { status: 400, error: { code: 'GW_MODEL_DISABLED' } });
});

await test('the price threshold of premium models is configurable', async (t) => {
  const gateway = await startManagementGateway(t, { plugins, config: { models: { premiumFrom: 0.5 } } });
  const items = itemsOf(await gateway.ask('GET', path));
  t.match(
    items.filter(({ modelId }) => modelId.startsWith('gpt-4o')),
    [{ isPremium: true }, { isPremium: true }],
  );
});

await test('a model disabled through one replica is disabled on the other within a second', async (t) => {
  const url = await createDatabase(t);
  const one = await startManagementGateway(t, { url });
  const other = await startManagementGateway(t, { url });
  for (const isEnabled of [false, true]) {
    await put(one, 'demo', isEnabled);
    const began = performance.now();
    const arrived = async (): Promise<boolean> =>
      itemsOf(await other.ask('GET', `${path}?pageSize=1`))[0]?.isEnabled === isEnabled;
    await until(arrived, 'the other one knows');
    // The duration depends on the machine; it is only printed.
    t.comment(`${Math.round(performance.now() - began)} ms`);
  }
});
