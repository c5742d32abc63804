import type { Decimal } from '../decimal.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';
import type { Usage } from '../usage.js';

/** What one model costs: one row of the price list. All amounts are exact decimals in the gateway's currency. */
export interface PriceRow {
  /** `list`: from the packaged price list; `file`: from gateway.yaml; `free`: the model is said to be free. */
  readonly source: 'list' | 'file' | 'free';
  /** What a call has cost. */
  amountOf(usage: Usage): Decimal;
  /**
   * The most that a call with at most these tokens can cost, whatever kinds of tokens they turn out to be (written to the
   * provider's cache, audio, …). Fees for searches that the provider makes are on top: see `searchAtMost`.
   */
  atMost(inputTokens: number, outputTokens: number): Decimal;
  /**
   * The most output tokens that an amount buys after these input tokens, calculated like `atMost`; undefined when output costs nothing, and
   * negative when the input alone costs more.
   */
  outputTokensFor(amount: Decimal, inputTokens: number): number | undefined;
  /** What one search by the provider's own tools costs; undefined when the list knows of no such fee. */
  readonly searchAtMost: Decimal | undefined;
  /** The row as it is stored with every line of the ledger: enough to calculate the amount again. */
  readonly stored: JsonObject;
}

/** What models cost. */
export interface PriceList {
  /**
   * The row of a model; undefined when its price is unknown. From memory, because it is called for every request.
   *
   * @param model as calls ask for it, under any of its names
   * @param at milliseconds since 1970; some prices depend on the day and the hour
   */
  find(model: string, at: number): PriceRow | undefined;
  /**
   * What the packaged list knows about a model besides its price; if the list does not have the provider, about the same model of its maker.
   * Takes a third of a millisecond.
   */
  factsOf(model: string): ListedModelFacts | undefined;
}

/** What the packaged price list knows about a model besides its price. */
export interface ListedModelFacts {
  readonly name: string | undefined;
  readonly contextWindow: number | undefined;
  /** US dollars for a million tokens of an answer, the lowest if it has steps. For comparing models. */
  readonly outputPrice: Decimal | undefined;
}

/** Kept by the core. */
export const PriceList = token<PriceList>('price-list');
