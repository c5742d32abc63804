import {
  accountSetting,
  headerText,
  headerValue,
  modelEntries,
  requestHeaders,
  upstreamLimits,
  z,
} from '../../core/api/index.js';

/** The configuration of one provider with the Messages dialect. */
export const providerConfig = z.strictObject({
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !URL.parse(url)?.pathname.endsWith('/messages'), 'must be without /messages, which is added')
    .default('https://api.anthropic.com')
    .describe('Address in front of /v1/messages; a /v1 at its end is taken for the same.'),
  apiKey: headerValue.optional().describe('No key is sent when absent or empty.'),
  account: accountSetting,
  authScheme: z
    .enum(['x-api-key', 'bearer'])
    .default('x-api-key')
    .describe('How the key is sent: x-api-key, or Authorization: Bearer for tokens and compatible servers.'),
  version: headerText
    .min(1)
    .default('2023-06-01')
    .describe('Sent as anthropic-version, unless a client of the same dialect sends another.'),
  headers: requestHeaders.default({}).describe('Further request headers; they override all others.'),
  models: modelEntries.default(['claude-*']),
  defaultMaxTokens: z
    .int()
    .positive()
    .default(8192)
    .describe('Most generated tokens for clients that set no limit, unless the model has a maxTokens.'),
  ...upstreamLimits,
});

/** The parsed configuration. */
export type ProviderConfig = z.output<typeof providerConfig>;
