import { type Clock, type Logger, newId, type RedisScript, type SharedState } from '../../../core/api/index.js';
import {
  type BudgetAllocator,
  type Grant,
  type LeaseAdvice,
  type LeaseState,
  LeaseLost,
  type LeaseTerms,
} from './budget-allocator.js';
import { type Nanos, nanosOf } from '../costs/nanos.js';
import type { AbandonedLease } from './close-process.js';
import {
  forgetScript,
  grantScript,
  lowerScript,
  maxExact,
  openScript,
  raiseScript,
  supersedeScript,
  totalScript,
} from './redis-scripts.js';
import type { SharedAccount, SqlAllocator } from './sql-allocator.js';

/** TTL of an account: longer than its day, because requests of that day may still be running. */
const secondsToLive = 3 * 24 * 3600;
const maxAttempts = 5;

/** The membership of a lease in an account. */
interface Membership {
  account: string;
  /** False while the account may not be in the database. */
  known: boolean;
  /** Sequence number of the last message to Redis. */
  sequence: number;
  /** The rest of the limit in the database, as of its last response. */
  databaseFree: Nanos;
}

/** The services of {@link RedisAllocator}. */
interface RedisAllocatorServices {
  readonly shared: SharedState;
  readonly database: SqlAllocator;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * The allocator that replicas share in Redis. For the database it is one account, to which parts of a limit are granted, so that no more than
 * that can be spent, even if Redis loses its data. What is lost with Redis stays granted, and so cannot be spent, until every process that
 * used the lost account has left it.
 */
export class RedisAllocator implements BudgetAllocator {
  readonly #services: RedisAllocatorServices;
  /** The accounts that leases have joined. */
  readonly #memberships = new WeakMap<LeaseState, Membership>();
  readonly needsRenewal = true;
  /** True for a server that does not say which run it is: whether it has lost something cannot be seen. */
  #isNameless = false;

  constructor(services: RedisAllocatorServices) {
    this.#services = services;
  }

  get isOpen(): boolean {
    return !this.#isNameless && this.#services.shared.isReady;
  }

  accountOf(lease: LeaseState): string | undefined {
    return this.#memberships.get(lease)?.account;
  }

  async raise(lease: LeaseState, need: Nanos): Promise<Grant> {
    const joined = await this.#join(lease);
    const { account } = joined;
    const first = await this.#raise(lease, need);
    if (first.added >= need) return { ...first, free: first.free + joined.databaseFree };
    const missing = need - first.added;
    const more = await this.#services.database.raiseAccount(account, lease.terms, missing);
    joined.databaseFree = more.free;
    const [, isMore] = await this.#run(grantScript, lease.terms, [
      account,
      String(more.granted),
      ...(more.added < missing ? ['short'] : []),
    ]);
    if (more.added === 0n && isMore === 0)
      return { ...first, free: more.free, othersHold: first.othersHold || more.othersHold };
    const second = await this.#raise(lease, missing, lease.granted + first.added);
    return {
      added: first.added + second.added,
      free: second.free + more.free,
      othersHold: second.othersHold || more.othersHold,
    };
  }

  async lower(lease: LeaseState): Promise<LeaseAdvice | undefined> {
    const [, isShort, isFormer] = await this.#send(lowerScript, lease, [String(lease.granted)]);
    if (isFormer === 1) return 'close';
    return isShort === 1 ? 'release' : undefined;
  }

  /** Closes a lease. If Redis is unavailable, or has lost the lease, nothing more needs to be sent later. */
  async close(lease: LeaseState): Promise<void> {
    try {
      await this.#send(lowerScript, lease, [String(lease.granted), 'last']);
    } catch (error) {
      if (!(error instanceof LeaseLost) || error.cause !== undefined) throw error;
    }
  }

  /** The total grants of an account's leases; undefined when Redis does not have the account, or is unavailable. */
  async grantedOf(key: string, account: string): Promise<Nanos | undefined> {
    const reply = await this.#services.shared.run(totalScript, { keys: [key], arguments: [account] }).catch(() => null);
    return typeof reply === 'string' ? BigInt(reply) : undefined;
  }

  /** Closes leases of a dead process, with their sums in the ledger. */
  async retire(leases: readonly AbandonedLease[]): Promise<void> {
    for (const { key, account, lease, billed } of leases) {
      const input = {
        keys: [key],
        arguments: [account, lease, '9007199254740990', String(nanosOf(billed, 'up')), 'last'],
      };
      await this.#services.shared.run(lowerScript, input);
    }
  }

  async #join(lease: LeaseState): Promise<Membership> {
    const before = this.#memberships.get(lease);
    if (before?.known) return before;
    // It is unknown whether the account is in the database, so this lease is closed and another one created.
    if (before) throw new LeaseLost();
    const { database, clock } = this.#services;
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const joined: Membership = {
        account: `redis ${newId(clock.now())}`,
        known: false,
        sequence: 0,
        databaseFree: 0n,
      };
      const former = await database.joinAccount(lease, keyOf(lease.terms), async () => {
        const opening = [joined.account, String(secondsToLive)];
        const [account, made, granted] = await this.#run(openScript, lease.terms, opening);
        joined.account = String(account);
        this.#memberships.set(lease, joined);
        return { account: joined.account, isNew: made === 1, granted: BigInt(String(granted)) };
      });
      if (former) {
        joined.known = true;
        await this.#supersede(former);
        return joined;
      }
      this.#memberships.delete(lease);
      // The account was created by a process that crashed before it was in the database, or all of its leases have left it there, or the database
      // was set back.
      await this.#run(forgetScript, lease.terms, [joined.account]);
    }
    throw new LeaseLost(new Error('accounts in Redis vanish as fast as they are made'));
  }

  /** If Redis does not answer, their leases end after a minute. */
  async #supersede(accounts: readonly SharedAccount[]): Promise<void> {
    const { shared } = this.#services;
    await Promise.allSettled(
      accounts.map(({ key, account }) => shared.run(supersedeScript, { keys: [key], arguments: [account] })),
    );
  }

  async #raise(lease: LeaseState, need: Nanos, granted = lease.granted): Promise<Grant> {
    if (granted + need > maxExact) throw new LeaseLost(new Error('more than Redis can count'));
    const [, added, free, others] = await this.#send(raiseScript, lease, [String(granted), String(need)]);
    return { added: BigInt(String(added)), free: BigInt(String(free)), othersHold: others === 1 };
  }

  /** Sends a message of a lease. @throws LeaseLost when Redis does not have the lease, or is unavailable; the next lease then uses another allocator */
  async #send(script: RedisScript, lease: LeaseState, values: readonly string[]): Promise<readonly unknown[]> {
    const joined = this.#memberships.get(lease);
    if (!joined) throw new LeaseLost();
    joined.sequence += 1;
    return this.#run(script, lease.terms, [joined.account, lease.id, String(joined.sequence), ...values]);
  }

  async #run(script: RedisScript, terms: LeaseTerms, values: readonly string[]): Promise<readonly unknown[]> {
    const reply = await this.#ask(script, { keys: [keyOf(terms)], arguments: values });
    if (Array.isArray(reply) && reply[0] === 'nameless') this.#leave();
    if (!Array.isArray(reply) || reply[0] === 'lost') throw new LeaseLost();
    return reply;
  }

  /** The next leases use the database. @throws LeaseLost */
  #leave(): never {
    if (!this.#isNameless) {
      this.#services.log.warn(
        {},
        'Redis does not say which run of it this is (run_id in INFO), so its losses cannot be noticed. Spending limits are shared through the database',
      );
    }
    this.#isNameless = true;
    throw new LeaseLost();
  }

  async #ask(script: RedisScript, input: { readonly keys: readonly string[]; readonly arguments: readonly string[] }) {
    try {
      return await this.#services.shared.run(script, input);
    } catch (error) {
      throw new LeaseLost(error);
    }
  }
}

function keyOf({ budgetId, version, day, firstDay, limit }: LeaseTerms): string {
  return `budget:{${budgetId}}:${version}:${day}:${firstDay}:${limit}`;
}
