import type { Decimal } from '../decimal.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';
import type { BilledUnits, Usage } from '../usage.js';

/** The prices of one model. All amounts are exact decimals in the gateway's currency. */
export interface PriceRow {
  /** `list`: from the packaged price list; `file`: from gateway.yaml; `free`: the model is declared as free. */
  readonly source: 'list' | 'file' | 'free';
  /** The cost of a call with this usage: with a price of the packaged list, what the provider says that it charges, if it does. */
  amountOf(usage: Usage): Decimal;
  /**
   * The most that a call with at most these tokens can cost, whatever kinds of tokens they are (written to the provider's cache, audio, …). Fees
   * for searches that the provider makes are not included unless they are among the units: see `searchAtMost`.
   *
   * @param input a number of tokens; or a usage whose kinds of input are known
   */
  atMost(input: number | Usage, outputTokens: number, units?: BilledUnits): Decimal;
  /**
   * The most output tokens that an amount pays for after these input tokens, calculated like `atMost`. Undefined when output is free;
   * negative when the input alone costs more.
   */
  outputTokensFor(amount: Decimal, inputTokens: number): number | undefined;
  /** The fee for one search by the provider's own tools; undefined when no such fee is known. */
  readonly searchAtMost: Decimal | undefined;
  /** The units, besides tokens, that have a price. */
  readonly bills: readonly (keyof BilledUnits)[];
  /** The provider's tiers of service that have prices of their own; `atMost` and `outputTokensFor` are those of the dearest. */
  readonly serviceTiers: readonly string[];
  /** The prices as stored with every entry of the ledger, so that the amount can be recalculated. */
  readonly stored: JsonObject;
}

/** The prices of all models. */
export interface PriceList {
  /**
   * The prices of a model; undefined when they are unknown. Answers from memory, because it is called for every request.
   *
   * @param model any of the names under which calls request it
   * @param at milliseconds since 1970; some prices depend on the day and the hour
   */
  find(model: string, at: number): PriceRow | undefined;
  /**
   * What the packaged list says about a model besides its price. If the list does not have the provider, the entry of the model's maker is used.
   * Takes a third of a millisecond.
   */
  factsOf(model: string): ListedModelFacts | undefined;
}

/** Facts about a model in the packaged price list. */
export interface ListedModelFacts {
  /** Undefined if the entry is that of the model's family. */
  readonly name: string | undefined;
  readonly contextWindow: number | undefined;
  /** US dollars for a million output tokens; the lowest price if there are tiers. For comparing models. */
  readonly outputPrice: Decimal | undefined;
}

/** Kept by the core. */
export const PriceList = token<PriceList>('price-list');
