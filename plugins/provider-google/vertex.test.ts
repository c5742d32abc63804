import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Test, test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { ScriptedHttpClient, type ScriptedStep } from '../../core/testkit/scripted-http-client.js';
import { providerConfig } from './config.js';
import { partsOf, refusal, response, sampleCall, sampleExchange, sampleProvider } from './fixtures/sample-provider.js';
import { listenUntilEnd } from '../../test/fixtures/components/listen-until-end.js';

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const account = JSON.stringify({
  type: 'service_account',
  project_id: 'p-1',
  client_email: 'gateway@p-1.iam.gserviceaccount.com',
  private_key: privateKey,
});
const answered = { body: response([{ text: 'ok' }], { finishReason: 'STOP' }) };
const token = (access_token: string): ScriptedStep => ({
  body: { access_token, expires_in: 3599, token_type: 'Bearer' },
});

async function vertexProvider(vertex: JsonObject, ...steps: readonly ScriptedStep[]) {
  const http = new ScriptedHttpClient(...steps);
  const dispatch = await sampleProvider(http, { apiKey: '', vertex: { project: 'p-1', ...vertex } });
  return { http, dispatch };
}

/** Starts a server that gives tokens. Returns its host and port. */
async function serveTokens(t: Test, tokenFor: (request: IncomingMessage) => string | Promise<string>): Promise<string> {
  const server = createServer((request, reply) => {
    const give = (access_token: string): void => {
      reply.setHeader('metadata-flavor', 'Google');
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify({ access_token, expires_in: 3599, token_type: 'Bearer', issued_token_type: 'x' }));
    };
    Promise.resolve(tokenFor(request)).then(give, () => reply.destroy());
  });
  return `127.0.0.1:${await listenUntilEnd(t, server)}`;
}

/** Sets environment variables until the test ends. */
function setEnvironment(t: Test, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const { [name]: before } = process.env;
    process.env[name] = value;
    t.teardown(() => {
      if (before === undefined) delete process.env[name];
      else process.env[name] = before;
    });
  }
}

await test('a service account gets a token through the gateway’s own client, once, for calls to its project', async (t) => {
  const { http, dispatch } = await vertexProvider({ credentials: account }, token('ya29.a'), answered);
  await partsOf(await dispatch(sampleCall()));
  await dispatch(sampleCall({ stream: true }));
  const [asked, first, second] = http.exchanges.map(({ request, body }) => ({ ...request, body }));
  t.match(asked, { method: 'POST', url: 'https://oauth2.googleapis.com/token', body: /assertion=/ });
  const path = '/v1beta1/projects/p-1/locations/global/publishers/google/models/gemini-3-x';
  t.match(first, {
    url: `https://aiplatform.googleapis.com${path}:generateContent`,
    headers: { authorization: 'Bearer ya29.a' },
  });
  t.match(second?.url, `${path}:streamGenerateContent?alt=sse`);
  t.equal(http.exchanges.length, 3, 'one token for both calls');
  t.notOk('x-goog-api-key' in (first?.headers ?? {}));
});

await test('the address follows the location, and an own address is kept', async (t) => {
  const addresses = {
    'europe-west4': 'https://europe-west4-aiplatform.googleapis.com/v1beta1/projects/p-1/locations/europe-west4/',
    eu: 'https://aiplatform.eu.rep.googleapis.com/v1beta1/projects/p-1/locations/eu/',
  };
  for (const [location, address] of Object.entries(addresses)) {
    const { http, dispatch } = await vertexProvider({ location, credentials: account }, token('a'), answered);
    await dispatch(sampleCall());
    t.equal(http.exchanges[1]?.request.url.slice(0, address.length), address);
  }
  const http = new ScriptedHttpClient(answered);
  const settings = { baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'express', vertex: { project: 'p 1/x' } };
  await (await sampleProvider(http, settings))(sampleCall());
  t.match(http.exchanges[0]?.request, {
    url: 'http://127.0.0.1:1/v1/projects/p%201%2Fx/locations/global/publishers/google/models/gemini-3-x:generateContent',
    headers: { 'x-goog-api-key': 'express' },
  });
});

await test('a token that is refused is replaced for the next call', async (t) => {
  const refused = { status: 401, body: { error: { code: 401, message: 'Expired.', status: 'UNAUTHENTICATED' } } };
  const { http, dispatch } = await vertexProvider({ credentials: account }, token('a'), refused, token('b'), answered);
  t.match(await refusal(dispatch(sampleCall())), { code: 'GW_PROVIDER_CREDENTIALS', status: 401 });
  await dispatch(sampleCall());
  t.match(http.exchanges[3]?.request.headers, { authorization: 'Bearer b' });
});

await test('without a token no call is sent, and neither credentials nor assertion are shown', async (t) => {
  const denied = { status: 400, body: { error: 'invalid_grant', error_description: 'Account deleted.' } };
  for (const [credentials, steps] of [
    [account, [denied]],
    ['{"type":"service_account","private_key":"top-secret}', []],
    ['{"type":"nothing"}', []],
  ] as const) {
    const { http, dispatch } = await vertexProvider({ credentials }, ...steps);
    const error = await refusal(dispatch(sampleCall()));
    t.match(error, { code: 'GW_PROVIDER_CREDENTIALS', status: 503 });
    t.notMatch(`${error.message} ${String(error.cause)}`, /top-secret|assertion|PRIVATE/);
    t.ok(http.exchanges.every(({ request }) => request.url.includes('oauth2')));
  }
});

await test('the name of a file in place of its credentials is refused', (t) => {
  const parse = (credentials: string) => providerConfig.safeParse({ vertex: { project: 'p', credentials } });
  t.match(parse('/run/secrets/google.json').error?.issues, [{ message: /must be the JSON itself/ }]);
  for (const right of ['', ' {"type": "service_account"}\n']) t.ok(parse(right).success);
  t.end();
});

await test('a client that leaves does not wait for a token', async (t) => {
  const { dispatch } = await vertexProvider({ credentials: account }, { ending: 'hang' }, answered);
  const leave = new AbortController();
  const left = dispatch(sampleCall(), sampleExchange({ signal: leave.signal }));
  leave.abort(new Error('the client has left'));
  await t.rejects(left, { message: 'the client has left' });
});

await test('workload identity federation exchanges the token of another issuer', async (t) => {
  const host = await serveTokens(t, async (request) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    return body.includes('subject_token=token-of-the-issuer') ? 'ya29.w' : 'wrong';
  });
  const file = join(t.testdir({}), 'token');
  writeFileSync(file, 'token-of-the-issuer');
  const credentials = JSON.stringify({
    type: 'external_account',
    audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/pool/providers/issuer',
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    token_url: `http://${host}/v1/token`,
    credential_source: { file },
  });
  const { http, dispatch } = await vertexProvider({ credentials }, answered);
  await dispatch(sampleCall());
  t.match(http.exchanges[0]?.request.headers, { authorization: 'Bearer ya29.w' });
});

await test('without credentials the metadata server of the machine is asked', async (t) => {
  const host = await serveTokens(t, ({ url }) => (url?.includes('/token') ? 'ya29.m' : ''));
  setEnvironment(t, {
    HOME: t.testdir({}),
    GOOGLE_APPLICATION_CREDENTIALS: '',
    METADATA_SERVER_DETECTION: 'assume-present',
    GCE_METADATA_HOST: host,
  });
  const { http, dispatch } = await vertexProvider({}, answered);
  await dispatch(sampleCall());
  t.match(http.exchanges[0]?.request.headers, { authorization: 'Bearer ya29.m' });
});
