import {
  accountSetting,
  headerText,
  keyValue,
  modelEntries,
  requestHeaders,
  serverUrl,
  upstreamLimits,
  z,
} from '../../core/api/index.js';

const settings = z.strictObject({
  baseUrl: serverUrl
    .refine(
      (url) => !/\/(?:chat\/completions|responses)$/.test(URL.parse(url)?.pathname ?? ''),
      'must be without /chat/completions or /responses, which is added',
    )
    .default('https://api.openai.com/v1')
    .describe('Address in front of /chat/completions, /responses and /embeddings; a query in it is kept.'),
  api: z
    .enum(['chat', 'responses'])
    .default('chat')
    .describe(
      'Where conversations are sent. chat: to /chat/completions. responses: to /responses, where the newest models reason also beside tools; requests of every dialect are then written anew, and nothing is kept at the provider.',
    ),
  apiKey: keyValue.optional().describe('Sent as a bearer token; nothing is sent when absent or empty.'),
  account: accountSetting,
  organization: headerText.min(1).optional().describe('Sent as OpenAI-Organization.'),
  project: headerText.min(1).optional().describe('Sent as OpenAI-Project.'),
  headers: requestHeaders.default({}).describe('Additional request headers; they override all others.'),
  models: modelEntries,
  maxTokensField: z
    .enum(['auto', 'max_tokens', 'max_completion_tokens'])
    .default('auto')
    .describe(
      'Name of the field that limits generated tokens. auto: chosen by the address, and corrected if the provider objects.',
    ),
  reasoningTag: z
    .string()
    .regex(/^[\w-]+$/, 'must be the name of a tag, such as think')
    .optional()
    .describe(
      'The tag in which models write their reasoning at the beginning of their text, such as think: what is in <think>…</think> then reaches clients as reasoning. Where conversations are sent to /chat/completions.',
    ),
  reasoningTagIsOpen: z
    .boolean()
    .default(false)
    .describe(
      'Whether the template of the models opens that tag at the end of the prompt, as those of DeepSeek-R1 and QwQ do. Answers then begin with reasoning, which only </think> ends.',
    ),
  ...upstreamLimits,
});

/** The configuration of one provider with the OpenAI dialect. */
export const providerConfig = settings
  .refine(({ reasoningTag, reasoningTagIsOpen }) => reasoningTag !== undefined || !reasoningTagIsOpen, {
    path: ['reasoningTagIsOpen'],
    message: 'needs reasoningTag, which names the tag',
  })
  .refine(({ reasoningTag, api }) => reasoningTag === undefined || api === 'chat', {
    path: ['reasoningTag'],
    message: 'has no effect with "api: responses", whose answers have their reasoning apart from the text',
  });

/** The parsed configuration. */
export type ProviderConfig = z.output<typeof providerConfig>;

/**
 * Whether a server searches the web for clients of other dialects: under `/responses`, which the author of the dialect has, whichever API conversations
 * are sent to otherwise.
 */
export function searchesForOthers({ api, baseUrl }: ProviderConfig): boolean {
  return api === 'responses' || /(^|\.)openai\.com$/.test(new URL(baseUrl).hostname);
}
