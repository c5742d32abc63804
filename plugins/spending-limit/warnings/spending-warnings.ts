import {
  type Calendar,
  type Clock,
  type Counter,
  type Day,
  type Logger,
  newId,
  type SpendingPeriod,
} from '../../../core/api/index.js';
import type { Budget } from '../budgets/budget.js';
import { decimalOfNanos, type Nanos } from '../costs/nanos.js';
import type { WarningStore } from './warning-store.js';
import type { Webhook } from './webhook.js';

/** How often the sums of budgets that have grown are checked, in milliseconds. */
const lookMs = 10_000;
/** How long a budget is remembered while nothing is spent from it, in milliseconds. */
const rememberMs = 24 * 3_600_000;

/** With more budgets than this, no more tags are watched: clients may make up any number of them. */
const mostWatched = 10_000;

/** The services of {@link SpendingWarnings}. */
interface WarningServices {
  /** Parts of a limit, in percent. */
  readonly at: readonly number[];
  readonly store: WarningStore;
  /** Undefined when no webhook is configured. */
  readonly webhook: Webhook | undefined;
  readonly counter: Counter<'per'>;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly currency: string;
  readonly log: Logger;
}

/** What was spent from a budget in the current period. */
interface Spending {
  readonly spent: Nanos;
  readonly firstDay: Day;
  readonly resetsAt: string | null;
}

/** A budget from which this process has spent. */
interface Watched {
  readonly budget: Budget;
  grownAt: number;
  /** The highest threshold with a known warning, and the period of that warning. */
  given?: string;
}

/**
 * Warns when a part of a limit is spent: once for each part, period and limit, whichever process notices. Does not warn of end users, because there
 * may be any number of them. Costs a call nothing: sums are checked when they are in the ledger.
 */
export class SpendingWarnings {
  readonly #services: WarningServices;
  /** By the ids of budgets. */
  readonly #watched = new Map<string, Watched>();
  /** The ids of budgets to check. */
  readonly #grown = new Set<string>();
  readonly #stopLooking: () => void;
  #looking: Promise<void> | undefined;

  constructor(services: WarningServices) {
    this.#services = services;
    const { at, clock } = services;
    this.#stopLooking = at.length === 0 ? () => undefined : clock.every(lookMs, () => this.#lookInTurn());
  }

  /** Watches a budget from which this process begins to spend. */
  readonly watch = (budget: Budget): void => {
    if (budget.kind === 'endUser' || this.#services.at.length === 0) return;
    if (budget.kind === 'tag' && this.#watched.size >= mostWatched) return;
    this.#watched.set(budget.id, { budget, grownAt: this.#services.clock.now() });
    this.#grown.add(budget.id);
  };

  /** Something was spent from this budget, as the ledger shows. */
  readonly grew = (budgetId: string): void => {
    const watched = this.#watched.get(budgetId);
    if (!watched) return;
    watched.grownAt = this.#services.clock.now();
    this.#grown.add(budgetId);
  };

  /** Resolves when nothing is being written or sent. */
  async idle(): Promise<void> {
    await this.#looking;
  }

  /** Ends, and resolves when nothing more is written or sent. */
  close(): Promise<void> {
    this.#stopLooking();
    this.#services.webhook?.close();
    return this.idle();
  }

  #lookInTurn(): void {
    this.#looking ??= this.#look()
      .catch((error: unknown) => {
        this.#services.log.debug({ error }, 'it could not be looked whether to warn of a spending limit; trying again');
      })
      .finally(() => {
        this.#looking = undefined;
      });
  }

  async #look(): Promise<void> {
    const ids = [...this.#grown];
    const grown = ids.flatMap((id) => this.#watched.get(id) ?? []);
    this.#grown.clear();
    try {
      for (const [period, alike] of Map.groupBy(grown, ({ budget }) => budget.period))
        await this.#warnOf(alike, period);
    } catch (error) {
      for (const id of ids) this.#grown.add(id);
      throw error;
    }
    this.#forget();
    await this.#services.webhook?.sendDue();
  }

  /** @param alike budgets with this period */
  async #warnOf(alike: readonly Watched[], period: SpendingPeriod): Promise<void> {
    const { store, calendar, clock } = this.#services;
    const now = clock.now();
    const { firstDay, endsAt } = calendar.periodAt(period, now);
    const ids = alike.map(({ budget }) => budget.id);
    const spent = await store.spentOf(ids, firstDay, calendar.dayAt(now));
    const resetsAt = endsAt === undefined ? null : new Date(endsAt).toISOString();
    for (const watched of alike) {
      await this.#warnIfSpent(watched, { spent: spent.get(watched.budget.id) ?? 0n, firstDay, resetsAt });
    }
  }

  async #warnIfSpent(watched: Watched, { spent, firstDay, resetsAt }: Spending): Promise<void> {
    const { at, store, clock, currency, webhook, counter, log } = this.#services;
    const { budget } = watched;
    const part = Math.max(0, ...at.filter((percent) => spent >= partOf(budget.limit, percent)));
    if (part === 0 || budget.limit === 0n) return;
    const { id: budgetId, organizationId, kind, period } = budget;
    const threshold = decimalOfNanos(partOf(budget.limit, part));
    const given = `${firstDay} ${threshold}`;
    if (watched.given === given) return;
    const id = newId(clock.now());
    const notice = noticeOf(budget, { id, part, spent, currency, resetsAt });
    const warning = { organizationId, budgetId, period, firstDay, threshold, notice: JSON.stringify(notice) };
    const isNew = await store.add(warning, id, webhook !== undefined);
    watched.given = given;
    if (!isNew) return;
    counter.add(1, { per: kind });
    log.warn(notice, 'a spending limit is nearly reached');
  }

  #forget(): void {
    const now = this.#services.clock.now();
    for (const [id, { grownAt }] of this.#watched) if (Math.abs(now - grownAt) > rememberMs) this.#watched.delete(id);
  }
}

function partOf(limit: Nanos, percent: number): Nanos {
  return (limit * BigInt(percent)) / 100n;
}

/** The facts of a warning. */
interface WarningFacts {
  readonly id: string;
  readonly part: number;
  readonly spent: Nanos;
  readonly currency: string;
  readonly resetsAt: string | null;
}

/** What the log and the webhook are given. */
function noticeOf(budget: Budget, { id, part, spent, currency, resetsAt }: WarningFacts): object {
  const { kind, models, title, organizationId, limit, configuredLimit, period } = budget;
  const total = decimalOfNanos(spent);
  const percent = (spent * 100n) / limit;
  return {
    text: `${percent} % of the ${period} spending limit of ${asWritten(title)} is spent: ${total} of ${configuredLimit} ${currency}. ${resetsAt === null ? 'The limit does not reset.' : `The limit resets at ${resetsAt}.`}`,
    warningId: id,
    per: kind,
    organizationId,
    ...whose(budget),
    ...(models && { models }),
    threshold: part,
    spent: total,
    limit: configuredLimit,
    currency,
    period,
    resetsAt,
  };
}

function whose({ kind, spenderId, owner, tag }: Budget): object {
  if (kind === 'organization') return {};
  if (kind === 'owner') return { owner };
  return kind === 'tag' ? { tag } : { [`${kind}Id`]: spenderId };
}

/** Slack and Mattermost take what stands in angle brackets for a link or a call to everybody: a connection may be called `<!channel>`. */
function asWritten(title: string): string {
  return title.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
