import { z } from 'zod';
import { prefixPattern } from '../text/name-patterns.js';
import { checkValue, fieldRefused } from './check-value.js';
import { storableText } from './storable-text.js';

/** Schema of a list of models. */
export const modelList = z
  .array(prefixPattern(storableText({ least: 1, most: 512 })))
  .max(1000)
  .check(({ value, issues }) => {
    const twice = value.find((model, index) => value.indexOf(model) !== index);
    if (twice === undefined) return;
    issues.push({ code: 'custom', message: `must not contain "${twice.slice(0, 100)}" twice`, input: value });
  })
  .meta({ uniqueItems: true });

/** What a list of allowed models means, for its description. */
export const allowedModelsMeaning =
  'The only models that may be used, by any of their names: `large-*` are all that begin so, `PROVIDER/*` all of a provider, and a name for several models stands for these. Null: all.';

/**
 * Schema of a list of allowed models, or null. An empty list is refused: whoever clears it wants all models, or none.
 *
 * @param forNone how none is allowed; follows "null allows all, and"
 */
export function allowedModels(forNone: string) {
  return modelList.min(1, emptyAllowed(forNone)).nullable().optional().describe(allowedModelsMeaning);
}

/** Why an empty list of allowed models is refused. */
function emptyAllowed(forNone: string): string {
  return `must have at least one model: null allows all, and ${forNone}`;
}

/**
 * Throws if a list of models that no schema has validated, because it comes from the command line or another plugin, cannot be stored.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkModelList(field: string, models: readonly string[] | null | undefined): void {
  if (models) checkValue(modelList, models, `body.${field}`);
}

/**
 * Like {@link checkModelList} for the `allowedModelIdentifiersList`, which must not be empty.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400)
 */
export function checkAllowedModels(models: readonly string[] | null | undefined, forNone: string): void {
  const field = 'allowedModelIdentifiersList';
  checkModelList(field, models);
  if (models?.length === 0) throw fieldRefused(field, emptyAllowed(forNone));
}
