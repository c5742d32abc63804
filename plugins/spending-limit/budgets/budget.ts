import { hash } from 'node:crypto';
import { type Connection, type Decimal, type SpendingPeriod, storable } from '../../../core/api/index.js';
import type { Nanos } from '../costs/nanos.js';
import type { BudgetLease } from '../leases/budget-lease.js';

/** What an end user, a connection, an API key, its owner, a tag or an organization may spend in a period, on all models or on some. */
export interface Budget {
  readonly kind: 'endUser' | 'connection' | 'key' | 'owner' | 'tag' | 'organization';
  /** The UUID under which the ledger sums what is spent. */
  readonly id: string;
  /** The id of the budget of all models of the same end user, connection, API key, owner, tag or organization. */
  readonly spenderId: string;
  /** The only models whose calls count; undefined for all. */
  readonly models?: readonly string[];
  readonly organizationId: string;
  /** The name of the owner whose budget it is. */
  readonly owner?: string;
  /** The tag whose budget it is. */
  readonly tag?: string;
  /** For messages: "connection "shop"". */
  readonly title: string;
  /** The most that may be spent in a period. */
  readonly limit: Nanos;
  /** The same as it is configured, for messages. */
  readonly configuredLimit: Decimal;
  readonly period: SpendingPeriod;
  /** Another one after each change of the limit, also if it is changed back: what was spent in between is in the ledger only. */
  readonly version: string;
}

/** Whether a budget is not of some models only. */
export function isOfAllModels({ models }: Budget): boolean {
  return !models;
}

/** The budgets that a call must fit in. */
export interface CallBudgets {
  /** In the order in which it reserves from them: from the narrowest to the widest. */
  readonly inOrder: readonly Budget[];
  /** Their leases when they were last asked for. A field, because looking them up in a `WeakMap` would cost every call more. */
  leases: readonly BudgetLease[];
  /** The end user, as {@link storedEndUserId} returns it, if one of the budgets is that of an end user. */
  readonly endUserId?: string;
  /** The ids of those that lines count for only while there are such limits, as {@link listedIds} writes them. */
  readonly listedBudgets?: string;
}

/**
 * The ids of budgets of some models, of owners and of tags, for the ledger: separated by commas, those of an end user behind a semicolon. Undefined for
 * none. Those of all models of others follow from the columns of a line.
 */
export function listedIds(budgets: readonly Budget[]): string | undefined {
  const listed = budgets.filter(({ kind, models }) => models || kind === 'owner' || kind === 'tag');
  if (listed.length === 0) return undefined;
  const [ofEndUser = [], others = []] = [true, false].map((isOfEndUser) =>
    listed.filter(({ kind }) => (kind === 'endUser') === isOfEndUser).flatMap(listedIdsOf),
  );
  return `${[...new Set(others)].join(',')};${ofEndUser.join(',')}`;
}

/** What a tag has spent is found by its name, also if only some models are limited: by the budget of all models. */
function listedIdsOf({ kind, id, spenderId, models }: Budget): readonly string[] {
  return kind === 'tag' && models ? [spenderId, id] : [id];
}

/** Whether a connection has a limit. */
export function isLimited({ enableSpendingLimit, spendingLimit }: Connection): boolean {
  return enableSpendingLimit && spendingLimit !== null;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ids of keys that a plugin has made up are cut off here. */
const longestKeyId = 256;

/** The id of a key in the ledger: plugins that authenticate callers themselves may use any text. */
export function storedKeyId(keyId: string): string {
  return uuid.test(keyId) ? keyId : storable(keyId, longestKeyId);
}

/** Longer names of end users are cut off here, as in the history. */
const longestEndUserId = 256;

/** The name of an end user in the ledger, which is that in the history: clients may send any text. Undefined when there is none. */
export function storedEndUserId(endUserId: string | undefined): string | undefined {
  return endUserId === undefined || endUserId === '' ? undefined : storable(endUserId, longestEndUserId);
}

/** The id of the budget of an end user of an organization. @param endUserId as {@link storedEndUserId} returns it */
export function budgetOfEndUser(organizationId: string, endUserId: string): string {
  return derived(`end user ${JSON.stringify([organizationId, endUserId])}`);
}

/** The id of a key's budget: its own, if it is a UUID. @param keyId as {@link storedKeyId} returns it */
export function budgetOfKey(keyId: string, organizationId: string): string {
  return uuid.test(keyId) ? keyId : derived(`key ${JSON.stringify([organizationId, keyId])}`);
}

/** The id of the budget of an owner of API keys of an organization. */
export function budgetOfOwner(organizationId: string, owner: string): string {
  return derived(`owner ${JSON.stringify([organizationId, owner])}`);
}

/** The id of the budget of a tag of an organization. */
export function budgetOfTag(organizationId: string, tag: string): string {
  return derived(`tag ${JSON.stringify([organizationId, tag])}`);
}

/** The id of an organization's budget. */
export function budgetOfOrganization(organizationId: string): string {
  return derived(`organization ${organizationId}`);
}

/** The id of the budget of some models, in any order. @param spenderId the id of the budget of all models */
export function budgetOfModels(spenderId: string, models: readonly string[]): string {
  return derived(`models ${JSON.stringify([spenderId, ...models.toSorted()])}`);
}

/** The first half of a hash, in the form of a UUID. */
function derived(text: string): string {
  const digits = hash('sha256', text);
  return [0, 8, 12, 16, 20].map((from, index) => digits.slice(from, [8, 12, 16, 20, 32][index])).join('-');
}
