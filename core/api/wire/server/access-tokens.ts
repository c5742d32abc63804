import type { Awaitable } from '../../awaitable.js';
import { GatewayError } from '../../errors.js';
import type { Account, AccountUser } from '../../services/accounts.js';
import type { Clock } from '../../services/clock.js';
import type { Logger } from '../../services/logger.js';
import { isWithin } from '../../waiting/is-within.js';

/** An OAuth token. */
export interface AccessToken {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** From this time before its end on, a token is replaced in the background, in milliseconds. */
export const renewalLead = 4 * 60_000;
/** A token that ends so soon could end on its way to the provider. */
const leastLeft = 30_000;
/** The pause after an attempt to renew a token that is still usable. */
const pause = 30_000;
/** After a failure without a usable token, calls fail at once for this long: an attempt may take seconds, and would be repeated by each. */
const failurePause = 5_000;

/** What {@link AccessTokens} needs. */
export interface AccessTokensParts {
  /** Requests a new token. What it rejects with is logged, so it must not contain secrets. */
  readonly request: () => Promise<AccessToken>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * The current token of an account. It is renewed before its end, in the background, so that only the first call has to wait. Calls that wait
 * share one request.
 *
 * @example
 * const tokens = new AccessTokens({ request: () => requestToken(http), clock, log });
 * const token = await tokens.get({ provider: id, dialect });
 */
export class AccessTokens implements Account {
  readonly #parts: AccessTokensParts;
  #token: AccessToken | undefined;
  #requested: Promise<string> | undefined;
  /** When a token that is still usable was to be renewed last. */
  #triedAt = Number.NEGATIVE_INFINITY;
  #failure: { readonly cause: unknown; readonly at: number } | undefined;

  constructor(parts: AccessTokensParts) {
    this.#parts = parts;
  }

  /** @throws GatewayError `GW_PROVIDER_CREDENTIALS` (503) when no token is given */
  get(user: AccountUser): Awaitable<string> {
    const token = this.#token;
    const now = this.#parts.clock.now();
    if (!token || now >= token.expiresAt - leastLeft) {
      return this.#renew(now).catch((cause: unknown) => {
        throw noToken(user, cause);
      });
    }
    if (now >= token.expiresAt - renewalLead && !isWithin(pause, this.#triedAt, now)) {
      this.#triedAt = now;
      // The failure is logged, and the token is still usable.
      this.#renew(now).catch(() => undefined);
    }
    return token.value;
  }

  /** Called when the provider has refused the token: the next call requests another. */
  forget(value: string): void {
    if (this.#token?.value === value) this.#token = undefined;
  }

  #renew(now: number): Promise<string> {
    if (this.#failure && isWithin(failurePause, this.#failure.at, now))
      return Promise.reject(this.#failure.cause as Error);
    this.#requested ??= this.#request().finally(() => {
      this.#requested = undefined;
    });
    return this.#requested;
  }

  async #request(): Promise<string> {
    const { request, clock, log } = this.#parts;
    try {
      const token = await request();
      this.#token = token;
      this.#failure = undefined;
      return token.value;
    } catch (cause) {
      log.warn({ error: cause }, 'no access token could be obtained');
      this.#failure = { cause, at: clock.now() };
      throw cause;
    }
  }
}

function noToken(user: AccountUser, cause: unknown): GatewayError {
  return new GatewayError({
    code: 'GW_PROVIDER_CREDENTIALS',
    status: 503,
    message: `Provider "${user.provider}" gave the gateway no access token. The operator must check its credentials; the log says more.`,
    cause,
    upstream: { provider: user.provider, dialect: user.dialect },
  });
}
