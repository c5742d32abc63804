import type { Exchange } from '../exchange.js';
import type { Account, AccountUser } from '../services/accounts.js';
import type { HttpResponse } from '../services/http-client.js';
import { untilAborted } from '../until-aborted.js';

/**
 * Sends a request with the token of an account, and without one if there is no account. A token that the server refuses (401) is replaced for
 * the next request.
 *
 * @throws GatewayError `GW_PROVIDER_CREDENTIALS` (503) when no token is given; nothing has been sent then
 * @example
 * sendWithToken(account, { provider: id, dialect }, exchange, (token) => http.send({ ...request, headers: headersWith(token) }));
 */
export function sendWithToken(
  account: Account | undefined,
  user: AccountUser,
  exchange: Exchange,
  send: (token: string | undefined) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  if (!account) return send(undefined);
  const attempt = (token: string): Promise<HttpResponse> =>
    send(token).then((response) => {
      if (response.status === 401) account.forget(token);
      return response;
    });
  const token = account.get(user);
  return typeof token === 'string' ? attempt(token) : untilAborted(token, exchange.signal).then(attempt);
}
