import {
  type Answer,
  type Clock,
  type Exchange,
  type InferenceCall,
  type ModelTable,
  unsupportedKind,
} from '../../core/api/index.js';
import { answerChat } from './answer-chat.js';
import { answerEmbeddings } from './answer-embeddings.js';
import { answerOf } from './push-parts.js';

/** The dependencies of {@link demoDispatcher}. */
interface DemoModels {
  /** Id of the plugin instance. */
  readonly provider: string;
  readonly chat: ModelTable;
  readonly embeddings: ModelTable;
  readonly clock: Clock;
}

/** Creates the `dispatch` hook, which answers calls of the two demo models and returns undefined for all others. */
export function demoDispatcher(models: DemoModels): (call: InferenceCall, exchange: Exchange) => Answer | undefined {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  const { provider, clock } = models;
  return (call, exchange) => {
    const own = call.kind === 'chat' ? models.chat : models.embeddings;
    const found = own.find(call.model);
    if (!found) return refuseOtherKind(call, models);
    if (call.kind === 'task') throw unsupportedKind(call);
    const created = Math.floor(clock.now() / 1000);
    const parts =
      call.kind === 'chat'
        ? answerChat(call, found.upstream, created, segmenter)
        : answerEmbeddings(call, found.upstream, created);
    return answerOf(provider, parts, exchange.signal);
  };
}

/** Throws if the call is for the demo model of the other kind. */
function refuseOtherKind(call: InferenceCall, { chat, embeddings }: DemoModels): undefined {
  const other = call.kind === 'chat' ? embeddings : chat;
  if (other.find(call.model)) throw unsupportedKind(call);
  return undefined;
}
