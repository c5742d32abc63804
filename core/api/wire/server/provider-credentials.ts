import type { Exchange } from '../../exchange.js';
import type { Account, AccountUser } from '../../services/accounts.js';
import type { HttpResponse } from '../../services/http-client.js';
import { untilAborted } from '../../waiting/until-aborted.js';
import { type CredentialPlaces, type Withhold, withholdCredentials } from './withhold-credentials.js';

/** What {@link ProviderCredentials} is made of. */
export interface ProviderCredentialsParts {
  /** Absent if a key, or a header of the operator, is the credential. */
  readonly account: Account | undefined;
  readonly user: AccountUser;
  /** Where the credentials of the configuration are. */
  readonly places: CredentialPlaces;
}

/**
 * The credentials of a provider: those in its configuration, and the tokens of its account.
 *
 * @example
 * const credentials = new ProviderCredentials({ account, user: { provider: id, dialect }, places: { url, headers } });
 * await credentials.send(exchange, (token) => http.send({ ...request, headers: headersWith(token) }));
 */
export class ProviderCredentials {
  /** Masks them in what the server answers. */
  readonly withhold: Withhold;
  readonly #account: Account | undefined;
  readonly #user: AccountUser;
  #sent: string | undefined;

  constructor({ account, user, places }: ProviderCredentialsParts) {
    this.#account = account;
    this.#user = user;
    this.withhold = withholdCredentials(account ? { ...places, token: () => this.#sent } : places);
  }

  /**
   * Sends a request with the current token of the account, and without one if there is no account. A token that the server refuses (401) is
   * replaced for the next request.
   *
   * @throws GatewayError `GW_PROVIDER_CREDENTIALS` (503) when no token is given; nothing has been sent then
   */
  send(
    exchange: Pick<Exchange, 'signal'>,
    send: (token: string | undefined) => Promise<HttpResponse>,
  ): Promise<HttpResponse> {
    const account = this.#account;
    if (!account) return send(undefined);
    const attempt = (token: string): Promise<HttpResponse> => {
      this.#sent = token;
      return send(token).then((response) => {
        if (response.status === 401) account.forget(token);
        return response;
      });
    };
    const token = account.get(this.#user);
    return typeof token === 'string' ? attempt(token) : untilAborted(token, exchange.signal).then(attempt);
  }
}
