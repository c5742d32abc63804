import { type Test, test } from 'tap';
import { plainGateway } from '../../test/fixtures/gateways/test-gateway.js';
import { scriptedProvider, textAnswer } from '../testkit/scripted-provider.js';
import type { TestGateway } from '../testkit/start-test-gateway.js';

const page = 'https://app.example.com';

async function start(t: Test, ...corsOrigins: string[]): Promise<TestGateway> {
  const provider = scriptedProvider({ parts: textAnswer('fine') });
  return plainGateway(t, [provider], { server: { corsOrigins } });
}

/** Sends the preflight request of a browser. */
function preflight(gateway: TestGateway, origin = page): Promise<Response> {
  return fetch(`${gateway.url}/plain`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-connection-id',
    },
  });
}

const request = { model: 'scripted-1', text: 'hello' };

await test('by default, pages of other origins may not call', async (t) => {
  const gateway = await start(t);
  const asked = await preflight(gateway);
  t.equal(asked.status, 403);
  t.match(await asked.json(), {
    plainError: 'GW_CORS_REFUSED',
    message: `Web pages of ${page} may not call this gateway. Its operator allows them with "server.corsOrigins" in gateway.yaml.`,
  });
  const answer = await gateway.post('/plain', request, { origin: page });
  for (const { headers } of [asked, answer]) t.notOk(headers.has('access-control-allow-origin'));
});

await test('pages of the origins in gateway.yaml may call and read every header, those of others may not', async (t) => {
  const gateway = await start(t, page, 'http://localhost:5173');
  const asked = await preflight(gateway);
  t.equal(asked.status, 204);
  t.match(Object.fromEntries(asked.headers), {
    'access-control-allow-origin': page,
    'access-control-allow-headers': 'authorization,content-type,x-connection-id',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-max-age': '600',
    vary: 'Origin',
  });
  for (const stream of [false, true]) {
    const answer = await gateway.post('/plain', { ...request, stream }, { origin: page });
    t.equal(answer.status, 200);
    t.equal(answer.headers.get('access-control-allow-origin'), page);
    t.equal(answer.headers.get('access-control-expose-headers'), '*');
    t.ok(answer.headers.has('x-request-id'), 'its other headers are there');
    t.match(await answer.text(), 'fine');
  }
  const other = await preflight(gateway, 'https://elsewhere.example.com');
  t.equal(other.status, 403);
  t.notOk(other.headers.has('access-control-allow-origin'));
  t.equal(other.headers.get('vary'), 'Origin', 'caches keep the answers apart');
});

await test('errors have CORS headers too', async (t) => {
  const gateway = await start(t, page);
  const refused = await gateway.post('/plain', 'no JSON', { origin: page });
  t.equal(refused.status, 400);
  t.equal(refused.headers.get('access-control-allow-origin'), page);
});

await test('the origin * allows every page', async (t) => {
  const gateway = await start(t, '*');
  t.equal((await preflight(gateway)).headers.get('access-control-allow-origin'), '*');
  const answer = await gateway.post('/plain', request, { origin: 'null' });
  t.equal(answer.headers.get('access-control-allow-origin'), '*');
  t.notOk(answer.headers.has('vary'));
});
