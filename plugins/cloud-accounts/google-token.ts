import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type AccessToken, foreignJsonIn, isJsonObject, isText, type JsonObject } from '../../core/api/index.js';
import type { Environment } from './azure-token.js';
import type { GoogleAccount } from './config.js';
import { requestToken, type TokenRequest, type TokenServices } from './token-reply.js';

const usualTokenUrl = 'https://oauth2.googleapis.com/token';
const machine = '169.254.169.254';
/** The lifetime of an assertion, in seconds; the longest that is accepted. */
const assertionLifetime = 3600;

/**
 * Requests a token of Google Cloud: with the given credentials, those in the file that the environment names, or as the account of the machine or pod.
 *
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 * @see https://cloud.google.com/compute/docs/access/authenticate-workloads#applications
 */
export async function requestGoogleToken(
  { credentials, scope }: GoogleAccount,
  environment: Environment,
  services: TokenServices,
): Promise<AccessToken> {
  const { GOOGLE_APPLICATION_CREDENTIALS: file, GCE_METADATA_HOST: host } = environment;
  const json = credentials || (file ? await readFile(file, 'utf8') : '');
  const request = json === '' ? ofMachine(host || machine, scope) : ofCredentials(json, scope, services.clock.now());
  return requestToken(request, services);
}

function ofMachine(host: string, scope: string): TokenRequest {
  const url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/token`);
  url.searchParams.set('scopes', scope);
  return { url: url.href, headers: { 'metadata-flavor': 'Google' } };
}

function ofCredentials(json: string, scope: string, now: number): TokenRequest {
  const account = accountIn(json);
  const type = account['type'];
  if (type === 'service_account') return ofServiceAccount(account, scope, now);
  if (type !== 'authorized_user') {
    throw new Error(
      `credentials of the type ${JSON.stringify(type)} are not supported, only service_account and authorized_user`,
    );
  }
  return {
    url: usualTokenUrl,
    form: {
      grant_type: 'refresh_token',
      client_id: textOf(account, 'client_id'),
      client_secret: textOf(account, 'client_secret'),
      refresh_token: textOf(account, 'refresh_token'),
    },
  };
}

function ofServiceAccount(account: JsonObject, scope: string, now: number): TokenRequest {
  const url = typeof account['token_uri'] === 'string' ? account['token_uri'] : usualTokenUrl;
  const issued = Math.floor(now / 1000);
  const claims = {
    iss: textOf(account, 'client_email'),
    scope,
    aud: url,
    iat: issued,
    exp: issued + assertionLifetime,
  };
  const unsigned = [{ alg: 'RS256', typ: 'JWT', kid: account['private_key_id'] }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(unsigned), keyOf(account)).toString('base64url');
  const assertion = `${unsigned}.${signature}`;
  return { url, form: { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion } };
}

function keyOf(account: JsonObject): ReturnType<typeof createPrivateKey> {
  try {
    return createPrivateKey(textOf(account, 'private_key'));
  } catch {
    throw new Error('the private_key of the credentials is not a key in PEM');
  }
}

function accountIn(json: string): JsonObject {
  // A parser's own message would quote the credentials.
  const value = foreignJsonIn(json);
  if (!isJsonObject(value)) throw new Error('the credentials are not a JSON object');
  return value;
}

function textOf(account: JsonObject, name: string): string {
  const value = account[name];
  if (!isText(value)) throw new Error(`the credentials have no ${name}`);
  return value;
}
