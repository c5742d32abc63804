import type { Attempt, Awaitable, InferenceCall, PriceRow, TokenCounter, Usage } from '../../core/api/index.js';
import type { SeenOutput } from './seen-output.js';

/** What an attempt has come to. */
export interface Cost {
  readonly usage: Usage;
  /** Undefined when nobody knows the price. */
  readonly amount: string | undefined;
  /** Why it is an estimate; undefined when the provider has said it. */
  readonly reason: EstimateReason | undefined;
}

/** `aborted`: nobody waited for the end; `cut`: the provider broke off; `unreported`: it has not counted. */
export type EstimateReason = 'aborted' | 'cut' | 'unreported';

/** What was known when the attempt was sent. */
export interface SentCall {
  /** As it was sent. */
  readonly call: InferenceCall;
  readonly price: PriceRow | undefined;
  /** The most that each choice could have; undefined when nothing limits it. */
  readonly outputTokens: number | undefined;
  readonly mayThinkUnseen: boolean;
  readonly seen: SeenOutput;
}

/** How what is not known is estimated. */
export interface Estimating {
  readonly counter: TokenCounter;
  /** Added to what was seen of an answer that broke off: the provider may have been further. */
  readonly unseenTokens: number;
}

/**
 * What an attempt has cost; undefined when it has cost nothing. What the provider says of a complete answer is taken as it is, a zero
 * included. Otherwise it is estimated, and not below what it may have been.
 */
export function costOf(attempt: Attempt, sent: SentCall, estimating: Estimating): Awaitable<Cost | undefined> {
  if (attempt.complete && attempt.usage && attempt.usage.estimated !== true) {
    return { usage: attempt.usage, amount: sent.price?.amountOf(attempt.usage), reason: undefined };
  }
  return mayBeBilled(attempt) ? estimatedCostOf(attempt, sent, estimating) : undefined;
}

async function estimatedCostOf(attempt: Attempt, sent: SentCall, estimating: Estimating): Promise<Cost> {
  const usage = await estimate(attempt, sent, estimating);
  const amount = sent.price?.atMost(usage.inputTokens, usage.outputTokens);
  return { usage, amount, reason: reasonOf(attempt) };
}

/** A provider that says no, or was never reached, sends no bill. */
function mayBeBilled({ complete, answerId, usage, error }: Attempt): boolean {
  if (complete || usage || answerId !== undefined || !error) return true;
  if (error.upstream?.status !== undefined || error.code === 'GW_UPSTREAM_UNREACHABLE') return false;
  // Refused before anything was sent: by the adapter, or because the client was gone already.
  return error.status >= 500 || error.status === 499;
}

function reasonOf({ complete, error }: Attempt): EstimateReason {
  if (complete) return 'unreported';
  return error && error.status !== 499 ? 'cut' : 'aborted';
}

/**
 * The input, where the provider has said it before it broke off: many do so ahead of the answer. Its own tools may add some later, and
 * a zero says nothing.
 */
function saidInput({ usage }: Attempt, call: InferenceCall): number | undefined {
  if (!usage || usage.estimated === true || usage.inputTokens === 0) return undefined;
  const hasOwnTools = call.kind === 'chat' && (call.tools?.some(({ opaque }) => opaque !== undefined) ?? false);
  return hasOwnTools ? undefined : usage.inputTokens;
}

/** @returns usage that is not below the provider's, as far as anybody can know */
async function estimate(attempt: Attempt, sent: SentCall, { counter, unseenTokens }: Estimating): Promise<Usage> {
  const { call, outputTokens, seen } = sent;
  const { usage, complete } = attempt;
  const inputTokens =
    saidInput(attempt, call) ?? Math.max((await counter.countInput(call)).atMost, usage?.inputTokens ?? 0);
  if (call.kind === 'embedding') return { inputTokens, outputTokens: 0, estimated: true };
  const choices = Math.max(1, call.choices ?? 1);
  const most = outputTokens === undefined ? Infinity : outputTokens * choices;
  const isUnseen = !call.stream && !complete;
  if (most !== Infinity && (isUnseen || sent.mayThinkUnseen || seen.isPartlyHidden)) {
    return { inputTokens, outputTokens: most, estimated: true };
  }
  const known = Math.max(await seen.tokens(counter, call.model), usage?.outputTokens ?? 0);
  const output = complete ? known : known + unseenTokens * choices;
  return { inputTokens, outputTokens: Math.min(most, output), estimated: true };
}
