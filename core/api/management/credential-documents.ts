import { z } from 'zod';
import { addressRange } from '../address-ranges.js';
import { decimalNumber } from '../decimal.js';
import { type KeyRateLimit, roles } from '../identity.js';
import type { KeyInfo, TokenInfo } from '../services/credentials.js';
import { allowedModelsMeaning } from './model-list.js';
import { ownTagsMeaning } from '../tags.js';
import { withoutUndefined } from '../without-undefined.js';
import { describeModelLimits, modelSpendingLimitDocuments, spendingPeriod } from './spending-amount.js';

const time = z.iso.datetime();
const prefix = z.string().describe('The first characters of the secret, to tell credentials apart.');
const times = {
  created: time.describe('When it was created.'),
  expires: time.nullable().describe('When it expires; null: never.'),
  revoked: time.nullable().describe('When it was revoked; null: it was not.'),
};

/** Schema of the limit of an API key. */
export const keyRateLimit = z
  .strictObject({
    requests: z.int().positive().optional().describe('Maximum requests per minute, of all kinds.'),
    tokens: z
      .int()
      .positive()
      .optional()
      .describe(
        'Maximum tokens of model calls per minute, input and output together: estimated before the call, corrected after it.',
      ),
    concurrent: z.int().positive().optional().describe('Maximum requests at the same time, of all kinds.'),
  })
  .refine((limit) => Object.values(limit).some((most) => most !== undefined), {
    message: 'must have "requests", "tokens" or "concurrent"; null for no limit',
  })
  .meta({ id: 'KeyRateLimit', minProperties: 1 });

/** Description of the owner of an API key. */
export const keyOwnerMeaning =
  'Whose the key is: a person, or a team. Keys with the same owner share the limits `per: owner` of gateway.yaml. Null: nobody’s.';

/** Description of the addresses from which an API key may be used. */
const allowedAddressesMeaning =
  'The only addresses from which the key may be used, and ranges of them in CIDR notation, such as 203.0.113.7, 10.0.0.0/8 or 2001:db8::/32. Null: any.';

/** Schema of the addresses from which an API key may be used, or null. */
export const allowedAddresses = z
  .array(addressRange)
  .min(1, 'must have at least one address or range; null allows any')
  .max(100)
  .nullable()
  .optional()
  .describe(allowedAddressesMeaning);

/** Schema of an API key as management shows it: everything but the secret. */
export const apiKeyDocument = z
  .object({
    keyId: z.string(),
    name: z.string(),
    owner: z.string().nullable().describe(keyOwnerMeaning),
    tags: z.array(z.string()).nullable().describe(ownTagsMeaning),
    prefix,
    connectionIds: z.array(z.string()).nullable().describe('The only connections it may use; null: all.'),
    defaultConnectionId: z.string().nullable().describe('Used when a request names no connection.'),
    spendingLimit: z
      .number()
      .nullable()
      .describe(
        'The most that requests with the key may cost in a period, with all its digits; null: the gateway’s limit for keys, if it has one.',
      ),
    spendingPeriod: spendingPeriod.nullable().describe('Monthly, if null.'),
    modelSpendingLimits: modelSpendingLimitDocuments,
    allowedModelIdentifiersList: z.array(z.string()).nullable().describe(allowedModelsMeaning),
    allowedAddresses: z.array(z.string()).nullable().describe(allowedAddressesMeaning),
    rateLimit: keyRateLimit.nullable().describe('Limits of the key besides those of gateway.yaml; null: none.'),
    ...times,
  })
  .meta({ id: 'ApiKey' });

/** An API key as management shows it. */
export type ApiKeyDocument = z.output<typeof apiKeyDocument>;

/** An API key in the form that {@link apiKeyDocument} describes. */
export function describeKey(key: KeyInfo): ApiKeyDocument {
  const { keyId, name, owner = null, prefix, connectionIds, defaultConnectionId = null } = key;
  const { spendingLimit = null, spendingPeriod: period = null, allowedModelIdentifiersList: models, rateLimit } = key;
  return {
    keyId,
    name,
    owner,
    tags: key.tags ? [...key.tags] : null,
    prefix,
    connectionIds: connectionIds ? [...connectionIds] : null,
    defaultConnectionId,
    spendingLimit: spendingLimit === null ? null : (decimalNumber(spendingLimit) as number),
    spendingPeriod: period,
    modelSpendingLimits: describeModelLimits(key.modelSpendingLimits),
    allowedModelIdentifiersList: models ? [...models] : null,
    allowedAddresses: key.allowedAddresses ? [...key.allowedAddresses] : null,
    rateLimit: rateLimit ? describeRateLimit(rateLimit) : null,
    ...timesOf(key),
  };
}

/** In this order, which the database does not keep. */
function describeRateLimit({ requests, tokens, concurrent }: KeyRateLimit): KeyRateLimit {
  return withoutUndefined({ requests, tokens, concurrent });
}

/** Schema of an access token as management shows it: everything but the secret. */
export const accessTokenDocument = z
  .object({
    tokenId: z.string(),
    subject: z.string().describe('The person or program that it belongs to; shown in the audit trail.'),
    role: z.enum(roles),
    prefix,
    ...times,
  })
  .meta({ id: 'AccessToken' });

/** An access token as management shows it. */
export type AccessTokenDocument = z.output<typeof accessTokenDocument>;

/** An access token in the form that {@link accessTokenDocument} describes. */
export function describeToken(token: TokenInfo): AccessTokenDocument {
  const { tokenId, subject, role, prefix } = token;
  return { tokenId, subject, role, prefix, ...timesOf(token) };
}

function timesOf({ createdAt, expiresAt, revokedAt }: Pick<TokenInfo, 'createdAt' | 'expiresAt' | 'revokedAt'>) {
  return {
    created: createdAt.toISOString(),
    expires: expiresAt?.toISOString() ?? null,
    revoked: revokedAt?.toISOString() ?? null,
  };
}
