import { Accounts, Clock, definePlugin, HttpClient } from '../../core/api/index.js';
import { accountsConfig } from './config.js';
import { namedAccounts } from './named-accounts.js';

export default definePlugin({
  apiVersion: 1,
  name: 'cloud-accounts',
  summary:
    'Accounts whose access tokens providers and external tools send in place of keys, obtained and renewed by the gateway.',
  config: accountsConfig,
  needs: { http: HttpClient, clock: Clock },
  provides: { accounts: Accounts },
  setup: ({ config, services, log }) => ({
    services: { accounts: namedAccounts(config.accounts, { ...services, environment: process.env, log }) },
  }),
});
