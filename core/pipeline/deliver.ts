import {
  type Answer,
  type Exchange,
  type FinishReason,
  type InferenceCall,
  type Observer,
  type PartSink,
  type Relay,
  type Stage,
  type StreamPart,
} from '../api/index.js';
import { bufferedStage } from '../stream/buffered-stage.js';
import { pushChain } from '../stream/push-chain.js';
import { AnswerAccount } from './answer-account.js';
import type { Chain } from './chain.js';
import { attribute, report } from './guard.js';
import type { Installed } from './installed.js';
import { type Passage, passageOf } from './passage.js';
import type { AnswerTarget } from './target.js';

/** What was seen of an answer while it passed. */
export interface Delivery {
  /** Bytes that the client gets after the exchange has been settled. */
  readonly tail: Uint8Array | undefined;
  /** Of choice 0. */
  readonly finishReason: FinishReason | undefined;
}

/**
 * Brings an answer to the client. When the client speaks the provider's dialect and no plugin changes this answer, the
 * provider's bytes are relayed as they are; otherwise parts go through the stages. What they leave as it was goes on as the provider's bytes
 * where that is possible, and is written by the client's dialect where it is not.
 */
export async function deliver(
  chain: Chain,
  exchange: Exchange,
  call: InferenceCall,
  answer: Answer,
  target: AnswerTarget,
): Promise<Delivery> {
  try {
    const stages = stagesFor(chain, call, exchange);
    const observers = observersFor(chain, call, exchange);
    target.started();
    const { relay } = answer;
    const fits = relay && relay.dialect === target.dialect && relay.streaming === call.stream;
    if (!fits) return await deliverParts(answer, stages, observers, target);
    if (stages.length > 0) {
      const passage = passageOf(relay, target);
      return passage
        ? await deliverPieces({ answer, relay, passage }, stages, observers)
        : await deliverParts(answer, stages, observers, target);
    }
    const account = new AnswerAccount();
    const watch = watching(observers, account, ignore);
    const tail = await relay.deliver(target.relay(relay), watch, observers.length === 0 ? 'usage' : 'parts');
    return { tail, finishReason: account.finishReason };
  } catch (cause) {
    // Whoever has failed, the provider need not go on.
    answer.discard();
    throw cause;
  }
}

/** An answer whose bytes may go on as they came, and its way there. */
interface PassingAnswer {
  readonly answer: Answer;
  readonly relay: Relay;
  readonly passage: Passage;
}

async function deliverPieces(
  { answer, relay, passage }: PassingAnswer,
  stages: readonly Stage[],
  observers: readonly NamedObserver[],
): Promise<Delivery> {
  const account = new AnswerAccount();
  const parts = pushChain(stages, watching(observers, account, passage.part), () => answer.discard());
  let tail: Uint8Array | undefined;
  try {
    tail = await relay.deliverPieces?.((pieces) => passage.take(pieces, parts.push));
  } catch (cause) {
    if (!parts.stopped) throw cause;
  }
  await parts.finish();
  account.checkComplete();
  return { tail: await passage.end(tail), finishReason: account.finishReason };
}

async function deliverParts(
  answer: Answer,
  stages: readonly Stage[],
  observers: readonly NamedObserver[],
  target: AnswerTarget,
): Promise<Delivery> {
  const account = new AnswerAccount();
  const parts = pushChain(stages, watching(observers, account, target.part), () => answer.discard());
  try {
    await answer.deliver(parts.push);
  } catch (cause) {
    // A stage that ended the answer has closed the provider's connection; that it broke off is no news then.
    if (!parts.stopped) throw cause;
  }
  await parts.finish();
  account.checkComplete();
  return { tail: undefined, finishReason: account.finishReason };
}

const ignore: PartSink = () => undefined;

/** An observer and whose it is. */
type NamedObserver = readonly [Installed, Observer];

function watching(observers: readonly NamedObserver[], account: AnswerAccount, sink: PartSink): PartSink {
  return (part) => {
    account.add(part);
    if (observers.length > 0) {
      const shown = asRecorded(part);
      for (const [plugin, observer] of observers) observe(plugin, observer, shown);
    }
    return sink(part);
  };
}

/** What a policy has put back for the client alone is not for those who write down. */
function asRecorded(part: StreamPart): StreamPart {
  if (!('recorded' in part) || part.recorded === undefined) return part;
  const { recorded, ...shown } = part;
  return { ...shown, text: recorded };
}

function observe(plugin: Installed, observer: Observer, part: StreamPart): void {
  try {
    const pending: unknown = observer(part);
    // Nobody waits for an observer, but one that is an asynchronous function must not bring the process down.
    if (pending instanceof Promise) pending.catch((cause: unknown) => report(cause, plugin, 'observe'));
  } catch (cause) {
    report(cause, plugin, 'observe');
  }
}

function observersFor(chain: Chain, call: InferenceCall, exchange: Exchange): NamedObserver[] {
  const observers: NamedObserver[] = [];
  for (const { plugin, hook } of chain.observe) {
    try {
      const observer = hook(call, exchange);
      if (observer) observers.push([plugin, observer]);
    } catch (cause) {
      report(cause, plugin, 'observe');
    }
  }
  return observers;
}

function stagesFor(chain: Chain, call: InferenceCall, exchange: Exchange): Stage[] {
  const stages: Stage[] = [];
  for (const { plugin, hook } of chain.transform) {
    try {
      const stage = 'buffer' in hook ? bufferedStage(hook, call, exchange) : hook.stage(call, exchange);
      if (stage) stages.push(named(plugin, stage));
    } catch (cause) {
      throw attribute(cause, plugin, 'transform');
    }
  }
  return stages;
}

/** A stage whose failures carry its plugin's name, whether thrown or rejected. */
function named(plugin: Installed, stage: Stage): Stage {
  const fail = (cause: unknown): never => {
    throw attribute(cause, plugin, 'transform');
  };
  return {
    part(part, output) {
      try {
        const pending = stage.part(part, output);
        return pending instanceof Promise ? pending.catch(fail) : undefined;
      } catch (cause) {
        return fail(cause);
      }
    },
    async end(output) {
      try {
        await stage.end?.(output);
      } catch (cause) {
        fail(cause);
      }
    },
  };
}
