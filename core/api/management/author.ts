/** Who changes something, as the audit trail names them. */
export interface Author {
  /** A bearer token, the command line, or the gateway itself at its start. */
  readonly kind: 'token' | 'command' | 'gateway';
  /** The token's subject, the user's name, or `gateway`. */
  readonly name: string;
  readonly tokenId?: string;
  /** The `x-request-id` of the request that asked for the change. */
  readonly requestId?: string;
}

/** The gateway itself: what it makes at its first start has no other author. */
export const gatewayItself: Author = Object.freeze({ kind: 'gateway', name: 'gateway' });
