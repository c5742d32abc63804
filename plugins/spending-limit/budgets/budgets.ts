import {
  type Connection,
  type Decimal,
  decimalOf,
  fitsAny,
  type KeyIdentity,
  type ModelCatalog,
  type ModelSpendingLimit,
} from '../../../core/api/index.js';
import type { ConfiguredLimit } from '../config.js';
import { nanosOf } from '../costs/nanos.js';
import {
  type Budget,
  budgetOfEndUser,
  budgetOfKey,
  budgetOfModels,
  budgetOfOrganization,
  budgetOfOwner,
  budgetOfTag,
  isLimited,
  storedEndUserId,
  storedKeyId,
} from './budget.js';
import { PayerBudgets } from './payer-budgets.js';

/** The limits that gateway.yaml sets. */
interface ConfiguredLimits {
  readonly limits: readonly ConfiguredLimit[];
  /** Another one after each change of them. */
  readonly version: number;
}

/** A limit, as it is configured. */
interface Limit extends Pick<Budget, 'period' | 'models'> {
  readonly amount: Decimal;
  /** Another one after each change of it. */
  readonly version: string;
}

/** A limit of owners or tags. */
interface NamedLimit extends Limit {
  /** The only ones that it applies to. */
  readonly only?: readonly string[];
}

/** Whose limits they are. */
type Spender = Pick<Budget, 'kind' | 'spenderId' | 'organizationId' | 'owner' | 'tag' | 'title'>;

/** Finds the budgets of calls. */
export class Budgets {
  readonly #ofOrganizations: readonly Limit[];
  readonly #ofEndUsers: readonly Limit[];
  /** For connections without their own of the same models. */
  readonly #ofConnections: readonly Limit[];
  /** For keys without their own of the same models. */
  readonly #ofKeys: readonly Limit[];
  readonly #ofOwners: readonly NamedLimit[];
  readonly #ofTags: readonly NamedLimit[];
  readonly #catalog: ModelCatalog;
  readonly #withoutKey = new WeakMap<Connection, PayerBudgets>();
  readonly #withKey = new WeakMap<Connection, WeakMap<KeyIdentity, PayerBudgets>>();

  constructor({ limits, version }: ConfiguredLimits, catalog: ModelCatalog) {
    const per = (whom: ConfiguredLimit['per']): readonly NamedLimit[] =>
      limits
        .filter((limit) => limit.per === whom)
        .map(({ amount, period, models, only }) => ({
          amount: decimalOf(amount) as Decimal,
          period,
          version: String(version),
          ...(models && { models }),
          ...(only && { only }),
        }));
    this.#ofOrganizations = per('organization');
    this.#ofEndUsers = per('endUser');
    this.#ofConnections = per('connection');
    this.#ofKeys = per('key');
    this.#ofOwners = per('owner');
    this.#ofTags = per('tag');
    this.#catalog = catalog;
  }

  /** The budgets of a caller on a connection; undefined when nothing limits any of its calls. */
  of(
    connection: Connection,
    key: KeyIdentity | undefined,
    endUserId?: string,
    tags: readonly string[] = [],
  ): PayerBudgets | undefined {
    const { organizationId } = connection;
    const kept = this.#ofConnectionKept(connection, key);
    const stored = this.#ofEndUsers.length === 0 ? undefined : storedEndUserId(endUserId);
    const ofTags = this.#ofTags.length === 0 ? [] : tags.flatMap((tag) => this.ofTag(organizationId, tag));
    if (stored === undefined && ofTags.length === 0) return kept;
    // Not kept, because there may be any number of end users and tags.
    const ofEndUser = stored === undefined ? [] : this.ofEndUser(organizationId, stored);
    return new PayerBudgets([...ofEndUser, ...ofTags, ...(kept?.inOrder ?? [])], this.#catalog, stored);
  }

  #ofConnectionKept(connection: Connection, key: KeyIdentity | undefined): PayerBudgets | undefined {
    if (key && this.#mayLimit(key)) {
      let byKey = this.#withKey.get(connection);
      if (!byKey) this.#withKey.set(connection, (byKey = new WeakMap()));
      return this.#known(byKey, key, () => this.#ofConnectionAndKey(connection, key));
    }
    const configured = this.#ofConnections.length + this.#ofOrganizations.length;
    if (!isLimited(connection) && !connection.modelSpendingLimits && configured === 0) return undefined;
    return this.#known(this.#withoutKey, connection, () => this.#ofConnectionAndKey(connection, undefined));
  }

  #mayLimit({ owner, spendingLimit, modelSpendingLimits }: KeyIdentity): boolean {
    if (this.#ofKeys.length > 0 || typeof spendingLimit === 'string' || modelSpendingLimits) return true;
    return this.#ofOwners.length > 0 && Boolean(owner);
  }

  #known<K extends object>(all: WeakMap<K, PayerBudgets>, key: K, budgetsOf: () => readonly Budget[]): PayerBudgets {
    const known = all.get(key);
    if (known) return known;
    const found = new PayerBudgets(budgetsOf(), this.#catalog);
    all.set(key, found);
    return found;
  }

  #ofConnectionAndKey(connection: Connection, key: KeyIdentity | undefined): readonly Budget[] {
    const ofKey = key ? [...this.ofKey(key), ...this.ofOwner(key)] : [];
    return [...this.ofConnection(connection), ...ofKey, ...this.ofOrganization(connection.organizationId)];
  }

  /** The budgets of a connection: its own limits, and those of all connections that are not of the same models. */
  ofConnection(connection: Connection): readonly Budget[] {
    const { connectionId, organizationId, name, spendingLimit, spendingPeriod, modelSpendingLimits } = connection;
    const spender = {
      kind: 'connection',
      spenderId: connectionId,
      organizationId,
      title: `connection "${name}"`,
    } as const;
    const version = String(connection.version);
    const ofAll = { amount: spendingLimit ?? '0', period: spendingPeriod ?? 'monthly', version } as const;
    const own = [...(isLimited(connection) ? [ofAll] : []), ...ofModels(modelSpendingLimits, version)];
    return ownBeforeConfigured(own, { configured: this.#ofConnections, version, spender });
  }

  /** The budgets of an API key: its own limits, and those of all keys that are not of the same models. */
  ofKey(key: KeyIdentity): readonly Budget[] {
    const { keyId, organizationId, name, spendingLimit, spendingPeriod, modelSpendingLimits, version = 0 } = key;
    const spenderId = budgetOfKey(storedKeyId(keyId), organizationId);
    const spender = { kind: 'key', spenderId, organizationId, title: `API key "${name ?? keyId}"` } as const;
    const own = [
      ...(typeof spendingLimit === 'string'
        ? [{ amount: spendingLimit, period: spendingPeriod ?? 'monthly', version: String(version) } as const]
        : []),
      ...ofModels(modelSpendingLimits, String(version)),
    ];
    return ownBeforeConfigured(own, { configured: this.#ofKeys, version: String(version), spender });
  }

  /** The budgets that an API key shares with the other keys of its owner: of the limits of the same models the first that applies to the owner. */
  ofOwner({ organizationId, owner }: Pick<KeyIdentity, 'organizationId' | 'owner'>): readonly Budget[] {
    if (!owner) return [];
    const spenderId = budgetOfOwner(organizationId, owner);
    const spender = { kind: 'owner', spenderId, organizationId, owner, title: `owner "${owner}"` } as const;
    return firstOfModels(
      this.#ofOwners.filter(({ only }) => !only || only.includes(owner)),
      spender,
    );
  }

  /** The budgets of a tag, which all calls of an organization with it share: of the limits of the same models the first that applies to the tag. */
  ofTag(organizationId: string, tag: string): readonly Budget[] {
    const spenderId = budgetOfTag(organizationId, tag);
    const spender = { kind: 'tag', spenderId, organizationId, tag, title: `tag "${tag}"` } as const;
    return firstOfModels(
      this.#ofTags.filter(({ only }) => !only || fitsAny(only, tag)),
      spender,
    );
  }

  /**
   * The budgets of an end user of an organization; none when gateway.yaml has no limit for end users.
   *
   * @param endUserId as `storedEndUserId` returns it
   */
  ofEndUser(organizationId: string, endUserId: string): readonly Budget[] {
    const spenderId = budgetOfEndUser(organizationId, endUserId);
    const spender = { kind: 'endUser', spenderId, organizationId, title: `end user "${endUserId}"` } as const;
    return this.#ofEndUsers.map((limit) => budgetOf(limit, spender));
  }

  /** The budgets of an organization; none when gateway.yaml has no limit for organizations. */
  ofOrganization(organizationId: string): readonly Budget[] {
    const spenderId = budgetOfOrganization(organizationId);
    const title = `organization "${organizationId}"`;
    const spender = { kind: 'organization', spenderId, organizationId, title } as const;
    return this.#ofOrganizations.map((limit) => budgetOf(limit, spender));
  }
}

function ofModels(limits: readonly ModelSpendingLimit[] | null | undefined, version: string): readonly Limit[] {
  return (limits ?? []).map((limit) => ({ ...limit, version }));
}

/** The budgets of a spender, with the limits of gateway.yaml where it has none of its own of the same models. */
function ownBeforeConfigured(
  own: readonly Limit[],
  {
    configured,
    version,
    spender,
  }: { readonly configured: readonly Limit[]; readonly version: string; readonly spender: Spender },
): readonly Budget[] {
  const budgets = own.map((limit) => budgetOf(limit, spender));
  const known = new Set(budgets.map(({ id }) => id));
  const others = configured.map((limit) => budgetOf({ ...limit, version: `${version}.${limit.version}` }, spender));
  return [...budgets, ...others.filter(({ id }) => !known.has(id))];
}

/** The budgets of limits, of those of the same models only the first. */
function firstOfModels(limits: readonly Limit[], spender: Spender): readonly Budget[] {
  const budgets = limits.map((limit) => budgetOf(limit, spender));
  return budgets.filter(({ id }, index) => budgets.findIndex((one) => one.id === id) === index);
}

/** The most models that a message names. */
const mostNamed = 5;

function budgetOf({ amount, period, models, version }: Limit, spender: Spender): Budget {
  const limit = { limit: nanosOf(amount, 'down'), configuredLimit: amount, period, version };
  if (!models) return { ...spender, ...limit, id: spender.spenderId };
  const more = models.length > mostNamed ? ' …' : '';
  const named = models.slice(0, mostNamed).map((model) => JSON.stringify(model.slice(0, 100)));
  const title = `${models.length === 1 ? 'model' : 'models'} ${named.join(', ')}${more} of ${spender.title}`;
  return { ...spender, ...limit, id: budgetOfModels(spender.spenderId, models), models, title };
}
