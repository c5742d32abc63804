import { requestHeaders, serverUrl, z } from '../../core/api/index.js';

const provider = z.strictObject({
  baseUrl: serverUrl.describe('Prefix of the path that a client asks for: https://api.example.com/v1.'),
  headers: requestHeaders.default({}).describe("Headers set on every request: the provider's credentials."),
  connections: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      'Connections through which the provider may be reached: names in the gateway’s own organization, a trailing * matching any ending; ids; or "*" for all of every organization.',
    ),
});

export const config = z.strictObject({
  providers: z
    .record(z.string().regex(/^[a-z0-9][a-z0-9-]*$/), provider)
    .default({})
    .describe('Providers, by the name that clients put into the path: lower-case letters, digits and dashes.'),
});

/** A provider that clients may reach through the passthrough. */
export type PassthroughProvider = z.output<typeof provider>;
