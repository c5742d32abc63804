import { type Test, test } from 'tap';
import { type Contributions, definePolicyType, policyMembers, z } from '../../core/api/index.js';
import { hookFields, hookMemory } from '../../core/api/internal/running-hook.js';
import { embeddedStores } from '../../core/testkit/embedded-stores.js';
import { openAccess, testConnection, testPolicy } from '../../core/testkit/open-access.js';
import { plainRoute } from '../../core/testkit/plain-dialect.js';
import { pluginOf } from '../../core/testkit/plugin-of.js';
import { scriptedProvider, textAnswer } from '../../core/testkit/scripted-provider.js';
import type { TestGateway } from '../../core/testkit/start-test-gateway.js';
import { until } from '../../core/testkit/until.js';
import { testRoute } from '../../core/testkit/test-route.js';
import connections from '../../plugins/connections/plugin.js';
import policies from '../../plugins/policies/plugin.js';
import { testGateway } from '../fixtures/gateways/test-gateway.js';

const isBlocked = (): boolean => Atomics.load(hookMemory, hookFields.missed) >= 6;

/** Computes until the event loop counts as blocked, and with enough processor time not to be taken for a lack of it, however busy the machine is. */
function block(): undefined {
  const before = process.threadCpuUsage();
  const used = (): number => {
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  while (!isBlocked() || used() < 600_000);
  return undefined;
}

/** Keeps the event loop from going on without computing, as a process does that gets no processor. */
function standStill(): undefined {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  while (!isBlocked()) Atomics.wait(nobody, 0, 0, 50);
  return undefined;
}

const provider = scriptedProvider({ parts: textAnswer('Yes', '.') });
/** Goes on, asynchronously and at once. */
const innocent = pluginOf('innocent', {
  around: (call, _exchange, next) => next(call),
  govern: async () => undefined,
  transform: { stage: () => ({ part: (part, output) => output.push(part) }) },
});

function gatewayWith(t: Test, culprit: Contributions): Promise<TestGateway> {
  const plugins = [openAccess(), innocent, pluginOf('culprit', culprit), plainRoute, provider];
  return testGateway(t, plugins, {}, { watchesEventLoop: true });
}

async function blockedLine({ log }: TestGateway): Promise<Readonly<Record<string, unknown>>> {
  const find = () => log.find(({ fields }) => fields['blockedSeconds'] !== undefined);
  await until(() => find() !== undefined, 'somebody is named');
  return find()?.fields ?? {};
}

const seconds = 'sluice_event_loop_blocked_seconds_total';

const hooks: readonly (readonly [hook: string, Contributions])[] = [
  ['govern', { govern: block }],
  ['around', { around: (call, _exchange, next) => block() ?? next(call) }],
  [
    'transform',
    {
      transform: {
        stage: () => ({
          part(part, output) {
            if (part.type === 'finish') block();
            return output.push(part);
          },
        }),
      },
    },
  ],
  ['observe', { observe: () => (part) => (part.type === 'finish' ? block() : undefined) }],
  ['settle', { admit: () => ({ settle: block }) }],
  ['record', { record: block }],
];

for (const [hook, contributions] of hooks) {
  await test(`a plugin that blocks the event loop in ${hook} is named in the log and in the metrics`, async (t) => {
    const gateway = await gatewayWith(t, contributions);
    await (await gateway.post('/plain', { text: 'x' })).text();
    t.match(await blockedLine(gateway), { plugin: 'culprit', hook });
    t.ok(Number(gateway.metric(seconds, { plugin: 'culprit', hook })) > 0);
  });
}

await test('the handler of a route that blocks is named', async (t) => {
  const route = testRoute({
    method: 'POST',
    path: '/block',
    handle: () => ({ body: { blocked: block() === undefined } }),
  });
  const gateway = await gatewayWith(t, { routes: [route] });
  t.equal((await gateway.post('/block', {})).status, 200);
  t.match(await blockedLine(gateway), { plugin: 'culprit', hook: 'route' });
});

await test('a detector that blocks is named, and not the plugin that enforces policies', async (t) => {
  const type = definePolicyType({
    policyType: 'culprit_words',
    validActions: ['audit'],
    description: 'Finds nothing.',
    isEnabled: true,
    configuration: z.strictObject({ ...policyMembers }),
    detector: () => ({ detect: () => block() ?? [] }),
  });
  const connection = { ...testConnection, policies: [testPolicy({ type: 'culprit_words', action: 'audit' })] };
  const culprit = pluginOf('culprit', { policyTypes: [type] });
  const plugins = [openAccess(connection), connections, policies, plainRoute, culprit, provider];
  const gateway = await testGateway(t, plugins, {}, { ...embeddedStores(), watchesEventLoop: true });
  await gateway.post('/plain', { text: 'x' });
  t.match(await blockedLine(gateway), { plugin: 'culprit', hook: 'detector' });
});

await test('what an asynchronous hook computes after a wait is suspected, and counted for nobody', async (t) => {
  const later = async (): Promise<undefined> => {
    await new Promise((resolve) => setImmediate(resolve));
    return block();
  };
  const gateway = await gatewayWith(t, { govern: later });
  await gateway.post('/plain', { text: 'x' });
  t.match(await blockedLine(gateway), { suspect: 'culprit', hook: 'govern', plugin: undefined });
  t.ok(Number(gateway.metric(seconds, { plugin: 'unknown', hook: 'unknown' })) > 0);
});

await test('a plugin whose hook ran while the process had no processor is not blamed', async (t) => {
  const gateway = await gatewayWith(t, { govern: standStill });
  await gateway.post('/plain', { text: 'x' });
  t.match(await blockedLine(gateway), { plugin: undefined, suspect: undefined, computedSeconds: Number });
  t.ok(gateway.log.some(({ message }) => message.includes('too few cores')));
  t.ok(Number(gateway.metric(seconds, { plugin: 'unknown', hook: 'unknown' })) > 0);
});
