import {
  checkAllowedModels,
  checkedModelLimits,
  checkedSpendingLimit,
  checkedTags,
  checkModelList,
  type Connection,
  type ConnectionChange,
  fieldRefused,
  GatewayError,
  isUuid,
  storableName,
  withoutUndefined,
} from '../../core/api/index.js';

/** The longest name. Names are indexed, and PostgreSQL limits an index entry to some 2,700 bytes. */
export const longestName = 200;

const storableConnectionName = storableName({ most: longestName });

/** How a connection allows no model at all. */
export const forNoModels = '`disabled` refuses every request';

/**
 * Validates settings that may come from the command line or another plugin, and so were not validated by the routes' schemas, and
 * normalizes them. Undefined settings are left out.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` or `GW_PROMPT_UNKNOWN` (400)
 */
export function checkedSettings<C extends ConnectionChange>(settings: C): C {
  const { name, spendingLimit, modelSpendingLimits, tags, promptId } = settings;
  if (name !== undefined && !storableConnectionName.safeParse(name).success) {
    throw fieldRefused('name', `must have 1 to ${longestName} characters, not only spaces`);
  }
  checkModelList('disabledModelIdentifiersList', settings.disabledModelIdentifiersList);
  checkAllowedModels(settings.allowedModelIdentifiersList, forNoModels);
  return {
    ...withoutUndefined(settings),
    ...(typeof spendingLimit === 'string' ? { spendingLimit: checkedSpendingLimit(spendingLimit) } : {}),
    ...(modelSpendingLimits ? { modelSpendingLimits: checkedModelLimits(modelSpendingLimits) } : {}),
    ...(tags !== undefined ? { tags: checkedTags(tags) } : {}),
    ...(typeof promptId === 'string' ? { promptId: checkedPromptId(promptId) } : {}),
  };
}

/**
 * Throws if a connection would have a spending limit without an amount: somebody who switched it on would believe that there is a limit.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function refuseLimitWithoutAmount({
  enableSpendingLimit,
  spendingLimit,
}: Pick<Connection, 'enableSpendingLimit' | 'spendingLimit'>): void {
  if (!enableSpendingLimit || spendingLimit !== null) return;
  throw fieldRefused(
    'spendingLimit',
    'must be an amount while enableSpendingLimit is true; set that to false for no limit',
  );
}

/** Validates a prompt id, and converts it to lower case, as the database stores UUIDs. */
function checkedPromptId(promptId: string): string {
  if (isUuid(promptId)) return promptId.toLowerCase();
  throw unknownPrompt(promptId);
}

/** The error for a prompt that a connection cannot be bound to. */
export function unknownPrompt(promptId: string): GatewayError {
  return new GatewayError({
    code: 'GW_PROMPT_UNKNOWN',
    status: 400,
    field: 'promptId',
    message: `There is no prompt "${promptId.slice(0, 100)}".`,
  });
}
