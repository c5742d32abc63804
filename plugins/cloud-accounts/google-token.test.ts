import { createVerify, generateKeyPairSync } from 'node:crypto';
import { test } from 'tap';
import { type JsonObject, parseJson } from '../../core/api/index.js';
import { fakeClock, ScriptedHttpClient } from '../../core/testkit/index.js';
import type { Environment } from './azure-token.js';
import { accountsConfig } from './config.js';
import { requestGoogleToken } from './google-token.js';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const serviceAccount = {
  type: 'service_account',
  client_email: 'gateway@p-1.iam.gserviceaccount.com',
  private_key_id: 'key-1',
  private_key: privateKey,
  token_uri: 'https://oauth2.googleapis.com/token',
};

async function asked(settings: JsonObject, environment: Environment = {}) {
  const http = new ScriptedHttpClient({ body: { access_token: 'ya29.x', expires_in: 3599, token_type: 'Bearer' } });
  const { accounts } = accountsConfig.parse({ accounts: { gcp: { google: settings } } });
  const google = accounts['gcp']?.google;
  if (!google) throw new Error('the account is lost');
  const token = await requestGoogleToken(google, environment, { http, clock: fakeClock(1_800_000_000_000) });
  const [exchange] = http.exchanges;
  if (!exchange) throw new Error('nothing was requested');
  return { token, ...exchange.request, form: new URLSearchParams(exchange.body) };
}

await test('a service account signs an assertion with its key', async (t) => {
  const { token, url, method, form } = await asked({ credentials: JSON.stringify(serviceAccount) });
  t.strictSame(token, { value: 'ya29.x', expiresAt: 1_800_003_599_000 });
  t.equal(url, 'https://oauth2.googleapis.com/token');
  t.equal(method, 'POST');
  t.equal(form.get('grant_type'), 'urn:ietf:params:oauth:grant-type:jwt-bearer');
  const [head = '', claims = '', signature = ''] = form.get('assertion')?.split('.') ?? [];
  const decoded = [head, claims].map((part) => parseJson(Buffer.from(part, 'base64url').toString()));
  t.strictSame(decoded, [
    { alg: 'RS256', typ: 'JWT', kid: 'key-1' },
    {
      iss: 'gateway@p-1.iam.gserviceaccount.com',
      scope: 'https://www.googleapis.com/auth/cloud-platform',
      aud: 'https://oauth2.googleapis.com/token',
      iat: 1_800_000_000,
      exp: 1_800_003_600,
    },
  ]);
  const verify = createVerify('sha256').update(`${head}.${claims}`);
  t.ok(verify.verify(publicKey, Buffer.from(signature, 'base64url')));
});

await test('without credentials, the file that the environment names is read, as for a person who has signed in', async (t) => {
  const person = { type: 'authorized_user', client_id: 'c', client_secret: 's', refresh_token: 'r' };
  const folder = t.testdir({ 'adc.json': JSON.stringify(person) });
  const { url, form } = await asked({}, { GOOGLE_APPLICATION_CREDENTIALS: `${folder}/adc.json` });
  t.equal(url, 'https://oauth2.googleapis.com/token');
  t.strictSame(Object.fromEntries(form), {
    grant_type: 'refresh_token',
    client_id: 'c',
    client_secret: 's',
    refresh_token: 'r',
  });
});

await test('otherwise the metadata service gives the token of the machine or pod', async (t) => {
  const { url, method, headers } = await asked({});
  t.equal(
    url,
    'http://169.254.169.254/computeMetadata/v1/instance/service-accounts/default/token?scopes=https%3A%2F%2Fwww.googleapis.com%2Fauth%2Fcloud-platform',
  );
  t.equal(method, 'GET');
  t.match(headers, { 'metadata-flavor': 'Google' });
  t.match((await asked({}, { GCE_METADATA_HOST: '127.0.0.1:8080' })).url, /^http:\/\/127\.0\.0\.1:8080\//);
});

await test('credentials that cannot be used are described without being quoted', async (t) => {
  for (const [credentials, said] of [
    ['{"private_key": secret}', 'the credentials are not a JSON object'],
    ['{"type":"external_account"}', /"external_account" are not supported/],
    [
      JSON.stringify({ ...serviceAccount, private_key: 'secret' }),
      'the private_key of the credentials is not a key in PEM',
    ],
    [JSON.stringify({ ...serviceAccount, client_email: '' }), 'the credentials have no client_email'],
  ] as const) {
    await t.rejects(asked({ credentials }), { message: said });
  }
});
