import { readFile } from 'node:fs/promises';
import type { AccessToken } from '../../core/api/index.js';
import type { AzureAccount } from './config.js';
import { requestToken, type TokenRequest, type TokenServices } from './token-reply.js';

/** Environment variables by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

const publicAuthority = 'https://login.microsoftonline.com';
const machineAuthority = 'http://169.254.169.254';

/**
 * Requests a token of Microsoft Entra ID in the first way for which there are credentials, in the order of Microsoft's own libraries: a secret, a
 * federated token (workload identity of Kubernetes), the managed identity of an app service or container app, and that of the machine.
 *
 * @see https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow
 * @see https://learn.microsoft.com/entra/identity/managed-identities-azure-resources/how-to-use-vm-token
 */
export async function requestAzureToken(
  account: AzureAccount,
  environment: Environment,
  services: TokenServices,
): Promise<AccessToken> {
  return requestToken(await tokenRequest(account, environment), services);
}

async function tokenRequest(account: AzureAccount, environment: Environment): Promise<TokenRequest> {
  const valueOf = (given: string | undefined, name: string): string => given || environment[name] || '';
  const tenant = valueOf(account.tenantId, 'AZURE_TENANT_ID');
  const clientId = valueOf(account.clientId, 'AZURE_CLIENT_ID');
  const secret = valueOf(account.clientSecret, 'AZURE_CLIENT_SECRET');
  const file = valueOf(account.federatedTokenFile, 'AZURE_FEDERATED_TOKEN_FILE');
  if (secret === '' && file === '') return managedIdentity(account.scope, clientId, environment);
  if (tenant === '' || clientId === '') {
    throw new Error(
      `${secret === '' ? 'federatedTokenFile' : 'clientSecret'} needs tenantId and clientId, here or in AZURE_TENANT_ID and AZURE_CLIENT_ID`,
    );
  }
  const authority = valueOf(account.authority, 'AZURE_AUTHORITY_HOST') || publicAuthority;
  // The file is replaced long before the token in it ends.
  const proof: Readonly<Record<string, string>> =
    secret === '' ? assertionOf((await readFile(file, 'utf8')).trim()) : { client_secret: secret };
  return {
    url: `${withoutSlash(authority)}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
    form: { grant_type: 'client_credentials', client_id: clientId, scope: account.scope, ...proof },
  };
}

function assertionOf(token: string): Readonly<Record<string, string>> {
  return {
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: token,
  };
}

function managedIdentity(scope: string, clientId: string, environment: Environment): TokenRequest {
  const { IDENTITY_ENDPOINT: endpoint, IDENTITY_HEADER: header } = environment;
  const { AZURE_POD_IDENTITY_AUTHORITY_HOST: machine } = environment;
  const isService = Boolean(endpoint && header);
  const url = new URL(
    isService ? (endpoint as string) : `${withoutSlash(machine || machineAuthority)}/metadata/identity/oauth2/token`,
  );
  url.searchParams.set('api-version', isService ? '2019-08-01' : '2018-02-01');
  url.searchParams.set('resource', scope.replace(/\/\.default$/, ''));
  if (clientId !== '') url.searchParams.set('client_id', clientId);
  return { url: url.href, headers: isService ? { 'x-identity-header': header as string } : { metadata: 'true' } };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
