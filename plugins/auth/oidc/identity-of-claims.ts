import type { JWTPayload } from 'jose';
import { GatewayError, type Role, type TokenIdentity } from '../../../core/api/index.js';
import type { OidcConfig } from './config.js';

/** From the one that may most. */
const ranking: readonly Role[] = ['admin', 'editor', 'viewer'];

/** What the claims are read by. */
export interface ClaimRules {
  readonly config: Pick<OidcConfig, 'roleClaim' | 'roles' | 'organizationClaim'>;
  /** Of those whose tokens name none. */
  readonly organization: string;
}

/**
 * Who a good token stands for; undefined when it does not say for whom.
 *
 * @throws GatewayError `GW_AUTH_FORBIDDEN` (403) when none of its roles is known here
 */
export function identityOf(claims: JWTPayload, { config, organization }: ClaimRules): TokenIdentity | undefined {
  const { sub } = claims;
  if (!isName(sub)) return undefined;
  const granted = new Set(namesIn(claims, config.roleClaim).map((name) => roleOf(name, config)));
  const role = ranking.find((one) => granted.has(one));
  const organizationId =
    config.organizationClaim === undefined ? organization : namesIn(claims, config.organizationClaim)[0];
  if (role === undefined) {
    throw forbidden(`The access token is valid, but nothing in its claim "${config.roleClaim}" gives a role here.`);
  }
  if (!isName(organizationId)) {
    throw forbidden(`The access token is valid, but its claim "${config.organizationClaim}" names no organization.`);
  }
  return { kind: 'token', tokenId: `oidc:${sub}`, subject: sub, organizationId, role };
}

function roleOf(name: string, { roles }: ClaimRules['config']): Role | undefined {
  return Object.hasOwn(roles, name) ? roles[name] : undefined;
}

/** The texts of a claim, which is one text or a list of them. */
function namesIn(claims: JWTPayload, claim: string): readonly string[] {
  const value = valueOf(claims, claim);
  // The one claim that is a list in a text (RFC 8693, section 4.2); elsewhere spaces are part of a name.
  if (claim === 'scope' && typeof value === 'string') return value.split(' ');
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

/** Names of claims are often URLs, so one with dots is a claim first and a path second. */
function valueOf(claims: JWTPayload, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return claims[claim];
  let value: unknown = claims;
  for (const step of claim.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** What can stand in a log, in an audit trail and in the database. OpenID Connect allows a subject 255 characters. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\P{C}{1,255}$/u.test(value);
}

function forbidden(message: string): GatewayError {
  return new GatewayError({ code: 'GW_AUTH_FORBIDDEN', status: 403, message });
}
