import {
  after,
  type Appending,
  type Awaitable,
  type Calendar,
  type Charge,
  type Clock,
  type Day,
  type Decimal,
  endsWithin,
  isStorableJson,
  type Journal,
  type JsonObject,
  newId,
  type Payer,
  payingKey,
  type PriceRow,
  storable,
  type Usage,
} from '../../../core/api/index.js';
import type { Cost } from '../costs/attempt-cost.js';
import { asValue, type LedgerEntry, ledgerKind } from './ledger-entry.js';
import type { LedgerLine } from './ledger-row.js';
import { type CallBudgets, storedKeyId } from '../budgets/budget.js';
import type { BudgetLease } from '../leases/budget-lease.js';

/** The subject of an entry of the ledger. */
export interface Billed {
  readonly payer: Payer;
  /** 1, 2, 3 … within the request. */
  readonly attempt: number;
  readonly purpose: string;
  readonly provider: string;
  readonly model: string;
  readonly price: Pick<PriceRow, 'stored'> | undefined;
  /** Whether it is settled together with its exchange. */
  readonly ofExchange: boolean;
}

/** What is reserved for an entry. */
export interface Reserved {
  readonly amount: Decimal;
  /** One for each limit. */
  readonly leases: readonly Pick<BudgetLease, 'id' | 'account' | 'terms'>[];
  /** The budgets of the leases. */
  readonly budgets: Pick<CallBudgets, 'endUserId' | 'listedBudgets'>;
}

/** An attempt that is being charged. */
export interface LedgerAttempt {
  /**
   * Records the cost, once; undefined: it cost nothing. Does not wait for long while the journal cannot be written.
   *
   * @param recorded called when the entry is durable, which may be later
   */
  close(
    cost: Cost | undefined,
    provider: string,
    recorded?: (charge: Charge | undefined) => void,
  ): Awaitable<Charge | undefined>;
}

/** How long the beginning and the end of a call wait for their entries, if the journal cannot be written. */
const patienceMs = 2_000;

/** The services of the {@link Ledger}. */
interface LedgerServices {
  readonly journal: Journal;
  readonly calendar: Calendar;
  readonly clock: Clock;
}

/** Records all costs in the journal, which delivers them to the database. */
export class Ledger {
  readonly #journal: Journal;
  readonly #calendar: Calendar;
  readonly #clock: Clock;

  constructor({ journal, calendar, clock }: LedgerServices) {
    this.#journal = journal;
    this.#calendar = calendar;
    this.#clock = clock;
  }

  /**
   * Opens an attempt. A reservation is recorded before the call is sent, so that it is charged even if this process crashes. Without a
   * limit, only the cost is recorded at the end.
   */
  open(billed: Billed, reserved?: Reserved): Awaitable<LedgerAttempt> {
    const sentAt = this.#clock.now();
    const day = reserved?.leases[0]?.terms.day ?? this.#calendar.dayAt(sentAt);
    const sent = { id: newId(sentAt), billed, reserved, sentAt, day };
    const attempt: LedgerAttempt = {
      close: (cost, provider, recorded) => {
        const { charge, writing } = this.#close(sent, cost, provider);
        return this.#ended(charge, writing, recorded);
      },
    };
    if (!reserved) return attempt;
    const line = lineOf(sent, billed.provider, { amount: reserved.amount, usage: null, reason: 'interrupted' });
    const writing = this.#append({ op: 'open', process: this.#journal.process, line });
    return writing instanceof Promise ? this.#opened(writing, sent).then(() => attempt) : attempt;
  }

  /** A call that is not sent yet is refused rather than kept waiting until somebody makes room on the disk. */
  async #opened(writing: Promise<void>, { id }: Sent): Promise<void> {
    if (await endsWithin(writing, patienceMs, this.#clock)) return;
    const refusal = this.#journal.refusal();
    if (!refusal) return writing;
    // It follows the entry that it cancels, wherever both are written to.
    const cancelling = this.#append({ op: 'cancel', id });
    if (cancelling instanceof Promise) cancelling.catch(() => undefined);
    writing.catch(() => undefined);
    throw refusal;
  }

  /** The answer ends, and what was reserved stays so until the entry is durable. */
  #ended(
    charge: Charge | undefined,
    writing: Awaitable<void>,
    recorded?: (charge: Charge | undefined) => void,
  ): Awaitable<Charge | undefined> {
    const ended = after(writing, () => recorded?.(charge));
    return ended instanceof Promise ? endsWithin(ended, patienceMs, this.#clock).then(() => charge) : charge;
  }

  /** The end cancels or replaces what was reserved. */
  #close(sent: Sent, cost: Cost | undefined, provider: string): Closed {
    const { id, billed, reserved } = sent;
    if (!cost) return { charge: undefined, writing: reserved && this.#append({ op: 'cancel', id }) };
    const { usage, amount, reason } = cost;
    const line = lineOf(sent, provider, {
      amount: amount ?? null,
      usage: storableUsage(usage) as unknown as JsonObject,
      reason: reason ?? null,
    });
    const charge = amount === undefined ? undefined : chargeOf(amount, usage, line);
    return { charge, writing: this.#append({ op: 'line', line }, { together: billed.ofExchange && !reserved }) };
  }

  #append(entry: LedgerEntry, how?: Appending): Awaitable<void> {
    return this.#journal.append({ id: newId(this.#clock.now()), kind: ledgerKind, value: asValue(entry) }, how);
  }
}

/** A charge, with the tokens that it is for if they are an estimate. A whole reservation is for no certain ones. */
function chargeOf(amount: Decimal, usage: Usage, { estimated }: Pick<LedgerLine, 'estimated'>): Charge {
  const hasTokens = usage.inputTokens + usage.outputTokens > 0;
  return estimated && hasTokens ? { amount, estimated, usage } : { amount, estimated };
}

/** Clients may send any text as the name of a model that a pattern in gateway.yaml matches. */
const longestModel = 256;
/** Plugins that authenticate callers themselves may use any text. */
const longestOwner = 256;

/** Without the provider's own object if the database would refuse it, and with it the line. */
function storableUsage(usage: Usage): Usage {
  if (usage.raw === undefined || isStorableJson(usage.raw)) return usage;
  const { raw: _, ...counts } = usage;
  return counts;
}

/** An attempt that has been sent. */
interface Sent {
  readonly id: string;
  readonly billed: Billed;
  readonly reserved: Reserved | undefined;
  readonly sentAt: number;
  /** That of the leases, which may have been granted before midnight. */
  readonly day: Day;
}

/** An end that is being recorded. */
interface Closed {
  readonly charge: Charge | undefined;
  readonly writing: Awaitable<void>;
}

function lineOf(
  { id, billed, reserved, sentAt, day }: Sent,
  provider: string,
  { usage, amount, reason }: Pick<LedgerLine, 'amount' | 'usage' | 'reason'>,
): LedgerLine {
  const { payer, attempt, purpose, model, price } = billed;
  const { connection, identity, requestId, traceId } = payer;
  const key = payingKey(identity);
  return {
    id,
    organization_id: connection.organizationId,
    connection_id: connection.connectionId,
    request_id: requestId,
    trace_id: traceId,
    attempt,
    purpose,
    provider,
    model: storable(model, longestModel),
    charged_at: sentAt,
    day,
    price: price?.stored ?? null,
    usage,
    amount,
    estimated: reason !== null,
    reason,
    account_id: reserved ? accountsOf(reserved) : null,
    lease_id: reserved ? idsOf(reserved) : null,
    key_id: key ? storedKeyId(key.keyId) : null,
    end_user_id: reserved?.budgets.endUserId ?? null,
    tags: tagsOf(payer),
    owner: key?.owner ? storable(key.owner, longestOwner) : null,
    listed_budgets: reserved?.budgets.listedBudgets ?? null,
  };
}

/** Those of the request, or, without one, of the connection that pays for a job. */
export function tagsOf({ tags, connection }: Pick<Payer, 'tags' | 'connection'>): readonly string[] | null {
  const all = tags ?? connection.tags ?? [];
  return all.length === 0 ? null : all;
}

/** Nearly always there is one limit, and nothing to join. */
function accountsOf({ leases }: Reserved): string | null {
  if (leases.length === 1) return leases[0]?.account ?? null;
  return leases.map(({ account = '' }) => account).join(',');
}

function idsOf({ leases }: Reserved): string | null {
  return leases.length === 1 ? (leases[0]?.id ?? null) : leases.map(({ id }) => id).join(',');
}
