import { retentionFields, z } from '../../../core/api/index.js';

const settings = z.strictObject({
  embeddingModel: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Model of a configured provider that turns passages and questions into vectors; by default an offline embedder. ' +
        'After a change documents are indexed again in the background.',
    ),
  embeddingDimensions: z
    .int()
    .min(1)
    .max(8_192)
    .optional()
    .describe('Number of dimensions of the vectors, for models that let you choose it.'),
  minimumRelevance: z
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('Passages with a lower score are not returned; 1 is a passage with all words of the question.'),
  onNoMatch: z
    .enum(['continue', 'reject'])
    .default('continue')
    .describe(
      'What happens on connections with `forceDocumentsUse` when nothing is found. continue: the model is told so; reject: the request is refused with 404.',
    ),
  forcedLimit: z
    .int()
    .min(1)
    .max(50)
    .default(5)
    .describe('Maximum documents whose passages are given to the model on connections with `forceDocumentsUse`.'),
  memoryBytes: z
    .int()
    .min(16 * 1024 ** 2)
    .default(512 * 1024 ** 2)
    .describe(
      'Memory for keyword search, 0.3 to 2 KiB for each passage of the organizations that search. One whose index needs more is searched by vectors alone.',
    ),
  log: z
    .strictObject(retentionFields)
    .prefault({})
    .describe('How long the searches of connections with `logDocumentsResults` are kept.'),
});

/** The `search:` block of the plugin's configuration. */
export const searchConfig = settings.refine(
  ({ embeddingModel, embeddingDimensions }) => embeddingDimensions === undefined || embeddingModel !== undefined,
  { path: ['embeddingDimensions'], message: 'has no effect without embeddingModel' },
);

export type SearchConfig = z.output<typeof searchConfig>;
