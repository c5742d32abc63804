import { z } from '../../core/api/index.js';

const url = z.url({ protocol: /^https?$/ });
const secret = z.string().meta({ secret: true });

const azureAccount = z.strictObject({
  scope: z
    .string()
    .min(1)
    .default('https://cognitiveservices.azure.com/.default')
    .describe(
      'What the token is for; the default is for deployed models, https://ai.azure.com/.default for Foundry projects.',
    ),
  tenantId: z.string().optional().describe('Id of the directory; AZURE_TENANT_ID when absent or empty.'),
  clientId: z
    .string()
    .optional()
    .describe(
      'Id of the app registration, or of a user-assigned managed identity; AZURE_CLIENT_ID when absent or empty. Without either, the managed identity of the machine is used.',
    ),
  clientSecret: secret.optional().describe('Secret of the app registration; AZURE_CLIENT_SECRET when absent or empty.'),
  federatedTokenFile: z
    .string()
    .optional()
    .describe('File with the token of a Kubernetes service account; AZURE_FEDERATED_TOKEN_FILE when absent or empty.'),
  authority: url
    .optional()
    .describe(
      'Address of the sign-in service; AZURE_AUTHORITY_HOST, or https://login.microsoftonline.com, when absent.',
    ),
});

const googleAccount = z.strictObject({
  credentials: z
    .string()
    .regex(/^\s*(?:\{[^]*\}\s*)?$/, 'must be the JSON itself, such as ${file:/run/secrets/google.json}')
    .meta({ secret: true })
    .optional()
    .describe(
      'JSON of a service account. When absent or empty: the file that GOOGLE_APPLICATION_CREDENTIALS names, or the account of the machine or pod.',
    ),
  scope: z.string().min(1).default('https://www.googleapis.com/auth/cloud-platform').describe('What the token is for.'),
});

const oauthAccount = z.strictObject({
  tokenUrl: url.describe('Address of the token endpoint.'),
  clientId: z.string().min(1).describe('Id of the client.'),
  clientSecret: secret.describe('Secret of the client.'),
  scope: z.string().min(1).optional().describe('Scopes, separated by spaces.'),
  sendAs: z
    .enum(['form', 'basic'])
    .default('form')
    .describe('How the client identifies itself: form: in the body; basic: in the header authorization.'),
  parameters: z
    .record(z.string().min(1), z.string())
    .default({})
    .describe('Additional parameters of the request for a token, such as audience or resource.'),
});

const account = z
  .strictObject({
    azure: azureAccount.optional().describe('An identity of Microsoft Entra ID.'),
    google: googleAccount.optional().describe('An account of Google Cloud.'),
    oauth: oauthAccount.optional().describe('A client of any OAuth 2.0 server (client credentials).'),
    tokenFile: z
      .string()
      .min(1)
      .optional()
      .describe('File whose content is the token, kept up to date by another program. It is read again every minute.'),
  })
  .refine((kinds) => Object.values(kinds).filter((kind) => kind !== undefined).length === 1, {
    error: 'needs exactly one of azure, google, oauth and tokenFile',
  });

/** The configuration of the plugin. */
export const accountsConfig = z.strictObject({
  accounts: z
    .record(z.string().min(1), account)
    .describe('Accounts, by the names that providers and external tools refer to them by (`account: NAME`).'),
});

/** One account. */
export type AccountConfig = z.output<typeof account>;

/** An identity of Microsoft Entra ID. */
export type AzureAccount = z.output<typeof azureAccount>;

/** An account of Google Cloud. */
export type GoogleAccount = z.output<typeof googleAccount>;

/** A client of an OAuth server. */
export type OauthAccount = z.output<typeof oauthAccount>;
