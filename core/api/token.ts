/**
 * A typed name for a service. The symbol is what the container sees, `T` is what the compiler sees.
 *
 * A token is declared beside the interface it names, with the same identifier, so that one import brings both.
 */
export interface Token<T> {
  readonly key: symbol;
  /** Shown in messages about missing or doubly provided services. */
  readonly name: string;
  /** Never set; it only carries `T`. */
  readonly type?: T;
}

/**
 * Makes the token of a service.
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

/** What a plugin asks for, by the names under which it wants to receive it. */
export type Needs = Readonly<Record<string, Token<unknown>>>;

/** The services that belong to a set of tokens. */
export type Services<N extends Needs> = {
  readonly [K in keyof N]: N[K] extends Token<infer T> ? T : never;
};

/** The services that belong to a set of tokens, each of which may be missing. */
export type OptionalServices<W extends Needs> = {
  readonly [K in keyof W]: (W[K] extends Token<infer T> ? T : never) | undefined;
};
