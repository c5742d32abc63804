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

/** Limits of a list of models: the number of entries, and the length of each. */
export const modelLists = { most: 1000, longest: 512 } as const;

const storableConnectionName = storableName({ most: longestName });
const storableModel = storableText({ least: 1, most: modelLists.longest });

/** Why an empty list of allowed models is refused: somebody who clears it may want either of these. */
export const emptyAllowed = 'must have at least one model: null allows all, and `disabled` refuses every request';

/**
 * Validates settings that may come from the command line or another plugin, and so were not validated by the routes' schemas, and
 * normalizes them. Undefined settings are left out.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` or `GW_PROMPT_UNKNOWN` (400)
 */
export function checkedSettings<C extends ConnectionChange>(settings: C): C {
  const { name, spendingLimit, promptId, allowedModelIdentifiersList: allowed } = settings;
  if (name !== undefined && !storableConnectionName.safeParse(name).success) {
    throw fieldRefused('name', `must have 1 to ${longestName} characters, not only spaces`);
  }
  refuseUnstorableModels('disabledModelIdentifiersList', settings.disabledModelIdentifiersList);
  refuseUnstorableModels('allowedModelIdentifiersList', allowed);
  if (allowed?.length === 0) throw fieldRefused('allowedModelIdentifiersList', emptyAllowed);
  return {
    ...withoutUndefined(settings),
    ...(typeof spendingLimit === 'string' ? { spendingLimit: checkedSpendingLimit(spendingLimit) } : {}),
    ...(typeof promptId === 'string' ? { promptId: checkedPromptId(promptId) } : {}),
  };
}

function refuseUnstorableModels(field: string, models: readonly string[] | null | undefined): void {
  const { most, longest } = modelLists;
  if (!models || (models.length <= most && models.every((model) => storableModel.safeParse(model).success))) return;
  throw fieldRefused(field, `must have at most ${most} models of 1 to ${longest} characters`);
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
