/** Who made a change, as shown in the audit trail. */
export interface Author {
  /** A bearer token, an API key, the command line, or the gateway itself when it starts. */
  readonly kind: 'token' | 'key' | 'command' | 'gateway';
  /** The token's subject, the name of the connection that the key was used with, the user's name, or `gateway`. */
  readonly name: string;
  /** Id of the token or the key. */
  readonly tokenId?: string;
  /** The `x-request-id` of the request that made the change. */
  readonly requestId?: string;
}

/** The author of what the gateway creates by itself at its first start. */
export const gatewayItself: Author = Object.freeze({ kind: 'gateway', name: 'gateway' });
