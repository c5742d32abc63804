import {
  after,
  type Attempt,
  type Awaitable,
  type Charge,
  type Connection,
  type Contributions,
  type Exchange,
  type InferenceCall,
  type Journal,
  type Logger,
  type ModelCatalog,
  type ModelInfo,
  type ModelSwitches,
  type Payer,
  perExchange,
  type PriceRow,
  refuseUnrecorded,
  type Reservation,
  type TokenCounter,
  unknownModel,
  usableModels,
} from '../../core/api/index.js';
import { type Cost, costOf, type SentCall } from './costs/attempt-cost.js';
import type { SpendingConfig } from './config.js';
import type { Billed, Ledger, LedgerAttempt } from './ledger/ledger.js';
import { decimalOfNanos, type Nanos, nanosOf } from './costs/nanos.js';
import { refuseUnpricedOptions } from './costs/refuse-unpriced-options.js';
import { amountOf, type CostBound, CostBounds } from './costs/cost-bound.js';
import { SeenOutput } from './costs/seen-output.js';
import { priceUnknown } from './refusals.js';
import type { CallBudgets } from './budgets/budget.js';
import type { PayerBudgets } from './budgets/payer-budgets.js';
import { type HeldAmount, settle, type SpendingLimits } from './spending-limits.js';
import { worstCaseOf } from './costs/worst-case.js';

/** A request with this header, whatever its value, gets headers with the remaining limit. */
const askingHeader = 'x-spending-headers';

/** If the remaining limit is at least this many times the rough worst case of a call, the exact one is not calculated. */
const timesPlenty = 64n;

/** The services of {@link chargeAttempts}. */
export interface ChargingServices {
  readonly config: SpendingConfig;
  readonly limits: SpendingLimits;
  readonly ledger: Ledger;
  readonly journal: Journal;
  readonly counter: TokenCounter;
  readonly models: ModelCatalog;
  readonly switches: ModelSwitches | undefined;
  readonly log: Logger;
}

interface KeptServices extends ChargingServices {
  readonly rough: CostBounds;
}

/** What is known about an exchange. */
interface KnownExchange {
  attempts: number;
  readonly budgets: PayerBudgets | undefined;
  /** The price with which its call was admitted. */
  admitted: PriceRow | undefined;
}

/** An attempt that is about to be sent. */
interface Sending {
  readonly exchange: Exchange;
  readonly connection: Connection;
  /** Undefined when nothing limits the call. */
  readonly budgets: CallBudgets | undefined;
  readonly call: InferenceCall;
  readonly price: PriceRow | undefined;
  readonly model: ModelInfo | undefined;
}

/** The hooks that charge every attempt of every exchange, and keep end users, connections, API keys, tags and organizations within their limits. */
export function chargeAttempts(services: ChargingServices): Required<Pick<Contributions, 'admit' | 'reserve'>> {
  const kept = { ...services, rough: new CostBounds(services.config) };
  const known = perExchange(
    ({ connection, identity, endUserId, tags }: Exchange): KnownExchange => ({
      attempts: 0,
      budgets: connection && services.limits.budgetsOf({ connection, identity, endUserId, tags }),
      admitted: undefined,
    }),
  );
  const priceOf = (model: string, budgets: CallBudgets | undefined, exchange: Exchange): PriceRow | undefined => {
    const price = services.limits.priceOf(model);
    if (price || !budgets) return price;
    // SDKs and routers recognize a model that does not exist by its own error, and ask for another one.
    const served = services.models.find(model);
    throw served ? priceUnknown(model, served) : unknownModel(model, usableModels(exchange, services));
  };
  return {
    admit({ exchange, call }) {
      if (!call || !exchange.connection) return undefined;
      // Nothing may be spent that the journal could not record.
      refuseUnrecorded(services.journal);
      // Those of some models concern what is called, which may be another model than the requested one, or none.
      const budgets = known.of(exchange).budgets?.ofAllModels;
      if (!budgets) return undefined;
      // The models of an alias have their own prices, which are checked when each is called.
      const model = services.models.find(call.model);
      const price = model?.standsFor === undefined ? priceOf(call.model, budgets, exchange) : undefined;
      refuseUnpricedOptions(call, price, model);
      known.of(exchange).admitted = price;
      const admitted = services.limits.admit(budgets);
      return admitted instanceof Promise ? admitted.then(() => undefined) : undefined;
    },
    reserve(call, exchange) {
      const { connection } = exchange;
      if (!connection) return undefined;
      const state = known.of(exchange);
      state.attempts += 1;
      const { attempts: attempt } = state;
      const budgets = state.budgets?.of(call.model);
      const price = priceOf(call.model, budgets, exchange);
      const model = services.models.find(call.model);
      // Another model that takes over may have no price for the tier that was admitted.
      if (budgets && price !== state.admitted) refuseUnpricedOptions(call, price, model);
      const sending = { exchange, connection, budgets, call, price, model };
      const charged = new ChargedAttempt(kept, sending, attempt);
      return budgets && price ? charged.withinLimits(price, budgets) : charged.withoutLimits();
    },
  };
}

/** One attempt, from the reservation of its worst case to its real cost. */
class ChargedAttempt {
  readonly #services: KeptServices;
  readonly #sending: Sending;
  readonly #attempt: number;
  readonly #seen = new SeenOutput();
  #held: Nanos | undefined;

  constructor(services: KeptServices, sending: Sending, attempt: number) {
    this.#services = services;
    this.#sending = sending;
    this.#attempt = attempt;
  }

  /** Without a limit, nothing is reserved, and only the cost is recorded. */
  withoutLimits(): Awaitable<Reservation> {
    const { call } = this.#sending;
    const sent = this.#sent(call, call.kind === 'chat' ? call.maxOutputTokens : undefined);
    return after(this.#services.ledger.open(this.#billed()), (entry) => ({
      observeLate: this.#seen.observe,
      settle: (attempt) => this.#charge(attempt, sent, entry),
    }));
  }

  /** With a limit, the worst case is reserved, and the call's output is limited to what could be reserved. */
  withinLimits(price: PriceRow, budgets: CallBudgets): Awaitable<Reservation> {
    const { counter, limits, rough, config } = this.#services;
    const { call, exchange, model } = this.#sending;
    const roughly = rough.of({ call, inputTokens: counter.mostInput(call), price, model });
    const plenty = limits.reserveIfPlenty(budgets, roughly.amount.nanos, timesPlenty);
    if (plenty) return this.#open(roughly, plenty, budgets);
    return after(counter.countInput(call, exchange), ({ atMost }) => {
      const worst = worstCaseOf({ call, inputTokens: atMost, price, model }, config);
      return after(limits.reserve(budgets, worst.want, exchange.signal), (taken) =>
        this.#open({ ...worst.fitted(taken.amount), amount: amountOf(taken.amount) }, taken, budgets),
      );
    });
  }

  /** Records the reservation; if that fails, it is released. */
  #open(bound: CostBound, taken: HeldAmount, budgets: CallBudgets): Awaitable<Reservation> {
    try {
      const { leases } = taken;
      const amount = bound.amount.decimal;
      const writing = this.#services.ledger.open(this.#billed(), { leases, amount, budgets });
      if (!(writing instanceof Promise)) return this.#reservation(bound, taken, writing);
      return writing.then(
        (entry) => this.#reservation(bound, taken, entry),
        (error: unknown) => release(taken, error),
      );
    } catch (error) {
      return release(taken, error);
    }
  }

  #reservation({ call, outputTokens }: CostBound, taken: HeldAmount, entry: LedgerAttempt): Reservation {
    this.#held = taken.amount;
    const sent = this.#sent(call, outputTokens);
    // Only when the cost is recorded, because the worst case stays reserved until then.
    const recorded = (charged: Charge | undefined): void => settle(taken, charged ? nanosOf(charged.amount, 'up') : 0n);
    const charge: Reservation['settle'] = (attempt) => this.#charge(attempt, sent, entry, recorded);
    const headers = this.#headers(taken);
    const observeLate = this.#seen.observe;
    return headers ? { call, headers, observeLate, settle: charge } : { call, observeLate, settle: charge };
  }

  #charge(
    attempt: Attempt | undefined,
    sent: SentCall,
    entry: LedgerAttempt,
    recorded?: (charge: Charge | undefined) => void,
  ): Awaitable<Charge | undefined> {
    return after(this.#cost(attempt, sent), (cost) => entry.close(cost, attempt?.provider ?? '', recorded));
  }

  #cost(attempt: Attempt | undefined, sent: SentCall): ReturnType<typeof costOf> {
    if (!attempt) return undefined;
    const { counter, config, log } = this.#services;
    const atWorst = (error: unknown): Cost | undefined => {
      // If the cost cannot be calculated, the worst case is charged.
      log.error({ error, requestId: this.#sending.exchange.id }, 'the cost of an attempt could not be calculated');
      return this.#atWorst();
    };
    try {
      const cost = costOf(attempt, sent, { counter, ...config });
      return cost instanceof Promise ? cost.catch(atWorst) : cost;
    } catch (error) {
      return atWorst(error);
    }
  }

  /** The whole reservation, as the cost. */
  #atWorst(): Cost | undefined {
    if (this.#held === undefined) return undefined;
    const usage = { inputTokens: 0, outputTokens: 0, estimated: true };
    return { usage, amount: decimalOfNanos(this.#held), reason: 'unreported' };
  }

  #sent(call: InferenceCall, outputTokens: number | undefined): SentCall {
    const { price, model } = this.#sending;
    return { call, price, model, outputTokens, mayThinkUnseen: this.#mayThink(call), seen: this.#seen };
  }

  /** Whether the answer may contain hidden reasoning, which is billed but not visible. */
  #mayThink(call: InferenceCall): boolean {
    if (call.kind !== 'chat') return false;
    if (call.reasoning) return call.reasoning.enabled !== false;
    return this.#sending.model?.capabilities.includes('reasoning') ?? false;
  }

  #billed(): Billed {
    const { exchange, connection, call, price, model } = this.#sending;
    const { identity, trace, tags } = exchange;
    const payer: Payer = { connection, identity, tags, traceId: trace.traceId, requestId: exchange.id };
    return {
      payer,
      attempt: this.#attempt,
      purpose: 'inference',
      provider: model?.provider ?? '',
      model: call.model,
      price,
      ofExchange: true,
    };
  }

  /** Headers about the limit with the least left. */
  #headers(taken: HeldAmount): Reservation['headers'] {
    const { exchange, budgets } = this.#sending;
    if (!budgets || exchange.header(askingHeader) === undefined) return undefined;
    const { limits } = this.#services;
    const tightest = limits.tightest(taken, budgets);
    if (!tightest) return undefined;
    const resetsAt = limits.resetsAt(tightest.budget);
    return {
      'x-spending-limit': tightest.budget.configuredLimit,
      'x-spending-remaining': decimalOfNanos(tightest.left),
      ...(resetsAt !== undefined && { 'x-spending-resets-at': new Date(resetsAt).toISOString() }),
    };
  }
}

function release(taken: HeldAmount, error: unknown): never {
  settle(taken, 0n);
  throw error;
}
