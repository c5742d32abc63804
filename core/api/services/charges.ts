import type { Connection } from '../connection.js';
import type { Charge } from '../outcome.js';
import { token } from '../token.js';
import type { Usage } from '../usage.js';

/** Who pays for a call. An exchange on a connection has all of this. */
export interface Payer {
  readonly connection: Connection;
  readonly traceId: string;
  /** Id of the request that it is done for; of the job, where there is no request. */
  readonly requestId: string;
}

/** A call of a provider's model that is not an attempt of an exchange: vectors for a search or a document, a classifier. */
export interface SideCall {
  /** As the price list knows it. */
  readonly model: string;
  readonly provider: string;
  /** What it is for, in a word: `retrieval`, `indexing`, `classifier`. */
  readonly purpose: string;
  /** The most tokens that it can come to. */
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What was reserved for a {@link SideCall}. It must be settled, whatever becomes of the call. */
export interface OpenCharge {
  /**
   * Settles the charge. `unsent`: nothing was sent; `unknown`: it was sent, but its usage was not reported, so all that was reserved is charged
   * as an estimate.
   *
   * @returns undefined when it cost nothing, or the price is unknown
   */
  settle(usage: Usage | 'unsent' | 'unknown'): Promise<Charge | undefined>;
}

/** Charges for calls that plugins make besides the attempts of exchanges, which the core charges by itself. */
export interface Charges {
  /**
   * Reserves what the call can cost at most.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429), `GW_SPENDING_PRICE_UNKNOWN` (400)
   */
  reserve(payer: Payer, call: SideCall): Promise<OpenCharge>;
}

/** Provided by the plugin that keeps the ledger. */
export const Charges = token<Charges>('charges');
