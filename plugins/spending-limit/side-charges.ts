import {
  type Charge,
  type Charges,
  compareDecimals,
  type Decimal,
  decimalOf,
  type ModelCatalog,
  type OpenCharge,
  type Payer,
  type PricedCall,
  type PriceRow,
  type SideCall,
  type Usage,
} from '../../core/api/index.js';
import type { CallBudgets } from './budgets/budget.js';
import type { Cost } from './costs/attempt-cost.js';
import type { Ledger } from './ledger/ledger.js';
import { decimalOfNanos, nanosOf } from './costs/nanos.js';
import { priceUnknown } from './refusals.js';
import { type HeldAmount, settle, type SpendingLimits } from './spending-limits.js';

/** The services of {@link SideCharges}. */
interface SideServices {
  readonly limits: SpendingLimits;
  readonly ledger: Ledger;
  readonly models: Pick<ModelCatalog, 'find'>;
}

/** What is known of the price of a call. */
type Price = Pick<PriceRow, 'atMost' | 'amountOf' | 'stored'>;

/** A call that is about to be made. */
interface ChargedCall {
  readonly payer: Payer;
  readonly call: SideCall | PricedCall;
  readonly price: Price | undefined;
}

/** The `Charges` service: charges what plugins call outside the attempts of exchanges. */
export class SideCharges implements Charges {
  readonly #services: SideServices;

  constructor(services: SideServices) {
    this.#services = services;
  }

  isLimited(payer: Parameters<Charges['isLimited']>[0]): boolean {
    return (this.#services.limits.budgetsOf(payer)?.inOrder.length ?? 0) > 0;
  }

  async reserve(payer: Payer, call: SideCall | PricedCall): Promise<OpenCharge> {
    const { limits, models } = this.#services;
    const budgets = limits.budgetsOf(payer)?.of(call.model);
    const price = 'price' in call ? fixedPrice(call.price) : limits.priceOf(call.model);
    if (!budgets) return this.#open({ payer, call, price });
    if (!price) throw priceUnknown(call.model, models.find(call.model));
    const { inputTokens, outputTokens } = tokensOf(call);
    const amount = nanosOf(price.atMost(inputTokens, outputTokens), 'up');
    const taken = await limits.reserve(budgets, { atLeast: amount, atMost: amount });
    try {
      return await this.#open({ payer, call, price }, { ...taken, budgets });
    } catch (error) {
      settle(taken, 0n);
      throw error;
    }
  }

  async #open(
    { payer, call, price }: ChargedCall,
    taken?: HeldAmount & { readonly budgets: CallBudgets },
  ): Promise<OpenCharge> {
    const { model, provider, purpose } = call;
    const billed = { payer, attempt: 1, purpose, provider, model, price, ofExchange: false };
    const entry = await this.#services.ledger.open(billed, taken && { ...taken, amount: decimalOfNanos(taken.amount) });
    let ended: Promise<Charge | undefined> | undefined;
    const recorded = (charge: Charge | undefined): void => {
      if (taken) settle(taken, charge ? nanosOf(charge.amount, 'up') : 0n);
    };
    const end = async (usage: Parameters<OpenCharge['settle']>[0]): Promise<Charge | undefined> =>
      entry.close(usage === 'unsent' ? undefined : costOf(usage, call, price), provider, recorded);
    return {
      settle(usage) {
        ended ??= end(usage);
        return ended;
      },
    };
  }
}

function fixedPrice(price: Decimal): Price {
  const amount = decimalOf(price);
  if (amount === undefined || compareDecimals(amount, '0') < 0)
    throw new TypeError(`a price is a decimal such as "0.002", not "${price}"`);
  return { atMost: () => amount, amountOf: () => amount, stored: { fixed: amount } };
}

/** A fixed price is for none. */
function tokensOf(call: SideCall | PricedCall): Pick<SideCall, 'inputTokens' | 'outputTokens'> {
  return 'price' in call ? { inputTokens: 0, outputTokens: 0 } : call;
}

function costOf(usage: Usage | 'sent', call: SideCall | PricedCall, price: Price | undefined): Cost {
  const { inputTokens, outputTokens } = tokensOf(call);
  const reported = usage === 'sent' && 'price' in call ? { inputTokens, outputTokens } : usage;
  if (reported !== 'sent') return { usage: reported, amount: price?.amountOf(reported), reason: undefined };
  const amount = price?.atMost(inputTokens, outputTokens);
  return { usage: { inputTokens, outputTokens, estimated: true }, amount, reason: 'unreported' };
}
