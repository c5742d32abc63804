import {
  type Admission,
  type Attempt,
  type Awaitable,
  type Charge,
  type Exchange,
  type FinishReason,
  GatewayError,
  type Hold,
  type InferenceCall,
  type Outcome,
} from '../api/index.js';
import { after } from './after.js';
import { AnswerAccount } from './answer-account.js';
import { type Account, onion, rewrite, totalUsage } from './attempt.js';
import type { Chain } from './chain.js';
import { deliver, type Delivering } from './deliver.js';
import { endWithExchange } from './end-with-exchange.js';
import { guard, report, withinBudget } from './guard.js';
import { Holds } from './holds.js';
import type { Installed } from './installed.js';
import { internalError } from './internal-error.js';
import { Reservations, totalCharge } from './reservations.js';
import { stepsOf } from './steps.js';
import type { AnswerTarget, Target } from './target.js';

/** What an exchange has come to so far. */
class Progress implements Account {
  readonly holds: Holds;
  readonly reservations = new Reservations();
  readonly attempts: Attempt[] = [];
  /** Of choice 0, once the answer has been delivered. */
  finishReason: FinishReason | undefined;
  /** Status of a plain route's reply. */
  status = 200;
  readonly #target: Target;

  constructor(exchange: Exchange, target: Target) {
    this.holds = new Holds(exchange);
    this.#target = target;
  }

  announce(headers: Readonly<Record<string, string>>): void {
    this.#target.announce(headers);
  }
}

/** Writes what tells the client that its exchange is complete. */
type Send = () => Promise<void>;

/**
 * Runs one inference from admission to record. Never rejects: what goes wrong is written to the target.
 *
 * The order at the end is the guarantee: settle, then the bytes that tell the client it is complete, then record.
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
  refuseUnrendered(call);
  return onion(
    chain,
    exchange,
    progress,
  )(call).then((given) => {
    const account = new AnswerAccount();
    const ready = (tail: Uint8Array | undefined): Send => {
      progress.finishReason = account.finishReason;
      return () => delivering.target.finish(tail);
    };
    // Whoever has failed, the provider need not go on.
    const fail = (cause: unknown): never => {
      given.discard();
      throw cause;
    };
    try {
      const delivered = deliver(given, account, delivering);
      return delivered instanceof Promise ? delivered.then(ready, fail) : ready(delivered);
    } catch (cause) {
      return fail(cause);
    }
  });
}

/** What a plain route's work comes to. */
export interface PlainResult {
  readonly status: number;
  /** Writes the reply. */
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
    return () => result.send();
  });
}

/** Lets the `record` hooks know of a request that was refused before its chain began: who sent it is not known then. */
export async function recordRefusal(chain: Chain, exchange: Exchange, error: GatewayError): Promise<void> {
  await record(chain, exchange, {
    status: statusOf(error, exchange),
    usage: undefined,
    attempts: [],
    finishReason: undefined,
    charge: undefined,
    error,
    httpStatus: error.status,
    durationMs: durationOf(exchange, Date.now()),
    firstByteMs: undefined,
    steps: stepsOf(exchange),
  });
}

async function run(
  chain: Chain,
  exchange: Exchange,
  target: Target,
  work: (progress: Progress) => Awaitable<Send>,
): Promise<Outcome> {
  const progress = new Progress(exchange, target);
  let error: GatewayError | undefined;
  let send: Send | undefined;
  try {
    const working = work(progress);
    send = working instanceof Promise ? await endWithExchange(working, exchange) : working;
  } catch (thrown) {
    error = asGatewayError(thrown, exchange);
  }
  // Also when there is none: one that an abandoned hook takes later must know how the exchange ended.
  const failure = error;
  const reservationsSettled = progress.reservations.settleAll();
  if (reservationsSettled) await reservationsSettled;
  const holdsSettled = progress.holds.settle(() => outcomeOf(exchange, progress, failure, target));
  if (holdsSettled) await holdsSettled;
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

/** A template that nobody has rendered must not be left out silently: the model would answer to something else. */
function refuseUnrendered(call: InferenceCall): void {
  if (call.kind !== 'chat' || call.prompt === undefined) return;
  throw new GatewayError({
    code: 'GW_REQUEST_UNSUPPORTED',
    status: 400,
    field: 'prompt',
    message: 'The request asks for a prompt template, and this gateway has no plugin that renders them.',
  });
}

/** Asks the `admit` hooks in order, from one of them on. */
function admit(hooks: Chain['admit'], admission: Admission, progress: Progress, from = 0): Awaitable<void> {
  const { exchange } = admission;
  for (let index = from; index < hooks.length; index += 1) {
    const { plugin, hook } = hooks[index] as (typeof hooks)[number];
    const late = (hold: Hold | undefined): void => {
      if (hold) progress.holds.take(plugin, hold);
    };
    const found = guard({ plugin, hook: 'admit', exchange, work: () => hook(admission), late });
    if (found instanceof Promise) {
      return found.then((hold) => {
        keep(hold, plugin, progress);
        return admit(hooks, admission, progress, index + 1);
      });
    }
    keep(found, plugin, progress);
  }
}

function keep(hold: Hold | undefined, plugin: Installed, progress: Progress): void {
  if (!hold) return;
  progress.holds.take(plugin, hold);
  if (hold.headers) progress.announce(hold.headers);
}

/** All at the same time. The client has its answer already; only the generation's close waits for the last of them. */
function record(chain: Chain, exchange: Exchange, outcome: Outcome): Promise<unknown> | undefined {
  let pending: Promise<void>[] | undefined;
  for (const { plugin, hook } of chain.record) {
    const failed = (cause: unknown): void => report(cause, plugin, 'record');
    try {
      const recording = hook(exchange, outcome);
      if (recording instanceof Promise) (pending ??= []).push(withinBudget(recording, plugin).catch(failed));
    } catch (cause) {
      failed(cause);
    }
  }
  return pending && Promise.all(pending);
}

function outcomeOf(exchange: Exchange, progress: Progress, error: GatewayError | undefined, target: Target): Outcome {
  const now = Date.now();
  return {
    status: statusOf(error, exchange),
    usage: totalUsage(progress.attempts),
    attempts: progress.attempts,
    finishReason: progress.finishReason,
    charge: chargeOf(progress.attempts),
    error,
    httpStatus: target.status ?? error?.status ?? progress.status,
    durationMs: durationOf(exchange, now),
    firstByteMs: target.firstByteAt === undefined ? undefined : durationOf(exchange, target.firstByteAt),
    steps: stepsOf(exchange),
  };
}

function chargeOf(attempts: readonly Attempt[]): Charge | undefined {
  return attempts.length === 1 ? attempts[0]?.charge : totalCharge(attempts.map(({ charge }) => charge));
}

function statusOf(error: GatewayError | undefined, exchange: Exchange): Outcome['status'] {
  if (!error) return 'completed';
  if (exchange.signal.aborted || error.status === 499) return 'aborted';
  return error.status < 500 ? 'refused' : 'failed';
}

/** When the exchange was aborted, that is the story, whatever else broke because of it. */
function asGatewayError(thrown: unknown, exchange: Exchange): GatewayError {
  const reason: unknown = exchange.signal.aborted ? exchange.signal.reason : undefined;
  if (GatewayError.is(reason)) return reason;
  if (GatewayError.is(thrown)) return thrown;
  return internalError(thrown);
}

/** Not below nothing where the machine's clock was set back meanwhile: sums of durations never sink. */
function durationOf({ receivedAt }: Exchange, now: number): number {
  return now > receivedAt ? now - receivedAt : 0;
}
