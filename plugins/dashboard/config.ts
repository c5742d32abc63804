import { z } from '../../core/api/index.js';

export const config = z.strictObject({
  listModels: z
    .boolean()
    .default(true)
    .describe('Whether the start page, which needs no credentials, names the models.'),
  management: z.boolean().default(true).describe('Whether people can manage the gateway on the page `/dashboard`.'),
  connectTo: z
    .array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))
    .max(20)
    .default([])
    .describe(
      "Other origins that the management page may send files to. With an S3 store, the store's own, so that documents can be uploaded on the page.",
    ),
});
