import {
  accessTokenDocument,
  allowedAddresses,
  allowedModels,
  apiKeyDocument,
  keyOwnerMeaning,
  keyRateLimit,
  modelSpendingLimits,
  namedPageQuery,
  ownTags,
  pageReply,
  roles,
  spendingAmount,
  spendingPeriod,
  storableName,
  storableText,
  unchangeable,
  z,
} from '../../core/api/index.js';
import { forNoModels } from './credentials/check-settings.js';

const expires = z.iso
  .datetime({ offset: true, message: 'must be a time with its offset, like 2030-12-31T23:59:59Z' })
  .nullish()
  .describe('When it expires; never, when absent.');
/** Not checked for a UUID: anything else is refused as an unknown connection. */
const connectionId = storableText({ least: 1, most: 100 });

const limits = {
  spendingLimit: spendingAmount.describe(
    'The most that requests with the key may cost in a period, in the gateway’s currency: a number, or a decimal as a string; never rounded. ' +
      'Null for the limit that gateway.yaml sets for keys, or none.',
  ),
  spendingPeriod: spendingPeriod
    .nullish()
    .describe('Calendar period after which the spending starts again at zero; total: never; monthly, if null.'),
  modelSpendingLimits,
  allowedModelIdentifiersList: allowedModels(forNoModels),
  allowedAddresses,
  rateLimit: keyRateLimit
    .nullish()
    .describe('Limits of the key besides those of gateway.yaml, as a whole; null for none.'),
};

/** Query of `listAccessTokens`. */
export const tokenQuery = namedPageQuery.extend({
  state: z
    .enum(['active', 'expired', 'revoked'])
    .optional()
    .describe('Only those in this state; one that was revoked and has expired is revoked.'),
  order: z.enum(['asc', 'desc']).default('asc').describe('The order by time of creation.'),
});

export type TokenQuery = z.output<typeof tokenQuery>;

/** Query of `listApiKeys`. */
export const keyQuery = tokenQuery.extend({
  connectionId: storableText({ least: 1, most: 100 })
    .optional()
    .describe('Only keys that may be used with this connection.'),
});

export type KeyQuery = z.output<typeof keyQuery>;

const keyName = storableName({ most: 200 }).describe('What the key is for; it need not be unique.');
const owner = storableName({ most: 200 }).nullish().describe(keyOwnerMeaning);
const connectionIds = z.array(connectionId).max(1_000).nullish();
const defaultConnectionId = connectionId.nullish();

export const newKey = z
  .strictObject({
    name: keyName,
    owner,
    tags: ownTags,
    connectionIds: connectionIds.describe('The only connections that it may use; all when absent, none when empty.'),
    defaultConnectionId: defaultConnectionId.describe('Used when a request names no connection.'),
    ...limits,
    expires,
  })
  .meta({ id: 'NewApiKey' });

/** Body of `updateApiKey`. */
export const keyChange = z
  .strictObject({
    name: keyName.optional(),
    owner,
    tags: ownTags,
    connectionIds: connectionIds.describe('The only connections that it may use; all when null, none when empty.'),
    defaultConnectionId: defaultConnectionId.describe(
      'Used when a request names no connection; null for none. Must be one of `connectionIds`, as they are after the change.',
    ),
    ...limits,
    expires: expires.describe('When it expires, in the future; never, when null.'),
  })
  .meta({
    id: 'ApiKeyChange',
    description: 'Only the fields that are present change.',
    ...unchangeable('keyId', 'prefix', ['secret', 'create another key'], 'created', ['revoked', 'use `revokeApiKey`']),
  });

export const newToken = z
  .strictObject({
    subject: storableName({ most: 255 }).describe(
      'The person or program that it belongs to; shown in the audit trail.',
    ),
    role: z
      .enum(roles)
      .describe(
        'viewer reads; editor also makes changes; admin also manages keys and tokens, deletes connections, and reads the audit trail.',
      ),
    expires,
  })
  .meta({ id: 'NewAccessToken' });

const secret = z.string().describe('Shown only now: it is not stored.');
/** Headers of replies with a secret. */
export const neverStored = { 'cache-control': 'no-store' };

export const issuedKey = apiKeyDocument.extend({ secret }).meta({ id: 'IssuedApiKey' });
export const issuedToken = accessTokenDocument.extend({ secret }).meta({ id: 'IssuedAccessToken' });
export const keyPage = pageReply(apiKeyDocument).meta({ id: 'ApiKeyPage' });
export const tokenPage = pageReply(accessTokenDocument).meta({ id: 'AccessTokenPage' });
