import { join } from 'node:path';
import { test } from 'tap';
import type { JsonObject } from '../../core/api/index.js';
import { fakeClock, ScriptedHttpClient, type ScriptedStep } from '../../core/testkit/index.js';
import { type Environment, requestAzureToken } from './azure-token.js';
import { accountsConfig } from './config.js';

const given: ScriptedStep = { body: { token_type: 'Bearer', expires_in: 3599, access_token: 'eyJ.given' } };

async function asked(settings: JsonObject, environment: Environment, step = given) {
  const http = new ScriptedHttpClient(step);
  const clock = fakeClock(1_800_000_000_000);
  const { accounts } = accountsConfig.parse({ accounts: { entra: { azure: settings } } });
  const azure = accounts['entra']?.azure;
  if (!azure) throw new Error('the account is lost');
  const token = await requestAzureToken(azure, environment, { http, clock });
  const [exchange] = http.exchanges;
  if (!exchange) throw new Error('nothing was requested');
  const { url, method, headers } = exchange.request;
  return { token, url, method, headers, form: Object.fromEntries(new URLSearchParams(exchange.body)) };
}

await test('with a secret, the token of an app registration is requested', async (t) => {
  const settings = { tenantId: 'our-tenant', clientId: 'our-app', clientSecret: 's3cret&' };
  const { token, ...request } = await asked(settings, { AZURE_CLIENT_ID: 'another' });
  t.strictSame(token, { value: 'eyJ.given', expiresAt: 1_800_000_000_000 + 3_599_000 });
  t.strictSame(request, {
    url: 'https://login.microsoftonline.com/our-tenant/oauth2/v2.0/token',
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    form: {
      grant_type: 'client_credentials',
      client_id: 'our-app',
      client_secret: 's3cret&',
      scope: 'https://cognitiveservices.azure.com/.default',
    },
  });
});

await test('in a Kubernetes cluster, the token of the service account is exchanged, and its file is read each time', async (t) => {
  const folder = t.testdir({ token: 'jwt-of-the-pod\n' });
  const environment = {
    AZURE_TENANT_ID: 'our-tenant',
    AZURE_CLIENT_ID: 'our-identity',
    AZURE_FEDERATED_TOKEN_FILE: join(folder, 'token'),
    AZURE_AUTHORITY_HOST: 'https://login.microsoftonline.us/',
  };
  const { url, form } = await asked({ scope: 'https://ai.azure.com/.default' }, environment);
  t.equal(url, 'https://login.microsoftonline.us/our-tenant/oauth2/v2.0/token');
  t.strictSame(form, {
    grant_type: 'client_credentials',
    client_id: 'our-identity',
    scope: 'https://ai.azure.com/.default',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: 'jwt-of-the-pod',
  });
});

await test('an app service or a container app has its own endpoint for identities, which tells the end of a token', async (t) => {
  const step = { body: { access_token: 'of-app', expires_on: '1800003600', resource: 'x', token_type: 'Bearer' } };
  const environment = { IDENTITY_ENDPOINT: 'http://127.0.0.1:42356/msi/token', IDENTITY_HEADER: 'of-this-replica' };
  const { token, url, method, headers } = await asked({ clientId: 'our-identity' }, environment, step);
  t.strictSame(token, { value: 'of-app', expiresAt: 1_800_003_600_000 });
  t.equal(
    url,
    'http://127.0.0.1:42356/msi/token?api-version=2019-08-01&resource=https%3A%2F%2Fcognitiveservices.azure.com&client_id=our-identity',
  );
  t.equal(method, 'GET');
  t.match(headers, { 'x-identity-header': 'of-this-replica' });
});

await test('without anything else, the identity of the machine is used', async (t) => {
  const step = { body: { access_token: 'of-vm', expires_in: '86399', expires_on: '1800086399', token_type: 'Bearer' } };
  const { token, url, headers } = await asked({}, {}, step);
  t.strictSame(token, { value: 'of-vm', expiresAt: 1_800_000_000_000 + 86_399_000 });
  t.equal(
    url,
    'http://169.254.169.254/metadata/identity/oauth2/token?api-version=2018-02-01&resource=https%3A%2F%2Fcognitiveservices.azure.com',
  );
  t.match(headers, { metadata: 'true' });
});

await test('a secret or a federated token without its identity is refused before anything is sent', async (t) => {
  await t.rejects(asked({ clientSecret: 'x', clientId: 'y' }, {}), { message: /clientSecret needs tenantId/ });
  await t.rejects(asked({ tenantId: 'x', federatedTokenFile: '/none' }, {}), { message: /federatedTokenFile needs/ });
});

await test('a failure says what the server has said, and nothing of the request', async (t) => {
  const settings = { tenantId: 'our-tenant', clientId: 'our-app', clientSecret: 's3cret' };
  const description = 'AADSTS7000222: The provided client secret keys for app are expired.\r\nTrace ID: 1';
  for (const [step, said] of [
    [
      { status: 401, body: { error: 'invalid_client', error_description: description } },
      'login.microsoftonline.com answered 401 to the request for an access token: invalid_client: AADSTS7000222: The provided client secret keys for app are expired.',
    ],
    [
      { status: 403, body: '<html>proxy</html>' },
      'login.microsoftonline.com answered 403 to the request for an access token',
    ],
    [{ body: {} }, 'login.microsoftonline.com answered 200 to the request for an access token'],
  ] as const) {
    await t.rejects(asked(settings, {}, step), { message: said });
  }
});
