import type { Clock, HttpClient, Logger, TokenIdentity } from '../../../core/api/index.js';
import type { OidcConfig } from './config.js';
import { readIssuerKeys } from './issuer-documents.js';
import { KeySet } from './key-set.js';
import { verifyToken } from './verify-token.js';

/** The services of {@link openIssuer}. */
interface IssuerServices {
  readonly config: OidcConfig;
  /** The organization of tokens without such a claim. */
  readonly organization: string;
  readonly httpClient: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
}

/** An OIDC issuer whose tokens are accepted. */
export interface Issuer {
  /** @throws GatewayError `GW_AUTH_INVALID_TOKEN` (401), `GW_AUTH_FORBIDDEN` (403), `GW_AUTH_ISSUER_UNAVAILABLE` (503) */
  verify(token: string): Promise<TokenIdentity>;
  /** Fetches the issuer's keys in the background, before they are needed. A failure is only logged. */
  warmUp(): void;
  close(): void;
}

/** Creates the verifier of an issuer's tokens, without a request to the issuer. */
export function openIssuer(services: IssuerServices): Issuer {
  const { clock, log } = services;
  const keys = new KeySet({ read: (signal) => readIssuerKeys({ ...services, signal }), clock, log });
  return {
    verify: (token) => verifyToken(token, { ...services, keys }),
    warmUp: () => keys.warmUp(),
    close: () => keys.close(),
  };
}
