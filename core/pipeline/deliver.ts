import type { Answer, Exchange, FinishReason, InferenceCall, Observer, PartSink, Stage } from '../api/index.js';
import { bufferedStage } from '../stream/buffered-stage.js';
import { pushChain } from '../stream/push-chain.js';
import type { Chain } from './chain.js';
import { attribute, report } from './guard.js';
import type { Installed } from './installed.js';
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
 * provider's bytes are relayed as they are; otherwise parts go through the stages and are written by the client's dialect.
 */
export async function deliver(
  chain: Chain,
  exchange: Exchange,
  call: InferenceCall,
  answer: Answer,
  target: AnswerTarget,
): Promise<Delivery> {
  const stages = stagesFor(chain, call, exchange);
  const observers = observersFor(chain, call, exchange);
  const seen = new FinishWatch();
  target.started();
  const { relay } = answer;
  if (relay && stages.length === 0 && relay.dialect === target.dialect && relay.streaming === call.stream) {
    const watch = watching(observers, seen, ignore);
    const tail = await relay.deliver(target.relay(relay), watch, observers.length === 0 ? 'usage' : 'parts');
    return { tail, finishReason: seen.reason };
  }
  const parts = pushChain(stages, watching(observers, seen, target.part), () => answer.discard());
  try {
    await answer.deliver(parts.push);
  } catch (cause) {
    // A stage that ended the answer has closed the provider's connection; that it broke off is no news then.
    if (!parts.stopped) throw cause;
  }
  await parts.finish();
  return { tail: undefined, finishReason: seen.reason };
}

const ignore: PartSink = () => undefined;

class FinishWatch {
  reason: FinishReason | undefined;
}

function watching(observers: readonly (readonly [Installed, Observer])[], seen: FinishWatch, sink: PartSink): PartSink {
  return (part) => {
    if (part.type === 'finish' && part.choice === 0) seen.reason = part.reason;
    for (const [plugin, observer] of observers) {
      try {
        observer(part);
      } catch (cause) {
        report(cause, plugin, 'observe');
      }
    }
    return sink(part);
  };
}

function observersFor(chain: Chain, call: InferenceCall, exchange: Exchange): (readonly [Installed, Observer])[] {
  const observers: (readonly [Installed, Observer])[] = [];
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
