import type { HttpClient, Logger } from '../../../core/api/index.js';
import type { ProviderConfig } from '../config.js';
import type { AwsCredentials, CredentialSource } from './credentials.js';
import { sdkRequestHandler } from './sdk-request-handler.js';

/** The part of the SDK's chain that is used. */
type Chain = (options?: { readonly forceRefresh?: boolean }) => Promise<AwsCredentials>;

/**
 * Where credentials come from: the keys of the configuration, or the chain of the AWS SDKs (environment, profiles, SSO, web identity, containers,
 * instances). The chain is loaded when it is first needed, because it is large.
 */
export function credentialSource(
  config: ProviderConfig,
  region: string,
  http: HttpClient,
  log: Logger,
): CredentialSource {
  const { accessKeyId, secretAccessKey, sessionToken, profile } = config;
  if (accessKeyId && secretAccessKey) {
    const keys = { accessKeyId, secretAccessKey, ...(sessionToken ? { sessionToken } : {}) };
    return () => Promise.resolve(keys);
  }
  let chain: Promise<Chain> | undefined;
  return async (fresh) => {
    chain ??= loadChain({ profile, region, http, log });
    return (await chain)(fresh ? { forceRefresh: true } : undefined);
  };
}

interface ChainOptions {
  readonly profile: string | undefined;
  readonly region: string;
  readonly http: HttpClient;
  readonly log: Logger;
}

async function loadChain({ profile, region, http, log }: ChainOptions): Promise<Chain> {
  const { defaultProvider } = await import('@aws-sdk/credential-provider-node');
  const ignore = (): void => undefined;
  const warn = (...content: unknown[]): void => log.warn({}, String(content[0]));
  return defaultProvider({
    ...(profile ? { profile } : {}),
    logger: { debug: ignore, info: ignore, warn, error: warn },
    clientConfig: { region, requestHandler: sdkRequestHandler(http) },
  }) as Chain;
}
