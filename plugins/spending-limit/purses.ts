import { type Clock, type Connection, type Journal, type Logger, newId } from '../../core/api/index.js';
import { type Bank, PurseLost } from './bank.js';
import type { Calendar, Day } from './calendar.js';
import { asValue, ledgerKind } from './ledger-entry.js';
import { type Nano, nanoOf } from './nano.js';
import { Purse } from './purse.js';

/** A purse gives its unused grant back after being idle for this long. */
const idleMs = 1_000;
/** A purse is closed after being idle for this long. */
const forgetMs = 60_000;

/** The services of {@link Purses}. */
export interface PurseServices {
  /** Selects the bank of a new purse. */
  readonly bank: () => Bank;
  readonly calendar: Calendar;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly log: Logger;
  readonly waitMs: number;
  /** False when there are no other processes that could use what is given back. */
  readonly shares: boolean;
}

/** The purses of this process: one for each limit and day. */
export class Purses {
  readonly #services: PurseServices;
  readonly #purses = new Map<string, Purse>();
  /** Purses that are being closed. */
  readonly #leaving = new Set<Purse>();
  readonly #limits = new WeakMap<Connection, Nano>();
  /** Cache of the current purse of each connection snapshot, which avoids building a key. */
  readonly #usual = new WeakMap<Connection, Purse>();
  readonly #stopTidying: () => void;

  constructor(services: PurseServices) {
    this.#services = services;
    this.#stopTidying = services.clock.every(idleMs, () => this.#tidy());
  }

  /** The purse for the current limit of a connection, today. */
  of(connection: Connection): Purse {
    const { calendar, clock } = this.#services;
    const now = clock.now();
    const day = calendar.dayAt(now);
    const bank = this.#services.bank();
    const usual = this.#usual.get(connection);
    if (usual && usual.terms.day === day && usual.bank === bank && !usual.isLost) return usual;
    const purse = this.#find(connection, { now, day, bank });
    this.#usual.set(connection, purse);
    return purse;
  }

  #find(
    connection: Connection,
    { now, day, bank }: { readonly now: number; readonly day: Day; readonly bank: Bank },
  ): Purse {
    const { connectionId, spendingPeriod } = connection;
    const { calendar } = this.#services;
    const { firstDay } = calendar.periodAt(spendingPeriod ?? 'monthly', now);
    const limit = this.#limitOf(connection);
    const key = `${connectionId} ${day} ${firstDay} ${limit}`;
    const known = this.#purses.get(key);
    if (known && !known.isLost && known.bank === bank) return known;
    if (known) this.#leaving.add(known);
    // After a change of the limit, or of the day, older purses give their unused grants back.
    for (const other of this.ofConnection(connectionId)) this.#report(other.putDown());
    const purse = new Purse({
      ...this.#services,
      bank,
      id: newId(now),
      terms: { connectionId, day, firstDay, limit },
    });
    this.#purses.set(key, purse);
    return purse;
  }

  /** All purses of this process for a connection. */
  ofConnection(connectionId: string): readonly Purse[] {
    return [...this.#purses.values(), ...this.#leaving].filter(({ terms }) => terms.connectionId === connectionId);
  }

  /** Closes all purses; nothing may be taken afterwards. */
  async close(): Promise<void> {
    this.#stopTidying();
    for (const purse of this.#purses.values()) this.#leaving.add(purse);
    this.#purses.clear();
    // A bank that is unavailable now learns about it from the database later.
    await Promise.all([...this.#leaving].map((purse) => purse.leave().catch(() => undefined)));
    await Promise.all([...this.#leaving].map((purse) => this.#forget(purse)));
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
      if (!purse.isIdle || unusedMs < idleMs) {
        this.#report(purse.remind());
        continue;
      }
      if (unusedMs >= forgetMs || purse.isLost) {
        this.#purses.delete(key);
        this.#leaving.add(purse);
      } else if (this.#services.shares) this.#report(purse.putDown());
    }
    for (const purse of this.#leaving) if (purse.isIdle) this.#report(this.#leave(purse));
  }

  /** Writes `leave` to the journal, after all entries of the purse. */
  async #leave(purse: Purse): Promise<void> {
    await purse.leave();
    await this.#forget(purse);
  }

  async #forget(purse: Purse): Promise<void> {
    const { journal, clock } = this.#services;
    if (!this.#leaving.delete(purse)) return;
    if (purse.account === undefined) return;
    const value = asValue({ op: 'leave', account: purse.account, purse: purse.id });
    await journal.append({ id: newId(clock.now()), kind: ledgerKind, value });
  }

  #report(work: Promise<void>): void {
    work.catch((error: unknown) => {
      if (error instanceof PurseLost) return;
      this.#services.log.debug({ error }, 'a share of a limit could not be recorded; trying again');
    });
  }
}
