import { prefixPattern, z } from '../../core/api/index.js';

const mebibyte = 1024 * 1024;
const longestTtlSeconds = 30 * 24 * 3600;

const pattern = z.string().min(1);

const similar = z.strictObject({
  model: z
    .string()
    .min(1)
    .describe(
      'Embedding model of a configured provider. Its calls belong to the connection: its policies, limits and prices apply.',
    ),
  threshold: z
    .number()
    .min(0.5)
    .max(1)
    .default(0.95)
    .describe(
      'How similar two questions must at least be, as the cosine of their vectors. What is similar enough depends on the model.',
    ),
  timeoutMs: z
    .int()
    .positive()
    .max(10_000)
    .default(1000)
    .describe('How long the embedding of a question may take; after that, the call goes to its model as usual.'),
});

/** How a rule compares questions. */
export type SimilarSettings = z.output<typeof similar>;

const rule = z.strictObject({
  connections: z
    .array(pattern)
    .min(1)
    .describe(
      'Connections: names in the gateway’s own organization, a trailing `*` matching any ending; ids; or `*` for all of every organization.',
    ),
  models: z
    .array(prefixPattern(pattern))
    .min(1)
    .default(['*'])
    .describe('Models as clients name them; a trailing `*` matches any ending.'),
  calls: z
    .array(z.enum(['chat', 'embeddings']))
    .min(1)
    .default(['chat', 'embeddings'])
    .describe('chat: chat completions, responses, messages; embeddings: vectors of texts.'),
  ttlSeconds: z.int().positive().max(longestTtlSeconds).describe('How long an answer is kept.'),
  similar: similar
    .optional()
    .describe(
      'Also answers a chat whose last question means the same as an earlier one, and which is otherwise identical. Without it, only identical calls are answered.',
    ),
});

/** One rule of gateway.yaml. */
export type CacheRule = z.output<typeof rule>;

/** One of the kinds of calls that a rule may name. */
export type CachedKind = CacheRule['calls'][number];

export const config = z.strictObject({
  rules: z
    .array(rule)
    .default([])
    .describe(
      'What is kept, and for how long; the first rule that matches a call applies. Without rules, nothing is kept.',
    ),
  maxBytes: z
    .int()
    .min(mebibyte)
    .default(64 * mebibyte)
    .describe(
      'Memory of this process for answers and, if a rule has `similar`, up to a quarter of it for vectors of questions; when it is full, the least recently used are dropped.',
    ),
  maxEntryBytes: z
    .int()
    .min(1024)
    .max(64 * mebibyte)
    .default(mebibyte)
    .describe('A larger answer is not kept.'),
  secret: z
    .string()
    .refine((text) => text === '' || text.length >= 32, { message: 'must have at least 32 characters, or none' })
    .default('')
    .describe(
      'At least 32 random characters, the same on every replica: answers are then kept, encrypted, in the Redis of `state.redis`. ' +
        'Empty: each process keeps its own in memory.',
    ),
  redisTimeoutMs: z
    .int()
    .positive()
    .max(500)
    .default(50)
    .describe('How long Redis may take to answer; after that, and while Redis is down, the provider is called.'),
});

/** The `config:` block of the plugin. */
export type CacheConfig = z.output<typeof config>;
