import { isTrustworthy, roles as allRoles, z } from '../../../core/api/index.js';

/**
 * Asymmetric signature algorithms. With a symmetric one, anybody could forge tokens with the public key as the shared secret (algorithm
 * confusion).
 */
const asymmetric = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
] as const;

function address() {
  return z.string().refine(isTrustworthy, {
    message: 'must be an https:// address: anyone who can change the keys in transit can forge tokens',
  });
}

const text = z.string().min(1);

export const oidcConfig = z.strictObject({
  issuer: address().describe('The issuer, exactly as in the claim "iss" of its tokens.'),
  audience: z
    .union([text, z.array(text).min(1)])
    .describe('What the claim "aud" of a token must contain; if this is a list, any one of its values.'),
  jwksUrl: address()
    .optional()
    .describe('Where the issuer publishes its keys; by default read from its /.well-known/openid-configuration.'),
  roleClaim: text.default('roles').describe('The claim with the roles or groups; a.b.c is a path into objects.'),
  roles: z
    .record(text, z.enum(allRoles))
    .refine((roles) => Object.keys(roles).length > 0, { message: 'must map at least one value to a role' })
    .describe('Which value of that claim gives which role: admin, editor or viewer. The highest one counts.'),
  organizationClaim: text
    .optional()
    .describe("The claim with the organization; without it, everybody belongs to the gateway's own organization."),
  clockSkewSeconds: z
    .int()
    .min(0)
    .max(300)
    .default(60)
    .describe("How many seconds the issuer's clock and the gateway's may differ."),
  algorithms: z
    .array(z.enum(asymmetric))
    .min(1)
    .default([...asymmetric])
    .describe('Signature algorithms that are accepted.'),
});

export type OidcConfig = z.output<typeof oidcConfig>;
