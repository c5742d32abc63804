import { isAborted } from '../../api/internal/abort-source.js';
import type { Answer, Awaitable, Exchange, InferenceCall, PartSink } from '../../api/index.js';
import { type PushChain, pushChain } from '../../stream/push-chain.js';
import type { Chain } from '../chain/chain.js';
import type { AnswerTarget } from '../target.js';
import type { AnswerAccount } from './answer-account.js';
import { deliverPieces, deliverWhole } from './deliver-pieces.js';
import { stagesFor } from './stages-for.js';
import { verbatimRelayOf } from './verbatim-relay.js';
import { observersFor, observing } from './watch-answer.js';

/** What is needed to deliver an answer to its client. */
export interface Delivering {
  readonly chain: Chain;
  readonly exchange: Exchange;
  readonly call: InferenceCall;
  readonly target: AnswerTarget;
}

/**
 * Delivers an answer to the client. If it fails before any of it was sent, the answer of its `instead` is delivered.
 *
 * @param account tracks what the client gets
 * @returns the bytes to send to the client after the exchange has been settled
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

/** Delivers the replacement, unless part of the failed answer was sent already: the client must not get any content twice. */
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
    // Whichever side failed, the provider's answer is not needed any more.
    other.discard();
    throw failure;
  }
}

/**
 * Delivers one answer in the cheapest possible way. If the client's dialect is the provider's and no plugin transforms this answer, the
 * provider's bytes are relayed. Otherwise its parts go through the stages. Parts that the stages leave unchanged are still relayed as the
 * provider's bytes if the relay supports it; all others are encoded by the client's dialect.
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
    const watch = observing(observers, account, ignore);
    return relay.deliver(target.relay(relay), watch, observers.length === 0 ? 'usage' : 'parts');
  }
  const discard = (): void => answer.discard();
  if (fits && !relay.streaming && relay.deliverPieces && stages.every((stage) => stage.passes !== undefined))
    return deliverWhole({ relay, stages, observers, account, target, discard });
  const relaying = fits ? verbatimRelayOf(relay, target) : undefined;
  const sink = observing(observers, account, relaying ? relaying.part : target.part);
  const parts = pushChain(stages, sink, discard);
  const checkPassed = (): void => account.checkPassed(parts, stages);
  return fits && relaying
    ? deliverPieces(relay, { relaying, parts, checkPassed })
    : deliverParts(answer, parts, checkPassed);
}

const ignore: PartSink = () => undefined;

async function deliverParts(answer: Answer, parts: PushChain, checkPassed: () => void): Promise<undefined> {
  try {
    await answer.deliver(parts.push);
  } catch (cause) {
    // If a stage has stopped the answer, it has closed the connection to the provider, so this error is expected.
    if (!parts.stopped) throw cause;
  }
  await parts.finish();
  checkPassed();
}
