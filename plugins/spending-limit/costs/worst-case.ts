import {
  type BilledUnits,
  type ChatCall,
  type InferenceCall,
  isJsonArray,
  type ModelInfo,
  type PriceRow,
  type Task,
  type TaskCall,
  type Tool,
} from '../../../core/api/index.js';
import { decimalOfNanos, type Nanos, nanosOf } from './nanos.js';
import type { RequestedAmount } from '../leases/waiting-callers.js';
import {
  durationUnknown,
  outputUnknown,
  searchPriceUnknown,
  toolModelPriceUnknown,
  toolPriceUnknown,
} from '../refusals.js';

/** The configured limits of answers on connections with a spending limit. */
export interface AnswerLimits {
  /** Output limit of calls without their own. */
  readonly defaultOutputTokens: number;
  /** A call is refused if the limit does not allow this many output tokens, or the call's own limit if that is lower. */
  readonly minimumOutputTokens: number;
  /** The number of searches by the provider's own tools that are reserved. */
  readonly searches: number;
  /** The input tokens that are reserved for what such tools find. */
  readonly foundTokens: number;
}

/** What is known about a call before it is sent. */
export interface KnownCall {
  readonly call: InferenceCall;
  /** An upper bound of the provider's own count. */
  readonly inputTokens: number;
  readonly price: PriceRow;
  readonly model: ModelInfo | undefined;
}

/** What is known about a chat. */
type KnownChat = Omit<KnownCall, 'call'> & { readonly call: ChatCall };

/** The worst-case cost of a call, and how to send it. */
export interface WorstCase {
  readonly want: RequestedAmount;
  /** The call to send if only this amount could be reserved, and the most tokens that each choice may have. */
  readonly fitted: (taken: Nanos) => { readonly call: InferenceCall; readonly outputTokens: number };
}

/** Calculates the worst-case cost of a call. */
export function worstCaseOf({ call, ...known }: KnownCall, limits: AnswerLimits): WorstCase {
  if (call.kind === 'chat') return worstCaseOfChat({ call, ...known }, limits);
  const { inputTokens, price, model } = known;
  // Embeddings have no billed output.
  const outputTokens = call.kind === 'task' ? longestTask(call, price, model) : 0;
  const amount = nanosOf(price.atMost(inputTokens, outputTokens, unitsOf(call)), 'up');
  return { want: { atLeast: amount, atMost: amount }, fitted: () => ({ call, outputTokens }) };
}

/** What a call may be billed by, besides tokens. */
export function unitsOf(call: InferenceCall): BilledUnits | undefined {
  return call.kind === 'task' ? call.units : undefined;
}

/** Tasks whose answers have no billed output. */
const withoutOutput: ReadonlySet<Task> = new Set(['moderation', 'rerank']);

/**
 * The most output tokens of a task: what the model makes at most, for each picture. The client cannot limit them.
 *
 * @throws GatewayError `GW_SPENDING_PRICE_UNKNOWN` (400) when they, or the length of a recording that is billed by the minute, are not known
 */
export function longestTask(
  { task, units, model, moreOutputTokens = 0 }: TaskCall,
  price: PriceRow,
  info: ModelInfo | undefined,
): number {
  if (task === 'transcription' && units.audioSeconds === undefined && price.bills.includes('audioSeconds')) {
    throw durationUnknown(model);
  }
  if (withoutOutput.has(task) || price.outputTokensFor('0', 0) === undefined) return 0;
  if (info?.maxTokens === undefined) throw outputUnknown(model);
  return info.maxTokens * (units.images ?? 1) + moreOutputTokens;
}

/** The number of requested choices. */
export function choicesOf({ choices = 1 }: ChatCall): number {
  return Math.max(1, choices);
}

/** The output limit of each choice, if the spending limit allows it. */
export function longestAnswer(call: ChatCall, model: ModelInfo | undefined, limits: AnswerLimits): number {
  if (call.maxOutputTokens !== undefined) return call.maxOutputTokens;
  const byDefault = limits.defaultOutputTokens + thinkingOf(call);
  return model?.maxTokens === undefined ? byDefault : Math.min(byDefault, model.maxTokens);
}

/** Sets the output limit. A call that has it already is returned unchanged, so that it can be relayed verbatim. */
export function withLimit(call: ChatCall, maxOutputTokens: number): ChatCall {
  return call.maxOutputTokens === maxOutputTokens ? call : { ...call, maxOutputTokens };
}

/**
 * The input tokens of a chat with what tools find that the provider runs, which is input, too: no more than the model can read, if that is known. (Each
 * further step of the provider reads it again, which is charged, but not reserved.)
 */
export function longestInput(
  { call, inputTokens, model }: Omit<KnownChat, 'price'>,
  { foundTokens }: Pick<AnswerLimits, 'foundTokens'>,
): number {
  const findsMore = call.tools?.some((tool) => mayRun(tool, call, model)) === true || asksServers(call, model);
  if (!findsMore) return inputTokens;
  return Math.max(inputTokens, Math.min(inputTokens + foundTokens, model?.contextWindow ?? Infinity));
}

/** Whether the provider may ask servers that the client names, of which it need not list the tools. */
function asksServers({ source: { body, dialect } }: ChatCall, model: ModelInfo | undefined): boolean {
  const { mcp_servers: servers } = body;
  return isJsonArray(servers) && servers.length > 0 && model?.hostedTools?.dialects.includes(dialect) !== false;
}

/**
 * The fees for searches that the provider's own tools may make. Tools that the client runs (a shell, an editor) cost nothing, nor do those that the
 * provider leaves out.
 *
 * @throws GatewayError `GW_SPENDING_PRICE_UNKNOWN` (400) when there are such tools, and the fee is unknown, or one asks another model or is billed by something else
 */
export function searchFees({ call, price, model }: KnownChat, { searches }: AnswerLimits): Nanos {
  const tools = call.tools?.filter((tool) => mayHaveFee(tool, call, model)) ?? [];
  const [first] = tools;
  if (!first) return 0n;
  for (const { name, opaque } of tools) {
    const model = opaque?.value['model'];
    if (typeof model === 'string') throw toolModelPriceUnknown(name, model);
  }
  if (price.source === 'free') return 0n;
  for (const { name, opaque } of tools) if (opaque?.fee === 'unknown') throw toolPriceUnknown(name);
  const fee = price.searchAtMost;
  if (fee === undefined) throw searchPriceUnknown(call.model, first.name);
  return nanosOf(fee, 'up') * BigInt(mostUses(tools, searches));
}

/**
 * The most searches that a call may be billed for.
 *
 * @param searches the number for a tool that names no `max_uses`
 */
export function mostSearches(call: ChatCall, model: ModelInfo | undefined, searches: number): number {
  return mostUses(
    call.tools?.filter((tool) => tool.opaque?.fee !== 'unknown' && mayHaveFee(tool, call, model)) ?? [],
    searches,
  );
}

function mostUses(tools: readonly Tool[], searches: number): number {
  return tools.reduce(
    (sum, { opaque }) => sum + usesOf(opaque?.webSearch?.maxUses ?? opaque?.value['max_uses'], searches),
    0,
  );
}

/** Whether the provider may run the tool, for a fee. */
function mayHaveFee(tool: Tool, call: ChatCall, model: ModelInfo | undefined): boolean {
  return tool.opaque !== undefined && feeOf(tool.opaque) !== 'none' && mayRun(tool, call, model);
}

/** Whether the provider may run the tool. */
function mayRun({ opaque }: Tool, { tools }: ChatCall, model: ModelInfo | undefined): boolean {
  if (!opaque || (opaque.elsewhere !== undefined && opaque.fee === undefined)) return false;
  const hosted = model?.hostedTools;
  if (!hosted || hosted.dialects.includes(opaque.dialect)) return true;
  if (opaque.webSearch && hosted.searchesForOthers === true) return true;
  return hosted.replacesOthers === true && !tools?.some(isFunction);
}

/** Whether the tool is a function for every model. */
function isFunction({ opaque }: Tool): boolean {
  return !opaque || opaque.elsewhere === 'function';
}

function feeOf({ fee, elsewhere }: NonNullable<Tool['opaque']>): typeof fee {
  return fee ?? (elsewhere === undefined ? 'search' : 'none');
}

function worstCaseOfChat(known: KnownChat, limits: AnswerLimits): WorstCase {
  const { call, price, model } = known;
  const inputTokens = longestInput(known, limits);
  const choices = choicesOf(call);
  const outputTokens = longestAnswer(call, model, limits);
  const fees = searchFees(known, limits);
  const amountOf = (output: number): Nanos => nanosOf(price.atMost(inputTokens, output * choices), 'up') + fees;
  const atMost = amountOf(outputTokens);
  return {
    want: new WantedOutput(atMost, () =>
      amountOf(Math.min(outputTokens, limits.minimumOutputTokens + thinkingOf(call))),
    ),
    fitted(taken) {
      if (taken >= atMost) return { call: withLimit(call, outputTokens), outputTokens };
      const bought = price.outputTokensFor(decimalOfNanos(taken - fees), inputTokens);
      const fitting = bought === undefined ? outputTokens : Math.min(outputTokens, Math.floor(bought / choices));
      return { call: withLimit(call, fitting), outputTokens: fitting };
    },
  };
}

/** The requested amount for an answer. The minimum is calculated lazily, because it is needed only if little is left. */
class WantedOutput implements RequestedAmount {
  readonly atMost: Nanos;
  readonly #least: () => Nanos;

  constructor(atMost: Nanos, least: () => Nanos) {
    this.atMost = atMost;
    this.#least = least;
  }

  get atLeast(): Nanos {
    return this.#least();
  }
}

function thinkingOf({ reasoning }: ChatCall): number {
  return reasoning?.budgetTokens ?? 0;
}

function usesOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise;
}
