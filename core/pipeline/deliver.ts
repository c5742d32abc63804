import type { Answer, Awaitable, Exchange, InferenceCall, PartSink, Stage, StreamPart } from '../api/index.js';
import { isAborted } from '../api/tells-of-abort.js';
import { bufferedStage } from '../stream/buffered-stage.js';
import { type PushChain, pushChain } from '../stream/push-chain.js';
import type { AnswerAccount } from './answer-account.js';
import type { Chain } from './chain.js';
import { deliverPieces, deliverWhole } from './deliver-pieces.js';
import { attribute } from './guard.js';
import type { Installed } from './installed.js';
import { passageOf } from './passage.js';
import type { AnswerTarget } from './target.js';
import { observersFor, watching } from './watch-answer.js';

/** An answer's way to its client. */
export interface Delivering {
  readonly chain: Chain;
  readonly exchange: Exchange;
  readonly call: InferenceCall;
  readonly target: AnswerTarget;
}

/**
 * Brings an answer to the client, or the one that takes its place when it fails before anything of it has left.
 *
 * @param account is told what the client gets
 * @returns bytes that the client gets after the exchange has been settled
 */
export function deliver(
  answer: Answer,
  account: AnswerAccount,
  delivering: Delivering,
): Awaitable<Uint8Array | undefined> {
  const { target } = delivering;
  if (answer.headers) target.announce(answer.headers);
  target.started();
  if (!answer.instead) return deliverThis(answer, account, delivering);
  const failed = (cause: unknown): Promise<Uint8Array | undefined> => replace(answer, cause, account, delivering);
  try {
    const delivered = deliverThis(answer, account, delivering);
    return delivered instanceof Promise ? delivered.catch(failed) : delivered;
  } catch (cause) {
    return failed(cause);
  }
}

/** Nothing that the client could have seen is ever told twice: then the failure is its answer. */
async function replace(
  answer: Answer,
  cause: unknown,
  account: AnswerAccount,
  delivering: Delivering,
): Promise<Uint8Array | undefined> {
  if (!answer.instead || !account.isEmpty || isAborted(delivering.exchange)) throw cause;
  answer.discard();
  if (!delivering.target.restart()) throw cause;
  account.restart();
  const other = await answer.instead(cause);
  try {
    return await deliver(other, account, delivering);
  } catch (failure) {
    // Whoever has failed, the provider need not go on.
    other.discard();
    throw failure;
  }
}

/**
 * When the client speaks the provider's dialect and no plugin changes this answer, the provider's bytes are relayed as they are; otherwise
 * parts go through the stages. What they leave as it was goes on as the provider's bytes where that is possible, and is written by the
 * client's dialect where it is not.
 */
function deliverThis(
  answer: Answer,
  account: AnswerAccount,
  { chain, exchange, call, target }: Delivering,
): Awaitable<Uint8Array | undefined> {
  const stages = stagesFor(chain, call, exchange);
  const observers = observersFor(chain, call, exchange);
  const { relay } = answer;
  const fits = relay && relay.dialect === target.dialect && relay.streaming === call.stream;
  if (fits && stages.length === 0 && !relay.inPieces) {
    const watch = watching(observers, account, ignore);
    return relay.deliver(target.relay(relay), watch, observers.length === 0 ? 'usage' : 'parts');
  }
  const discard = (): void => answer.discard();
  if (fits && !relay.streaming && relay.deliverPieces && stages.every((stage) => stage.passes !== undefined))
    return deliverWhole({ relay, stages, observers, account, target, discard });
  const passage = fits ? passageOf(relay, target) : undefined;
  const sink = watching(observers, account, passage ? passage.part : target.part);
  const parts = pushChain(stages, sink, discard);
  return fits && passage ? deliverPieces(relay, { passage, parts }, account) : deliverParts(answer, parts, account);
}

const ignore: PartSink = () => undefined;

async function deliverParts(answer: Answer, parts: PushChain, account: AnswerAccount): Promise<undefined> {
  try {
    await answer.deliver(parts.push);
  } catch (cause) {
    // A stage that ended the answer has closed the provider's connection; that it broke off is no news then.
    if (!parts.stopped) throw cause;
  }
  await parts.finish();
  account.checkComplete();
}

const noStages: readonly Stage[] = [];

function stagesFor(chain: Chain, call: InferenceCall, exchange: Exchange): readonly Stage[] {
  if (chain.transform.length === 0) return noStages;
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
  const handedOn = (returned: unknown): void => {
    // It would be missing, and the provider seem not to have sent it.
    if (isPart(returned)) fail(new Error('its stage returned a part; pass parts on with output.push(part)'));
  };
  const unlessFailed = (work: () => void | Promise<void>): void | Promise<void> => {
    try {
      const pending = work();
      return pending instanceof Promise ? pending.then(handedOn, fail) : handedOn(pending);
    } catch (cause) {
      return fail(cause);
    }
  };
  const passes = (parts: readonly StreamPart[]): boolean => {
    try {
      return stage.passes?.(parts) === true;
    } catch (cause) {
      return fail(cause);
    }
  };
  const own: Stage = {
    part: (part, output) => unlessFailed(() => stage.part(part, output)),
    end: (output) => unlessFailed(() => stage.end?.(output)),
  };
  return stage.passes ? { passes, ...own } : own;
}

function isPart(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value;
}
