import { type Awaitable, type Clock, GatewayError, type Logger } from '../../core/api/index.js';
import { dialectName } from './dialect-name.js';

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

/** What {@link AccessTokens} needs. */
export interface AccessTokenParts {
  /** Id of the plugin instance. */
  readonly provider: string;
  /** Requests a new token. */
  readonly request: () => Promise<AccessToken>;
  readonly clock: Clock;
  readonly log: Logger;
}

/**
 * The current token of an account. It is renewed before its end, in the background, so that only the first call has to wait. Calls that wait
 * share one request.
 */
export class AccessTokens {
  readonly #parts: AccessTokenParts;
  #token: AccessToken | undefined;
  #requested: Promise<string> | undefined;
  #pausedUntil = 0;

  constructor(parts: AccessTokenParts) {
    this.#parts = parts;
  }

  /** @throws GatewayError `GW_PROVIDER_CREDENTIALS` (503) when no token is given */
  get(): Awaitable<string> {
    const token = this.#token;
    const now = this.#parts.clock.now();
    if (!token || now >= token.expiresAt - leastLeft) return this.#renew();
    if (now >= token.expiresAt - renewalLead && now >= this.#pausedUntil) {
      this.#pausedUntil = now + pause;
      // The failure is logged, and the token is still usable.
      this.#renew().catch(() => undefined);
    }
    return token.value;
  }

  /** Called when the provider has refused the token: the next call requests another. */
  forget(value: string): void {
    if (this.#token?.value === value) this.#token = undefined;
  }

  #renew(): Promise<string> {
    this.#requested ??= this.#request().finally(() => {
      this.#requested = undefined;
    });
    return this.#requested;
  }

  async #request(): Promise<string> {
    const { provider, request, log } = this.#parts;
    try {
      const token = await request();
      this.#token = token;
      return token.value;
    } catch (cause) {
      log.warn({ error: cause }, 'no access token could be obtained');
      throw new GatewayError({
        code: 'GW_PROVIDER_CREDENTIALS',
        status: 503,
        message: `Provider "${provider}" gave the gateway no access token. The operator must check its credentials; the log says more.`,
        cause,
        upstream: { provider, dialect: dialectName },
      });
    }
  }
}
