import type { Database } from '../../../core/api/database.js';
import type { Clock, Journal, Logger, StateStore } from '../../../core/api/index.js';
import type { Budget } from '../budgets/budget.js';
import type { BudgetAllocator } from './budget-allocator.js';
import { RedisAllocator } from './redis-allocator.js';
import { SqlAllocator } from './sql-allocator.js';

interface AllocatorServices {
  readonly database: Database;
  readonly journal: Journal;
  readonly state: StateStore;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Allocators {
  /** Who grants the leases of a budget. */
  readonly allocator: (budget: Budget) => BudgetAllocator;
  readonly redis: RedisAllocator | undefined;
  /** Whether other processes may use the database. */
  readonly shares: boolean;
}

/** Chooses who grants the leases of each budget: the database, or Redis with what the database has granted to it. */
export function allocatorsFor({ database, journal, state, clock, log }: AllocatorServices): Allocators {
  const shares = database.kind !== 'embedded';
  const sql = new SqlAllocator(database, journal.process, () => journal.settled());
  // Without Redis for an embedded database, because no other process uses it.
  const redis =
    shares && state.shared ? new RedisAllocator({ shared: state.shared, database: sql, clock, log }) : undefined;
  // Not in Redis: there may be any number of end users, each of whom rarely calls at several replicas at once. What they have spent is always
  // granted, so a new lease need not wait for the ledger, unless the process is the only one and its last lease had all that was left.
  const ofEndUsers = shares ? new SqlAllocator(database, journal.process) : sql;
  return {
    redis,
    shares,
    allocator: ({ kind }) => {
      if (kind === 'endUser') return ofEndUsers;
      // Clients may make up any number of tags.
      if (kind === 'tag') return sql;
      return redis?.isOpen ? redis : sql;
    },
  };
}
