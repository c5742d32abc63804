import {
  type Attempt,
  type Awaitable,
  type BilledUnits,
  type ChatCall,
  type InferenceCall,
  mayBeBilled,
  type ModelInfo,
  type PriceRow,
  type TokenCounter,
  type Usage,
} from '../../../core/api/index.js';
import type { SeenOutput } from './seen-output.js';
import { pricedTier } from './refuse-unpriced-options.js';
import { choicesOf, longestInput, mostSearches, unitsOf } from './worst-case.js';

/** The cost of an attempt. */
export interface Cost {
  readonly usage: Usage;
  /** Undefined when the price is unknown. */
  readonly amount: string | undefined;
  /** Why it is an estimate; undefined when the provider has reported the usage. */
  readonly reason: EstimateReason | undefined;
}

/** `aborted`: the exchange was aborted; `cut`: the provider's answer was cut off; `unreported`: the provider has reported no usage. */
type EstimateReason = 'aborted' | 'cut' | 'unreported';

/** What was known when the attempt was sent. */
export interface SentCall {
  /** The call as it was sent. */
  readonly call: InferenceCall;
  readonly price: PriceRow | undefined;
  readonly model: ModelInfo | undefined;
  /** The output limit of each choice; undefined when there is none. */
  readonly outputTokens: number | undefined;
  readonly mayThinkUnseen: boolean;
  readonly seen: SeenOutput;
}

/** The dependencies of estimates. */
interface EstimateServices {
  readonly counter: TokenCounter;
  /** Tokens that are added to the received part of an answer that was cut off, because the provider may have generated more. */
  readonly unseenTokens: number;
  /** The most searches of a tool that names no `max_uses`. */
  readonly searches: number;
  /** The input tokens of what tools of the provider find. */
  readonly foundTokens: number;
}

/**
 * The cost of an attempt; undefined when it cost nothing. The provider's usage of a complete answer is used unchanged, even if it is zero.
 * Otherwise the cost is estimated, as an upper bound.
 */
export function costOf(attempt: Attempt, sent: SentCall, estimating: EstimateServices): Awaitable<Cost | undefined> {
  if (attempt.complete && attempt.usage && attempt.usage.estimated !== true) {
    return reportedCost(attempt.usage, sent);
  }
  if (attempt.complete && isBilledByOrder(sent)) {
    return reportedCost({ inputTokens: 0, outputTokens: 0 }, sent);
  }
  return mayBeBilled(attempt) ? estimatedCostOf(attempt, sent, estimating) : undefined;
}

/** Units of which the client says how many it wants. The others are upper bounds. */
const ordered: ReadonlySet<keyof BilledUnits> = new Set(['images', 'characters']);

/** Whether the price of a task is only for what the client has ordered, so that the provider need not report anything. */
function isBilledByOrder({ call, price }: SentCall): boolean {
  if (call.kind !== 'task' || !price) return false;
  return price.bills.every((unit) => ordered.has(unit)) && price.atMost(1, 1) === price.atMost(0, 0);
}

/** The cost of the usage that the provider has reported. Units and a tier that have a price and that it has not reported are those of the call. */
function reportedCost(said: Usage, { call, price }: SentCall): Cost {
  const tier = said.serviceTier === undefined ? pricedTier(call, price) : undefined;
  const reported = tier === undefined ? said : { ...said, serviceTier: tier };
  const units = unitsOf(call) ?? {};
  const missing = price?.bills.filter((unit) => reported[unit] === undefined && units[unit] !== undefined) ?? [];
  if (missing.length === 0) return { usage: reported, amount: price?.amountOf(reported), reason: undefined };
  const isExact = missing.every((unit) => ordered.has(unit));
  const added = Object.fromEntries(missing.map((unit) => [unit, units[unit]]));
  const usage: Usage = { ...reported, ...added, ...(isExact ? {} : { estimated: true }) };
  return { usage, amount: price?.amountOf(usage), reason: isExact ? undefined : 'unreported' };
}

async function estimatedCostOf(attempt: Attempt, sent: SentCall, estimating: EstimateServices): Promise<Cost> {
  const usage = await estimate(attempt, sent, estimating);
  const input = saysKinds(usage) ? usage : usage.inputTokens;
  const amount = sent.price?.atMost(input, usage.outputTokens, usage);
  return { usage, amount, reason: reasonOf(attempt) };
}

function reasonOf({ complete, error }: Attempt): EstimateReason {
  if (complete) return 'unreported';
  return error && error.status !== 499 ? 'cut' : 'aborted';
}

/**
 * The input, if the provider has reported it before the answer was cut off, as many do at its beginning. Not usable if the provider's own tools
 * may add more later, or if it is zero.
 */
function saidInput({ usage }: Attempt, call: InferenceCall): SaidInput | undefined {
  if (!usage || usage.estimated === true || usage.inputTokens === 0) return undefined;
  const hasOwnTools = call.kind === 'chat' && (call.tools?.some(({ opaque }) => opaque !== undefined) ?? false);
  if (hasOwnTools) return undefined;
  const { inputTokens } = usage;
  if (!saysKinds(usage)) return { inputTokens };
  return {
    inputTokens,
    ...Object.fromEntries(kindsOfInput.flatMap((name) => (name in usage ? [[name, usage[name]]] : []))),
  };
}

const kindsOfInput = [
  'cachedInputTokens',
  'cacheWriteTokens',
  'longCacheWriteTokens',
  'cachedAudioInputTokens',
  'cachedImageInputTokens',
  'audioInputTokens',
  'imageInputTokens',
  'serviceTier',
] as const satisfies readonly (keyof Usage)[];

type SaidInput = Pick<Usage, 'inputTokens' | (typeof kindsOfInput)[number]>;

/** Whether a usage tells what of the input the cache had. One that does not may only have counted it later. */
function saysKinds({ cachedInputTokens = 0, cacheWriteTokens = 0 }: Usage): boolean {
  return cachedInputTokens > 0 || cacheWriteTokens > 0;
}

/** @returns an upper bound of the provider's usage, as far as it can be known */
async function estimate(attempt: Attempt, sent: SentCall, estimating: EstimateServices): Promise<Usage> {
  const { counter, unseenTokens } = estimating;
  const { call, outputTokens, seen } = sent;
  const { usage, complete } = attempt;
  const isUnseen = !call.stream && !complete;
  const input: SaidInput = saidInput(attempt, call) ?? {
    inputTokens: Math.max(await mostInput(sent, isUnseen, estimating), usage?.inputTokens ?? 0),
  };
  if (call.kind === 'embedding') return { ...input, outputTokens: 0, estimated: true };
  if (call.kind === 'task') return { ...input, outputTokens: outputTokens ?? 0, ...call.units, estimated: true };
  const choices = choicesOf(call);
  const most = outputTokens === undefined ? Infinity : outputTokens * choices;
  const searches = searchesOf(attempt, { ...sent, call }, isUnseen, estimating);
  const rest = { ...(searches > 0 && { searches }), estimated: true };
  if (most !== Infinity && (isUnseen || sent.mayThinkUnseen || seen.isPartlyHidden)) {
    return { ...input, outputTokens: most, ...rest };
  }
  const known = Math.max(await seen.tokens(counter, call.model), usage?.outputTokens ?? 0);
  const output = complete ? known : known + unseenTokens * choices;
  return { ...input, outputTokens: Math.min(most, output), ...rest };
}

/** The most input tokens, with what a tool of the provider has found if the answer shows that one ran. */
async function mostInput(
  { call, model, seen }: SentCall,
  isUnseen: boolean,
  estimating: EstimateServices,
): Promise<number> {
  const { atMost: inputTokens } = await estimating.counter.countInput(call);
  if (call.kind !== 'chat' || !(isUnseen || seen.hasOpaque)) return inputTokens;
  return longestInput({ call, inputTokens, model }, estimating);
}

/** The searches of the provider's own: those that have begun, if the answer shows them, and otherwise as many as the call allows. */
function searchesOf(
  { usage }: Attempt,
  { call, model, seen }: SentCall & { readonly call: ChatCall },
  isUnseen: boolean,
  { searches }: EstimateServices,
): number {
  const known = Math.max(seen.searches, usage?.searches ?? 0);
  const areSeen = !isUnseen && model?.hostedTools?.showsSearches === true;
  return areSeen ? known : Math.max(known, mostSearches(call, model, searches));
}
