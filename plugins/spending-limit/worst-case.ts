import {
  type ChatCall,
  type EmbeddingCall,
  type InferenceCall,
  type ModelInfo,
  type PriceRow,
} from '../../core/api/index.js';
import { decimalOfNano, type Nano, nanoOf } from './nano.js';
import type { Want } from './purse.js';

/** What an operator may choose about answers on connections with a limit. */
export interface AnswerLimits {
  /** For calls that name no limit of their own. */
  readonly defaultOutputTokens: number;
  /** A call is refused when there is not enough for so many, or for what it asks if that is less. */
  readonly minimumOutputTokens: number;
  /** For each search that a provider's own tools may make. */
  readonly searches: number;
}

/** What is known of a call before it is sent. */
export interface KnownCall {
  readonly call: InferenceCall;
  /** The provider's own count is not above it. */
  readonly inputTokens: number;
  readonly price: PriceRow;
  readonly model: ModelInfo | undefined;
}

/** What a call can cost, and how it is to be sent. */
export interface WorstCase {
  readonly want: Want;
  /** The most tokens that each choice may have. */
  readonly outputTokens: number;
  /** The call as it must be sent when only so much could be had. */
  readonly fitted: (taken: Nano) => { readonly call: InferenceCall; readonly outputTokens: number };
}

/** Reckons the most that a call can cost. Embeddings have no output that costs. */
export function worstCaseOf({ call, ...known }: KnownCall, limits: AnswerLimits): WorstCase {
  return call.kind === 'chat' ? worstCaseOfChat({ call, ...known }, limits) : worstCaseOfEmbedding(call, known);
}

/** The answers that a call asks for. */
export function choicesOf({ choices = 1 }: ChatCall): number {
  return Math.max(1, choices);
}

/** The most tokens that each choice may have where there is enough for it. */
export function longestAnswer(call: ChatCall, model: ModelInfo | undefined, limits: AnswerLimits): number {
  if (call.maxOutputTokens !== undefined) return call.maxOutputTokens;
  const byDefault = limits.defaultOutputTokens + thinkingOf(call);
  return model?.maxTokens === undefined ? byDefault : Math.min(byDefault, model.maxTokens);
}

/** A call that has the limit already is left as it is, and can be passed on word for word. */
export function withLimit(call: ChatCall, maxOutputTokens: number): ChatCall {
  return call.maxOutputTokens === maxOutputTokens ? call : { ...call, maxOutputTokens };
}

/** Fees for the searches that the provider's own tools may make. */
export function searchFees(call: ChatCall, price: PriceRow, { searches }: AnswerLimits): Nano {
  const fee = price.searchAtMost;
  if (fee === undefined) return 0n;
  const tools = call.tools?.filter(({ opaque }) => opaque) ?? [];
  const most = tools.reduce((sum, { opaque }) => sum + usesOf(opaque?.value['max_uses'], searches), 0);
  return nanoOf(fee, 'up') * BigInt(most);
}

function worstCaseOfEmbedding(
  call: EmbeddingCall,
  { inputTokens, price }: Pick<KnownCall, 'inputTokens' | 'price'>,
): WorstCase {
  const amount = nanoOf(price.atMost(inputTokens, 0), 'up');
  return { want: { atLeast: amount, atMost: amount }, outputTokens: 0, fitted: () => ({ call, outputTokens: 0 }) };
}

function worstCaseOfChat(
  { call, inputTokens, price, model }: Omit<KnownCall, 'call'> & { readonly call: ChatCall },
  limits: AnswerLimits,
): WorstCase {
  const choices = choicesOf(call);
  const outputTokens = longestAnswer(call, model, limits);
  const fees = searchFees(call, price, limits);
  const amountOf = (output: number): Nano => nanoOf(price.atMost(inputTokens, output * choices), 'up') + fees;
  const atMost = amountOf(outputTokens);
  return {
    want: new WantedOutput(atMost, () =>
      amountOf(Math.min(outputTokens, limits.minimumOutputTokens + thinkingOf(call))),
    ),
    outputTokens,
    fitted(taken) {
      if (taken >= atMost) return { call: withLimit(call, outputTokens), outputTokens };
      const bought = price.outputTokensFor(decimalOfNano(taken - fees), inputTokens);
      const fitting = bought === undefined ? outputTokens : Math.min(outputTokens, Math.floor(bought / choices));
      return { call: withLimit(call, fitting), outputTokens: fitting };
    },
  };
}

/** What an answer may cost. Where there is plenty nobody asks for the least, so it is reckoned only then. */
class WantedOutput implements Want {
  readonly atMost: Nano;
  readonly #least: () => Nano;

  constructor(atMost: Nano, least: () => Nano) {
    this.atMost = atMost;
    this.#least = least;
  }

  get atLeast(): Nano {
    return this.#least();
  }
}

function thinkingOf({ reasoning }: ChatCall): number {
  return reasoning?.budgetTokens ?? 0;
}

function usesOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise;
}
