import type { JWTPayload } from 'jose';
import { GatewayError, type Role, roles as allRoles, type TokenIdentity } from '../../../core/api/index.js';
import type { OidcConfig } from './config.js';

/** How claims are interpreted. */
interface ClaimRules {
  readonly config: Pick<OidcConfig, 'roleClaim' | 'roles' | 'organizationClaim'>;
  /** The organization of tokens without such a claim. */
  readonly organization: string;
}

/**
 * The identity in a valid token's claims; undefined when it has no subject.
 *
 * @throws GatewayError `GW_AUTH_FORBIDDEN` (403) when none of its roles is mapped to a role of the gateway
 */
export function identityOf(claims: JWTPayload, { config, organization }: ClaimRules): TokenIdentity | undefined {
  const { sub } = claims;
  if (!isName(sub)) return undefined;
  const granted = new Set(namesIn(claims, config.roleClaim).map((name) => roleOf(name, config)));
  const role = allRoles.find((one) => granted.has(one));
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

/** The values of a claim, which may be a string or a list of strings. */
function namesIn(claims: JWTPayload, claim: string): readonly string[] {
  const value = valueOf(claims, claim);
  // Only `scope` is a list separated by spaces (RFC 8693, section 4.2); in other claims, spaces are part of a name.
  if (claim === 'scope' && typeof value === 'string') return value.split(' ');
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one) => typeof one === 'string');
}

/** Looks up a claim by name, and then by path: names of claims are often URLs, so a dot need not mean a path. */
function valueOf(claims: JWTPayload, claim: string): unknown {
  if (Object.hasOwn(claims, claim)) return claims[claim];
  let value: unknown = claims;
  for (const step of claim.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

/** Whether a value is a valid name for logs, the audit trail and the database. OpenID Connect limits a subject to 255 characters. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^\P{C}{1,255}$/u.test(value);
}

function forbidden(message: string): GatewayError {
  return new GatewayError({ code: 'GW_AUTH_FORBIDDEN', status: 403, message });
}
