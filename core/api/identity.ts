/** What a bearer token may do. `viewer`: read; `editor`: also change; `admin`: also manage keys and tokens, and delete. */
export type Role = 'admin' | 'editor' | 'viewer';

/** The authenticated caller, as the `authenticate` phase has established it. */
export type Identity = KeyIdentity | TokenIdentity | AnonymousIdentity;

/** An app with an API key. Its exchange always has a connection. */
export interface KeyIdentity {
  readonly kind: 'key';
  /** Id of the key, never its secret: records, limits and logs contain it. */
  readonly keyId: string;
  readonly organizationId: string;
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
export interface AnonymousIdentity {
  readonly kind: 'anonymous';
}

/** The organization of a caller. Those who are anonymous share one place, the empty text. */
export function organizationOf(identity: Identity): string {
  return identity.kind === 'anonymous' ? '' : identity.organizationId;
}
