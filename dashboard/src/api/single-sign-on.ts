import * as oauth from 'oauth4webapi';
import { addressOf } from './client.js';
import { answerFromOtherTab } from './other-tab.js';
import { begunKey, type Issuer } from './issuer.js';

/** What must be known again when the issuer sends the browser back. */
interface Begun {
  readonly state: string;
  readonly verifier: string;
}

/** Sends the browser to the issuer, which sends it back with a code (authorization code flow with PKCE, RFC 7636). */
export async function goToIssuer(issuer: Issuer): Promise<void> {
  const { url, begun } = await begin(issuer);
  sessionStorage.setItem(begunKey, JSON.stringify(begun));
  location.assign(url);
}

/**
 * Lets people sign in with the issuer in a tab of its own, so that this one stays as it is.
 *
 * @throws Error when the issuer refuses, when the browser opens no tab, or when `signal` is aborted
 */
export async function tokenThroughOtherTab(issuer: Issuer, signal: AbortSignal): Promise<string> {
  const { url, begun } = await begin(issuer);
  signal.throwIfAborted();
  if (!window.open(url)) throw new Error('The browser has not opened a tab to sign in. Allow this page to open one.');
  return exchange(issuer, await answerFromOtherTab(begun.state, signal), begun);
}

/** Makes the address at the issuer, and what must be known when it answers. */
async function begin(issuer: Issuer): Promise<{ readonly url: URL; readonly begun: Begun }> {
  const { authorization_endpoint: endpoint } = await discover(issuer);
  if (endpoint === undefined) throw new Error('The issuer names no authorization_endpoint.');
  const begun: Begun = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() };
  const url = new URL(endpoint);
  const parameters = {
    client_id: issuer.clientId,
    redirect_uri: addressOf('dashboard'),
    response_type: 'code',
    scope: issuer.scope,
    state: begun.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(begun.verifier),
    code_challenge_method: 'S256',
    ...issuer.parameters,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url, begun };
}

/**
 * Exchanges the code in the page's address for an access token, and takes the code out of the address.
 *
 * @throws Error when the issuer has refused, or when this tab has not begun it
 */
export async function tokenOfReturn(issuer: Issuer): Promise<string> {
  const url = new URL(location.href);
  history.replaceState(null, '', addressOf('dashboard'));
  const kept = sessionStorage.getItem(begunKey);
  sessionStorage.removeItem(begunKey);
  if (kept === null) throw new Error('This tab has not begun to sign in.');
  return exchange(issuer, url, JSON.parse(kept) as Begun);
}

async function exchange(issuer: Issuer, url: URL, { state, verifier }: Begun): Promise<string> {
  const server = await discover(issuer);
  const client = { client_id: issuer.clientId };
  const parameters = answerOf(() => oauth.validateAuthResponse(server, client, url, state));
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    parameters,
    addressOf('dashboard'),
    verifier,
    { ...insecureOnLoopback(issuer), additionalParameters: resourceOf(issuer) },
  );
  const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, response);
  return token;
}

/** The issuer's own words are more useful than that it has refused. */
function answerOf(validate: () => URLSearchParams): URLSearchParams {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof oauth.AuthorizationResponseError)) throw error;
    throw new Error(`The issuer has refused: ${error.error_description ?? error.error}`, { cause: error });
  }
}

/** Some issuers want to be told at both steps which API the token is for (RFC 8707). */
function resourceOf({ parameters: { resource } }: Issuer): Record<string, string> {
  return resource === undefined ? {} : { resource };
}

async function discover(issuer: Issuer): Promise<oauth.AuthorizationServer> {
  const url = new URL(issuer.issuer);
  return oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, insecureOnLoopback(issuer)));
}

/** The gateway's configuration allows `http:` for issuers on this machine only. */
function insecureOnLoopback({ issuer }: Issuer): { readonly [oauth.allowInsecureRequests]?: true } {
  return issuer.startsWith('http:') ? { [oauth.allowInsecureRequests]: true } : {};
}
