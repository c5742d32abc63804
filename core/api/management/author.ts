/** Who changes something, as the audit trail names them. */
export interface Author {
  /** A bearer token, an API key, the command line, or the gateway itself at its start. */
  readonly kind: 'token' | 'key' | 'command' | 'gateway';
  /** The token's subject, the name of the connection that the key was used with, the user's name, or `gateway`. */
  readonly name: string;
  /** Of the token, or of the key. */
  readonly tokenId?: string;
  /** The `x-request-id` of the request that asked for the change. */
  readonly requestId?: string;
}

/** The gateway itself: what it makes at its first start has no other author. */
export const gatewayItself: Author = Object.freeze({ kind: 'gateway', name: 'gateway' });
