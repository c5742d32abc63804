/**
 * The gateway calls only the addresses in gateway.yaml. An address that a caller, a model or a provider chooses must not be called, whatever
 * it resolves to at that moment: so there is no list of forbidden addresses that a name could evade by resolving differently later.
 */
import { test, type Test } from 'tap';
import type { JsonObject, Plugin } from '../../core/api/index.js';
import { systemClock } from '../../core/services/clock.js';
import { S3Objects } from '../../core/services/objects/s3-objects.js';
import { openVectors } from '../../core/services/vectors/open-vectors.js';
import tracing from '../../plugins/tracing/plugin.js';
import { clientFor, serveHttp } from '../fixtures/components/http-upstream.js';
import { silentLog } from '../fixtures/components/silent-log.js';
import { ApiDocument, filled } from '../fixtures/api/api-document.js';
import { startManagementGateway } from '../fixtures/gateways/management-gateway.js';
import { oneOfEverything } from '../fixtures/stored-data/one-of-everything.js';
import { modelAt, startProviderGateway } from '../fixtures/gateways/provider-gateway.js';

/** A server that nobody may call. */
async function canary(t: Test): Promise<{ readonly url: string; readonly calls: string[] }> {
  const calls: string[] = [];
  const { host } = await serveHttp(t, (request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.end('{}');
  });
  return { url: `http://${host}/canary`, calls };
}

/** The value once for each text in it, with another text in its place. */
function* withOneReplaced(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of withOneReplaced(inner, text)) {
      if (Array.isArray(value)) yield value.with(Number(name), changed);
      else yield { ...value, [name]: changed };
    }
  }
}

await test('no operation calls an address that stands anywhere in its request', async (t) => {
  const { url, calls } = await canary(t);
  const gateway = await startManagementGateway(t);
  const things = await oneOfEverything(gateway, 'canary');
  const { operations } = await ApiDocument.of(gateway);
  let sent = 0;
  for (const { method, path, access, examples } of operations.filter(
    ({ operationId }) => operationId !== 'getReadiness',
  )) {
    const headers = { authorization: `Bearer ${access === 'key' ? things.key : things.token}` };
    const ask = async (where: string, body?: unknown): Promise<void> => {
      sent += 1;
      await gateway.ask(method, where, { as: 'nobody', headers, ...(body !== undefined && { body }) });
    };
    for (const example of examples) {
      const own = filled(path, { ...example.path, ...things.ids });
      for (const body of withOneReplaced(example.body, url)) await ask(own, body);
      for (const query of withOneReplaced(example.query, url))
        await ask(`${own}?${new URLSearchParams(query as Record<string, string>).toString()}`, example.body);
    }
  }
  t.ok(sent > 100, `${sent} requests`);
  t.strictSame(calls, []);
});

const pixel = { type: 'text', text: 'What is this?' };

/** Chat requests with an address wherever a dialect, a provider or a tool knows one. */
function requestsWith(url: string): readonly (readonly [path: string, body: JsonObject])[] {
  const openai = (message: JsonObject, more: JsonObject = {}) =>
    ['/v1/chat/completions', { model: modelAt('openai', 'a'), messages: [message], ...more }] as const;
  const anthropic = (content: JsonObject, more: JsonObject = {}) => {
    const messages = [{ role: 'user', content: [pixel, content] }];
    return ['/v1/messages', { model: modelAt('anthropic', 'a'), max_tokens: 10, messages, ...more }] as const;
  };
  const user = (part: JsonObject): JsonObject => ({ role: 'user', content: [pixel, part] });
  const server = { type: 'mcp', server_label: 'x', server_url: url, connector_id: url };
  return [
    openai(user({ type: 'image_url', image_url: { url } })),
    openai(user({ type: 'file', file: { file_id: url, file_data: url } })),
    openai(user({ type: 'input_audio', input_audio: { data: url, format: 'wav' } })),
    openai(user({ type: 'video_url', video_url: { url } })),
    openai(user(pixel), { tools: [server], metadata: { webhook: url }, web_search_options: { base_url: url } }),
    [
      '/v1/chat/completions',
      { model: modelAt('anthropic', 'a'), messages: [user({ type: 'image_url', image_url: { url } })] },
    ],
    [
      '/v1/responses',
      { model: modelAt('openai', 'a'), input: [user({ type: 'input_image', image_url: url })], tools: [server] },
    ],
    ['/v1/responses', { model: modelAt('openai', 'a'), input: [user({ type: 'input_file', file_url: url })] }],
    anthropic({ type: 'image', source: { type: 'url', url } }),
    anthropic({ type: 'document', source: { type: 'url', url } }),
    anthropic(pixel, { mcp_servers: [{ type: 'url', name: 'x', url, authorization_token: 'y' }], container: url }),
    [
      '/v1/messages',
      {
        model: modelAt('openai', 'a'),
        max_tokens: 9,
        messages: [user({ type: 'image', source: { type: 'url', url } })],
      },
    ],
    [
      '/v1/inference/chat',
      { model: modelAt('anthropic', 'a'), messages: [user({ type: 'image_url', image_url: { url } })] },
    ],
    [
      '/v1/chat/completions',
      { model: modelAt('bedrock', 'a'), messages: [user({ type: 'image_url', image_url: { url } })] },
    ],
    anthropic({ type: 'document', source: { type: 'url', url } }, { model: modelAt('bedrock', 'a') }),
    anthropic(pixel, { model: modelAt('bedrock', 'a') }),
    ...[
      { type: 'image_url', image_url: { url } },
      { type: 'file', file: { file_id: url, file_data: url } },
    ].map((part) => ['/v1/chat/completions', { model: modelAt('google', 'a'), messages: [user(part)] }] as const),
    ['/v1/embeddings', { model: modelAt('openai', 'a'), input: url }],
    ['/v1/embeddings', { model: modelAt('google', 'a'), input: url }],
  ];
}

await test('no address in a chat, and none in the answer of a provider, is called by the gateway', async (t) => {
  const { url, calls } = await canary(t);
  const answers = [
    (chosen: string) => ({ status: 307, headers: { location: chosen }, body: '' }),
    (chosen: string) => ({
      status: 401,
      headers: { 'www-authenticate': `Bearer resource_metadata="${chosen}"`, link: `<${chosen}>; rel="preload"` },
      body: `{"error":{"message":"See ${chosen}","doc_url":"${chosen}"}}`,
    }),
    (chosen: string) => ({
      status: 200,
      headers: { refresh: `0; url=${chosen}`, 'content-location': chosen },
      body: JSON.stringify({
        url: chosen,
        choices: [{ index: 0, message: { role: 'assistant', content: `![](${chosen})` } }],
      }),
    }),
  ];
  let next = answers[0] as (typeof answers)[number];
  let asked = 0;
  const provider = await serveHttp(t, (request, response) => {
    asked += 1;
    request.resume();
    const { status, headers, body } = next(url);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  const gateway = await startProviderGateway(t, { provider: `http://${provider.host}` });
  for (const answer of answers) {
    next = answer;
    for (const [path, body] of requestsWith(url)) await (await gateway.post(path, body)).text();
  }
  t.ok(asked >= 20, `${asked} requests reached the provider`);
  t.strictSame(calls, []);
});

await test('no server that gateway.yaml names, of whatever kind, can make the gateway call another one', async (t) => {
  const { url, calls } = await canary(t);
  const asked = new Set<string>();
  const { host } = await serveHttp(t, (request, response) => {
    const [, kind = ''] = (request.url ?? '').split('/');
    asked.add(kind);
    request.resume();
    const elsewhere = { location: url, link: `<${url}>; rel="next"`, refresh: `0; url=${url}` };
    const signIn = { 'www-authenticate': `Bearer resource_metadata="${url}"` };
    response.writeHead(kind === 'private-mcp' ? 401 : 307, { ...elsewhere, ...signIn }).end('{}');
  });
  const at = (kind: string): string => `http://${host}/${kind}`;
  const gateway = await startManagementGateway(t, {
    plugins: [{ plugin: tracing as Plugin, config: { endpoint: at('collector') } }],
    config: {
      auth: { oidc: { issuer: at('issuer'), audience: 'sluice', roles: { staff: 'viewer' } } },
      policies: { classifiers: [{ kind: 'webhook', id: 'hook', url: at('classifier'), trusted: true }] },
      'external-tools': {
        http: [{ name: 'order_status', description: 'Says where an order is.', url: at('tool') }],
        mcp: ['mcp', 'private-mcp'].map((name) => ({ name, url: at(name) })),
      },
    },
  });
  const { key } = await oneOfEverything(gateway, 'canary');
  const headers = { 'x-api-key': key, accept: 'application/json, text/event-stream' };
  const params = { name: 'order_status', arguments: {} };
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
  t.match(await gateway.ask('POST', '/mcp', { as: 'nobody', headers, body: call }), { text: /307/ });
  const parts = ['{"alg":"RS256","kid":"x"}', `{"iss":"${at('issuer')}"}`, 'x'];
  const token = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
  const bearer = { authorization: `Bearer ${token}` };
  t.match(await gateway.ask('GET', '/v1/management/caller', { as: 'nobody', headers: bearer }), { status: 503 });
  const configuration = { remote: { classifierId: 'hook' } };
  const policy = { type: 'pii_detection', action: 'redact', configuration, text: 'I am Ada.' };
  t.match(await gateway.ask('POST', '/v1/management/policies/test', { body: policy }), { status: 503 });
  const http = clientFor(t);
  const { signal } = new AbortController();
  const vectors = openVectors({ url: at('vectors'), folder: '', http, log: silentLog });
  await t.rejects(vectors.nearest({ name: 'abc', measure: 'cosine' }, { vector: [1], limit: 1 }, signal));
  const objects = new S3Objects({
    endpoint: `http://${host}`,
    publicEndpoint: `http://${host}`,
    bucket: 'objects',
    prefix: '',
    pathStyle: true,
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
    temporaryFolder: '',
    httpClient: http,
    clock: systemClock,
  });
  await t.rejects(objects.sizeOf('documents/a', signal));
  await gateway.stop();
  const kinds = ['classifier', 'collector', 'issuer', 'mcp', 'objects', 'private-mcp', 'tool', 'vectors'];
  t.strictSame([...asked].toSorted(), kinds, 'each was asked');
  t.strictSame(calls, []);
});
