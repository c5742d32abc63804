import { type Connection, GatewayError } from '../../core/api/index.js';

/** What a refusal tells. */
export interface Reached {
  readonly connection: Connection;
  readonly currency: string;
  readonly now: number;
  /** When the limit begins anew. */
  readonly resetsAt: number;
  /** True when what others hold may come back before. */
  readonly mayPass: boolean;
}

/** The limit is reached, or nearly: what is left buys too little. */
export function limitReached({ connection, currency, now, resetsAt, mayPass }: Reached): GatewayError {
  const { name, spendingLimit, spendingPeriod } = connection;
  const resets = new Date(resetsAt).toISOString();
  const held = mayPass ? ' Part of it is reserved for running requests and may become available again.' : '';
  return new GatewayError({
    code: 'GW_SPENDING_LIMIT_REACHED',
    status: 429,
    message:
      `What is left of the ${spendingPeriod ?? 'monthly'} spending limit of connection "${name}" (${spendingLimit ?? '0'} ${currency}) ` +
      `is not enough for this request. The limit resets at ${resets}.${held}`,
    retryAfter: mayPass ? 1 : Math.max(1, Math.ceil((resetsAt - now) / 1000)),
    retryable: false,
    headers: { 'x-spending-resets-at': resets },
  });
}

/** What nobody knows the price of cannot be limited. */
export function priceUnknown(model: string): GatewayError {
  return new GatewayError({
    code: 'GW_SPENDING_PRICE_UNKNOWN',
    status: 400,
    field: 'model',
    message:
      `The price of model "${model.slice(0, 200)}" is not known, and this connection has a spending limit. ` +
      'Set its price in gateway.yaml, or mark it there as free.',
  });
}
