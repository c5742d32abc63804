import type { Awaitable, PieceSink, Relay, RelayedPiece, Stage } from '../api/index.js';
import { type PushChain, pushChain } from '../stream/push-chain.js';
import { after } from './after.js';
import type { AnswerAccount } from './answer-account.js';
import { type Passage, wholePassage } from './passage.js';
import type { AnswerTarget } from './target.js';
import { type NamedObserver, showing, watching } from './watch-answer.js';

/** The way of pieces through stages. */
interface Staged {
  readonly passage: Passage;
  readonly parts: PushChain;
}

/** An answer that has come as a whole, and who may look at it. */
interface WholeAnswer {
  readonly relay: Relay;
  readonly stages: readonly Stage[];
  readonly observers: readonly NamedObserver[];
  readonly account: AnswerAccount;
  readonly target: AnswerTarget;
  /** A stage wants no more of it. */
  readonly discard: () => void;
}

/**
 * Brings an answer that is not streamed to the client. What all stages would let pass as it is goes by them as a whole; what it takes to bring parts
 * through them is made for the others alone.
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
      const show = showing(observers, account);
      for (const part of piece.parts) show(part);
      return undefined;
    }
    staged ??= stagedWhole(answer);
    return staged.passage.take(pieces, staged.parts.push);
  };
  return relayed(
    () => relay.deliverPieces?.(take),
    () => staged?.parts.stopped === true,
    (tail) => {
      if (!passed) return endStaged(staged ?? stagedWhole(answer), tail, account);
      account.checkComplete();
      target.relay(relay);
      return passed.bytes;
    },
  );
}

function stagedWhole({ relay, stages, observers, account, target, discard }: WholeAnswer): Staged {
  const passage = wholePassage(relay, target);
  return { passage, parts: pushChain(stages, watching(observers, account, passage.part), discard) };
}

/** Brings an answer through stages whose bytes go on where these leave them as they are. Without a promise where all has arrived and none has to wait. */
export function deliverPieces(relay: Relay, staged: Staged, account: AnswerAccount): Awaitable<Uint8Array | undefined> {
  const { passage, parts } = staged;
  return relayed(
    () => relay.deliverPieces?.((pieces) => passage.take(pieces, parts.push)),
    () => parts.stopped,
    (tail) => endStaged(staged, tail, account),
  );
}

/** Goes on when all bytes have come, or a stage wants no more of them: that the answer breaks off is no news then. */
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
  { passage, parts }: Staged,
  tail: Uint8Array | undefined,
  account: AnswerAccount,
): Awaitable<Uint8Array | undefined> {
  return after(parts.finish(), () => {
    account.checkComplete();
    return passage.end(tail);
  });
}
