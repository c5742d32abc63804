import { test } from 'tap';
import { fakeClock } from '../../../core/testkit/fake-clock.js';
import { ScriptedHttpClient } from '../../../core/testkit/scripted-http-client.js';
import {
  answer,
  claude,
  keys,
  nova,
  partsOf,
  sampleCall,
  sampleProvider,
  sentFor,
} from '../fixtures/sample-provider.js';
import { RequestSigner } from './sign-request.js';

const noon = Date.UTC(2030, 0, 1, 12);
const body = '{"messages":[{"role":"user","content":[{"text":"Grüße"}]}]}';
const host = 'https://bedrock-runtime.eu-central-1.amazonaws.com';
const profile = `arn:aws:bedrock:eu-central-1:123456789012:inference-profile/eu.anthropic.claude-sonnet-4-5-20250929-v1:0`;

/** Signatures of @smithy/signature-v4 for the same requests, with the model, without and with a session token. */
const known = [
  [nova, undefined, '43da5ad972ecef0f5b610920589a183ae5d338c87d701b5b03f70703aafa2bb3'],
  [nova, 'token+/=', 'b2cfdc4704a1b75909f14f3ba105ba9c31520c9bed07b96ac5ff46a1159159d2'],
  [profile, undefined, 'aed59b95ef471b1d0f166523bfb10d1b4185b8c8a8f14ab7709f3bc5aafed0e1'],
  [profile, 'token+/=', 'f41a3da3efe03410194d03a74b71111a3d5fb46f677da77801f3cd47b8aa9a4a'],
] as const;

await test('requests are signed as the SDK signs them, with names and ARNs escaped once', async (t) => {
  const signer = new RequestSigner('eu-central-1');
  for (const [model, sessionToken, signature] of known) {
    const url = `${host}/model/${encodeURIComponent(model)}/converse`;
    const headers = await signer.headersFor({ url, body }, { ...keys, sessionToken }, noon);
    const signed = sessionToken === undefined ? 'host;x-amz-date' : 'host;x-amz-date;x-amz-security-token';
    t.strictSame(headers, {
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE/20300101/eu-central-1/bedrock/aws4_request, SignedHeaders=${signed}, Signature=${signature}`,
      'x-amz-date': '20300101T120000Z',
      ...(sessionToken === undefined ? {} : { 'x-amz-security-token': sessionToken }),
    });
  }
});

await test('a request has the signature of its body, and no credential of the client', async (t) => {
  const http = new ScriptedHttpClient({ body: answer });
  const dispatch = await sampleProvider(http, { sessionToken: 'token' }, { clock: fakeClock(noon) });
  await dispatch(sampleCall());
  const [exchange] = http.exchanges;
  const url = `${host}/model/amazon.nova-lite-v1%3A0/converse`;
  const expected = await new RequestSigner('eu-central-1').headersFor(
    { url, body: exchange?.body ?? '' },
    { ...keys, sessionToken: 'token' },
    noon,
  );
  t.equal(exchange?.request.url, url);
  t.strictSame(exchange?.request.headers, {
    'content-type': 'application/json',
    accept: 'application/json',
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: 'vendor=1',
    ...expected,
  });
});

await test('an ARN is one segment of the path, and a stream has an operation of its own', async (t) => {
  const models = [{ id: 'sonnet', upstream: `${profile}(x)` }];
  const { request } = await sentFor(sampleCall({ model: 'sonnet', stream: true }), { models });
  const escaped = `${encodeURIComponent(profile)}%28x%29`;
  t.equal(request.url, `${host}/model/${escaped}/converse-stream`);
  t.equal(request.headers['accept'], 'application/vnd.amazon.eventstream');
  t.match(JSON.parse(String(request.body)), { additionalModelResponseFieldPaths: ['/delta/stop_sequence'] });
  const dispatch = await sampleProvider(new ScriptedHttpClient({ body: answer }), { models });
  const [start] = await partsOf(await dispatch(sampleCall({ model: 'sonnet' })));
  t.match(
    start,
    { type: 'start', model: /^eu\.anthropic\.claude-sonnet/ },
    'which no client sees: it names the account',
  );
});

await test('with an API key nothing is signed; the operator’s headers override all but the signature', async (t) => {
  const settings = { apiKey: 'bedrock-api-key', headers: { 'X-Team': 'blue', Accept: 'text/x' } };
  const { request } = await sentFor(sampleCall({ model: claude }), {
    ...settings,
    baseUrl: 'http://127.0.0.1:1/aws/',
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
  });
  t.match(request, {
    url: `http://127.0.0.1:1/aws/model/${encodeURIComponent(claude)}/converse`,
    headersTimeoutMs: 5,
    idleTimeoutMs: 6,
    headers: { authorization: 'Bearer bedrock-api-key', 'x-team': 'blue', accept: 'text/x' },
  });
  t.equal(request.headers['x-amz-date'], undefined);
});
