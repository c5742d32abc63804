import { type Clock, newId, type RedisScript, type SharedState } from '../../core/api/index.js';
import { type Bank, type Grant, type PurseAtBank, PurseLost, type Terms } from './bank.js';
import { type Nano, nanoOf } from './nano.js';
import type { LeftPurse } from './close-process.js';
import {
  forgetScript,
  grantScript,
  lowerScript,
  mostExact,
  openScript,
  raiseScript,
  totalScript,
} from './redis-scripts.js';
import type { SqlBank } from './sql-bank.js';

/** TTL of an account: longer than its day, because requests of that day may still be running. */
const secondsToLive = 3 * 24 * 3600;
const mostTries = 5;

/** The membership of a purse in an account. */
interface Joined {
  account: string;
  /** False while the account may not be in the database. */
  known: boolean;
  /** Sequence number of the last message to Redis. */
  spoken: number;
  /** The rest of the limit in the database, as of its last response. */
  below: Nano;
}

/** The services of {@link RedisBank}. */
export interface RedisBankServices {
  readonly shared: SharedState;
  readonly database: SqlBank;
  readonly clock: Clock;
}

/**
 * The bank that replicas share in Redis. For the database it is one account, to which parts of a limit are granted, so that no more than
 * that can be spent, even if Redis loses its data. What is lost with Redis stays granted, and so cannot be spent, until every process that
 * used the lost account has left it.
 */
export class RedisBank implements Bank {
  readonly #services: RedisBankServices;
  /** The accounts that purses have joined. */
  readonly #joined = new WeakMap<PurseAtBank, Joined>();
  readonly mayForget = true;

  constructor(services: RedisBankServices) {
    this.#services = services;
  }

  get isOpen(): boolean {
    return this.#services.shared.isReady;
  }

  accountOf(purse: PurseAtBank): string | undefined {
    return this.#joined.get(purse)?.account;
  }

  async raise(purse: PurseAtBank, need: Nano): Promise<Grant> {
    const joined = await this.#join(purse);
    const { account } = joined;
    const first = await this.#raise(purse, need);
    if (first.added >= need) return { ...first, free: first.free + joined.below };
    const missing = need - first.added;
    const more = await this.#services.database.raiseAccount(account, purse.terms, missing);
    joined.below = more.free;
    await this.#run(grantScript, purse.terms, [account, exact(more.added), ...(more.added < missing ? ['short'] : [])]);
    if (more.added === 0n) return { ...first, free: more.free, othersHold: first.othersHold || more.othersHold };
    const second = await this.#raise(purse, missing, purse.granted + first.added);
    return {
      added: first.added + second.added,
      free: second.free + more.free,
      othersHold: second.othersHold || more.othersHold,
    };
  }

  async lower(purse: PurseAtBank): Promise<boolean> {
    const [, isShort] = await this.#say(lowerScript, purse, [exact(purse.granted)]);
    return isShort === 1;
  }

  /** Closes a purse. If Redis is unavailable, or has lost the purse, nothing more needs to be sent later. */
  async leave(purse: PurseAtBank): Promise<void> {
    try {
      await this.#say(lowerScript, purse, [exact(purse.granted), 'last']);
    } catch (error) {
      if (!(error instanceof PurseLost) || error.cause !== undefined) throw error;
    }
  }

  /** The total grants of an account's purses; undefined when Redis does not have the account, or is unavailable. */
  async takenOf(key: string, account: string): Promise<Nano | undefined> {
    const reply = await this.#services.shared.run(totalScript, { keys: [key], arguments: [account] }).catch(() => null);
    return typeof reply === 'string' ? BigInt(reply) : undefined;
  }

  /** Closes purses of a dead process, with their sums in the ledger. */
  async retire(purses: readonly LeftPurse[]): Promise<void> {
    for (const { key, account, purse, billed } of purses) {
      const input = {
        keys: [key],
        arguments: [account, purse, '9007199254740990', exact(nanoOf(billed, 'up')), 'last'],
      };
      await this.#services.shared.run(lowerScript, input);
    }
  }

  async #join(purse: PurseAtBank): Promise<Joined> {
    const before = this.#joined.get(purse);
    if (before?.known) return before;
    // It is unknown whether the account is in the database, so this purse is closed and another one created.
    if (before) throw new PurseLost();
    const { database, clock } = this.#services;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const joined: Joined = { account: `redis ${newId(clock.now())}`, known: false, spoken: 0, below: 0n };
      joined.known = await database.joinAccount(purse, keyOf(purse.terms), async () => {
        const [account, made] = await this.#run(openScript, purse.terms, [joined.account, String(secondsToLive)]);
        joined.account = String(account);
        this.#joined.set(purse, joined);
        return { account: joined.account, isNew: made === 1 };
      });
      if (joined.known) return joined;
      this.#joined.delete(purse);
      // The account was created by a process that crashed before it was in the database, or all of its members have left it there.
      await this.#run(forgetScript, purse.terms, [joined.account]);
    }
    throw new PurseLost(new Error('accounts in Redis vanish as fast as they are made'));
  }

  async #raise(purse: PurseAtBank, need: Nano, granted = purse.granted): Promise<Grant> {
    if (granted + need > mostExact) throw new PurseLost(new Error('more than Redis can count'));
    const [, added, free, others] = await this.#say(raiseScript, purse, [exact(granted), exact(need)]);
    return { added: BigInt(String(added)), free: BigInt(String(free)), othersHold: others === 1 };
  }

  /** Sends a message of a purse. @throws PurseLost when Redis does not have the purse, or is unavailable; the next purse then uses another bank */
  async #say(script: RedisScript, purse: PurseAtBank, values: readonly string[]): Promise<readonly unknown[]> {
    const joined = this.#joined.get(purse);
    if (!joined) throw new PurseLost();
    joined.spoken += 1;
    return this.#run(script, purse.terms, [joined.account, purse.id, String(joined.spoken), ...values]);
  }

  async #run(script: RedisScript, terms: Terms, values: readonly string[]): Promise<readonly unknown[]> {
    const reply = await this.#ask(script, { keys: [keyOf(terms)], arguments: values });
    if (!Array.isArray(reply) || reply[0] === 'lost') throw new PurseLost();
    return reply;
  }

  async #ask(script: RedisScript, input: { readonly keys: readonly string[]; readonly arguments: readonly string[] }) {
    try {
      return await this.#services.shared.run(script, input);
    } catch (error) {
      throw new PurseLost(error);
    }
  }
}

function keyOf({ connectionId, day, firstDay, limit }: Terms): string {
  return `spending:{${connectionId}}:${day}:${firstDay}:${limit}`;
}

function exact(amount: Nano): string {
  return String(amount);
}
