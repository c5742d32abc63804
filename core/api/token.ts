/**
 * The typed key of a service in dependency injection: `key` identifies the service at run time, `T` is its type.
 *
 * A token is declared next to the interface of its service, with the same identifier, so that one import brings both.
 */
export interface Token<T> {
  readonly key: symbol;
  /** Shown in messages about services that are missing or provided twice. */
  readonly name: string;
  /** Never set: a phantom member for the type `T`. */
  readonly type?: T;
}

/**
 * Creates the token of a service.
 *
 * @param name unique name; third parties prefix it with their plugin's name (`acme-budget.ledger`).
 * @example
 * export interface Ledger { add(line: LedgerLine): Promise<void> }
 * export const Ledger = token<Ledger>('ledger');
 */
export function token<T>(name: string): Token<T> {
  // Symbol.for: two copies of this package in node_modules must agree on the token.
  return Object.freeze({ key: Symbol.for(`sluice.service.${name}`), name });
}

/** Tokens of services, by the names under which a plugin gets or provides them. */
export type Needs = Readonly<Record<string, Token<unknown>>>;

/** The services of a set of tokens. */
export type Services<N extends Needs> = {
  readonly [K in keyof N]: N[K] extends Token<infer T> ? T : never;
};

/** The services of a set of tokens; each may be undefined. */
export type OptionalServices<W extends Needs> = {
  readonly [K in keyof W]: (W[K] extends Token<infer T> ? T : never) | undefined;
};
