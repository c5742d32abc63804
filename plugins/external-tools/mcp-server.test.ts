import { type Test, test } from 'tap';
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

/** What the server answers, unless it says nothing of a request: then the usual results. */
type Answer = (
  sent: Partial<Sent>,
  request: HttpRequest,
) => ScriptedReply | undefined | Promise<ScriptedReply | undefined>;

/** A client for a server that has no stream of its own. */
function serverWith(answer: Answer): HttpClient {
  const reply = async (request: HttpRequest): Promise<ScriptedReply> => {
    const sent = JSON.parse(String(request.body ?? '{}')) as Partial<Sent>;
    const own = await answer(sent, request);
    return own ?? (request.method === 'GET' ? { status: 405 } : resultFor(sent));
  };
  return { send: async (request) => new ScriptedHttpClient(await reply(request)).send(request) };
}

function resultFor({ id, method = '' }: Partial<Sent>, result = results[method]): ScriptedReply {
  return id === undefined ? { status: 202 } : { body: { jsonrpc: '2.0', id, result } };
}

/** @param answers by the name of a tool, or else by method */
function serverAnswering(answers: Readonly<Record<string, JsonObject>>): HttpClient {
  return serverWith(({ id, method = '', params }) =>
    id === undefined ? undefined : resultFor({ id }, answers[params?.name ?? ''] ?? answers[method]),
  );
}

/** A server whose tool `broken` fails with a status of HTTP, and whose tool `slow` answers when it is told to. */
function unevenServer() {
  const asked = Promise.withResolvers<void>();
  const told = Promise.withResolvers<void>();
  const methods: unknown[] = [];
  const http = serverWith(async ({ method, params }, { signal }) => {
    methods.push(method);
    if (params?.name === 'broken') return { status: 500 };
    if (params?.name === 'slow') {
      asked.resolve();
      await untilAborted(told.promise, signal as AbortSignal);
    }
    return undefined;
  });
  return { http, methods, asked: asked.promise, answer: told.resolve };
}

const [settings] = config.parse({ mcp: [{ name: 'uneven', url: 'http://tools.test/mcp' }] }).mcp;
if (!settings) throw new Error('no server');
const info: GatewayInfo = { version: '1', organization: 'o', currency: 'USD', timezone: 'UTC', dataFolder: '' };

/** Connects to the server until the test ends. `run` calls one of its tools. */
async function connected(t: Test, http: HttpClient, onChange: () => void = () => undefined) {
  const [clock, log] = [fakeClock(), collectingLog()];
  const server = new McpServer(settings as NonNullable<typeof settings>, { http, clock, log, info, onChange });
  t.teardown(() => server.close());
  await server.start();
  const run = async (name: string): Promise<JsonObject> => {
    const tool = server.functions.find((one) => one.tool.name === `uneven_${name}`);
    if (!tool) throw new Error(`${name} is not offered`);
    const { signal } = new AbortController();
    return tool.run({ arguments: {}, exchange: { id: 'r' } as Exchange, signal } as never);
  };
  return { server, clock, log, run };
}

await test('a call that fails leaves the other calls of the server alone, and the next one opens another connection', async (t) => {
  const { http, methods, asked, answer } = unevenServer();
  const { run } = await connected(t, http);
  const slow = run('slow');
  await asked;
  await t.rejects(run('broken'), { code: 'GW_TOOL_UNAVAILABLE' });
  answer();
  t.strictSame(await slow, { text: 'done' });
  t.strictSame(await run('slow'), { text: 'done' });
  t.equal(methods.filter((method) => method === 'initialize').length, 2);
});

await test('a call over a session that the server has lost is made over another one', async (t) => {
  for (const status of [400, 404]) {
    let lost = 1;
    const methods: unknown[] = [];
    const http = serverWith(({ method }) => {
      methods.push(method);
      const error = { code: -32000, message: 'Bad Request: No valid session ID provided' };
      if (method === 'tools/call' && lost-- > 0) return { status, body: { jsonrpc: '2.0', id: 'server-error', error } };
      return undefined;
    });
    const { run } = await connected(t, http);
    t.strictSame(await run('slow'), { text: 'done' }, String(status));
    t.equal(methods.filter((method) => method === 'initialize').length, 2);
  }
});

await test('a session is ended when a call over it has failed, and when the gateway stops', async (t) => {
  const ended: unknown[] = [];
  let sessions = 0;
  const http = serverWith((sent, { method: verb, headers }) => {
    if (verb === 'DELETE') ended.push(headers?.['mcp-session-id']);
    if (verb === 'DELETE') return { status: 200 };
    if (sent.params?.name === 'broken') return { status: 500 };
    if (sent.id === undefined) return undefined;
    if (sent.method === 'initialize') sessions += 1;
    const answered = { 'content-type': 'application/json', 'mcp-session-id': `session ${sessions}` };
    return { headers: answered, ...resultFor(sent) };
  });
  const { server, run } = await connected(t, http);
  await t.rejects(run('broken'));
  t.strictSame(await run('slow'), { text: 'done' });
  await server.close();
  t.strictSame(ended, ['session 1', 'session 2']);
});

await test('a tool that is left out for its name is reported once, however often the list is read', async (t) => {
  const { http } = unevenServer();
  let listed = Promise.withResolvers<void>();
  const { server, clock, log } = await connected(t, http, () => listed.resolve());
  for (let round = 0; round < 2; round += 1) {
    listed = Promise.withResolvers();
    await clock.advance(settings.refreshSeconds * 1000);
    await listed.promise;
  }
  t.match(server.functions, { length: 2 });
  const lines = log.lines.filter(({ fields }) => fields['tool'] === `uneven_${longName}`);
  t.match(lines, { length: 1 });
});

await test('of any number of definitions that cannot be used, a hundred are reported', async (t) => {
  const unusable = Array.from({ length: 150 }, (_, index) => ({
    name: `text${index}`,
    inputSchema: { type: 'string' },
  }));
  const tools = [...unusable, { name: 'usable', inputSchema: { type: 'object' } }];
  const http = serverAnswering({ ...results, 'tools/list': { tools } });
  const { server, log } = await connected(t, http);
  t.match(
    server.functions.map(({ tool: { name } }) => name),
    ['uneven_usable'],
  );
  t.equal(log.lines.length, 100);
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
  const { server, log, run } = await connected(t, serverAnswering(answers));
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
  const text = 'done\n(hologram is left out)\nplain';
  t.strictSame(await run('output'), { text }, 'a text where the schema of results promises more');
  t.strictSame(await run('list'), { result: [1] });
  await t.rejects(run('any'), { code: 'GW_TOOL_FAILED', message: '{"code":7}' });
});

await test('a call fails at once when the stream of its answer ends without one, or has too much', async (t) => {
  const endings: Readonly<Record<string, ScriptedReply>> = {
    ended: { body: 'event: message\ndata: {"jsonrpc":' },
    broken: { body: ': 1\n\n', ending: new Error('reset') },
    long: { body: `data: ${'x'.repeat(settings.maxBytes)}`, ending: 'hang' },
    longJson: { headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(settings.maxBytes)}"` },
  };
  const tools = [...Object.keys(endings), 'fine'].map((name) => ({ name, inputSchema: { type: 'object' } }));
  const http = serverWith((sent) => {
    const ending = endings[sent.params?.name ?? ''];
    if (ending) return { headers: { 'content-type': 'text/event-stream' }, ...ending };
    return sent.method === 'tools/list' ? resultFor(sent, { tools }) : undefined;
  });
  const { log, run } = await connected(t, http);
  await t.rejects(run('ended'), { code: 'GW_TOOL_UNAVAILABLE' });
  await t.rejects(run('broken'), { code: 'GW_TOOL_UNAVAILABLE' });
  t.match(log.lines, [
    { message: 'a tool cannot be reached', fields: { error: { message: /before it was whole/ } } },
    { message: 'a tool cannot be reached', fields: { error: { code: 'GW_UPSTREAM_BROKEN' } } },
  ]);
  for (const name of ['long', 'longJson'])
    await t.rejects(run(name), { code: 'GW_TOOL_RESULT', message: /1048576 bytes/ });
  t.strictSame(await run('fine'), { text: 'done' });
  t.match(log.lines, { length: 2 }, 'a long result is for the model alone');
});

await test('a server that floods with requests is answered a few at a time, and its tools go on', async (t) => {
  const stopped = new AbortController();
  let answers = 0;
  const http = serverWith(async ({ id, method }, { method: verb }) => {
    if (verb === 'GET') return undefined;
    if (method === undefined) {
      answers += 1;
      await untilAborted(new Promise<never>(() => undefined), stopped.signal);
    }
    if (method !== 'tools/call') return undefined;
    const pings = Array.from({ length: 500 }, (_, index) => ({ jsonrpc: '2.0', id: `ping-${index}`, method: 'ping' }));
    const events = [...pings, { jsonrpc: '2.0', id, result: results[method] }];
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    return { headers: { 'content-type': 'text/event-stream' }, body: text };
  });
  const { run } = await connected(t, http);
  for (let calls = 0; calls < 3; calls += 1) t.strictSame(await run('slow'), { text: 'done' });
  t.equal(answers, 4);
  stopped.abort(new Error('the test has ended'));
});

await test('of two tools whose names become the same, the first is offered, and the other one reported', async (t) => {
  const tools = ['a.b', 'a/b'].map((name) => ({ name, description: name, inputSchema: { type: 'object' } }));
  const http = serverAnswering({ ...results, 'tools/list': { tools } });
  const { server, log } = await connected(t, http);
  t.match(server.functions, [{ tool: { name: 'uneven_a_b', description: 'a.b' } }]);
  t.match(server.functions, { length: 1 });
  t.match(log.lines, [{ message: /an earlier one of its server has the same name/, fields: { tool: 'uneven_a_b' } }]);
});
