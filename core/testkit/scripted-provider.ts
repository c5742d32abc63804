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

/** Creates a provider that follows a script for every call, or a function of the call. */
export function scriptedProvider(
  script: Script | ((call: InferenceCall, exchange: Exchange) => Script | undefined | Promise<Script | undefined>),
): Plugin {
  return definePlugin({
    apiVersion: 1,
    name: 'scripted-provider',
    config: z.strictObject({}),
    setup: ({ id }) => ({
      async dispatch(call, exchange) {
        const found = typeof script === 'function' ? await script(call, exchange) : script;
        return found && answerOf(id, found, exchange);
      },
    }),
  });
}

function answerOf(provider: string, script: Script, exchange: Exchange): Answer {
  const { parts } = script;
  return {
    provider,
    discard: () => script.onDiscard?.(),
    async deliver(sink) {
      if (typeof parts === 'function') return parts(sink, exchange);
      for (const part of parts) {
        exchange.signal.throwIfAborted();
        await sink(deeplyFrozen(part));
      }
    },
    ...(script.relay ? { relay: script.relay } : {}),
  };
}
