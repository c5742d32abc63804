import { test } from 'tap';
import { Credentials } from '../../../core/api/index.js';
import {
  type Asked,
  type ManagementGateway,
  startManagementGateway,
} from '../../fixtures/gateways/management-gateway.js';
import { noonClock } from '../../fixtures/time/noon-clock.js';

const limits = [
  { per: 'connection', requests: 3 },
  { per: 'endUser', requests: 1 },
  { per: 'key', routes: ['management'], requests: 3 },
  { per: 'key', routes: ['reporting'], requests: 2 },
];

async function keyOf({ gateway, ids }: ManagementGateway): Promise<string> {
  const defaultConnectionId = ids.default.connectionId;
  return (await gateway.service(Credentials).createKey('default', { name: 'app', defaultConnectionId })).secret;
}

const question = { model: 'demo', messages: [{ role: 'user', content: 'Hello?' }] };

/** The same call in each dialect, with the body of a refusal in its shape. */
const dialects = [
  [
    '/v1/inference/chat',
    question,
    {
      error: 'Too Many Requests',
      message: /^The connection has used up its 3 requests/,
      code: 'GW_RATE_LIMIT_REACHED',
    },
  ],
  [
    '/v1/chat/completions',
    question,
    { error: { type: 'rate_limit_error', code: 'GW_RATE_LIMIT_REACHED', message: /used up/ } },
  ],
  [
    '/v1/responses',
    { model: question.model, input: 'hello' },
    { error: { type: 'rate_limit_error', code: 'GW_RATE_LIMIT_REACHED', message: /used up/ } },
  ],
  [
    '/v1/messages',
    { ...question, max_tokens: 50 },
    { type: 'error', error: { type: 'rate_limit_error', details: { error_code: 'GW_RATE_LIMIT_REACHED' } } },
  ],
] as const;

for (const [path, body, refusal] of dialects) {
  await test(`${path} returns the remaining limit in headers, and refuses in the shape of its dialect when it is used up`, async (t) => {
    const gateway = await startManagementGateway(t, { config: { 'rate-limiting': { limits } } });
    const headers = { 'x-api-key': await keyOf(gateway) };
    const call = (more: object = {}): Promise<Asked> =>
      gateway.ask('POST', path, { as: 'nobody', headers, body: { ...body, ...more } });
    for (const left of [2, 1]) {
      const answer = await call();
      t.equal(answer.status, 200);
      t.equal(answer.headers.get('ratelimit-policy'), '"connection-inference-requests";q=3;qu="requests";w=60');
      t.match(answer.headers.get('ratelimit'), new RegExp(`^"connection-inference-requests";r=${left};t=\\d+$`));
    }
    const streamed = await call(path === '/v1/inference/chat' ? { parameters: { stream: true } } : { stream: true });
    t.match(streamed.headers.get('content-type'), 'text/event-stream');
    t.match(streamed.headers.get('ratelimit'), /r=0;/, 'a stream tells it, too');
    const refused = await call();
    t.equal(refused.status, 429);
    t.match(refused.body, refusal);
    t.match(refused.headers.get('retry-after'), /^(?:[1-9]|[1-5]\d|60)$/);
    t.match(refused.headers.get('ratelimit'), /^"connection-inference-requests";r=0;t=\d+$/);
  });
}

await test('each end user of an app has a separate limit', async (t) => {
  const gateway = await startManagementGateway(t, { config: { 'rate-limiting': { limits } } });
  const headers = { 'x-api-key': await keyOf(gateway) };
  const statusFor = async (user: string): Promise<number> =>
    (await gateway.ask('POST', '/v1/chat/completions', { as: 'nobody', headers, body: { ...question, user } })).status;
  t.strictSame([await statusFor('ada'), await statusFor('bob'), await statusFor('ada')], [200, 200, 429]);
});

await test('management and reporting have limits per token, and public routes have none', async (t) => {
  const gateway = await startManagementGateway(t, { config: { 'rate-limiting': { limits } } });
  const statuses = async (path: string, as: 'viewer' | 'editor' | 'nobody', times: number): Promise<number[]> => {
    const found: number[] = [];
    for (let asked = 0; asked < times; asked += 1) found.push((await gateway.ask('GET', path, { as })).status);
    return found;
  };
  const reporting = '/v1/management/reporting/usage?group_by=day';
  t.strictSame(await statuses(reporting, 'viewer', 3), [200, 200, 429]);
  t.strictSame(await statuses('/v1/management/models', 'viewer', 4), [200, 200, 200, 429]);
  t.strictSame(await statuses('/v1/management/models', 'editor', 1), [200]);
  t.strictSame(await statuses('/healthz', 'nobody', 6), [200, 200, 200, 200, 200, 200]);
  const refused = await gateway.ask('GET', reporting, { as: 'viewer' });
  t.match(refused.body, {
    error: 'Too Many Requests',
    message: /^The credential has used up its 2 requests for this minute\. Try again in \d+ seconds\.$/,
    code: 'GW_RATE_LIMIT_REACHED',
  });
  t.equal(refused.headers.get('ratelimit-policy'), '"key-reporting-requests";q=2;qu="requests";w=60');
});

await test('another spelling of a path is under the limit of its route', async (t) => {
  const gateway = await startManagementGateway(t, { config: { 'rate-limiting': { limits } } });
  const spellings = [
    '/v1/management/documents',
    '/v1//management/documents',
    '/v1/%6Danagement/documents',
    '/v1/management/documents/',
  ];
  const headers = { 'x-api-key': await keyOf(gateway) };
  const found: number[] = [];
  for (const path of spellings) found.push((await gateway.ask('GET', path, { as: 'nobody', headers })).status);
  t.strictSame(found, [403, 403, 403, 429], 'the connection has no documents');
});

await test('the API description shows the body of a 429 in the shape of each dialect', async (t) => {
  const gateway = await startManagementGateway(t);
  const { body } = await gateway.ask('GET', '/openapi.json', { as: 'nobody' });
  const { responses } = (body as { components: { responses: Record<string, unknown> } }).components;
  const shown = Object.entries(responses).filter(([name]) => name.endsWith('.TooMany'));
  t.ok(shown.length >= 3, `${shown.length} shapes`);
  for (const [name, answer] of shown) {
    t.match(answer, { headers: { 'retry-after': Object, ratelimit: Object, 'ratelimit-policy': Object } }, name);
    t.match(JSON.stringify(answer), /"example":\{.*GW_RATE_LIMIT_REACHED/, name);
  }
});

await test('a limit of a model counts its calls under any of its names and routes, and no others', async (t) => {
  const models = [{ per: 'key', models: ['demo'], requests: 3 }];
  const gateway = await startManagementGateway(t, { config: { 'rate-limiting': { limits: models } } });
  const headers = { 'x-api-key': await keyOf(gateway) };
  const ask = (path: string, body: object): Promise<Asked> =>
    gateway.ask('POST', path, { as: 'nobody', headers, body });
  for (const [path, body] of dialects.slice(1)) t.equal((await ask(path, body)).status, 200, path);
  const refused = await ask('/v1/chat/completions', { ...question, model: 'provider-demo/demo' });
  t.match(refused, { status: 429, body: { error: { message: /used up its 3 requests with this model/ } } });
  const other = await ask('/v1/embeddings', { model: 'demo-embedding', input: 'Hello' });
  t.equal(other.status, 200);
  t.equal(other.headers.get('ratelimit-policy'), null);
});

await test('a limit by the day goes on after the configuration was loaded anew', async (t) => {
  const config = { 'rate-limiting': { limits: [{ per: 'key', window: 'day', requests: 2 }] } };
  const gateway = await startManagementGateway(t, { config, clock: noonClock });
  const headers = { 'x-api-key': await keyOf(gateway) };
  const ask = (): Promise<Asked> =>
    gateway.ask('POST', '/v1/chat/completions', { as: 'nobody', headers, body: question });
  const first = await ask();
  t.equal(first.status, 200);
  t.equal(first.headers.get('ratelimit-policy'), '"key-inference-requests-per-day";q=2;qu="requests";w=86400');
  await gateway.configure(config);
  t.equal((await ask()).status, 200);
  await gateway.configure(config);
  const refused = await ask();
  t.match(refused, { status: 429, body: { error: { message: /used up its 2 requests for this day\. / } } });
  t.ok(Number(refused.headers.get('retry-after')) > 3_600, 'until midnight');
});
