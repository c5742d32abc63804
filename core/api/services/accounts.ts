import type { Awaitable } from '../awaitable.js';
import { token } from '../token.js';

/** Who needs a token: named in the error if there is none. */
export interface AccountUser {
  /** Id of the provider's plugin instance. */
  readonly provider: string;
  /** The provider's wire format. */
  readonly dialect: string;
}

/** An account that gives tokens for a limited time, in place of a key. */
export interface Account {
  /**
   * The current token; a promise only when it must be requested.
   *
   * @throws GatewayError `GW_PROVIDER_CREDENTIALS` (503) when no token is given
   */
  get(user: AccountUser): Awaitable<string>;
  /** Called when a server has refused the token: the next call requests another. */
  forget(value: string): void;
}

/** The accounts of the operator, by their names. Providers share them, and so their tokens. */
export interface Accounts {
  readonly names: readonly string[];
  find(name: string): Account | undefined;
}

/** The accounts that a plugin such as `cloud-accounts` provides. */
export const Accounts = token<Accounts>('accounts');
