import type { ConfigObjection, TokenIssuers } from '../../core/api/index.js';
import type { DashboardConfig } from './config.js';

/**
 * Objects to a single sign-on whose tokens the gateway would refuse: people could sign in, and then do nothing.
 *
 * @param issuers undefined when whatever authenticates does not say which issuers it knows
 */
export function checkSignOn(
  { singleSignOn }: Pick<DashboardConfig, 'singleSignOn'>,
  issuers: TokenIssuers | undefined,
): readonly ConfigObjection[] {
  if (!singleSignOn || !issuers || issuers.some((known) => isSame(known, singleSignOn.issuer))) return [];
  const known = issuers.length === 0 ? 'no issuer is configured' : `only those of ${issuers.join(', ')} are accepted`;
  return [
    {
      within: ['singleSignOn', 'issuer'],
      message: `the gateway would refuse the tokens of "${singleSignOn.issuer}": ${known}`,
      hint: 'Set `oidc.issuer` of the plugin `auth` to this issuer, with its `audience` and `roles`.',
    },
  ];
}

/** Issuers may end in a slash in their tokens, where their documentation shows none. */
function isSame(known: string, issuer: string): boolean {
  return known.replace(/\/$/, '') === issuer.replace(/\/$/, '');
}
