import {
  accountSetting,
  headerText,
  headerValue,
  modelEntries,
  requestHeaders,
  upstreamLimits,
  z,
} from '../../core/api/index.js';

/** The configuration of one provider with the OpenAI dialect. */
export const providerConfig = z.strictObject({
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => !URL.parse(url)?.pathname.endsWith('/chat/completions'),
      'must be without /chat/completions, which is added',
    )
    .default('https://api.openai.com/v1')
    .describe('Address in front of /chat/completions and /embeddings; a query in it is kept.'),
  apiKey: headerValue.optional().describe('Sent as a bearer token; nothing is sent when absent or empty.'),
  account: accountSetting,
  organization: headerText.min(1).optional().describe('Sent as OpenAI-Organization.'),
  project: headerText.min(1).optional().describe('Sent as OpenAI-Project.'),
  headers: requestHeaders.default({}).describe('Further request headers; they override all others.'),
  models: modelEntries,
  maxTokensField: z
    .enum(['auto', 'max_tokens', 'max_completion_tokens'])
    .default('auto')
    .describe(
      'Name of the field that limits generated tokens. auto: chosen by the address, and corrected if the provider objects.',
    ),
  ...upstreamLimits,
});

/** The parsed configuration. */
export type ProviderConfig = z.output<typeof providerConfig>;
