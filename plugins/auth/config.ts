import { definitionLimit, z } from '../../core/api/index.js';
import { isDamaged, keyPrefix, tokenPrefix } from './credentials/secret.js';
import { oidcConfig } from './oidc/config.js';

/** A minimum length, because shorter secrets could be guessed. */
const minSecretLength = 24;
/**
 * Only characters that are allowed in HTTP headers. This excludes the line break at the end of a secrets file, with which no request could
 * match.
 */
const restOfSecret = new RegExp(`^[!-~]{${minSecretLength},}$`);

function secret(prefix: string) {
  return z
    .string()
    .refine((value) => value === '' || (value.startsWith(prefix) && restOfSecret.test(value.slice(prefix.length))), {
      message: `must start with "${prefix}" and have ${minSecretLength} more characters without spaces`,
    })
    .refine((value) => !isDamaged(value), {
      message: 'looks like a secret made by the gateway, but its checksum is wrong: it was not copied correctly',
    })
    .transform((value) => value || undefined)
    .optional();
}

export const config = z.strictObject({
  bootstrap: z
    .strictObject({
      adminToken: secret(tokenPrefix).describe('An access token with the role admin; created if it does not exist.'),
      apiKey: secret(keyPrefix).describe('An API key for the connection below; created if it does not exist.'),
      connectionName: z
        .string()
        .min(1)
        .default('default')
        .describe('Name of the connection that the first start creates.'),
    })
    .prefault({})
    .describe(
      'Credentials for automated setups; without them, the first start creates random ones and shows them once.',
    ),
  oidc: oidcConfig
    .optional()
    .describe("An OpenID Connect issuer whose signed tokens are accepted as access tokens, besides the gateway's own."),
  maxBytesPerOrganization: definitionLimit(
    'the valid API keys of an organization, and again of its valid access tokens',
    'its lists of connections, models and addresses',
  ),
});

export type AuthConfig = z.output<typeof config>;
