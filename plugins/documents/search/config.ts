import { retentionFields, z } from '../../../core/api/index.js';

/** The `search:` block of the plugin's configuration. */
export const searchConfig = z.strictObject({
  embeddingModel: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Model of a configured provider that turns passages and questions into vectors; an offline embedder of words when absent. ' +
        'After a change documents are indexed anew in the background.',
    ),
  embeddingDimensions: z.int().min(1).max(8_192).optional().describe('For models that can make shorter vectors.'),
  minimumRelevance: z
    .number()
    .min(0)
    .max(1)
    .default(0.05)
    .describe('Passages that score less are not shown; 1 is a passage with all words of the question.'),
  onNoMatch: z
    .enum(['continue', 'reject'])
    .default('continue')
    .describe(
      'Of connections with `forceDocumentsUse`, when nothing is found: tell the model so, or refuse the request (404).',
    ),
  forcedLimit: z.int().min(1).max(50).default(5).describe('Documents of which passages are put before the model.'),
  memoryBytes: z
    .int()
    .min(16 * 1024 ** 2)
    .default(512 * 1024 ** 2)
    .describe('Memory for the keyword side, 1 to 2 KiB for each passage of organizations that are searched.'),
  log: z
    .strictObject(retentionFields)
    .prefault({})
    .describe('How long what connections with `logDocumentsResults` have searched for is kept.'),
});

export type SearchConfig = z.output<typeof searchConfig>;
