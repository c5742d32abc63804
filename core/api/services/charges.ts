import type { Connection } from '../connection.js';
import type { Charge } from '../outcome.js';
import { token } from '../token.js';
import type { Usage } from '../usage.js';

/** On whose account something is paid for. An exchange on a connection says all of this. */
export interface Payer {
  readonly connection: Connection;
  readonly traceId: string;
  /** Id of the request that it is done for; of the job, where there is no request. */
  readonly requestId: string;
}

/** A call of somebody else's model that is no attempt of an exchange: vectors for a search or a document, a classifier. */
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
   * Ends it. `unsent`: nothing was sent; `unknown`: it was, and nobody has said what it used, so it is charged in full as an estimate.
   *
   * @returns undefined when it cost nothing, or nobody knows the price
   */
  settle(usage: Usage | 'unsent' | 'unknown'): Promise<Charge | undefined>;
}

/** Pays for what plugins have others do beside the attempts of exchanges: those are paid for by themselves. */
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
