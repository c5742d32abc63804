import type { Connection } from '../connection.js';
import type { Decimal } from '../decimal.js';
import type { Exchange } from '../exchange.js';
import type { Identity } from '../identity.js';
import type { Charge } from '../outcome.js';
import { token } from '../token.js';
import type { Usage } from '../usage.js';

/** Who pays for a call: an exchange with a connection, or a job. */
export interface Payer {
  readonly connection: Connection;
  /** The caller of the exchange, whose own limit applies too; absent for a job. */
  readonly identity?: Identity | undefined;
  /** The end user of the exchange, whose limit applies too. */
  readonly endUserId?: string | undefined;
  /** Those of the exchange, whose limits apply too. */
  readonly tags?: readonly string[] | undefined;
  readonly traceId: string;
  /** Id of the request for which the call is made, or of the job. */
  readonly requestId: string;
}

/** Who pays for what a plugin does for this request: its caller, on this connection. */
export function payerOf({ identity, endUserId, tags, trace, id }: Exchange, connection: Connection): Payer {
  return { connection, identity, endUserId, tags, traceId: trace.traceId, requestId: id };
}

/** A call of a model that is not an attempt of an exchange: embeddings for a search or a document, a classifier. */
export interface SideCall {
  /** Name of the model in the price list. */
  readonly model: string;
  readonly provider: string;
  /** Purpose of the call, in one word: `retrieval`, `indexing`, `classifier`. */
  readonly purpose: string;
  /** Upper bound of the input tokens. */
  readonly inputTokens: number;
  /** Upper bound of the output tokens. */
  readonly outputTokens: number;
}

/** A call of something else that has a fixed price, such as the service that a function of a plugin asks. */
export interface PricedCall extends Pick<SideCall, 'provider' | 'purpose'> {
  /** What is called, as reports name it: `acme_stock`. */
  readonly model: string;
  /** In the gateway's currency (`GatewayInfo.currency`): `0.002`. */
  readonly price: Decimal;
}

/** The reservation of a {@link SideCall} or {@link PricedCall}. It must be settled, however the call ends. */
export interface OpenCharge {
  /**
   * Settles the charge.
   *
   * @param usage the reported usage; `unsent`: the call was not sent; `sent`: it was sent but no usage was reported, so the whole reservation is
   * charged: as an estimate, unless the price is fixed
   * @returns undefined when the call cost nothing, or its price is unknown
   */
  settle(usage: Usage | 'unsent' | 'sent'): Promise<Charge | undefined>;
}

/** Charges for what plugins call outside the attempts of exchanges. (The core charges those.) */
export interface Charges {
  /**
   * Reserves the most that the call can cost.
   *
   * @throws GatewayError `GW_SPENDING_LIMIT_REACHED` (429), `GW_SPENDING_UNAVAILABLE` (503), `GW_SPENDING_PRICE_UNKNOWN` (400); TypeError for a
   * fixed price that is not an amount
   */
  reserve(payer: Payer, call: SideCall | PricedCall): Promise<OpenCharge>;

  /** Whether any spending limit, also one of some models, applies to calls of this payer: whatever is not charged would get round it. */
  isLimited(payer: Pick<Payer, 'connection' | 'identity' | 'endUserId' | 'tags'>): boolean;
}

/** Provided by the plugin that keeps the ledger. */
export const Charges = token<Charges>('charges');
