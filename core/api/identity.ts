/** What a bearer token may do: `viewer` reads, `editor` also changes, `admin` also keys, tokens and deletes. */
export type Role = 'admin' | 'editor' | 'viewer';

/** Who is calling, once the `authenticate` phase has said so. */
export type Identity = KeyIdentity | TokenIdentity | AnonymousIdentity;

/** An app with an API key; always together with a connection. */
export interface KeyIdentity {
  readonly kind: 'key';
  readonly keyId: string;
  readonly organizationId: string;
}

/** A person or a machine with a bearer token. */
export interface TokenIdentity {
  readonly kind: 'token';
  readonly tokenId: string;
  /** Name shown in audit trails. */
  readonly subject: string;
  readonly organizationId: string;
  readonly role: Role;
}

/** Nobody in particular; only on routes whose access is `public`. */
export interface AnonymousIdentity {
  readonly kind: 'anonymous';
}
