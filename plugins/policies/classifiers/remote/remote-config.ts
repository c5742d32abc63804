import { keyValue, requestHeaders, serverUrl, z } from '../../../../core/api/index.js';

const baseUrl = serverUrl.transform((url) => url.replace(/\/+$/, ''));
const apiKey = keyValue.min(1).describe('Credential of the service.');
const headers = requestHeaders.default({}).describe('Additional request headers.');

const breaker = z
  .strictObject({
    failures: z
      .int()
      .min(1)
      .max(1000)
      .default(5)
      .describe('Consecutive failures after which it is not called for a while.'),
    pauseMs: z.int().min(100).max(600_000).default(10_000).describe('Milliseconds until it is called again.'),
  })
  .prefault({})
  .describe('When a service that keeps failing is not called for a while.');

/** The settings of all kinds of classifiers. */
function fieldsOfEveryKind(timeoutMs: number) {
  return {
    id: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
      .describe('Name by which policies choose it.'),
    timeoutMs: z.int().min(50).max(60_000).default(timeoutMs).describe('Milliseconds that one call may take.'),
    concurrency: z.int().min(1).max(1000).default(16).describe('Maximum calls at the same time; others wait.'),
    cacheEntries: z.int().min(0).max(1_000_000).default(10_000).describe('Maximum verdicts that are cached.'),
    maxCharacters: z
      .int()
      .min(1200)
      .max(100_000)
      .default(8000)
      .describe('Maximum characters of one text; a longer one is sent in pieces.'),
    breaker,
    trusted: z
      .boolean()
      .default(false)
      .describe('Whether it may see personal data, which is otherwise redacted in what it is sent.'),
    chargeAs: z
      .string()
      .min(1)
      .optional()
      .describe(
        'Model in the price list at whose price its tokens are charged to the connection; nothing is charged when absent.',
      ),
  };
}

const chatModel = {
  baseUrl: baseUrl.describe('Address in front of /chat/completions. It may be that of this gateway itself.'),
  apiKey: apiKey.optional(),
  model: z.string().min(1).describe('Model of the service.'),
  headers,
};

/** The list `classifiers` in gateway.yaml. */
export const remoteClassifiers = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('moderation'),
        ...fieldsOfEveryKind(2000),
        baseUrl: baseUrl.prefault('https://api.openai.com/v1').describe('Address in front of /moderations.'),
        apiKey: apiKey.optional(),
        model: z.string().min(1).default('omni-moderation-latest').describe('Model of the service.'),
      }),
      z.strictObject({
        kind: z.literal('azure-content-safety'),
        ...fieldsOfEveryKind(2000),
        baseUrl: baseUrl.describe('Endpoint of the resource.'),
        apiKey,
        apiVersion: z.string().min(1).default('2024-09-01').describe('Version of its API.'),
      }),
      z.strictObject({ kind: z.literal('llama-guard'), ...fieldsOfEveryKind(5000), ...chatModel }),
      z.strictObject({ kind: z.literal('judge'), ...fieldsOfEveryKind(15_000), ...chatModel }),
      z.strictObject({
        kind: z.literal('presidio'),
        ...fieldsOfEveryKind(2000),
        baseUrl: baseUrl.describe('Address in front of /analyze.'),
        language: z.string().min(2).max(10).default('en').describe('Language of the texts.'),
        headers,
        trusted: z.literal(true).describe('Must be true: a service that finds personal data has to see it.'),
      }),
      z.strictObject({
        kind: z.literal('webhook'),
        ...fieldsOfEveryKind(2000),
        url: serverUrl.describe('Address that texts are sent to.'),
        headers,
        maxBatch: z.int().min(1).max(1000).default(16).describe('Maximum texts in one call.'),
      }),
    ]),
  )
  .max(50)
  .default([])
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must not have the same id twice')
  .describe('Services that policies can call.');

/** The parsed settings of a classifier of gateway.yaml. */
export type RemoteSettings = z.output<typeof remoteClassifiers>[number];

const classifierId = z.string().min(1).max(63);
const ownTimeout = z.int().min(50).max(10_000).optional().describe('Instead of that of the classifier.');
const closedOrOpen = z
  .enum(['closed', 'open'])
  .default('closed')
  .describe(
    'When it fails: "closed" lets nothing pass (a policy that only audits never holds anything up), "open" counts as nothing found.',
  );

/** The member `remote` of a policy that also has a local classifier. */
export const remotePolicy = z.strictObject({
  classifierId: classifierId.describe('Id of a classifier in gateway.yaml.'),
  mode: z
    .enum(['replace', 'escalate', 'both'])
    .default('escalate')
    .describe(
      '"escalate" asks it only where the local verdict is not clear, "both" takes the worse of the two verdicts, "replace" takes only its own.',
    ),
  timeoutMs: ownTimeout,
  onError: z
    .enum(['closed', 'open', 'local'])
    .default('closed')
    .describe(
      'When it fails: "closed" lets nothing pass (a policy that only audits never holds anything up), "open" counts as nothing found, "local" takes the local verdict.',
    ),
});

/** The settings of a policy for its remote classifier. */
export type RemotePolicy = z.output<typeof remotePolicy>;

/** The settings of `topic_restriction` and `groundedness` for the judge model. */
export const judgeOfPolicy = {
  classifierId: classifierId
    .optional()
    .describe('Id of a classifier in gateway.yaml of the kind "judge" or "webhook"; the first of them when absent.'),
  onError: closedOrOpen,
};

/** The member `remote` of `pii_detection`: findings of the service are added to those of the gateway. */
export const spansOfPolicy = z.strictObject({
  classifierId: classifierId.describe('Id of a classifier in gateway.yaml of the kind "presidio" or "webhook".'),
  timeoutMs: ownTimeout,
  onError: closedOrOpen,
});
