import type { Clock, HttpClient, Logger, TokenIdentity } from '../../../core/api/index.js';
import type { OidcConfig } from './config.js';
import { readIssuerKeys } from './issuer-documents.js';
import { KeySet } from './key-set.js';
import { verifyToken } from './verify-token.js';

/** What an issuer's tokens are checked with. */
export interface IssuerServices {
  readonly config: OidcConfig;
  /** Of those whose tokens name none. */
  readonly organization: string;
  readonly httpClient: HttpClient;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Somebody else whose tokens are good here. */
export interface Issuer {
  /** @throws GatewayError `GW_AUTH_INVALID_TOKEN` (401), `GW_AUTH_FORBIDDEN` (403), `GW_AUTH_ISSUER_UNAVAILABLE` (503) */
  verify(token: string): Promise<TokenIdentity>;
  /** Reads the issuer's keys before anybody wants them. Waits for nothing, and an issuer that is away is no failure. */
  warmUp(): void;
  close(): void;
}

/** Gets ready to check tokens; nothing is asked yet. */
export function openIssuer(services: IssuerServices): Issuer {
  const { clock, log } = services;
  const keys = new KeySet({ read: (signal) => readIssuerKeys({ ...services, signal }), clock, log });
  return {
    verify: (token) => verifyToken(token, { ...services, keys }),
    warmUp: () => keys.warmUp(),
    close: () => keys.close(),
  };
}
