import {
  after,
  type Answer,
  type Attempt,
  type Awaitable,
  type Exchange,
  GatewayError,
  type InferenceCall,
  type Outcome,
  totalUsage,
  usageOf,
} from '../api/index.js';
import { admit } from './admit.js';
import type { Chain } from './chain/chain.js';
import { AnswerAccount } from './delivery/answer-account.js';
import { deliver, type Delivering } from './delivery/deliver.js';
import { lostInside } from './delivery/lost-answer.js';
import { quotesProvider, transformFailure } from './delivery/transform-failure.js';
import { endWithExchange } from './end-with-exchange.js';
import { internalError } from './internal-error.js';
import { onion } from './onion.js';
import { Progress } from './progress.js';
import { refuseUnprepared } from './refuse-unprepared.js';
import { rewrite } from './rewrite.js';
import { outcomeOf } from './settlement/outcome-of.js';
import { record } from './settlement/record.js';
import { untilWritten } from './settlement/until-written.js';
import type { AnswerTarget, Target } from './target.js';

/** Sends the end of the answer, which marks it as complete for the client. */
type Send = () => Promise<void>;

/**
 * Runs one inference from admission to record. Never rejects: errors are written to the target.
 *
 * The order at the end is guaranteed: settle, then send the bytes that mark the answer as complete, then record.
 */
export function runInference(
  chain: Chain,
  exchange: Exchange,
  decode: () => Awaitable<InferenceCall>,
  target: AnswerTarget,
): Promise<Outcome> {
  return run(chain, exchange, target, (progress) =>
    after(decode(), (first) =>
      after(admit(chain.admit, { exchange, call: first }, progress), () =>
        after(rewrite({ name: 'prepare', hooks: chain.prepare, exchange }, first), (call) =>
          answer({ chain, exchange, call, target }, progress),
        ),
      ),
    ),
  );
}

function answer(delivering: Delivering, progress: Progress): Promise<Send> {
  const { chain, exchange, call } = delivering;
  refuseUnprepared(call);
  const ask = onion(chain, exchange, progress);
  return ask(call).then((given) => give(given, delivering, progress));
}

/** Delivers the answer, all but its end. */
function give(given: Answer, delivering: Delivering, progress: Progress): Awaitable<Send> {
  const { target } = delivering;
  const account = new AnswerAccount(progress.attempts);
  const ready = (tail: Uint8Array | undefined): Awaitable<Send> => {
    progress.finishReason = account.finishReason;
    const told = account.wasStopped ? tellUsage(progress.attempts, target) : undefined;
    const completed = after(told, () => target.complete());
    return after(completed, () => () => target.finish(tail));
  };
  // Whichever side failed, the provider's answer is not needed any more.
  const fail = (cause: unknown): never => {
    given.discard();
    throw lostInside(cause, account, progress);
  };
  try {
    const delivered = deliver(given, account, delivering);
    return delivered instanceof Promise ? delivered.then(ready, fail) : ready(delivered);
  } catch (cause) {
    return fail(cause);
  }
}

/** Tells the client of an answer that a stage has ended what is charged for it, because its provider could not report it any more. */
function tellUsage(attempts: readonly Attempt[], target: AnswerTarget): Awaitable<void> {
  const usage = totalUsage(attempts.map(usageOf));
  return usage && target.part({ type: 'usage', usage });
}

/** The result of a plain route's handler. */
export interface PlainResult {
  readonly status: number;
  /** Writes what takes long, such as a stream or another server's answer, while the holds are still held. */
  deliver?(): Promise<void>;
  /** Writes the reply, or what is left of it. */
  send(): Promise<void>;
}

/** Runs one request of a route that is not inference, under the same rules. */
export function runPlain(
  chain: Chain,
  exchange: Exchange,
  handle: () => Promise<PlainResult>,
  target: Target,
): Promise<Outcome> {
  return run(chain, exchange, target, async (progress) => {
    await admit(chain.admit, { exchange, call: undefined }, progress);
    const result = await handle();
    progress.status = result.status;
    await result.deliver?.();
    return () => result.send();
  });
}

/**
 * Continues when the exchanges whose answers have arrived in the same turn of the event loop are settled too, so that the journal entries of all are
 * one write: their steps are consecutive microtasks.
 */
const othersSettled = Promise.resolve();

/** Refuses requests that a plugin which is missing would have to protect. */
function refuseUnprotected({ refusal, refusalForKeys }: Chain, { identity }: Exchange): void {
  if (refusal) throw refusal();
  const ofKey = refusalForKeys?.(identity);
  if (ofKey) throw ofKey;
}

async function run(
  chain: Chain,
  exchange: Exchange,
  target: Target,
  work: (progress: Progress) => Awaitable<Send>,
): Promise<Outcome> {
  const progress = new Progress(exchange, target);
  const entriesBefore = chain.entries.batched;
  let error: GatewayError | undefined;
  let send: Send | undefined;
  try {
    refuseUnprotected(chain, exchange);
    const working = work(progress);
    send = working instanceof Promise ? await endWithExchange(working, exchange) : working;
  } catch (thrown) {
    error = asGatewayError(thrown, exchange);
    if (quotesProvider(error)) error = await transformFailure(chain, exchange, error);
  }
  const failure = error;
  for (const meter of progress.meters) meter.discardUnread();
  const reservationsSettled = progress.reservations.settleAll();
  if (reservationsSettled) await reservationsSettled;
  // Called even without holds: an abandoned hook may return one later, which is then settled with this outcome.
  const holdsSettled = progress.holds.settle(() => outcomeOf(exchange, progress, failure, target));
  if (holdsSettled) await holdsSettled;
  if (chain.entries.batched > entriesBefore) await othersSettled;
  const writing = untilWritten(chain, entriesBefore);
  if (writing) await writing;
  try {
    if (send) await send();
  } catch (thrown) {
    error = asGatewayError(thrown, exchange);
  }
  if (error) await target.fail(error);
  const outcome = outcomeOf(exchange, progress, error, target);
  const recorded = record(chain, exchange, outcome);
  if (recorded) await recorded;
  return outcome;
}

/** If the exchange was aborted, the reason of the abort takes precedence over errors that it has caused. */
export function asGatewayError(thrown: unknown, exchange: Exchange): GatewayError {
  const reason: unknown = exchange.signal.aborted ? exchange.signal.reason : undefined;
  if (GatewayError.is(reason)) return reason;
  if (GatewayError.is(thrown)) return thrown;
  return internalError(thrown);
}
