import { token } from '../token.js';

/** Issuers whose signed tokens the gateway accepts as access tokens, besides its own, each as the claim `iss` names it. */
export type TokenIssuers = readonly string[];

/** Provided by the `auth` plugin. */
export const TokenIssuers = token<TokenIssuers>('token-issuers');
