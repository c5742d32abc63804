import {
  type Account,
  type HttpClient,
  type HttpResponse,
  ProviderCredentials,
  type Withhold,
} from '../../core/api/index.js';

/** A server that gets the tokens of an account. */
interface AccountServer {
  readonly name: string;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** How a server is called, and what of that it must not be heard to repeat. */
interface AccountClient {
  readonly http: HttpClient;
  readonly withhold: Withhold;
}

/**
 * Sends requests with the tokens of an account. A request whose token is refused (401) has not been accepted, so it is sent once more with another one.
 *
 * @param account absent if the headers in gateway.yaml are all that is sent
 */
export function accountClient(
  { name, ...places }: AccountServer,
  http: HttpClient,
  account: Account | undefined,
): AccountClient {
  const credentials = new ProviderCredentials({ account, user: { provider: name, dialect: 'tools' }, places });
  const { withhold } = credentials;
  if (!account) return { http, withhold };
  return {
    withhold,
    http: {
      async send(request) {
        const signal = request.signal ?? request.exchange.signal;
        const attempt = (): Promise<HttpResponse> =>
          credentials.send({ signal }, (token) =>
            http.send({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } }),
          );
        const response = await attempt();
        if (response.status !== 401) return response;
        response.discard();
        return attempt();
      },
    },
  };
}
