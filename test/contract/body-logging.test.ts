import { test } from 'tap';
import {
  ConnectionChanges,
  type ConnectionSettings,
  Credentials,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type StreamPart,
} from '../../core/api/index.js';
import { pluginOf, scriptedProvider, textAnswer } from '../../core/testkit/index.js';
import {
  forEachManagementGateway,
  type ManagementGateway,
  startManagementGateway,
} from '../fixtures/gateways/management-gateway.js';

const both = { logRequestBody: true, logResponseBody: true };
const question = (content = 'Hello'): JsonObject => ({ model: 'scripted-1', messages: [{ role: 'user', content }] });
const provider = scriptedProvider({ parts: textAnswer('You ', 'there') });

type Say = (body: JsonObject | string, path?: string, headers?: Record<string, string>) => Promise<string>;

/** Asks on a connection of its own; the answer is the id of the message, once the client has all of it. */
async function appOf(gateway: ManagementGateway, settings: Partial<ConnectionSettings> = both): Promise<Say> {
  const name = `app ${Math.random()}`;
  const { connectionId } = await gateway.gateway.service(ConnectionChanges).create('default', { name, ...settings });
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createKey('default', { name, defaultConnectionId: connectionId });
  return async (body, path = '/v1/chat/completions', headers = {}) => {
    const answer = await gateway.post(path, body, { 'x-api-key': secret, ...headers });
    await answer.text().catch(() => undefined);
    return answer.headers.get('x-request-id') ?? '';
  };
}

const pathOf = (id: string): string => `/v1/management/reporting/messages/${id}/bodies`;

interface Logged {
  readonly status: number;
  readonly request: { readonly body: string; readonly truncated: boolean } | null;
  readonly response: { readonly body: string; readonly truncated: boolean } | null;
  readonly text: string;
}

async function bodies(gateway: ManagementGateway, id: string): Promise<Logged> {
  const { status, body, text } = await gateway.ask('GET', pathOf(id));
  return { request: null, response: null, ...(isJsonObject(body) ? body : {}), status, text };
}

await forEachManagementGateway(
  'the request as it went to the model and the answer as the client got it are kept',
  async (t, gateway) => {
    const say = await appOf(gateway);
    const words =
      '{ "model": "scripted-1", "seed": 9007199254740993,\n "messages": [{"role":"user","content":"Hé\\u0000"}] }';
    const id = await say(words);
    const { status, request, response, text } = await bodies(gateway, id);
    t.equal(status, 200);
    t.match(JSON.parse(text), { message_id: id, created_at: /^\d{4}-.*Z$/ });
    t.strictSame(request, { body: words, truncated: false });
    t.equal(response?.truncated, false);
    t.match(JSON.parse(response?.body ?? ''), {
      id: 'answer-1',
      model: 'scripted',
      choices: [{ index: 0, finishReason: 'stop', content: [{ type: 'text', text: 'You there' }] }],
      usage: { inputTokens: 3, outputTokens: 2 },
    });
  },
  { plugins: [provider] },
);

await test('bodies are stored as their connection says, and shown to admins', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [provider] });

  await t.test('request and response bodies are stored in every dialect, streamed and not', async (t) => {
    const say = await appOf(gateway);
    for (const [path, more] of [
      ['/v1/inference/chat', {}],
      ['/v1/chat/completions', {}],
      ['/v1/responses', { input: 'Hello' }],
      ['/v1/messages', { max_tokens: 100 }],
    ] as const) {
      for (const stream of [false, true]) {
        const body = {
          ...question(),
          ...more,
          ...(path === '/v1/inference/chat' ? { parameters: { stream } } : { stream }),
        };
        const { request, response } = await bodies(gateway, await say(body, path));
        t.equal(request?.body, JSON.stringify(body));
        t.match(JSON.parse(response?.body ?? ''), { choices: [{ content: [{ text: 'You there' }] }] });
      }
    }
  });

  await t.test('body logging is configured per connection', async (t) => {
    const kept = async (settings: Partial<ConnectionSettings>): Promise<unknown[]> => {
      const say = await appOf(gateway, settings);
      const { status, request, response } = await bodies(gateway, await say(question()));
      return [status, request !== null, response !== null];
    };
    t.strictSame(await kept({}), [404, false, false]);
    t.strictSame(await kept({ logRequestBody: true }), [200, true, false]);
    t.strictSame(await kept({ logResponseBody: true }), [200, false, true]);
  });

  await t.test('only admins of the organization may read bodies', async (t) => {
    const id = await (await appOf(gateway))(question());
    for (const [as, status] of [
      ['nobody', 401],
      ['viewer', 403],
      ['editor', 403],
      ['stranger', 404],
      ['admin', 200],
    ] as const) {
      t.equal((await gateway.ask('GET', pathOf(id), { as })).status, status, as);
    }
    for (const unknown of [gateway.ids.default.connectionId, 'no-uuid', "'"]) {
      const { status, body } = await gateway.ask('GET', pathOf(unknown));
      t.equal(status, 404);
      t.match(body, { code: 'GW_MESSAGE_UNKNOWN', message: `There is no message with logged bodies "${unknown}".` });
    }
  });
});

/** A plugin that replaces the texts of calls and answers. */
const withoutSecrets = pluginOf('without-secrets', {
  prepare: (call) => {
    if (call.kind !== 'chat') return undefined;
    const content = [{ type: 'text', text: '[removed]' }] as const;
    return { ...call, messages: call.messages.map((message) => ({ ...message, content })) };
  },
  transform: {
    stage: () => ({
      part: (part, output) => output.push(part.type === 'text' ? { ...part, text: '[taken out]' } : part),
    }),
  },
});

await test('text that a plugin has redacted is not stored', async (t) => {
  const echo = scriptedProvider({ parts: textAnswer('a secret') });
  const gateway = await startManagementGateway(t, { plugins: [withoutSecrets, echo] });
  const { request, response, text } = await bodies(gateway, await (await appOf(gateway))(question('my secret')));
  t.match(JSON.parse(request?.body ?? ''), { kind: 'chat', messages: [{ content: [{ text: '[removed]' }] }] });
  t.match(JSON.parse(response?.body ?? ''), { choices: [{ content: [{ text: '[taken out]' }] }] });
  t.notMatch(text, 'secret');
});

await test('what a client says about tool loops reaches plugins, and is stored as policies have left it', async (t) => {
  const seen: unknown[] = [];
  const reader = pluginOf('reader', {
    prepare: (call) => void (call.kind === 'chat' && seen.push(call.agentParameters)),
  });
  const gateway = await startManagementGateway(t, { plugins: [provider, reader] });
  const name = 'governed';
  const { connectionId } = await gateway.gateway.service(ConnectionChanges).create('default', { name, ...both });
  const { secret } = await gateway.gateway
    .service(Credentials)
    .createKey('default', { name, defaultConnectionId: connectionId });
  const parameters = { max_steps: 3, mood: 'calm', author: 'ada@example.org' };
  const stored = async (path: string, more: JsonObject = {}): Promise<JsonObject> => {
    const body = { ...question(), ...more, agent_parameters: parameters };
    const answer = await gateway.post(path, body, { 'x-api-key': secret });
    await answer.text();
    const { request } = await bodies(gateway, answer.headers.get('x-request-id') ?? '');
    return (JSON.parse(request?.body ?? '{}') as JsonObject)['agentParameters'] as JsonObject;
  };
  t.strictSame(await stored('/v1/inference/chat', { auto_continuation: true }), parameters);
  t.strictSame(seen, [parameters]);
  const policy = { type: 'pii_detection', action: 'redact' };
  const policies = `/v1/management/connections/${connectionId}/policies`;
  t.equal((await gateway.ask('POST', policies, { body: policy })).status, 200);
  for (const [path, more] of [
    ['/v1/inference/chat', {}],
    ['/v1/chat/completions', {}],
    ['/v1/responses', { input: 'Hello' }],
    ['/v1/messages', { max_tokens: 100 }],
  ] as const) {
    t.strictSame(await stored(path, more), { ...parameters, author: '[EMAIL_ADDRESS]' }, path);
  }
});

await test('requests that were refused before the model are not stored', async (t) => {
  const refuse = (): never => {
    throw new GatewayError({ code: 'ACME_NO', status: 403, message: 'No.' });
  };
  for (const hook of ['prepare', 'govern'] as const) {
    const gateway = await startManagementGateway(t, { plugins: [pluginOf('refusing', { [hook]: refuse }), provider] });
    t.equal((await bodies(gateway, await (await appOf(gateway))(question()))).status, 404, hook);
  }
});

await test('headers are not stored', async (t) => {
  const gateway = await startManagementGateway(t, { plugins: [withoutSecrets, provider] });
  const headers = { 'x-custom': 'header-secret', cookie: 'header-secret', 'anthropic-beta': 'header-secret' };
  const say = await appOf(gateway);
  const id = await say({ ...question(), max_tokens: 10 }, '/v1/messages', headers);
  t.notMatch((await bodies(gateway, id)).text, 'header-secret');
  const rows = await gateway.database
    .fork()
    .execute<{ row: string }[]>('select b::text as row from body_logging_body b');
  t.equal(rows.length, 1);
  t.notMatch(rows[0]?.row, /header-secret|x-api-key/);
});

await test('long bodies are truncated and marked', async (t) => {
  const talkative = scriptedProvider({ parts: textAnswer('x'.repeat(90), 'y'.repeat(90)) });
  const gateway = await startManagementGateway(t, {
    plugins: [talkative],
    config: { 'body-logging': { maxBodyLength: 100 } },
  });
  const { request, response } = await bodies(gateway, await (await appOf(gateway))(question('z'.repeat(200))));
  t.match(request, { truncated: true, body: / \[…\]$/ });
  t.equal(request?.body.length, 100);
  t.equal(response?.truncated, true);
  t.match(JSON.parse(response?.body ?? ''), {
    choices: [{ finishReason: 'stop', content: [{ text: `${'x'.repeat(90)}yyyyyy […]` }] }],
    usage: { outputTokens: 2 },
  });
});

await test('of an interrupted stream the sent part is stored; of an interrupted unstreamed answer nothing', async (t) => {
  const breaking = scriptedProvider({
    async parts(sink) {
      for (const part of textAnswer('half').slice(0, 2) as StreamPart[]) await sink(part);
      throw new GatewayError({ code: 'GW_UPSTREAM_BROKEN', status: 502, message: 'It broke.' });
    },
  });
  const gateway = await startManagementGateway(t, { plugins: [breaking] });
  const say = await appOf(gateway);
  const streamed = await bodies(gateway, await say({ ...question(), stream: true }));
  t.match(JSON.parse(streamed.response?.body ?? ''), {
    choices: [{ finishReason: null, content: [{ text: 'half' }] }],
  });
  const whole = await bodies(gateway, await say(question()));
  t.equal(whole.response, null);
  t.ok(whole.request);
});
