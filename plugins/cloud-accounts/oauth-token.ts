import type { AccessToken } from '../../core/api/index.js';
import type { OauthAccount } from './config.js';
import { requestToken, type TokenServices } from './token-reply.js';

/** Requests a token with client credentials (RFC 6749, section 4.4). */
export function requestOauthToken(account: OauthAccount, services: TokenServices): Promise<AccessToken> {
  const { tokenUrl, clientId, clientSecret, scope, sendAs, parameters } = account;
  const inForm = sendAs === 'form';
  return requestToken(
    {
      url: tokenUrl,
      headers: inForm ? {} : { authorization: basic(clientId, clientSecret) },
      form: {
        grant_type: 'client_credentials',
        ...(inForm ? { client_id: clientId, client_secret: clientSecret } : {}),
        ...(scope === undefined ? {} : { scope }),
        ...parameters,
      },
    },
    services,
  );
}

/** Both are encoded as in a form first (RFC 6749, section 2.3.1). */
function basic(clientId: string, clientSecret: string): string {
  const encoded = [clientId, clientSecret].map((text) => new URLSearchParams({ x: text }).toString().slice(2));
  return `Basic ${Buffer.from(encoded.join(':')).toString('base64')}`;
}
