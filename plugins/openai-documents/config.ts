import { z } from '../../core/api/index.js';

/** The `config:` block of the plugin. */
export const config = z.strictObject({
  maxStores: z
    .int()
    .min(1)
    .max(1_000_000)
    .default(1_000)
    .describe('Maximum vector stores of a connection; further ones are refused.'),
  maxFilesPerStore: z
    .int()
    .min(1)
    .max(10_000)
    .default(10_000)
    .describe('Maximum files of a vector store; further ones are refused.'),
  maxInputBytes: z
    .int()
    .min(1)
    .max(100 * 1024 ** 2)
    .default(20 * 1024 ** 2)
    .describe(
      'Maximum total size of the files that one request names by their ids for its model, each counted as often as it is named; a request with more is refused.',
    ),
});

export type OpenaiDocumentsConfig = z.output<typeof config>;
