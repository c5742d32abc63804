import {
  type Admission,
  type Attempt,
  type Exchange,
  GatewayError,
  type Hold,
  type InferenceCall,
  type Outcome,
} from '../api/index.js';
import { type Account, onion, rewrite, totalUsage } from './attempt.js';
import type { Chain } from './chain.js';
import { type Delivery, deliver } from './deliver.js';
import { endWithExchange } from './end-with-exchange.js';
import { guard, report, withinBudget } from './guard.js';
import { Holds } from './holds.js';
import { internalError } from './internal-error.js';
import { Reservations, totalCharge } from './reservations.js';
import { stepsOf } from './steps.js';
import type { AnswerTarget, Target } from './target.js';

/** What an exchange has come to so far. */
interface Progress {
  readonly holds: Holds;
  readonly reservations: Reservations;
  readonly attempts: Attempt[];
  delivery: Delivery | undefined;
  /** Status of a plain route's reply. */
  status: number;
}

/**
 * Runs one inference from admission to record. Never rejects: what goes wrong is written to the target.
 *
 * The order at the end is the guarantee: settle, then the bytes that tell the client it is complete, then record.
 */
export function runInference(
  chain: Chain,
  exchange: Exchange,
  decode: () => Promise<InferenceCall>,
  target: AnswerTarget,
): Promise<Outcome> {
  return run(chain, exchange, target, async (progress) => {
    const first = await decode();
    if (chain.admit.length > 0) await admit(chain, { exchange, call: first }, progress, target);
    const call = chain.prepare.length === 0 ? first : await rewrite(chain.prepare, 'prepare', first, exchange);
    refuseUnrendered(call);
    const answer = await onion(chain, exchange, accountOf(progress, target))(call);
    progress.delivery = await deliver(chain, exchange, call, answer, target);
    const { tail } = progress.delivery;
    return () => target.finish(tail);
  });
}

function accountOf({ attempts, reservations }: Progress, target: Target): Account {
  return { attempts, reservations, announce: (headers) => target.announce(headers) };
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
    await admit(chain, { exchange, call: undefined }, progress, target);
    const result = await handle();
    progress.status = result.status;
    return () => result.send();
  });
}

/** Lets the `record` hooks know of a request that was refused before its chain began: who sent it is not known then. */
export function recordRefusal(chain: Chain, exchange: Exchange, error: GatewayError): Promise<void> {
  return record(chain, exchange, {
    status: statusOf(error, exchange),
    usage: undefined,
    attempts: [],
    finishReason: undefined,
    charge: undefined,
    error,
    httpStatus: error.status,
    durationMs: Date.now() - exchange.receivedAt,
    firstByteMs: undefined,
    steps: stepsOf(exchange),
  });
}

async function run(
  chain: Chain,
  exchange: Exchange,
  target: Target,
  work: (progress: Progress) => Promise<() => Promise<void>>,
): Promise<Outcome> {
  const progress: Progress = {
    holds: new Holds(exchange),
    reservations: new Reservations(),
    attempts: [],
    delivery: undefined,
    status: 200,
  };
  let error: GatewayError | undefined;
  let send: (() => Promise<void>) | undefined;
  try {
    send = await endWithExchange(work(progress), exchange);
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
    await send?.();
  } catch (thrown) {
    error = asGatewayError(thrown, exchange);
  }
  if (error) await target.fail(error);
  const outcome = outcomeOf(exchange, progress, error, target);
  if (chain.record.length > 0) await record(chain, exchange, outcome);
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

async function admit(chain: Chain, admission: Admission, { holds }: Progress, target: Target): Promise<void> {
  const { exchange } = admission;
  for (const { plugin, hook } of chain.admit) {
    const work = (): ReturnType<typeof hook> => hook(admission);
    const late = (hold: Hold | undefined): void => {
      if (hold) holds.take(plugin, hold);
    };
    const result = guard({ plugin, hook: 'admit', exchange, work, late });
    const hold = result instanceof Promise ? await result : result;
    if (!hold) continue;
    holds.take(plugin, hold);
    if (hold.headers) target.announce(hold.headers);
  }
}

/** All at the same time. The client has its answer already; only the generation's close waits for the last of them. */
async function record(chain: Chain, exchange: Exchange, outcome: Outcome): Promise<void> {
  const pending: Promise<void>[] = [];
  for (const { plugin, hook } of chain.record) {
    const failed = (cause: unknown): void => report(cause, plugin, 'record');
    try {
      const recording = hook(exchange, outcome);
      if (recording instanceof Promise) pending.push(withinBudget(recording, plugin).catch(failed));
    } catch (cause) {
      failed(cause);
    }
  }
  if (pending.length > 0) await Promise.all(pending);
}

function outcomeOf(exchange: Exchange, progress: Progress, error: GatewayError | undefined, target: Target): Outcome {
  const now = Date.now();
  return {
    status: statusOf(error, exchange),
    usage: totalUsage(progress.attempts),
    attempts: progress.attempts,
    finishReason: progress.delivery?.finishReason,
    charge: totalCharge(progress.attempts.map(({ charge }) => charge)),
    error,
    httpStatus: target.status ?? error?.status ?? progress.status,
    durationMs: now - exchange.receivedAt,
    firstByteMs: target.firstByteAt === undefined ? undefined : target.firstByteAt - exchange.receivedAt,
    steps: stepsOf(exchange),
  };
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
