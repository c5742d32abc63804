import type { Attempt, Awaitable, InferenceCall, PriceRow, TokenCounter, Usage } from '../../../core/api/index.js';
import type { SeenOutput } from './seen-output.js';
import { choicesOf } from './worst-case.js';

/** The cost of an attempt. */
export interface Cost {
  readonly usage: Usage;
  /** Undefined when the price is unknown. */
  readonly amount: string | undefined;
  /** Why it is an estimate; undefined when the provider has reported the usage. */
  readonly reason: EstimateReason | undefined;
}

/** `aborted`: the exchange was aborted; `cut`: the provider's answer was cut off; `unreported`: the provider has reported no usage. */
export type EstimateReason = 'aborted' | 'cut' | 'unreported';

/** What was known when the attempt was sent. */
export interface SentCall {
  /** The call as it was sent. */
  readonly call: InferenceCall;
  readonly price: PriceRow | undefined;
  /** The output limit of each choice; undefined when there is none. */
  readonly outputTokens: number | undefined;
  readonly mayThinkUnseen: boolean;
  readonly seen: SeenOutput;
}

/** The dependencies of estimates. */
export interface EstimateServices {
  readonly counter: TokenCounter;
  /** Tokens that are added to the received part of an answer that was cut off, because the provider may have generated more. */
  readonly unseenTokens: number;
}

/**
 * The cost of an attempt; undefined when it cost nothing. The provider's usage of a complete answer is used unchanged, even if it is zero.
 * Otherwise the cost is estimated, as an upper bound.
 */
export function costOf(attempt: Attempt, sent: SentCall, estimating: EstimateServices): Awaitable<Cost | undefined> {
  if (attempt.complete && attempt.usage && attempt.usage.estimated !== true) {
    return { usage: attempt.usage, amount: sent.price?.amountOf(attempt.usage), reason: undefined };
  }
  return mayBeBilled(attempt) ? estimatedCostOf(attempt, sent, estimating) : undefined;
}

async function estimatedCostOf(attempt: Attempt, sent: SentCall, estimating: EstimateServices): Promise<Cost> {
  const usage = await estimate(attempt, sent, estimating);
  const amount = sent.price?.atMost(usage.inputTokens, usage.outputTokens);
  return { usage, amount, reason: reasonOf(attempt) };
}

/** Errors with which nothing was sent, or nothing answered. */
const unbilled: ReadonlySet<string> = new Set(['GW_UPSTREAM_UNREACHABLE', 'GW_PROVIDER_CREDENTIALS']);

/** Whether the provider may bill the attempt: not if it has refused the call, or was not reached. */
function mayBeBilled({ complete, answerId, usage, error }: Attempt): boolean {
  if (complete || usage || answerId !== undefined || !error) return true;
  if (error.upstream?.status !== undefined || unbilled.has(error.code)) return false;
  // Errors without a response: the call may have been sent, except for refusals by the adapter (4xx other than 499).
  return error.status >= 500 || error.status === 499;
}

function reasonOf({ complete, error }: Attempt): EstimateReason {
  if (complete) return 'unreported';
  return error && error.status !== 499 ? 'cut' : 'aborted';
}

/**
 * The input tokens, if the provider has reported them before the answer was cut off, as many do at its beginning. Not usable if the
 * provider's own tools may add more later, or if it is zero.
 */
function saidInput({ usage }: Attempt, call: InferenceCall): number | undefined {
  if (!usage || usage.estimated === true || usage.inputTokens === 0) return undefined;
  const hasOwnTools = call.kind === 'chat' && (call.tools?.some(({ opaque }) => opaque !== undefined) ?? false);
  return hasOwnTools ? undefined : usage.inputTokens;
}

/** @returns an upper bound of the provider's usage, as far as it can be known */
async function estimate(attempt: Attempt, sent: SentCall, { counter, unseenTokens }: EstimateServices): Promise<Usage> {
  const { call, outputTokens, seen } = sent;
  const { usage, complete } = attempt;
  const inputTokens =
    saidInput(attempt, call) ?? Math.max((await counter.countInput(call)).atMost, usage?.inputTokens ?? 0);
  if (call.kind === 'embedding') return { inputTokens, outputTokens: 0, estimated: true };
  const choices = choicesOf(call);
  const most = outputTokens === undefined ? Infinity : outputTokens * choices;
  const isUnseen = !call.stream && !complete;
  if (most !== Infinity && (isUnseen || sent.mayThinkUnseen || seen.isPartlyHidden)) {
    return { inputTokens, outputTokens: most, estimated: true };
  }
  const known = Math.max(await seen.tokens(counter, call.model), usage?.outputTokens ?? 0);
  const output = complete ? known : known + unseenTokens * choices;
  return { inputTokens, outputTokens: Math.min(most, output), estimated: true };
}
