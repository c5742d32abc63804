import { z } from 'zod';
import type { ConfigObjection } from '../../plugin.js';
import type { Accounts } from '../../services/accounts.js';

/** The setting of a provider that names the account whose tokens are its credentials. */
export const accountSetting = z
  .string()
  .min(1)
  .optional()
  .describe(
    'Name of an account of the plugin cloud-accounts. Its access tokens are sent as bearer tokens, in place of a key.',
  );

/** What is wrong with the name of an account in a provider's configuration. */
export function objectionsToAccount(
  { account, apiKey }: { readonly account?: string | undefined; readonly apiKey?: string | undefined },
  accounts: Accounts | undefined,
): readonly ConfigObjection[] {
  if (account === undefined) return [];
  const within = ['account'];
  if (apiKey) return [{ within, message: 'an account and apiKey are set, and only one of them can be sent' }];
  if (!accounts) {
    const hint = 'Add `- use: cloud-accounts` with this account to the list of plugins.';
    return [{ within, message: 'no plugin provides accounts', hint }];
  }
  if (accounts.find(account)) return [];
  return [{ within, message: `there is no account "${account}", only ${accounts.names.join(', ') || 'none'}` }];
}
