import { type Clock, type Connection, type Journal, type Logger, newId } from '../../core/api/index.js';
import type { Bank } from './bank.js';
import type { Calendar } from './calendar.js';
import { asJson, ledgerKind } from './ledger-entry.js';
import { type Nano, nanoOf } from './nano.js';
import { Purse } from './purse.js';

/** What nobody has used for so long is put down for others. */
const idleMs = 1_000;
/** A purse that nobody has used for so long is given up. */
const forgetMs = 60_000;

/** What purses are kept with. */
export interface PurseServices {
  readonly bank: Bank;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly log: Logger;
  readonly waitMs: number;
  /** False when no other process can want what is put down. */
  readonly shares: boolean;
}

/** The purses of this process: one for each limit and day. */
export class Purses {
  readonly #services: PurseServices;
  readonly #purses = new Map<string, Purse>();
  readonly #limits = new WeakMap<Connection, Nano>();
  readonly #stopTidying: () => void;

  constructor(services: PurseServices) {
    this.#services = services;
    this.#stopTidying = services.clock.every(idleMs, () => this.#tidy());
  }

  /** The purse of a connection with a limit, as it stands now. */
  of(connection: Connection): Purse {
    const { calendar, clock } = this.#services;
    const { connectionId, spendingPeriod } = connection;
    const now = clock.now();
    const day = calendar.dayAt(now);
    const { firstDay } = calendar.periodAt(spendingPeriod ?? 'monthly', now);
    const limit = this.#limitOf(connection);
    const key = `${connectionId} ${day} ${firstDay} ${limit}`;
    const known = this.#purses.get(key);
    if (known) return known;
    // With another limit, or on another day, what was granted before is in the way.
    for (const other of this.ofConnection(connectionId)) this.#report(other.putDown());
    const purse = new Purse({ ...this.#services, id: newId(now), terms: { connectionId, day, firstDay, limit } });
    this.#purses.set(key, purse);
    return purse;
  }

  /** All that this process has for a connection. */
  ofConnection(connectionId: string): readonly Purse[] {
    return [...this.#purses.values()].filter(({ terms }) => terms.connectionId === connectionId);
  }

  /** Gives everything up; the last thing that is done with the purses. */
  async close(): Promise<void> {
    this.#stopTidying();
    await Promise.all([...this.#purses.values()].map((purse) => this.#leave(purse)));
    this.#purses.clear();
  }

  #limitOf(connection: Connection): Nano {
    const known = this.#limits.get(connection);
    if (known !== undefined) return known;
    const limit = nanoOf(connection.spendingLimit ?? '0', 'down');
    this.#limits.set(connection, limit);
    return limit;
  }

  #tidy(): void {
    const now = this.#services.clock.now();
    for (const [key, purse] of this.#purses) {
      const unusedMs = now - purse.usedAt;
      if (!purse.isIdle || unusedMs < idleMs) continue;
      if (unusedMs >= forgetMs) {
        this.#purses.delete(key);
        this.#report(this.#leave(purse));
      } else if (this.#services.shares) this.#report(purse.putDown());
    }
  }

  /** In the journal it comes behind everything that was spent from the purse. */
  #leave({ id, account, terms }: Purse): Promise<void> {
    if (account === undefined) return Promise.resolve();
    const { journal, clock, log } = this.#services;
    log.debug({ connectionId: terms.connectionId, day: terms.day }, 'a purse is given up');
    const value = asJson({ op: 'leave', account, purse: id });
    return journal.append({ id: newId(clock.now()), kind: ledgerKind, value });
  }

  #report(work: Promise<void>): void {
    work.catch((error: unknown) =>
      this.#services.log.warn({ error }, 'a share of a limit could not be put down; it is tried again'),
    );
  }
}
