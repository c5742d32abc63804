import { keyValue, modelEntries, requestHeaders, serverUrl, upstreamLimits, z } from '../../core/api/index.js';

const secret = z.string().meta({ secret: true });

/** The configuration of one provider with the Converse API. */
export const providerConfig = z
  .strictObject({
    region: z
      .string()
      .regex(/^(?:[a-z]{2}(?:-[a-z]+)+-\d)?$/, 'is not the name of a region, such as eu-central-1')
      .optional()
      .describe('AWS region; AWS_REGION or AWS_DEFAULT_REGION of the environment when absent or empty.'),
    baseUrl: serverUrl
      .optional()
      .describe('Address in front of /model/…; the public endpoint of the region when absent.'),
    apiKey: keyValue
      .optional()
      .describe('Bedrock API key. When it is set, requests are not signed and need no other credentials.'),
    accessKeyId: z.string().optional().describe('Access key for signatures, with secretAccessKey.'),
    secretAccessKey: secret.optional().describe('Secret of accessKeyId.'),
    sessionToken: secret.optional().describe('For temporary credentials.'),
    profile: z
      .string()
      .optional()
      .describe('Profile of the AWS configuration files from which credentials are taken; AWS_PROFILE when absent.'),
    guardrail: z
      .strictObject({
        id: z.string().min(1).describe('Id or ARN of the guardrail.'),
        version: z.string().min(1).default('DRAFT').describe('Its version.'),
      })
      .optional()
      .describe('A guardrail of the account that is applied to every chat.'),
    headers: requestHeaders.default({}).describe('Additional request headers; they are not signed.'),
    models: modelEntries.default(['amazon.*', 'anthropic.*', 'us.*', 'eu.*', 'apac.*', 'au.*', 'jp.*', 'global.*']),
    defaultMaxTokens: z
      .int()
      .positive()
      .optional()
      .describe("Maximum generated tokens for clients that set no limit; the model's own limit when absent."),
    ...upstreamLimits,
  })
  .refine(({ accessKeyId = '', secretAccessKey = '' }) => (accessKeyId === '') === (secretAccessKey === ''), {
    path: ['secretAccessKey'],
    error: 'must be set together with accessKeyId',
  })
  .refine(({ accessKeyId = '', sessionToken = '' }) => accessKeyId !== '' || sessionToken === '', {
    path: ['sessionToken'],
    error: 'has no effect without accessKeyId, with which it was issued',
  });

/** The parsed configuration. */
export type ProviderConfig = z.output<typeof providerConfig>;
