import {
  type CompactJWSHeaderParameters,
  errors,
  type FlattenedJWSInput,
  type JWTPayload,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { type Clock, GatewayError, type Logger, type TokenIdentity } from '../../../core/api/index.js';
import { invalidToken } from '../refusals.js';
import type { OidcConfig } from './config.js';
import { identityOf } from './identity-of-claims.js';
import type { KeySet } from './key-set.js';

/** The services of {@link verifyToken}. */
interface VerifyServices {
  readonly config: OidcConfig;
  readonly keys: Pick<KeySet, 'find'>;
  /** The organization of tokens without such a claim. */
  readonly organization: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * Verifies a token of the issuer: its signature, issuer, audience and times.
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
    // The reason is not sent to the client, but operators need it. The error itself contains the token's claims, so only its message is logged.
    log.debug({ reason: cause.message }, 'a token of the issuer was refused');
  }
  throw invalidToken();
}

async function verifiedClaims(token: string, services: VerifyServices): Promise<JWTPayload> {
  const { config, clock } = services;
  const now = clock.now();
  const payload = await signedClaims(token, now, services);
  // The library checks "iat" only together with a maximum age.
  if (payload.iat !== undefined && payload.iat > Math.floor(now / 1000) + config.clockSkewSeconds) {
    throw new errors.JWTClaimValidationFailed('"iat" is in the future', payload, 'iat', 'check_failed');
  }
  return payload;
}

async function signedClaims(token: string, now: number, { config, keys }: VerifyServices): Promise<JWTPayload> {
  const find = (header: CompactJWSHeaderParameters, input: FlattenedJWSInput) => keys.find(header, input);
  const rules: JWTVerifyOptions = {
    issuer: config.issuer,
    audience: config.audience,
    algorithms: config.algorithms,
    clockTolerance: config.clockSkewSeconds,
    currentDate: new Date(now),
    requiredClaims: ['exp', 'sub'],
  };
  try {
    return (await jwtVerify(token, find, rules)).payload;
  } catch (cause) {
    if (GatewayError.is(cause) || cause instanceof errors.JOSEError) throw cause;
    // The library and Web Crypto throw errors of other kinds for keys that are malformed or too short.
    throw new errors.JWKInvalid(`the issuer's key cannot be used: ${String(cause)}`);
  }
}
