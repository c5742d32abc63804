import { once } from 'node:events';
import { type Test, test } from 'tap';
import {
  ConnectionChanges,
  Credentials,
  type FunctionCall,
  GatewayError,
  type JsonObject,
  type KeySettings,
  type Plugin,
} from '../../../core/api/index.js';
import {
  openAccess,
  plainRoute,
  pluginOf,
  scriptedProvider,
  startTestGateway,
  testConnection,
  type TestPlugin,
  textAnswer,
} from '../../../core/testkit/index.js';
import mcpApi from '../../../plugins/mcp-api/plugin.js';
import providerOpenai from '../../../plugins/provider-openai/plugin.js';
import tools from '../../../plugins/tools/plugin.js';
import { embeddedVectors } from '../../fixtures/components/embedded-vectors.js';
import { until } from '../../fixtures/components/until.js';
import { documentsOf } from '../../fixtures/documents/documents.js';
import { startManagementGateway } from '../../fixtures/gateways/management-gateway.js';
import { endlessFunction, functionsPlugin, toolOf } from '../../fixtures/gateways/tools-gateway.js';
import { callForJson, callTool, earlier, mcpClient, modern, revisions } from '../../fixtures/mcp/mcp-client.js';
import { httpAnswer, startProviderServer } from '../../fixtures/providers/provider-server.js';
import { startToolsServer } from '../../fixtures/mcp/tools-server.js';
import { withNotes } from '../../fixtures/plugins/with-notes.js';

const echo = toolOf('acme_echo', (given) => ({ given }));

/** A gateway with only these functions, open to everybody. */
async function play(t: Test, functions = [echo], config: object = {}, settings?: object) {
  const plugins: TestPlugin[] = [
    { plugin: openAccess() },
    { plugin: tools, config },
    { plugin: functionsPlugin(functions) },
    { plugin: mcpApi },
  ];
  const gateway = await startTestGateway(plugins, settings);
  t.teardown(() => gateway.stop());
  const url = `http://127.0.0.1:${gateway.gateway.port}/mcp`;
  const send = (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { gateway, url, send, reload: () => gateway.reload(plugins) };
}

const request = (method: string, params: JsonObject = {}): JsonObject => ({ jsonrpc: '2.0', id: 7, method, params });
const call = (name: string, args: JsonObject = {}): JsonObject => request('tools/call', { name, arguments: args });

/** The message of an answer with one event. */
async function eventIn(response: Response): Promise<JsonObject> {
  const [, data] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  return JSON.parse(data ?? 'null') as JsonObject;
}

await test('every function is a tool, and its result a text', async (t) => {
  const functions = [
    echo,
    toolOf('acme_text', () => ({ text: 'two\nlines' })),
    toolOf('acme_more', () => ({ text: 'a', leftOut: ['image/png'] })),
  ];
  const { url } = await play(t, functions);
  for (const revision of revisions) {
    const client = await mcpClient(t, url, {}, revision);
    const { tools: listed } = await client.listTools();
    t.match(listed[0], { name: 'acme_echo', description: 'A function.', inputSchema: { type: 'object' } });
    t.strictSame(
      listed.map(({ name }) => name),
      ['acme_echo', 'acme_text', 'acme_more'],
    );
    t.strictSame(await callForJson(client, 'acme_echo', { a: [1] }), { given: { a: [1] } });
    t.strictSame(await callTool(client, 'acme_text'), { text: 'two\nlines', isError: false });
    t.strictSame(await callForJson(client, 'acme_more'), { text: 'a', leftOut: ['image/png'] });
    await t.rejects(client.callTool({ name: 'acme_none' }), { code: -32_602, message: /"acme_none"/ });
  }
});

await test('parameters that are null count as absent', async (t) => {
  const { send } = await play(t);
  for (const params of [null, { cursor: null, _meta: null }])
    t.match(await eventIn(await send({ ...request('tools/list'), params })), {
      result: { tools: [{ name: 'acme_echo' }] },
    });
  const called = await eventIn(await send(request('tools/call', { name: 'acme_echo', arguments: null })));
  t.match(called, { result: { content: [{ type: 'text', text: '{"given":{}}' }] } });
});

await test('numbers beyond 2^53 arrive and leave with all digits', async (t) => {
  const { send } = await play(t);
  const sent =
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"acme_echo","arguments":{"n":12345678901234567890}}}';
  t.match(await (await send(sent)).text(), /\{\\"given\\":\{\\"n\\":12345678901234567890\}\}/);
});

await test('what fails is a result with an error; what the gateway has done wrong is not told', async (t) => {
  const boom = toolOf('acme_boom', () => {
    throw new Error('password 1234');
  });
  const broken = toolOf('acme_broken', () => ({}), {
    refuse: () => {
      throw new Error('password 5678');
    },
  });
  const long = toolOf('acme_long', () => ({ text: 'x'.repeat(2_000) }));
  const endless = endlessFunction('acme_endless');
  const config = { maxResultLength: 1_000, toolTimeoutMs: 50 };
  const { url, gateway } = await play(t, [boom, long, endless.function], config);
  const client = await mcpClient(t, url, {});
  t.match(await callTool(client, 'acme_boom'), { isError: true, text: /GW_TOOL_FAILED.*The function failed/ });
  t.match(await callTool(client, 'acme_long'), { isError: true, text: /GW_TOOL_RESULT.*2011 characters/ });
  t.match(await callTool(client, 'acme_endless'), { isError: true, text: /GW_TOOL_TIMEOUT.*50 ms/ });
  t.match(gateway.log.find(({ level }) => level === 'error')?.fields, { function: 'acme_boom' });

  const other = await play(t, [broken]);
  const strict = await mcpClient(t, other.url, {});
  const failed = { code: -32_603, message: /The gateway failed/ };
  await t.rejects(strict.listTools(), failed);
  await t.rejects(callTool(strict, 'acme_broken'), failed);
  t.equal(other.gateway.log.filter(({ message }) => /MCP client/.test(message)).length, 2);
});

await test('a function may refuse by who asks: it is not offered to others, and requests that list it are refused', async (t) => {
  const access = pluginOf('callers', {
    authenticate: (request) => ({
      identity: { kind: 'key', keyId: 'k', organizationId: 'default', endUserId: request.header('x-user') ?? 'bob' },
      connection: testConnection,
    }),
  });
  const forAnn = toolOf('acme_orders', () => ({ orders: 2 }), {
    refuse(_connection, { endUserId }) {
      if (endUserId === 'ann') return;
      throw new GatewayError({ code: 'ACME_FORBIDDEN', status: 403, message: 'Only Ann may read orders.' });
    },
  });
  const provider = scriptedProvider({ parts: textAnswer('Hi.') });
  const plugins = [access, tools, functionsPlugin([echo, forAnn]), mcpApi, plainRoute, provider];
  const gateway = await startTestGateway(plugins);
  t.teardown(() => gateway.stop());
  const body = { call: { tools: [{ name: 'acme_orders', inputSchema: {} }], autoContinuation: true } };
  for (const [user, names] of Object.entries({ ann: ['acme_echo', 'acme_orders'], bob: ['acme_echo'] })) {
    const client = await mcpClient(t, `${gateway.url}/mcp`, { 'x-user': user });
    t.strictSame(
      (await client.listTools()).tools.map(({ name }) => name),
      names,
    );
    t.match(await callTool(client, 'acme_orders'), { isError: user === 'bob' });
    t.equal((await gateway.post('/plain', body, { 'x-user': user })).status, user === 'bob' ? 403 : 200);
  }
});

await test('a call is part of the record of its request: for traces, metrics and the log', async (t) => {
  const noted: unknown[] = [];
  const recorder = withNotes('recorder', (notes) => ({
    record({ operation }, { httpStatus }) {
      noted.push({ operation, httpStatus });
    },
    admit: ({ exchange }) => ({ settle: () => void noted.push(...notes.of(exchange)) }),
  }));
  const failing = toolOf('acme_failing', () => {
    throw new Error('no');
  });
  const plugins = [openAccess(), tools, functionsPlugin([echo, failing]), mcpApi, recorder];
  const gateway = await startTestGateway(plugins);
  t.teardown(() => gateway.stop());
  for (const name of ['acme_echo', 'acme_failing']) await (await gateway.post('/mcp', call(name))).text();
  await gateway.stop();
  const step = { kind: 'step', operation: 'execute_tool' };
  const request = { operation: 'sendMcpMessage', httpStatus: 200 };
  t.match(noted, [
    { ...step, name: 'acme_echo', failed: false },
    request,
    { ...step, name: 'acme_failing', failed: true },
    request,
  ]);
});

await test('a call ends when its client goes away, or cancels it, even after a reload', async (t) => {
  const endless = endlessFunction('acme_endless');
  const { url, send, reload } = await play(t, [endless.function]);
  const aborted = async ({ signal }: FunctionCall): Promise<true> => {
    if (!signal.aborted) await once(signal, 'abort');
    return true;
  };
  for (const revision of revisions) {
    const client = await mcpClient(t, url, {}, revision);
    const cancel = new AbortController();
    const calling = client.callTool({ name: 'acme_endless' }, { signal: cancel.signal });
    const running = await endless.begun();
    cancel.abort(new Error('enough'));
    await t.rejects(calling, { message: /enough/ }, revision);
    t.ok(await aborted(running), revision);
  }
  for (const headers of [{}, { 'mcp-protocol-version': '2025-06-18' }]) {
    const leave = new AbortController();
    const body = JSON.stringify(call('acme_endless'));
    const sent = { 'content-type': 'application/json', ...headers };
    const leaving = fetch(url, { method: 'POST', headers: sent, body, signal: leave.signal });
    const running = await endless.begun();
    leave.abort();
    await t.rejects(leaving);
    t.ok(await aborted(running), 'a client that disconnects');
  }

  const answers = ['one', 'two'].map((session) => send(call('acme_endless'), { 'mcp-session-id': session }));
  const [first, second] = [await endless.begun(), await endless.begun()];
  const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } };
  await reload();
  t.equal((await send(cancelled)).status, 202);
  t.equal((await send(cancelled, { 'mcp-session-id': 'three' })).status, 202);
  t.strictSame([first.signal.aborted, second.signal.aborted], [false, false], 'ids of other clients mean nothing');
  const session = first.exchange.header('mcp-session-id') ?? '';
  await send(cancelled, { 'mcp-session-id': session });
  t.strictSame([first.signal.aborted, second.signal.aborted], [true, false]);
  t.equal(await (await (session === 'one' ? answers[0] : answers[1]))?.text(), '', 'it has no answer');
  await send(cancelled, { 'mcp-session-id': session === 'one' ? 'two' : 'one' });
  t.ok(second.signal.aborted);
  await Promise.all(answers);
});

await test('no session is kept: any replica answers any message', async (t) => {
  const replicas = [await play(t), await play(t)];
  const opened = await replicas[0]?.send(
    request('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }),
  );
  const session = opened?.headers.get('mcp-session-id') ?? '';
  t.match(session, /^[0-9a-f-]{36}$/);
  const headers = { 'mcp-session-id': session, 'mcp-protocol-version': '2025-06-18' };
  const initialized = await replicas[1]?.send({ jsonrpc: '2.0', method: 'notifications/initialized' }, headers);
  t.equal(initialized?.status, 202);
  for (const { send } of replicas) {
    const answer = await send(call('acme_echo', { a: 1 }), headers);
    t.match(await eventIn(answer), { id: 7, result: { content: [{ text: '{"given":{"a":1}}' }] } });
  }
});

await test('messages that are invalid, or of another time, are refused as the protocol says', async (t) => {
  const { send, url } = await play(t, [echo], {}, { server: { maxBodyBytes: 2_000 } });
  const envelope = {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': modern,
      'io.modelcontextprotocol/clientInfo': { name: 'x', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  };
  const newest = (method: string): Record<string, string> => ({ 'mcp-protocol-version': modern, 'mcp-method': method });
  const cases: readonly (readonly [string, unknown, Record<string, string>, number, object])[] = [
    ['malformed JSON', '{"jsonrpc":', {}, 400, { code: -32_700, data: { code: 'GW_REQUEST_INVALID' } }],
    ['no JSON-RPC', { id: 1, method: 'ping' }, {}, 400, { code: -32_600, data: { field: 'jsonrpc' } }],
    ['an id that is none', { ...request('ping'), id: {} }, {}, 400, { code: -32_600, data: { field: 'id' } }],
    ['a batch', [request('ping')], {}, 400, { code: -32_600, message: /must be a JSON object/ }],
    ['a long body', { ...request('ping'), x: 'x'.repeat(3_000) }, {}, 413, { data: { code: 'GW_REQUEST_TOO_LARGE' } }],
    [
      'a version that is none',
      request('ping'),
      { 'mcp-protocol-version': '1999-01-01' },
      400,
      { message: /1999-01-01/ },
    ],
    ['the newest version, without its envelope', request('tools/list'), newest('tools/list'), 400, { code: -32_602 }],
    ['another method in the header', request('tools/list', envelope), newest('ping'), 400, { code: -32_020 }],
    ['an unknown method', request('acme/none', envelope), newest('acme/none'), 404, { code: -32_601 }],
    ['no accepted type', request('ping'), { accept: 'text/html' }, 406, { message: /text\/event-stream/ }],
  ];
  for (const [name, body, headers, status, error] of cases) {
    const answer = await send(body, headers);
    t.equal(answer.status, status, name);
    t.match(await answer.json(), { jsonrpc: '2.0', error }, name);
  }
  for (const version of earlier) {
    const answer = await send(request('acme/none'), { 'mcp-protocol-version': version });
    t.match(await eventIn(answer), { id: 7, error: { code: -32_601 } }, `an unknown method in ${version}`);
  }
  t.equal(
    (await send(request('tools/list'), { 'content-type': 'text/plain' })).status,
    200,
    'a body is JSON, as everywhere',
  );
  t.equal((await send({ jsonrpc: '2.0', id: 7, result: {} })).status, 202, 'an answer to nothing');
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(url, { method, headers: { accept: 'text/event-stream' } });
    t.match([answer.status, answer.headers.get('allow')], [405, 'POST'], `${method} opens or ends no session`);
    t.match(await answer.json(), { jsonrpc: '2.0', error: { data: { code: 'GW_METHOD_NOT_ALLOWED' } } });
  }
  const listening = await send(
    request('subscriptions/listen', { ...envelope, notifications: { toolsListChanged: true } }),
    newest('subscriptions/listen'),
  );
  t.match(await listening.text(), /"resultType":"complete"/, 'a subscription to nothing ends at once');
});

await test('a web page may call only if its origin is allowed', async (t) => {
  const server = { publicUrl: 'https://ai.example.com/gateway', corsOrigins: ['https://app.example.com'] };
  const { send, url } = await play(t, [echo], {}, { server });
  const statusFor = async (origin: string): Promise<number> => (await send(call('acme_echo'), { origin })).status;
  for (const origin of ['https://app.example.com', 'https://ai.example.com'])
    t.equal(await statusFor(origin), 200, origin);
  for (const origin of [new URL(url).origin, 'http://localhost:3000', 'https://app.example.com.evil.test', 'null'])
    t.equal(await statusFor(origin), 403, origin);
  const refused = await send(call('acme_echo'), { origin: 'https://evil.test' });
  t.match(await refused.json(), { error: { data: { code: 'GW_MCP_ORIGIN_REFUSED' } } });
  const open = await play(t, [echo], {}, { server: { corsOrigins: ['*'] } });
  t.equal((await open.send(call('acme_echo'), { origin: 'https://evil.test' })).status, 200);
});

await test('tools of other servers are offered to the connections that may use them', async (t) => {
  const server = await startToolsServer(t);
  const down = 'http://127.0.0.1:1/';
  const gateway = await startManagementGateway(t, {
    config: {
      'external-tools': {
        http: [
          {
            name: 'weather',
            description: 'The weather.',
            inputSchema: {
              type: 'object',
              properties: { city: { type: 'string', 'x-mcp-header': 'City' }, 'x-mcp-header': { type: 'object' } },
            },
            url: down,
          },
        ],
        mcp: [{ name: 'examples', url: server.url, connections: ['agents'] }],
      },
    },
  });
  const changes = gateway.gateway.service(ConnectionChanges);
  const credentials = gateway.gateway.service(Credentials);
  const keyFor = async (organization: string, name: string, settings: Partial<KeySettings> = {}): Promise<string> => {
    const { connectionId } = await changes.create(organization, { name });
    const key = { name, defaultConnectionId: connectionId, ...settings };
    return (await credentials.createKey(organization, key)).secret;
  };
  const clientOf = async (secret: string) => mcpClient(t, `${gateway.url}/mcp`, { 'x-api-key': secret });
  const agent = await clientOf(await keyFor('default', 'agents'));
  const { tools: listed } = await agent.listTools();
  t.strictSame(
    listed.map(({ name }) => name),
    ['weather', 'examples_add', 'examples_file_read', 'examples_refuse', 'examples_environment'],
  );
  t.strictSame(
    listed.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name),
    ['examples_file_read'],
    'agents are told what changes nothing, as far as the server says so',
  );
  t.strictSame(
    listed[0]?.inputSchema['properties'],
    { city: { type: 'string' }, 'x-mcp-header': { type: 'object' } },
    'marks for headers are not passed on, an argument of that name is',
  );
  t.strictSame(await callForJson(agent, 'examples_add', { a: 1, b: 2 }), { sum: 3 });
  t.match(await callForJson(agent, 'examples_file_read'), { text: 'line one\nline two', leftOut: ['image/png'] });
  t.match(await callTool(agent, 'examples_refuse'), { isError: true, text: /GW_TOOL_FAILED.*Not today/ });
  const away = await callTool(agent, 'weather', { city: 'Malmö' });
  t.match(away, { isError: true, text: /GW_TOOL_UNAVAILABLE/ });
  t.notMatch(away.text, /127\.0\.0\.1/);

  const others = [await keyFor('default', 'others'), await keyFor('other', 'agents')];
  for (const secret of others) {
    const client = await clientOf(secret);
    const { tools: allowed } = await client.listTools();
    t.match([allowed.length, allowed], [1, [{ name: 'weather' }]]);
    t.match(await callTool(client, 'examples_add', { a: 1, b: 2 }), { isError: true, text: /GW_TOOL_REFUSED/ });
  }
  t.strictSame(server.ran, ['add', 'file.read'], 'nothing ran that was refused');
});

await test('keys and connections open the endpoint as they open all others', async (t) => {
  const gateway = await startManagementGateway(t, {
    config: { 'rate-limiting': { limits: [{ per: 'key', routes: ['other'], requests: 2 }] } },
  });
  const changes = gateway.gateway.service(ConnectionChanges);
  const credentials = gateway.gateway.service(Credentials);
  const { connectionId } = await changes.create('default', { name: 'open', enableDocuments: true });
  const closed = await changes.create('default', { name: 'closed', disabled: true });
  const other = await changes.create('default', { name: 'another' });
  const key = async (settings: Partial<KeySettings> = {}): Promise<string> =>
    (await credentials.createKey('default', { name: 'k', ...settings })).secret;
  const any = await key();
  const bound = await key({ connectionIds: [other.connectionId] });
  const send = (headers: Record<string, string>, path = '/mcp') =>
    gateway.ask('POST', path, { as: 'nobody', headers, body: request('tools/list') });
  const welcome = await send({ 'x-api-key': any, 'x-connection-id': connectionId });
  t.match([welcome.status, welcome.text], [200, /sys_search_documents/]);
  t.equal((await send({ authorization: `Bearer ${any}` }, `/c/${connectionId}/mcp`)).status, 200);

  const strangers: readonly (readonly [string, Record<string, string>])[] = [
    ['no key', { 'x-connection-id': connectionId }],
    ['no connection', { 'x-api-key': any }],
    ['a wrong key', { 'x-api-key': 'sk-slc-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'x-connection-id': connectionId }],
    ['an operator’s token', { authorization: `Bearer ${gateway.tokens.admin}`, 'x-connection-id': connectionId }],
    ['a key that may not use the connection', { 'x-api-key': bound, 'x-connection-id': connectionId }],
    ['a connection of another organization', { 'x-api-key': any, 'x-connection-id': gateway.ids.other.connectionId }],
  ];
  for (const [name, headers] of strangers) {
    const answer = await send(headers);
    t.match([answer.status, answer.headers.get('www-authenticate')], [401, 'Bearer'], name);
    t.match(answer.body, { jsonrpc: '2.0', id: null, error: { code: -32_000, data: { code: /^GW_AUTH_/ } } }, name);
  }
  // Agents look for a server of OAuth then, and show their users only what is said there.
  for (const [method, path] of [
    ['GET', '/.well-known/oauth-protected-resource/mcp'],
    ['GET', '/.well-known/openid-configuration'],
    ['POST', '/register'],
  ] as const) {
    const { status, body } = await gateway.ask(method, path, { as: 'nobody' });
    t.match([status, body], [404, { error: 'invalid_request', error_description: /no OAuth here: an API key/ }], path);
  }
  const disabled = await send({ 'x-api-key': any, 'x-connection-id': closed.connectionId });
  t.match([disabled.status, disabled.body], [403, { error: { message: /disabled/ } }]);
  const limited = await send({ 'x-api-key': any, 'x-connection-id': connectionId });
  t.match([limited.status, limited.body], [429, { error: { data: { code: 'GW_RATE_LIMIT_REACHED' } } }]);
  t.match(limited.headers.get('retry-after'), /^\d+$/);
});

await test('a search for an agent is charged, logged and traced like one for a model, and finds what its connection may', async (t) => {
  const provider = await startProviderServer(t, ({ socket, json }) => {
    const texts = json['input'] as readonly string[];
    const data = texts.map((_, index) => ({ object: 'embedding', index, embedding: [0.5, 1] }));
    const usage = { prompt_tokens: 100, total_tokens: 100 };
    socket.write(httpAnswer(200, JSON.stringify({ object: 'list', model: 'vectors', data, usage })));
  });
  const models = [{ id: 'vectors', price: { input: 10, output: 0 } }];
  const gateway = await startManagementGateway(t, {
    vectors: embeddedVectors(t),
    settings: { jobs: { run: 'here' } },
    config: { documents: { search: { embeddingModel: 'vectors' } } },
    plugins: [{ plugin: providerOpenai as Plugin, id: 'vectors', config: { baseUrl: `${provider.url}/v1`, models } }],
  });
  const settings = { enableDocuments: true, logDocumentsResults: true };
  const changes = gateway.gateway.service(ConnectionChanges);
  const credentials = gateway.gateway.service(Credentials);
  const appOf = async (organization: string, name: string) => {
    const { connectionId } = await changes.create(organization, { name, ...settings });
    const { secret, info } = await credentials.createKey(organization, { name, defaultConnectionId: connectionId });
    const headers = { 'x-api-key': secret };
    return { connectionId, keyId: info.keyId, headers, documents: documentsOf(gateway, headers) };
  };
  const [app, colleague, stranger] = [
    await appOf('default', 'a'),
    await appOf('default', 'b'),
    await appOf('other', 'a'),
  ];
  await app.documents.make('Employees get 27 days of vacation.', {
    fileName: 'public.txt',
    classification: 'internal',
  });
  await app.documents.make('Directors get 40 days of vacation.', {
    fileName: 'secret.txt',
    classification: 'restricted',
  });
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const filesFor = async ({ headers }: typeof app, trace = {}): Promise<readonly string[]> => {
    const client = await mcpClient(t, `${gateway.url}/mcp`, { ...headers, ...trace });
    const { text } = await callTool(client, 'sys_search_documents', { search_phrases: ['days of vacation'] });
    const { documents = [] } = JSON.parse(text) as { readonly documents?: readonly { readonly fileName: string }[] };
    return documents.map(({ fileName }) => fileName).toSorted();
  };
  await until(async () => (await filesFor(app)).length === 2, 'both documents are found');
  t.strictSame(await filesFor(colleague, { traceparent }), ['public.txt']);
  t.strictSame(await filesFor(stranger), []);
  const { body } = await gateway.ask(
    'GET',
    '/v1/management/reporting/traces/4bf92f3577b34da6a3ce929d0e0e4736/searches',
  );
  const { connectionId, keyId } = colleague;
  const search = {
    origin: 'tool',
    connectionId,
    search_phrases: ['days of vacation'],
    documents: [{ snippet: /27 days/ }],
  };
  t.match(body, { items: [search] });
  await gateway.recorded();
  for (const path of [`connections/${connectionId}`, `api-keys/${keyId}`])
    t.match(
      (await gateway.ask('GET', `/v1/management/${path}/spending`)).body,
      { spent: 0.001 },
      'one vector is paid for',
    );
});
