import { type Connection, type Decimal, decimalOf, type KeyIdentity } from '../../../core/api/index.js';
import type { ConfiguredLimit } from '../config.js';
import { nanosOf } from '../costs/nanos.js';
import {
  type Budget,
  budgetOfEndUser,
  budgetOfKey,
  budgetOfOrganization,
  type CallBudgets,
  isLimited,
  storedEndUserId,
  storedKeyId,
} from './budget.js';

/** The limits that gateway.yaml sets. */
interface ConfiguredLimits {
  readonly limits: readonly ConfiguredLimit[];
  /** Another one after each change of them. */
  readonly version: number;
}

/** A limit, as it is configured. */
interface Limit extends Pick<Budget, 'period'> {
  readonly amount: Decimal;
}

/** Finds the budgets of calls. */
export class Budgets {
  readonly #ofOrganizations: Limit | undefined;
  readonly #ofEndUsers: Limit | undefined;
  /** For keys without their own. */
  readonly #ofKeys: Limit | undefined;
  readonly #version: number;
  readonly #withoutKey = new WeakMap<Connection, CallBudgets>();
  readonly #withKey = new WeakMap<Connection, WeakMap<KeyIdentity, CallBudgets>>();

  constructor({ limits, version }: ConfiguredLimits) {
    this.#ofOrganizations = limitIn(limits, 'organization');
    this.#ofEndUsers = limitIn(limits, 'endUser');
    this.#ofKeys = limitIn(limits, 'key');
    this.#version = version;
  }

  /** The budgets of a call; undefined when nothing limits it. */
  of(connection: Connection, key: KeyIdentity | undefined, endUserId?: string): CallBudgets | undefined {
    const others = this.#withoutEndUser(connection, key);
    const stored = this.#ofEndUsers && storedEndUserId(endUserId);
    const ofEndUser = stored === undefined ? undefined : this.ofEndUser(connection.organizationId, stored);
    if (stored === undefined || !ofEndUser) return others;
    // Not kept, because there may be any number of end users.
    return { inOrder: [ofEndUser, ...(others?.inOrder ?? [])], leases: [], endUserId: stored };
  }

  #withoutEndUser(connection: Connection, key: KeyIdentity | undefined): CallBudgets | undefined {
    if (key && (this.#ofKeys || typeof key.spendingLimit === 'string'))
      return this.#ofConnectionAndKey(connection, key);
    if (!isLimited(connection) && !this.#ofOrganizations) return undefined;
    const known = this.#withoutKey.get(connection);
    if (known) return known;
    const found = together([this.ofConnection(connection), this.ofOrganization(connection.organizationId)]);
    this.#withoutKey.set(connection, found);
    return found;
  }

  #ofConnectionAndKey(connection: Connection, key: KeyIdentity): CallBudgets {
    let byKey = this.#withKey.get(connection);
    if (!byKey) this.#withKey.set(connection, (byKey = new WeakMap()));
    const known = byKey.get(key);
    if (known) return known;
    const { organizationId } = connection;
    const found = together([this.ofConnection(connection), this.ofKey(key), this.ofOrganization(organizationId)]);
    byKey.set(key, found);
    return found;
  }

  /** The budget of a connection; undefined when it has no limit. */
  ofConnection(connection: Connection): Budget | undefined {
    if (!isLimited(connection)) return undefined;
    const { connectionId, organizationId, name, spendingLimit, spendingPeriod, version } = connection;
    return budgetOf(
      { amount: spendingLimit ?? '0', period: spendingPeriod ?? 'monthly' },
      { kind: 'connection', id: connectionId, organizationId, title: `connection "${name}"`, version: String(version) },
    );
  }

  /** The budget of an API key: its own limit, or that of all keys. Undefined when there is neither. */
  ofKey({ keyId, organizationId, name, spendingLimit, spendingPeriod, version = 0 }: KeyIdentity): Budget | undefined {
    const isOwn = typeof spendingLimit === 'string';
    const limit = isOwn ? { amount: spendingLimit, period: spendingPeriod ?? 'monthly' } : this.#ofKeys;
    return (
      limit &&
      budgetOf(limit, {
        kind: 'key',
        id: budgetOfKey(storedKeyId(keyId), organizationId),
        organizationId,
        title: `API key "${name ?? keyId}"`,
        version: isOwn ? String(version) : `${version}.${this.#version}`,
      })
    );
  }

  /**
   * The budget of an end user of an organization; undefined when gateway.yaml has no limit for end users.
   *
   * @param endUserId as `storedEndUserId` returns it
   */
  ofEndUser(organizationId: string, endUserId: string): Budget | undefined {
    return (
      this.#ofEndUsers &&
      budgetOf(this.#ofEndUsers, {
        kind: 'endUser',
        id: budgetOfEndUser(organizationId, endUserId),
        organizationId,
        title: `end user "${endUserId}"`,
        version: String(this.#version),
      })
    );
  }

  /** The budget of an organization; undefined when gateway.yaml has no limit for organizations. */
  ofOrganization(organizationId: string): Budget | undefined {
    return (
      this.#ofOrganizations &&
      budgetOf(this.#ofOrganizations, {
        kind: 'organization',
        id: budgetOfOrganization(organizationId),
        organizationId,
        title: `organization "${organizationId}"`,
        version: String(this.#version),
      })
    );
  }
}

function together(budgets: readonly (Budget | undefined)[]): CallBudgets {
  return { inOrder: budgets.filter((budget) => budget !== undefined), leases: [] };
}

function limitIn(limits: readonly ConfiguredLimit[], per: ConfiguredLimit['per']): Limit | undefined {
  const found = limits.find((limit) => limit.per === per);
  return found && { amount: decimalOf(found.amount) as Decimal, period: found.period };
}

function budgetOf({ amount, period }: Limit, whose: Omit<Budget, 'limit' | 'configuredLimit' | 'period'>): Budget {
  return { ...whose, limit: nanosOf(amount, 'down'), configuredLimit: amount, period };
}
