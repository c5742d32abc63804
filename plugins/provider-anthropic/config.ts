import {
  accountSetting,
  type ConfigObjection,
  headerText,
  keyValue,
  modelEntries,
  requestHeaders,
  serverUrl,
  upstreamLimits,
  z,
} from '../../core/api/index.js';

const vertexConfig = z.strictObject({
  project: z.string().min(1).describe('Id of the Google Cloud project that is billed.'),
  location: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a location such as global, eu or europe-west1')
    .default('global')
    .describe('Where the models run.'),
});

/** The configuration of one provider with the Messages dialect. */
export const providerConfig = z.strictObject({
  baseUrl: serverUrl
    .refine((url) => !URL.parse(url)?.pathname.endsWith('/messages'), 'must be without /messages, which is added')
    .optional()
    .describe(
      'Address in front of /v1/messages or, with `vertex`, of /v1/projects; a /v1 at its end makes no difference. https://api.anthropic.com, or that of the location, when absent.',
    ),
  apiKey: keyValue.optional().describe('The API key; none is sent when absent or empty.'),
  account: accountSetting,
  vertex: vertexConfig.optional().describe('Calls Claude on Vertex AI, with the tokens of an account.'),
  authScheme: z
    .enum(['x-api-key', 'bearer'])
    .default('x-api-key')
    .describe('How the key is sent: x-api-key, or Authorization: Bearer for tokens and compatible servers.'),
  version: headerText
    .min(1)
    .default('2023-06-01')
    .describe('Sent as anthropic-version, unless a client of the same dialect sends another.'),
  headers: requestHeaders.default({}).describe('Additional request headers; they override all others.'),
  models: modelEntries.default(['claude-*']),
  defaultMaxTokens: z
    .int()
    .positive()
    .default(8192)
    .describe('Maximum generated tokens for clients that set no limit, unless the model has a maxTokens.'),
  ...upstreamLimits,
});

/** The parsed configuration. */
export type ProviderConfig = z.output<typeof providerConfig>;

/** The parsed configuration of Vertex AI. */
export type VertexConfig = z.output<typeof vertexConfig>;

/** What is wrong with a configuration of Vertex AI, which takes no keys of Anthropic. */
export function objectionsToVertex({ vertex, account, headers }: ProviderConfig): readonly ConfigObjection[] {
  if (!vertex || account !== undefined || headers['authorization'] !== undefined) return [];
  const hint = 'Set `account` to one of the kind `google` of the plugin cloud-accounts.';
  return [{ within: ['vertex'], message: 'nothing says whose tokens are sent', hint }];
}
