import {
  checkedSpendingLimit,
  type Connection,
  type ConnectionChange,
  fieldRefused,
  GatewayError,
  isUuid,
  storableName,
  storableText,
  withoutUndefined,
} from '../../core/api/index.js';

/** The longest name. Names are indexed, and PostgreSQL limits an index entry to some 2,700 bytes. */
export const longestName = 200;

/** Limits of `disabledModelIdentifiersList`: the number of entries, and the length of each. */
export const disabledModels = { most: 1000, longest: 512 } as const;

const storableConnectionName = storableName({ most: longestName });
const storableModel = storableText({ least: 1, most: disabledModels.longest });

/**
 * Validates settings that may come from the command line or another plugin, and so were not validated by the routes' schemas, and
 * normalizes them. Undefined settings are left out.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` or `GW_PROMPT_UNKNOWN` (400)
 */
export function checkedSettings<C extends ConnectionChange>(settings: C): C {
  const { name, spendingLimit, promptId, disabledModelIdentifiersList: models } = settings;
  if (name !== undefined && !storableConnectionName.safeParse(name).success) {
    throw fieldRefused('name', `must have 1 to ${longestName} characters, not only spaces`);
  }
  const isListed = models?.every((model) => storableModel.safeParse(model).success) ?? true;
  if (!isListed || (models?.length ?? 0) > disabledModels.most) {
    const { most, longest } = disabledModels;
    throw fieldRefused(
      'disabledModelIdentifiersList',
      `must have at most ${most} models of 1 to ${longest} characters`,
    );
  }
  return {
    ...withoutUndefined(settings),
    ...(typeof spendingLimit === 'string' ? { spendingLimit: checkedSpendingLimit(spendingLimit) } : {}),
    ...(typeof promptId === 'string' ? { promptId: checkedPromptId(promptId) } : {}),
  };
}

/**
 * Throws if a connection would have a spending limit without an amount: whoever switched it on would believe that it limits.
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
