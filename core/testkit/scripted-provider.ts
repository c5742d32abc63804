import {
  type Answer,
  definePlugin,
  type Exchange,
  type InferenceCall,
  type PartSink,
  type Plugin,
  type Relay,
  type StreamPart,
  z,
} from '../api/index.js';
import { deeplyFrozen } from './deeply-frozen.js';

/** The behaviour of a {@link scriptedProvider} for a call. */
export interface Script {
  /** The parts to send, or a function that sends them. */
  readonly parts: readonly StreamPart[] | ((sink: PartSink, exchange: Exchange) => Promise<void>);
  readonly relay?: Relay;
  /** Called when the gateway aborts the response. */
  readonly onDiscard?: () => void;
}

/** Returns the parts of a complete response with these texts. */
export function textAnswer(...texts: readonly string[]): StreamPart[] {
  return [
    { type: 'start', id: 'answer-1', model: 'scripted', created: 1_700_000_000 },
    ...texts.map((text): StreamPart => ({ type: 'text', choice: 0, text })),
    { type: 'finish', choice: 0, reason: 'stop' },
    { type: 'usage', usage: { inputTokens: 3, outputTokens: texts.length } },
  ];
}

/**
 * Creates an answer with these parts: that of a provider, or of a plugin that answers in its place.
 *
 * @param provider id of the plugin that answers
 * @param parts the parts to send, or a function that sends them
 * @param exchange with it, the answer ends when the exchange is aborted
 */
export function scriptedAnswer(
  provider: string,
  parts: readonly StreamPart[] | ((sink: PartSink) => Promise<void>),
  exchange?: Pick<Exchange, 'signal'>,
): Answer {
  return {
    provider,
    discard: () => undefined,
    async deliver(sink) {
      if (typeof parts === 'function') return parts(sink);
      for (const part of parts) {
        exchange?.signal.throwIfAborted();
        await sink(deeplyFrozen(part));
      }
    },
  };
}

/**
 * Creates a provider that follows a script for every call, or a function of the call.
 *
 * @param models the names of models for the catalog, for plugins that look models up: `scriptedProvider({ parts: textAnswer('yes') }, ['acme-judge'])`
 */
export function scriptedProvider(
  script: Script | ((call: InferenceCall, exchange: Exchange) => Script | undefined | Promise<Script | undefined>),
  models: readonly string[] = [],
): Plugin {
  return definePlugin({
    apiVersion: 1,
    name: 'scripted-provider',
    config: z.strictObject({}),
    setup: ({ id }) => ({
      ...(models.length > 0 && {
        models: models.map((name) => ({ modelId: name, displayName: name, provider: id, capabilities: ['chat'] })),
      }),
      async dispatch(call, exchange) {
        const found = typeof script === 'function' ? await script(call, exchange) : script;
        if (!found) return undefined;
        const { parts, relay, onDiscard } = found;
        const sent = typeof parts === 'function' ? (sink: PartSink) => parts(sink, exchange) : parts;
        return { ...scriptedAnswer(id, sent, exchange), discard: () => onDiscard?.(), ...(relay && { relay }) };
      },
    }),
  });
}
