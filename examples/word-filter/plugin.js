// @ts-check: editors report mistakes by the types of sluice/api, without a build.
import { definePlugin, GatewayError, textOf, z } from 'sluice/api';

export default definePlugin({
  apiVersion: 1,
  name: 'word-filter',
  summary: 'Refuses requests that mention a word.',
  config: z.strictObject({
    word: z.string().min(1).describe('What no request may mention.'),
  }),
  setup: ({ config }) => ({
    // Called for every attempt to call a model, with everything that would be sent to it.
    govern(call) {
      if (call.kind !== 'chat') return undefined;
      const found = call.messages.some((message) => textOf(message.content).includes(config.word));
      if (!found) return undefined;
      throw new GatewayError({
        code: 'WORD_REFUSED',
        status: 400,
        message: 'The request mentions a word that must not leave.',
      });
    },
  }),
});
