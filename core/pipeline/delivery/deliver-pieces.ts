import { after, type Awaitable, type PieceSink, type Relay, type RelayedPiece } from '../../api/index.js';
import { type PushChain, pushChain } from '../../stream/push-chain.js';
import type { AnswerTarget } from '../target.js';
import type { AnswerAccount } from './answer-account.js';
import type { OwnedStage } from './stages-for.js';
import { type VerbatimRelay, WholeBodyRelay } from './verbatim-relay.js';
import { type NamedObserver, notifying, observing } from './watch-answer.js';

/** A chain of stages, and the relaying around it that matches its output with the provider's bytes. */
interface Staged {
  readonly relaying: VerbatimRelay;
  readonly parts: PushChain;
  /** Throws if the answer is not complete. */
  readonly checkPassed: () => void;
}

/** An answer that is not streamed, and everything that it passes. */
interface WholeAnswer {
  readonly relay: Relay;
  readonly stages: readonly OwnedStage[];
  readonly observers: readonly NamedObserver[];
  readonly account: AnswerAccount;
  readonly target: AnswerTarget;
  /** Called when a stage stops the answer. */
  readonly discard: () => void;
}

/**
 * Delivers an answer that is not streamed. If `passes` of all stages says that they would not change it, it bypasses them, and the objects that
 * bring parts through the stages are not created.
 */
export function deliverWhole(answer: WholeAnswer): Awaitable<Uint8Array | undefined> {
  const { relay, stages, observers, account, target } = answer;
  let passed: RelayedPiece | undefined;
  let staged: Staged | undefined;
  const take: PieceSink = (pieces) => {
    if (passed) throw new Error('an answer that had come as a whole goes on');
    const [piece] = pieces;
    if (
      !staged &&
      piece?.plain &&
      pieces.length === 1 &&
      stages.every((stage) => stage.passes?.(piece.parts) === true)
    ) {
      passed = piece;
      const show = notifying(observers, account);
      for (const part of piece.parts) show(part);
      return undefined;
    }
    staged ??= stagedWhole(answer);
    return staged.relaying.take(pieces, staged.parts.push);
  };
  return relayed(
    () => relay.deliverPieces?.(take),
    () => staged?.parts.stopped === true,
    (tail) => {
      if (!passed) return endStaged(staged ?? stagedWhole(answer), tail);
      account.checkComplete();
      target.relay(relay);
      return passed.bytes;
    },
  );
}

function stagedWhole({ relay, stages, observers, account, target, discard }: WholeAnswer): Staged {
  const relaying = new WholeBodyRelay(relay, target);
  const parts = pushChain(stages, observing(observers, account, relaying.part), discard);
  return { relaying, parts, checkPassed: () => account.checkPassed(parts, stages) };
}

/**
 * Delivers an answer through stages; bytes whose parts they leave unchanged are relayed. Synchronous if everything has arrived and no stage
 * waits.
 */
export function deliverPieces(relay: Relay, staged: Staged): Awaitable<Uint8Array | undefined> {
  const { relaying, parts } = staged;
  return relayed(
    () => relay.deliverPieces?.((pieces) => relaying.take(pieces, parts.push)),
    () => parts.stopped,
    (tail) => endStaged(staged, tail),
  );
}

/**
 * Calls `ended` after the relay. An error of the relay is ignored if a stage has stopped the answer, because that closes the connection to
 * the provider.
 */
function relayed(
  relaying: () => Awaitable<Uint8Array | undefined>,
  isStopped: () => boolean,
  ended: (tail: Uint8Array | undefined) => Awaitable<Uint8Array | undefined>,
): Awaitable<Uint8Array | undefined> {
  const unlessStopped = (cause: unknown): undefined => {
    if (!isStopped()) throw cause;
  };
  let tail: Awaitable<Uint8Array | undefined>;
  try {
    tail = relaying();
  } catch (cause) {
    tail = unlessStopped(cause);
  }
  return tail instanceof Promise ? tail.catch(unlessStopped).then(ended) : ended(tail);
}

function endStaged(
  { relaying, parts, checkPassed }: Staged,
  tail: Uint8Array | undefined,
): Awaitable<Uint8Array | undefined> {
  return after(parts.finish(), () => {
    checkPassed();
    return relaying.end(tail);
  });
}
