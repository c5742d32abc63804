import { z } from '../../core/api/index.js';

/** The `config:` block of the plugin. */
export const config = z.strictObject({
  maxStores: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(1_000)
    .describe('Vector stores of a connection; further ones are refused.'),
  maxFilesPerStore: z
    .int()
    .min(1)
    .max(10_000)
    .default(10_000)
    .describe('Files of a vector store; further ones are refused.'),
  maxInputBytes: z
    .int()
    .min(1)
    .max(100 * 1024 ** 2)
    .default(20 * 1024 ** 2)
    .describe(
      'Files of one request that a model gets by their ids, together, each as often as it is named; a request with longer ones is refused.',
    ),
});

export type OpenaiDocumentsConfig = z.output<typeof config>;
