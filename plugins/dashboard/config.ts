import { isTrustworthy, z } from '../../core/api/index.js';

const singleSignOn = z.strictObject({
  issuer: z
    .url({ protocol: /^https?$/ })
    .refine(isTrustworthy, { message: 'must be an https:// address' })
    .describe('The issuer, as in `oidc` of the plugin `auth`, which checks its tokens.'),
  clientId: z.string().min(1).describe('The client id of the page at the issuer: a public client, with PKCE.'),
  scope: z.string().min(1).default('openid').describe('The scopes to ask for, separated by spaces.'),
  parameters: z
    .record(z.string().min(1), z.string())
    .default({})
    .describe(
      'Additional parameters of the authorization request, such as `audience` or `resource`, where the issuer needs them.',
    ),
});

const settings = z.strictObject({
  listModels: z
    .boolean()
    .default(true)
    .describe('Whether the start page, which needs no credentials, names the models.'),
  management: z.boolean().default(true).describe('Whether people can manage the gateway on the page `/dashboard`.'),
  singleSignOn: singleSignOn
    .optional()
    .describe('An OpenID Connect issuer with which people can sign in on that page, besides access tokens.'),
  connectTo: z
    .array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))
    .max(20)
    .default([])
    .describe(
      'Other origins that the page may connect to, such as that of a token endpoint which is not at its issuer. It may always connect to those of the issuer and of the S3 store.',
    ),
});

/** The configuration of the plugin. */
export const config = settings
  .refine(({ singleSignOn, management }) => singleSignOn === undefined || management, {
    path: ['singleSignOn'],
    message: 'has no effect without `management`, which is the page on which people sign in',
  })
  .refine(({ connectTo, singleSignOn }) => connectTo.length === 0 || singleSignOn !== undefined, {
    path: ['connectTo'],
    message: 'has no effect without `singleSignOn`',
  });

export type DashboardConfig = z.output<typeof config>;
