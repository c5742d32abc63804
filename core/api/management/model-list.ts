import { z } from 'zod';
import { fieldRefused } from './check-value.js';
import { storableText } from './storable-text.js';

const most = 1000;
const longest = 512;
const storableModel = storableText({ least: 1, most: longest });

/** Schema of a list of models. */
export const modelList = z
  .array(storableModel)
  .max(most)
  .refine((names) => new Set(names).size === names.length, 'must not contain a model twice')
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
  if (!models || (models.length <= most && models.every((model) => storableModel.safeParse(model).success))) return;
  throw fieldRefused(field, `must have at most ${most} models of 1 to ${longest} characters`);
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
