import { errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock, Logger, TokenIdentity } from '../../../core/api/index.js';
import { invalidToken } from '../refusals.js';
import type { OidcConfig } from './config.js';
import { identityOf } from './identity-of-claims.js';
import type { KeySet } from './key-set.js';

/** What tokens are checked with. */
export interface VerifyServices {
  readonly config: OidcConfig;
  readonly keys: Pick<KeySet, 'find'>;
  /** Of those whose tokens name none. */
  readonly organization: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Checks a token of the issuer: its signature by a key that the issuer publishes, who made it, for whom, and when.
 *
 * @throws GatewayError `GW_AUTH_INVALID_TOKEN` (401), `GW_AUTH_FORBIDDEN` (403), `GW_AUTH_ISSUER_UNAVAILABLE` (503)
 */
export async function verifyToken(token: string, services: VerifyServices): Promise<TokenIdentity> {
  const { log } = services;
  try {
    const claims = await verifiedClaims(token, services);
    const identity = identityOf(claims, services);
    if (identity) return identity;
    log.debug({ reason: 'the claim "sub" is missing or not a name' }, 'a token of the issuer was refused');
  } catch (cause) {
    if (!(cause instanceof errors.JOSEError)) throw cause;
    // The sender learns nothing of it; whoever sets this up must. The error itself holds the token's claims.
    log.debug({ reason: cause.message }, 'a token of the issuer was refused');
  }
  throw invalidToken();
}

async function verifiedClaims(token: string, { config, keys, clock }: VerifyServices): Promise<JWTPayload> {
  const now = clock.now();
  const { payload } = await jwtVerify(token, (header, input) => keys.find(header, input), {
    issuer: config.issuer,
    audience: config.audience,
    algorithms: config.algorithms,
    clockTolerance: config.clockSkewSeconds,
    currentDate: new Date(now),
    requiredClaims: ['exp', 'sub'],
  });
  // The library looks at "iat" only together with a greatest age.
  if (payload.iat !== undefined && payload.iat > Math.floor(now / 1000) + config.clockSkewSeconds) {
    throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat', 'check_failed');
  }
  return payload;
}
