import { type Test, test } from 'tap';
import { type Connection, ConnectionChanges, Credentials, type KeySettings } from '../../core/api/index.js';
import {
  ask,
  type ClientAnswer,
  type ClientDialect,
  clientDialects,
  pathOf,
  requestOf,
} from '../fixtures/clients/client-dialects.js';
import { type ProviderGateway, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';
import { startProviderServer } from '../fixtures/providers/provider-server.js';

type Headers = Readonly<Record<string, string>>;

interface World {
  readonly gateway: ProviderGateway;
  readonly connection: Connection;
  readonly disabled: Connection;
  readonly other: Connection;
  key(settings?: Partial<KeySettings>): Promise<string>;
}

async function startWorld(t: Test): Promise<World> {
  const provider = await startProviderServer(t, () => undefined);
  const gateway = await startProviderGateway(t, { provider: provider.url, access: 'real' });
  const changes = gateway.gateway.service(ConnectionChanges);
  const credentials = gateway.gateway.service(Credentials);
  const connection = await changes.create('default', {
    name: 'open',
    disabledModelIdentifiersList: ['demo-embedding', 'openai-*'],
  });
  return {
    gateway,
    connection,
    disabled: await changes.create('default', { name: 'closed', disabled: true }),
    other: await changes.create('default', { name: 'other' }),
    key: async (settings = {}) => (await credentials.createKey('default', { name: 'k', ...settings })).secret,
  };
}

/** The error that clients of each dialect get. */
function told(client: ClientDialect, status: number): Partial<ClientAnswer> {
  const words = { 401: 'Unauthorized', 403: 'Forbidden' }[status];
  const types = { 401: 'authentication_error', 403: 'permission_error' }[status];
  const names = { 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED' }[status];
  if (client === 'ollama') return { status, error: { code: /^GW_/ } } as unknown as Partial<ClientAnswer>;
  const type = client === 'native' ? words : client === 'google' ? names : types;
  return { status, error: { type } } as Partial<ClientAnswer>;
}

async function testWhoMayAsk(t: Test, world: World): Promise<void> {
  const { gateway, connection, disabled, other } = world;
  const { connectionId } = connection;
  const key = await world.key({ defaultConnectionId: connectionId });
  const keyWithoutConnection = await world.key();
  const narrow = await world.key({ connectionIds: [connectionId] });
  const expired = await world.key({ defaultConnectionId: connectionId, expiresAt: new Date(Date.now() - 1000) });
  const credentials = gateway.gateway.service(Credentials);
  const revoked = await credentials.createKey('default', { name: 'k', defaultConnectionId: connectionId });
  await credentials.revokeKey('default', revoked.info.keyId);
  const token = await credentials.createToken('default', { subject: 's', role: 'admin' });
  const unknown = '01900000-0000-7000-8000-000000000000';

  const wish = { model: 'demo', stream: false };
  const send = (client: ClientDialect, headers: Headers, prefix = ''): Promise<ClientAnswer> =>
    ask(gateway.url + prefix, client, wish, headers);

  const welcome: readonly (readonly [string, Headers, string?])[] = [
    ["the native API's two headers", { 'x-api-key': key, 'x-connection-id': connectionId }],
    ['a key with a default connection', { 'x-api-key': key }],
    ['the same as a bearer token', { authorization: `Bearer ${key}` }],
    ['in any case', { authorization: `bearer ${key}` }],
    ['the key twice', { authorization: `Bearer ${key}`, 'x-api-key': key }],
    ['the key in the address', { authorization: `Basic ${btoa(`any:${key}`)}` }],
    ['a place-holder beside the key', { authorization: 'Bearer none', 'x-api-key': key }],
    ['the connection in the path', { 'x-api-key': keyWithoutConnection }, `/c/${connectionId}`],
    ['the header wins over the default', { 'x-api-key': key, 'x-connection-id': other.connectionId }],
    ['and over the path', { 'x-api-key': key, 'x-connection-id': connectionId }, `/c/${unknown}`],
    ['a key for this connection only', { 'x-api-key': narrow, 'x-connection-id': connectionId }],
  ];
  const strangers: readonly (readonly [string, Headers, string?])[] = [
    ['nothing', {}],
    ['an empty key', { 'x-api-key': '' }],
    ['another key', { 'x-api-key': `${key.slice(0, -1)}_` }],
    ['something else', { 'x-api-key': 'hello' }],
    ['another scheme', { authorization: `Digest ${key}` }],
    ["a proxy's own user", { authorization: `Basic ${btoa('ann:secret')}` }],
    ['an unknown connection', { 'x-api-key': key, 'x-connection-id': unknown }],
    ['a connection that is no id', { 'x-api-key': key, 'x-connection-id': "'; drop table connection" }],
    ['an unknown connection in the path', { 'x-api-key': key }, `/c/${unknown}`],
    ['a key without a connection', { 'x-api-key': keyWithoutConnection }],
    ['a connection that the key may not use', { 'x-api-key': narrow, 'x-connection-id': other.connectionId }],
    ['an expired key', { 'x-api-key': expired }],
    ['a revoked key', { 'x-api-key': revoked.secret }],
    ['an access token', { authorization: `Bearer ${token.secret}`, 'x-connection-id': connectionId }],
    ['two different keys', { authorization: `Bearer ${key}`, 'x-api-key': narrow }],
    ['the prefixed names of the quick-start', { 'x-sluice-api-key': key, 'x-sluice-connection-id': connectionId }],
  ];
  for (const client of clientDialects) {
    for (const [name, headers, prefix] of welcome) {
      t.match(await send(client, headers, prefix), { status: 200, complete: true }, `${client}: ${name}`);
    }
    for (const [name, headers, prefix] of strangers) {
      const answer = await send(client, headers, prefix);
      t.match(answer, told(client, 401), `${client}: ${name} is refused`);
      t.match(
        answer.error?.message,
        /(key|connection).*(invalid|missing|no default)|two different API keys/i,
        'and says why',
      );
      if (client === 'native') t.equal(answer.error?.code, 'GW_AUTH_INVALID_KEY');
      t.notMatch(answer.bytes, /slc-[A-Za-z0-9]{8}/, 'without repeating the key');
    }
    const closed = await send(client, { 'x-api-key': key, 'x-connection-id': disabled.connectionId });
    t.match(closed, told(client, 403), `${client}: a disabled connection`);
    t.match(closed.error?.message, /disabled/);
    if (client === 'native') t.equal(closed.error?.code, 'GW_CONNECTION_DISABLED');
  }
}

async function testModels(t: Test, world: World): Promise<void> {
  const { gateway, connection } = world;
  const headers = { 'x-api-key': await world.key({ defaultConnectionId: connection.connectionId }) };
  for (const model of ['no-such-model', 'openai-m', 'openai/openai-m']) {
    const code = model === 'no-such-model' ? 'GW_MODEL_UNKNOWN' : 'GW_MODEL_DISABLED';
    for (const stream of [true, false]) {
      const wish = { model, stream };
      t.match(await ask(gateway.url, 'native', wish, headers), { status: 400, error: { type: 'Bad Request', code } });
      for (const client of ['openai', 'responses'] as const) {
        const answer = await ask(gateway.url, client, wish, headers);
        t.match(answer, { status: 404, error: { type: 'invalid_request_error', code: 'model_not_found' } });
      }
      const anthropic = await ask(gateway.url, 'anthropic', wish, headers);
      t.match(anthropic, { status: 404, error: { type: 'not_found_error', code } });
      const google = await ask(gateway.url, 'google', wish, headers);
      t.match(google, { status: 404, error: { type: 'NOT_FOUND', code } });
      t.match(await ask(gateway.url, 'ollama', wish, headers), { status: 404, error: { code } });
    }
  }
  for (const model of ['no-such-model', 'openai-m', 'demo']) {
    const counted = await fetch(`${gateway.url}/v1/messages/count_tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ model, messages: [{ role: 'user', content: 'x' }] }),
    });
    t.equal(counted.status, model === 'demo' ? 200 : 404, `the tokens of a request to ${model}`);
  }
  const refusal = async (model: string): Promise<string | undefined> =>
    (await ask(gateway.url, 'openai', { model, stream: false }, headers)).error?.message;
  t.match(await refusal('dmeo'), 'No provider serves model "dmeo". Did you mean "demo"? List the models');
  t.notMatch(await refusal('demo-embeding'), /Did you mean/, 'a model that is disabled is not suggested');
  const get = async (path: string): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(gateway.url + path, { headers });
    return { status: response.status, body: await response.json() };
  };
  t.match(await get('/v1/models'), { status: 200, body: { object: 'list', data: [{ id: 'demo' }] } });
  t.match(await get('/v1/models/demo-embedding'), { status: 404, body: { error: { code: 'model_not_found' } } });
  const embeddings = await fetch(`${gateway.url}/v1/embeddings`, {
    method: 'POST',
    headers,
    body: '{"model":"demo-embedding","input":"x"}',
  });
  t.equal(embeddings.status, 404);
}

async function testBeforeTheBody(t: Test, { gateway }: World): Promise<void> {
  for (const client of clientDialects) {
    const response = await fetch(gateway.url + pathOf(client, { model: 'demo', stream: false }), {
      method: 'POST',
      body: '{',
    });
    t.equal(response.status, 401, 'not a 400');
    const unknown = { 'x-api-key': `sk-slc-${'unknown'.repeat(6)}` };
    const refused = await fetch(response.url, { method: 'POST', headers: unknown, body: '{' });
    for (const { headers } of [response, refused]) t.equal(headers.get('x-should-retry'), 'false', 'agents give up');
  }
  const open = JSON.stringify(requestOf('openai', { model: 'demo', stream: false }));
  for (const path of ['/v1/models', '/v1/models/demo']) t.equal((await fetch(gateway.url + path)).status, 401);
  for (const path of ['/v1/embeddings', '/v1/messages/count_tokens'])
    t.equal((await fetch(gateway.url + path, { method: 'POST', body: open })).status, 401, path);
  t.equal((await fetch(`${gateway.url}/openapi.json`)).status, 200);
}

await test('access', async (t) => {
  const world = await startWorld(t);
  await t.test('authentication and roles', (t) => testWhoMayAsk(t, world));
  await t.test('a model that is unknown, or disabled on the connection', (t) => testModels(t, world));
  const title = 'credentials are looked at before the request is read, and count for every route of a dialect';
  await t.test(title, (t) => testBeforeTheBody(t, world));
});
