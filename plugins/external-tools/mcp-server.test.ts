import { test } from 'tap';
import type { Exchange, GatewayInfo, HttpClient, HttpRequest, JsonObject } from '../../core/api/index.js';
import { untilAborted } from '../../core/api/index.js';
import { collectingLog, fakeClock, type ScriptedReply, ScriptedHttpClient } from '../../core/testkit/index.js';
import { config } from './config.js';
import { McpServer } from './mcp-server.js';

/** Too long for providers. */
const longName = 'x'.repeat(64);
const results: Readonly<Record<string, JsonObject>> = {
  initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } },
  'tools/list': { tools: ['slow', 'broken', longName].map((name) => ({ name, inputSchema: { type: 'object' } })) },
  'tools/call': { content: [{ type: 'text', text: 'done' }] },
};

interface Sent {
  readonly id?: number;
  readonly method: string;
  readonly params?: { readonly name?: string };
}

/** A server whose tool `broken` fails with a status of HTTP, and whose tool `slow` answers when it is told to. */
function unevenServer() {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const methods: string[] = [];
  const reply = async ({ method: verb, body, signal }: HttpRequest): Promise<ScriptedReply> => {
    if (verb === 'GET') return { status: 405 };
    const { id, method, params } = JSON.parse(String(body ?? '{}')) as Sent;
    methods.push(method);
    if (params?.name === 'broken') return { status: 500 };
    if (params?.name === 'slow') {
      asked.resolve();
      await untilAborted(told.promise, signal as AbortSignal);
    }
    return id === undefined ? { status: 202 } : { body: { jsonrpc: '2.0', id, result: results[method] } };
  };
  const http: HttpClient = { send: async (request) => new ScriptedHttpClient(await reply(request)).send(request) };
  return { http, methods, asked: asked.promise, answer: told.resolve };
}

/** @param answers by the name of a tool, or else by method */
function serverAnswering(answers: Readonly<Record<string, JsonObject>>): HttpClient {
  const reply = ({ method: verb, body }: HttpRequest): ScriptedReply => {
    const { id, method, params } = JSON.parse(String(body ?? '{}')) as Sent;
    if (verb === 'GET') return { status: 405 };
    return id === undefined
      ? { status: 202 }
      : { body: { jsonrpc: '2.0', id, result: answers[params?.name ?? ''] ?? answers[method] } };
  };
  return { send: (sent) => new ScriptedHttpClient(reply(sent)).send(sent) };
}

const [settings] = config.parse({ mcp: [{ name: 'uneven', url: 'http://tools.test/mcp' }] }).mcp;
if (!settings) throw new Error('no server');
const info: GatewayInfo = { version: '1', organization: 'o', currency: 'USD', timezone: 'UTC', dataFolder: '' };

await test('a call that fails leaves the other calls of the server alone, and the next one opens another connection', async (t) => {
  const { http, methods, asked, answer } = unevenServer();
  const services = { http, clock: fakeClock(), log: collectingLog(), info, onChange: () => undefined };
  const server = new McpServer(settings, services);
  await server.start();
  const { signal } = new AbortController();
  const run = (name: string): Promise<JsonObject> | undefined =>
    server.functions
      .find(({ tool }) => tool.name === name)
      ?.run({ arguments: {}, exchange: { id: 'r' } as Exchange, signal } as never);
  const slow = run('uneven_slow');
  await asked;
  await t.rejects(run('uneven_broken') as Promise<unknown>, { code: 'GW_TOOL_UNAVAILABLE' });
  answer();
  t.strictSame(await slow, { text: 'done' });
  t.strictSame(await run('uneven_slow'), { text: 'done' });
  t.equal(methods.filter((method) => method === 'initialize').length, 2);
  await server.close();
});

await test('a call over a session that the server has lost is made over another one', async (t) => {
  for (const status of [400, 404]) {
    let lost = 1;
    const methods: string[] = [];
    const reply = ({ method: verb, body }: HttpRequest): ScriptedReply => {
      if (verb === 'GET') return { status: 405 };
      const { id, method } = JSON.parse(String(body ?? '{}')) as Sent;
      methods.push(method);
      const error = { code: -32000, message: 'Bad Request: No valid session ID provided' };
      if (method === 'tools/call' && lost-- > 0) return { status, body: { jsonrpc: '2.0', id: 'server-error', error } };
      return id === undefined ? { status: 202 } : { body: { jsonrpc: '2.0', id, result: results[method] } };
    };
    const http: HttpClient = { send: (sent) => new ScriptedHttpClient(reply(sent)).send(sent) };
    const services = { http, clock: fakeClock(), log: collectingLog(), info, onChange: () => undefined };
    const server = new McpServer(settings, services);
    await server.start();
    const call = { arguments: {}, exchange: { id: 'r' } as Exchange, signal: new AbortController().signal };
    t.strictSame(await server.functions[0]?.run(call as never), { text: 'done' }, String(status));
    t.equal(methods.filter((method) => method === 'initialize').length, 2);
    await server.close();
  }
});

await test('a session is ended when a call over it has failed, and when the gateway stops', async (t) => {
  const ended: unknown[] = [];
  let sessions = 0;
  const reply = ({ method: verb, body, headers }: HttpRequest): ScriptedReply => {
    if (verb === 'DELETE') ended.push(headers?.['mcp-session-id']);
    if (verb !== 'POST') return { status: verb === 'DELETE' ? 200 : 405 };
    const { id, method, params } = JSON.parse(String(body)) as Sent;
    if (params?.name === 'broken') return { status: 500 };
    if (id === undefined) return { status: 202 };
    if (method === 'initialize') sessions += 1;
    const answered = { 'content-type': 'application/json', 'mcp-session-id': `session ${sessions}` };
    return { headers: answered, body: { jsonrpc: '2.0', id, result: results[method] } };
  };
  const http: HttpClient = { send: (sent) => new ScriptedHttpClient(reply(sent)).send(sent) };
  const services = { http, clock: fakeClock(), log: collectingLog(), info, onChange: () => undefined };
  const server = new McpServer(settings, services);
  await server.start();
  const call = { arguments: {}, exchange: { id: 'r' } as Exchange, signal: new AbortController().signal } as never;
  const [slow, broken] = server.functions;
  await t.rejects(broken?.run(call) as Promise<unknown>);
  t.strictSame(await slow?.run(call), { text: 'done' });
  await server.close();
  t.strictSame(ended, ['session 1', 'session 2']);
});

await test('a tool that is left out for its name is reported once, however often the list is read', async (t) => {
  const { http } = unevenServer();
  const [clock, log] = [fakeClock(), collectingLog()];
  let listed = Promise.withResolvers<void>();
  const server = new McpServer(settings, { http, clock, log, info, onChange: () => listed.resolve() });
  await server.start();
  for (let round = 0; round < 2; round += 1) {
    listed = Promise.withResolvers();
    await clock.advance(settings.refreshSeconds * 1000);
    await listed.promise;
  }
  t.match(server.functions, { length: 2 });
  const lines = log.lines.filter(({ fields }) => fields['tool'] === `uneven_${longName}`);
  t.match(lines, { length: 1 });
  await server.close();
});

await test('of any number of definitions that cannot be used, a hundred are reported', async (t) => {
  const unusable = Array.from({ length: 150 }, (_, index) => ({
    name: `text${index}`,
    inputSchema: { type: 'string' },
  }));
  const tools = [...unusable, { name: 'usable', inputSchema: { type: 'object' } }];
  const http = serverAnswering({ ...results, 'tools/list': { tools } });
  const log = collectingLog();
  const server = new McpServer(settings, { http, clock: fakeClock(), log, info, onChange: () => undefined });
  await server.start();
  t.match(
    server.functions.map(({ tool: { name } }) => name),
    ['uneven_usable'],
  );
  t.equal(log.lines.length, 100);
  await server.close();
});

await test('tools whose definitions are not exact can be used, and one that cannot takes no others away', async (t) => {
  const object = { type: 'object' };
  const definitions: readonly JsonObject[] = [
    {
      name: 'nulls',
      title: null,
      description: null,
      annotations: null,
      outputSchema: null,
      inputSchema: { ...object, properties: null },
    },
    { name: 'nothing' },
    { name: 'list', annotations: [], inputSchema: { ...object, properties: [] } },
    { name: 'any', inputSchema: { anyOf: [object] } },
    { name: 'either', inputSchema: { type: ['object', 'null'], default: null } },
    { name: 'icons', icons: [{ src: 5 }], annotations: { readOnlyHint: true }, inputSchema: object },
    { name: 'text', inputSchema: { type: 'string' } },
    { name: 'output', inputSchema: object, outputSchema: { type: 'object', properties: { sum: { type: 'number' } } } },
  ];
  const answers: Readonly<Record<string, JsonObject>> = {
    ...results,
    initialize: { ...results['initialize'], capabilities: { tools: [], prompts: null }, instructions: null },
    'tools/list': { tools: definitions, nextCursor: null },
    'tools/call': {
      content: [{ type: 'text', text: 'done', annotations: null }, { type: 'hologram', beam: 1 }, 'plain'],
      structuredContent: null,
      isError: null,
    },
    list: { content: null, structuredContent: [1] },
    any: { isError: true, content: [], structuredContent: { code: 7 } },
  };
  const http = serverAnswering(answers);
  const log = collectingLog();
  const server = new McpServer(settings, { http, clock: fakeClock(), log, info, onChange: () => undefined });
  await server.start();
  t.strictSame(
    server.functions.map(({ tool: { name, inputSchema } }) => [name, inputSchema]),
    [
      ['uneven_nulls', object],
      ['uneven_nothing', object],
      ['uneven_list', { ...object, properties: {} }],
      ['uneven_any', { ...object, anyOf: [object] }],
      ['uneven_either', { ...object, default: null }],
      ['uneven_icons', object],
      ['uneven_output', object],
    ],
  );
  t.match(server.functions[5], { readOnly: true });
  t.match(log.lines, [{ message: /definition is not valid/, fields: { tool: 'uneven_text' } }]);
  const { signal } = new AbortController();
  const run = (name: string): Promise<JsonObject> | undefined =>
    server.functions
      .find(({ tool }) => tool.name === name)
      ?.run({ arguments: {}, exchange: { id: 'r' } as Exchange, signal } as never);
  const text = 'done\n(hologram is left out)\nplain';
  t.strictSame(await run('uneven_output'), { text }, 'a text where the schema of results promises more');
  t.strictSame(await run('uneven_list'), { result: [1] });
  await t.rejects(run('uneven_any') as Promise<unknown>, { code: 'GW_TOOL_FAILED', message: '{"code":7}' });
  await server.close();
});

await test('a call fails at once when the stream of its answer ends without one, or has too much', async (t) => {
  const endings: Readonly<Record<string, ScriptedReply>> = {
    ended: { body: 'event: message\ndata: {"jsonrpc":' },
    broken: { body: ': 1\n\n', ending: new Error('reset') },
    long: { body: `data: ${'x'.repeat(settings.maxBytes)}`, ending: 'hang' },
    longJson: { headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(settings.maxBytes)}"` },
  };
  const tools = [...Object.keys(endings), 'fine'].map((name) => ({ name, inputSchema: { type: 'object' } }));
  const reply = ({ method: verb, body }: HttpRequest): ScriptedReply => {
    if (verb === 'GET') return { status: 405 };
    const { id, method, params } = JSON.parse(String(body ?? '{}')) as Sent;
    const ending = endings[params?.name ?? ''];
    if (ending) return { headers: { 'content-type': 'text/event-stream' }, ...ending };
    const result = method === 'tools/list' ? { tools } : results[method];
    return id === undefined ? { status: 202 } : { body: { jsonrpc: '2.0', id, result } };
  };
  const http: HttpClient = { send: (sent) => new ScriptedHttpClient(reply(sent)).send(sent) };
  const log = collectingLog();
  const server = new McpServer(settings, { http, clock: fakeClock(), log, info, onChange: () => undefined });
  await server.start();
  const call = { arguments: {}, exchange: { id: 'r' } as Exchange, signal: new AbortController().signal } as never;
  const run = (name: string): Promise<JsonObject> | undefined =>
    server.functions.find(({ tool }) => tool.name === `uneven_${name}`)?.run(call);
  await t.rejects(run('ended') as Promise<unknown>, { code: 'GW_TOOL_UNAVAILABLE' });
  await t.rejects(run('broken') as Promise<unknown>, { code: 'GW_TOOL_UNAVAILABLE' });
  t.match(log.lines, [
    { message: 'a tool cannot be reached', fields: { error: { message: /before it was whole/ } } },
    { message: 'a tool cannot be reached', fields: { error: { code: 'GW_UPSTREAM_BROKEN' } } },
  ]);
  for (const name of ['long', 'longJson'])
    await t.rejects(run(name) as Promise<unknown>, { code: 'GW_TOOL_RESULT', message: /1048576 bytes/ });
  t.strictSame(await run('fine'), { text: 'done' });
  t.match(log.lines, { length: 2 }, 'a long result is for the model alone');
  await server.close();
});

await test('a server that floods with requests is answered a few at a time, and its tools go on', async (t) => {
  const stopped = new AbortController();
  let answers = 0;
  const reply = async ({ method: verb, body }: HttpRequest): Promise<ScriptedReply> => {
    if (verb === 'GET') return { status: 405 };
    const { id, method } = JSON.parse(String(body ?? '{}')) as Partial<Sent>;
    if (method === undefined) {
      answers += 1;
      await untilAborted(new Promise<never>(() => undefined), stopped.signal);
    }
    if (method !== 'tools/call')
      return id === undefined ? { status: 202 } : { body: { jsonrpc: '2.0', id, result: results[method ?? ''] } };
    const pings = Array.from({ length: 500 }, (_, index) => ({ jsonrpc: '2.0', id: `ping-${index}`, method: 'ping' }));
    const events = [...pings, { jsonrpc: '2.0', id, result: results[method] }];
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    return { headers: { 'content-type': 'text/event-stream' }, body: text };
  };
  const http: HttpClient = { send: async (sent) => new ScriptedHttpClient(await reply(sent)).send(sent) };
  const services = { http, clock: fakeClock(), log: collectingLog(), info, onChange: () => undefined };
  const server = new McpServer(settings, services);
  await server.start();
  const call = { arguments: {}, exchange: { id: 'r' } as Exchange, signal: new AbortController().signal };
  for (let calls = 0; calls < 3; calls += 1)
    t.strictSame(await server.functions[0]?.run(call as never), { text: 'done' });
  t.equal(answers, 4);
  stopped.abort(new Error('the test has ended'));
  await server.close();
});

await test('of two tools whose names become the same, the first is offered, and the other one reported', async (t) => {
  const tools = ['a.b', 'a/b'].map((name) => ({ name, description: name, inputSchema: { type: 'object' } }));
  const http = serverAnswering({ ...results, 'tools/list': { tools } });
  const log = collectingLog();
  const server = new McpServer(settings, { http, clock: fakeClock(), log, info, onChange: () => undefined });
  await server.start();
  t.match(server.functions, [{ tool: { name: 'uneven_a_b', description: 'a.b' } }]);
  t.match(server.functions, { length: 1 });
  t.match(log.lines, [{ message: /an earlier one of its server has the same name/, fields: { tool: 'uneven_a_b' } }]);
  await server.close();
});
