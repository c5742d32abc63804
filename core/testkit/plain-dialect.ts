import {
  type Dialect,
  defineInferenceRoute,
  definePlugin,
  formatSse,
  isJsonObject,
  type JsonValue,
  type Plugin,
  z,
} from '../api/index.js';
import { deeplyFrozen } from './deeply-frozen.js';

/**
 * A minimal dialect: `{model, text, stream}` as the request; `{text, finish, tokens}`, or events as the response, whose data are `start ID`, each piece
 * of the text, `finish REASON` and `done`. For tests of the chain that should not depend on a real dialect.
 *
 * What a text cannot express is a member of `call`, as it is in an `InferenceCall`, and replaces what the dialect itself would say.
 *
 * @example
 * await gateway.post('/plain', { text: 'Stock?', call: { tools: [{ name: 'stock', inputSchema: {} }], sampling: { temperature: 0 } } });
 * await gateway.post('/plain', { model: 'vectors', call: { kind: 'embedding', inputs: ['a', 'b'], encoding: 'float' } });
 */
export const plainDialect: Dialect = {
  name: 'plain',
  decode: (body) =>
    deeplyFrozen<ReturnType<Dialect['decode']>>({
      kind: 'chat',
      model: textOr(body['model'], 'echo'),
      stream: body['stream'] === true,
      includeUsage: false,
      sampling: {},
      messages: [{ role: 'user', content: [{ type: 'text', text: textOr(body['text'], '') }] }],
      ...membersIn(body['call']),
    }),
  error: (error) => ({ body: { plainError: error.code, message: error.message } }),
  encode: () => ({
    heartbeat: ': beat\n\n',
    whole: ({ choices, usage }) => ({
      text: choices
        .flatMap(({ content }) => content.map((block) => (block.type === 'text' ? block.text : '')))
        .join(''),
      finish: choices[0]?.finish.reason ?? null,
      tokens: usage?.outputTokens ?? null,
    }),
    part(part) {
      if (part.type === 'start') return formatSse(`start ${part.id}`);
      if (part.type === 'text') return formatSse(part.text);
      return part.type === 'finish' ? formatSse(`finish ${part.reason}`) : '';
    },
    end: () => formatSse('done'),
    error: (error) => formatSse(error.code, 'error'),
  }),
};

function membersIn(call: JsonValue | undefined): object {
  return isJsonObject(call) ? call : {};
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' ? value : otherwise;
}

/** A plugin that serves the {@link plainDialect} at `POST /plain`. */
export const plainRoute: Plugin = definePlugin({
  apiVersion: 1,
  name: 'plain-route',
  config: z.strictObject({}),
  setup: () => ({
    routes: [
      defineInferenceRoute({
        operation: 'plain',
        path: '/plain',
        summary: 'Plain',
        tag: 'Test',
        dialect: plainDialect,
        body: z.looseObject({ stream: z.boolean().optional() }),
        reply: z.looseObject({}),
      }),
    ],
  }),
});
