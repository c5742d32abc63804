import type { Charge, Charges, OpenCharge, Payer, PriceRow, SideCall, Usage } from '../../core/api/index.js';
import type { Cost } from './costs/attempt-cost.js';
import type { Calendar } from './calendar.js';
import type { Ledger } from './ledger/ledger.js';
import { decimalOfNanos, nanosOf } from './costs/nanos.js';
import { type HeldAmount, settle, type SpendingLimit } from './spending-limit.js';

/** The services of {@link SideCharges}. */
interface SideServices {
  readonly limit: SpendingLimit;
  readonly ledger: Ledger;
  readonly calendar: Calendar;
  readonly now: () => number;
}

/** The `Charges` service: charges calls that plugins make outside the attempts of exchanges. */
export class SideCharges implements Charges {
  readonly #services: SideServices;

  constructor(services: SideServices) {
    this.#services = services;
  }

  async reserve(payer: Payer, call: SideCall): Promise<OpenCharge> {
    const { limit } = this.#services;
    const limits = limit.of(payer);
    const price = limit.priceOf(call.model, limits);
    if (!price || !limits) return this.#open(payer, call, { price });
    const amount = nanosOf(price.atMost(call.inputTokens, call.outputTokens), 'up');
    const taken = await limit.reserve(limits, { atLeast: amount, atMost: amount });
    try {
      return await this.#open(payer, call, { price, taken, endUserId: limits.endUserId });
    } catch (error) {
      settle(taken, 0n);
      throw error;
    }
  }

  async #open(
    payer: Payer,
    call: SideCall,
    {
      price,
      taken,
      endUserId,
    }: { readonly price: PriceRow | undefined; readonly taken?: HeldAmount; readonly endUserId?: string | undefined },
  ): Promise<OpenCharge> {
    const { ledger, calendar, now } = this.#services;
    const { model, provider, purpose } = call;
    const sentAt = now();
    const day = taken?.leases[0]?.terms.day ?? calendar.dayAt(sentAt);
    const billed = {
      payer,
      attempt: 1,
      purpose,
      provider,
      model,
      sentAt,
      day,
      price,
      ofExchange: false,
      leases: taken?.leases,
      endUserId,
    };
    const entry = await ledger.open(billed, taken && decimalOfNanos(taken.amount));
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

function costOf(usage: Usage | 'unknown', call: SideCall, price: PriceRow | undefined): Cost {
  if (usage !== 'unknown') return { usage, amount: price?.amountOf(usage), reason: undefined };
  const { inputTokens, outputTokens } = call;
  const amount = price?.atMost(inputTokens, outputTokens);
  return { usage: { inputTokens, outputTokens, estimated: true }, amount, reason: 'unreported' };
}
