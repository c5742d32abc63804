import type { CallBase } from './call.js';
import type { ModelSpendingLimit, SpendingPeriod } from './connection.js';

/** All roles, the one with the most rights first. */
export const roles = ['admin', 'editor', 'viewer'] as const;

/** What a bearer token may do. `viewer`: read; `editor`: also change; `admin`: also manage keys and tokens, and delete. */
export type Role = (typeof roles)[number];

/** The authenticated caller, as the `authenticate` phase has established it. */
export type Identity = KeyIdentity | TokenIdentity | AnonymousIdentity;

/** An app with an API key. Its exchange always has a connection. */
export interface KeyIdentity {
  readonly kind: 'key';
  /** Id of the key, never its secret: records, limits and logs contain it. */
  readonly keyId: string;
  readonly organizationId: string;
  /** For messages to the key's owner; need not be unique. */
  readonly name?: string;
  /** Whose the key is: a person, or a team. Keys of an organization with the same owner share the limits `per: owner`. Null or absent: nobody's. */
  readonly owner?: string | null;
  /** Tags that all requests with the key have, besides their own. Null or absent: none. */
  readonly tags?: readonly string[] | null;
  /** The most that requests with the key may cost in a period, an exact decimal in the gateway's currency: `"12.50"`. Null or absent: no limit. */
  readonly spendingLimit?: string | null;
  /** How often the limit starts again at zero; monthly by default. */
  readonly spendingPeriod?: SpendingPeriod | null;
  /** What requests with the key may cost on some models, besides the `spendingLimit`. Null or absent: no such limits. */
  readonly modelSpendingLimits?: readonly ModelSpendingLimit[] | null;
  /** The only models that may be used with the key, besides what its connection allows: see `Connection`. Null or absent: all of those. */
  readonly allowedModelIdentifiersList?: readonly string[] | null;
  /** Null or absent: no limit of its own. */
  readonly rateLimit?: KeyRateLimit | null;
  /**
   * The app's end user, where the credential itself says who that is, such as a session or a signed token. Limits and records then take this one,
   * whomever the call names; a provider is still told only what the call says.
   */
  readonly endUserId?: string;
  /** Grows with every change of the key. */
  readonly version?: number;
  /** The key whose request has led to this one, which the gateway makes itself. It pays. */
  readonly onBehalfOf?: KeyIdentity;
}

/** The most that may be done with an API key, in a minute or at the same time. */
export interface KeyRateLimit {
  /** Requests of all kinds. */
  readonly requests?: number | undefined;
  /** Input and output of calls of models, together. */
  readonly tokens?: number | undefined;
  /** Requests of all kinds at the same time. */
  readonly concurrent?: number | undefined;
}

/** The key id of requests that the gateway makes itself. */
export const gatewayKeyId = '00000000-0000-0000-0000-000000000000';

/** The API key that pays for the requests of a caller: for those that the gateway makes itself, the one whose request has led to them. */
export function payingKey(identity: Identity | undefined): KeyIdentity | undefined {
  if (identity?.kind !== 'key') return undefined;
  return identity.keyId === gatewayKeyId ? identity.onBehalfOf : identity;
}

/** The only models that an API key allows; null or undefined for all. */
export function modelsOfKey(identity: Identity | undefined): readonly string[] | null | undefined {
  return identity?.kind === 'key' ? identity.allowedModelIdentifiersList : undefined;
}

/** A person or a program with a bearer token. */
export interface TokenIdentity {
  readonly kind: 'token';
  /** Id of the token, never its secret. */
  readonly tokenId: string;
  /** Name shown in audit trails. */
  readonly subject: string;
  readonly organizationId: string;
  /** The core compares it with the role that a route requires. */
  readonly role: Role;
}

/** An unauthenticated caller, on routes with public access. */
interface AnonymousIdentity {
  readonly kind: 'anonymous';
}

/** The organization of a caller. Those who are anonymous share one place, the empty text. */
export function organizationOf(identity: Identity): string {
  return identity.kind === 'anonymous' ? '' : identity.organizationId;
}

/** The app's end user: the one of the caller's credential, otherwise the one that the call names. An empty name counts as absent: apps send it for people without one. */
export function endUserOf(identity: Identity, call: Pick<CallBase, 'endUserId'> | undefined): string | undefined {
  return (identity.kind === 'key' ? identity.endUserId : undefined) ?? (call?.endUserId || undefined);
}
