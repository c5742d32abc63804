import { readFile } from 'node:fs/promises';
import { type AccessToken, AccessTokens, type Account, type Accounts, type Logger } from '../../core/api/index.js';
import { type Environment, requestAzureToken } from './azure-token.js';
import type { AccountConfig } from './config.js';
import { requestGoogleToken } from './google-token.js';
import { requestOauthToken } from './oauth-token.js';
import type { TokenServices } from './token-reply.js';

/** How long the token of a file is used before the file is read again, in milliseconds, plus the time that ended tokens are not used. */
const fileLifetime = 90_000;

/** What accounts need. */
interface AccountParts extends TokenServices {
  readonly environment: Environment;
  readonly log: Logger;
}

/** The configured accounts. Each requests its first token when it is first used. */
export function namedAccounts(accounts: Readonly<Record<string, AccountConfig>>, parts: AccountParts): Accounts {
  const byName = new Map<string, Account>();
  for (const [name, config] of Object.entries(accounts)) {
    const { clock, log } = parts;
    const request = (): Promise<AccessToken> => tokenOf(config, parts);
    byName.set(name, new AccessTokens({ request, clock, log: log.child({ account: name }) }));
  }
  return { names: [...byName.keys()], find: (name) => byName.get(name) };
}

async function tokenOf({ azure, google, oauth, tokenFile }: AccountConfig, parts: AccountParts): Promise<AccessToken> {
  if (azure) return requestAzureToken(azure, parts.environment, parts);
  if (google) return requestGoogleToken(google, parts.environment, parts);
  if (oauth) return requestOauthToken(oauth, parts);
  const value = (await readFile(tokenFile ?? '', 'utf8')).trim();
  if (value === '') throw new Error('the file of the access token is empty');
  return { value, expiresAt: parts.clock.now() + fileLifetime };
}
