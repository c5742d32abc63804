import { test } from 'tap';
import { type ConnectionSettings, ConnectionChanges, Credentials, type Plugin } from '../../../core/api/index.js';
import { scriptedProvider, textAnswer } from '../../../core/testkit/index.js';
import { bundledPlugins, honouringPlugins } from '../../../plugins/index.js';
import { createMigratedDatabase } from '../../fixtures/components/migrated-database.js';
import { type ManagementGateway, startManagementGateway } from '../../fixtures/gateways/management-gateway.js';

const provider = scriptedProvider({ parts: textAnswer('Hi.') });
const path = '/v1/management/connections';

/** Asks the model with a key of a connection. */
async function chat(gateway: ManagementGateway, connectionId: string): Promise<Response> {
  const credentials = gateway.gateway.service(Credentials);
  const { secret } = await credentials.createKey('default', { name: 'k', defaultConnectionId: connectionId });
  const body = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };
  return gateway.post('/v1/chat/completions', body, { 'x-api-key': secret });
}

async function connect(gateway: ManagementGateway, settings: ConnectionSettings): Promise<string> {
  return (await gateway.gateway.service(ConnectionChanges).create('default', settings)).connectionId;
}

/** The log lines about settings that no plugin honours. */
function told({ log }: ManagementGateway): readonly (readonly [string, string])[] {
  return log.filter(({ fields }) => 'setting' in fields).map(({ level, message }) => [level, message]);
}

await test('the table of honoured settings matches the declarations of the built-in plugins', async (t) => {
  const declared: Record<string, string> = {};
  for (const [name, load] of Object.entries(bundledPlugins)) {
    const { honours = [] } = (await load()).default as Plugin;
    for (const setting of honours) {
      t.notOk(setting in declared, `${setting} is honoured by one plugin`);
      declared[setting] = name;
    }
  }
  t.strictSame(declared, { ...honouringPlugins });
});

await test('without the spending-limit plugin, a connection with a limit refuses requests, which is logged when it changes', async (t) => {
  const gateway = await startManagementGateway(t, { without: ['spending-limit'], plugins: [provider] });
  t.strictSame(told(gateway), []);
  const connectionId = await connect(gateway, { name: 'free' });
  t.equal((await chat(gateway, connectionId)).status, 200);
  const limited = { enableSpendingLimit: true, spendingLimit: '5', spendingPeriod: 'daily' };
  t.equal((await gateway.ask('PUT', `${path}/${connectionId}`, { body: limited })).status, 200);
  const refused = await chat(gateway, connectionId);
  t.equal(refused.status, 503);
  const message =
    'The connection "free" has a spending limit (enableSpendingLimit), and this gateway has no plugin that honours it, ' +
    'so nothing passes. Add the plugin "spending-limit" to gateway.yaml, or switch the limit off.';
  t.match(await refused.json(), { error: { code: 'GW_CONNECTION_UNPROTECTED', message } });
  t.match(told(gateway), [
    ['error', /^connection "free" has a spending limit, and no plugin honours.*so nothing passes/],
  ]);
  await gateway.ask('PUT', `${path}/${connectionId}`, { body: { name: 'limited' } });
  t.equal(told(gateway).length, 1, 'the same is not said again');
  await gateway.ask('PUT', `${path}/${connectionId}`, { body: { enableSpendingLimit: false } });
  t.equal((await chat(gateway, connectionId)).status, 200);
});

await test('without the body-logging plugin, the setting is logged as ignored, and requests pass', async (t) => {
  const gateway = await startManagementGateway(t, { without: ['body-logging'], plugins: [provider] });
  const connectionId = await connect(gateway, { name: 'kept', logRequestBody: true });
  t.equal((await chat(gateway, connectionId)).status, 200);
  const message =
    /^connection "kept" has requests that are to be kept.*so requests pass without it\. Add the plugin "body-logging"/;
  t.match(told(gateway), [['warn', message]]);
});

await test('at the start, existing connections are logged in one line for each ignored setting', async (t) => {
  const url = await createMigratedDatabase(t);
  const complete = await startManagementGateway(t, { url, plugins: [provider] });
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) ids.push(await connect(complete, { name: `governed ${index}` }));
  for (const connectionId of ids) {
    const body = { type: 'keyword_filter', action: 'block', configuration: { words: ['x'] } };
    const made = await complete.ask('POST', `${path}/${connectionId}/policies`, { body });
    t.equal(made.status, 200, made.text);
  }
  t.equal((await chat(complete, ids[0] ?? '')).status, 200);
  t.strictSame(told(complete), []);
  const gateway = await startManagementGateway(t, { url, without: ['policies'], plugins: [provider] });
  const message =
    '7 connections have policies ("governed 0", "governed 1", "governed 2", "governed 3", "governed 4", …), ' +
    'and no plugin honours "policies", so nothing passes. Add the plugin "policies" to gateway.yaml, or remove the policies.';
  t.strictSame(told(gateway), [['error', message]]);
  const refused = await chat(gateway, ids[0] ?? '');
  t.equal(refused.status, 503);
  t.match(await refused.json(), { error: { code: 'GW_CONNECTION_UNPROTECTED' } });
});

await test('without the spending-limit plugin, an API key with a limit is refused, and others are not', async (t) => {
  const gateway = await startManagementGateway(t, { without: ['spending-limit'], plugins: [provider] });
  const connectionId = await connect(gateway, { name: 'free' });
  const credentials = gateway.gateway.service(Credentials);
  const settings = { name: 'shop', defaultConnectionId: connectionId, spendingLimit: '5' };
  const { secret, info } = await credentials.createKey('default', settings);
  const body = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };
  const refused = await gateway.post('/v1/chat/completions', body, { 'x-api-key': secret });
  const message =
    'The API key "shop" has a spending limit (spendingLimit), and this gateway has no plugin that honours it, ' +
    'so nothing passes. Add the plugin "spending-limit" to gateway.yaml, or set the limit of the key to null.';
  t.match([refused.status, await refused.json()], [503, { error: { code: 'GW_CONNECTION_UNPROTECTED', message } }]);
  t.equal((await chat(gateway, connectionId)).status, 200);
  await credentials.changeKey('default', info.keyId, { spendingLimit: null });
  t.equal((await gateway.post('/v1/chat/completions', body, { 'x-api-key': secret })).status, 200);
});

await test('without the rate-limiting plugin, an API key with a limit of requests is refused, and others are not', async (t) => {
  const gateway = await startManagementGateway(t, { without: ['rate-limiting'], plugins: [provider] });
  const defaultConnectionId = await connect(gateway, { name: 'free' });
  const credentials = gateway.gateway.service(Credentials);
  const settings = { name: 'shop', defaultConnectionId, rateLimit: { requests: 5 } };
  const { secret, info } = await credentials.createKey('default', settings);
  const body = { model: 'scripted', messages: [{ role: 'user', content: 'Hello' }] };
  const ask = () => gateway.post('/v1/chat/completions', body, { 'x-api-key': secret });
  const message =
    'The API key "shop" has a limit of requests or tokens (rateLimit), and this gateway has no plugin that honours it, ' +
    'so nothing passes. Add the plugin "rate-limiting" to gateway.yaml, or set it to null.';
  const refused = await ask();
  t.match([refused.status, await refused.json()], [503, { error: { code: 'GW_CONNECTION_UNPROTECTED', message } }]);
  await credentials.changeKey('default', info.keyId, { rateLimit: null });
  t.equal((await ask()).status, 200);
});
