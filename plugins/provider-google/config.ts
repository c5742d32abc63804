import { keyValue, modelEntries, requestHeaders, serverUrl, upstreamLimits, z } from '../../core/api/index.js';

const vertexConfig = z.strictObject({
  project: z.string().min(1).describe('Id of the Google Cloud project that is billed.'),
  location: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a location such as global, eu or europe-west4')
    .default('global')
    .describe('Where the models run.'),
  credentials: z
    .string()
    .regex(/^\s*(?:\{[^]*\}\s*)?$/, 'must be the JSON itself, such as ${file:/run/secrets/google.json}')
    .meta({ secret: true })
    .optional()
    .describe(
      'JSON of a service account, or of workload identity federation. When absent or empty, Application Default Credentials are used: the file that GOOGLE_APPLICATION_CREDENTIALS names, or the metadata server of the machine.',
    ),
});

/** The configuration of one provider with the Gemini API, or with Vertex AI. */
export const providerConfig = z.strictObject({
  baseUrl: serverUrl
    .refine((url) => !URL.parse(url)?.pathname.includes('/models'), 'must be without /models, which is added')
    .optional()
    .describe(
      "Address in front of /v1beta or, with `vertex`, of /v1beta1; a version at its end is kept. Google's own when absent.",
    ),
  apiKey: keyValue.optional().describe('Sent as x-goog-api-key; nothing is sent when absent or empty.'),
  vertex: vertexConfig
    .optional()
    .describe('Calls Vertex AI instead of the Gemini API, with OAuth tokens unless apiKey is set.'),
  headers: requestHeaders.default({}).describe('Additional request headers; they override all others.'),
  models: modelEntries.default(['gemini-*']),
  safetySettings: z
    .array(
      z.strictObject({
        category: z.string().min(1).describe('Such as HARM_CATEGORY_HARASSMENT.'),
        threshold: z.string().min(1).describe('Such as BLOCK_ONLY_HIGH.'),
      }),
    )
    .default([])
    .describe("Thresholds of the provider's own filters; its defaults when empty."),
  ...upstreamLimits,
});

/** The parsed configuration. */
export type ProviderConfig = z.output<typeof providerConfig>;

/** The parsed configuration of Vertex AI. */
export type VertexConfig = z.output<typeof vertexConfig>;
