import type { InferenceCall } from '../call.js';
import type { Exchange } from '../exchange.js';
import { modelsOfKey } from '../identity.js';
import { GatewayError } from '../errors.js';
import { meantModel } from '../internal/meant-model.js';
import type { JsonValue } from '../json.js';
import { isJsonArray, isJsonObject } from '../wire/json/json.js';
import type { NamedModel } from './listed-models.js';
import { isDisabledBy, listsModel, modelNames } from './model-names.js';
import type { ModelCatalog } from '../services/model-catalog.js';
import { isOwnRequest } from '../services/model-calls.js';
import type { ModelSwitches } from '../services/model-switches.js';

/**
 * Throws if the connection disables a model, or the connection or the API key does not allow it, under any of its names.
 *
 * @param requested the model that the client has requested, if another one is to be called in its place
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseDisabledModel(
  model: string,
  { connection, identity }: Pick<Exchange, 'connection' | 'identity'>,
  catalog: ModelCatalog,
  { requested = model, field = 'model' }: { readonly requested?: string; readonly field?: string } = {},
): void {
  if (!connection) return;
  const { allowedModelIdentifiersList: ofConnection, disabledModelIdentifiersList: disabled } = connection;
  if (disabled.length > 0 && isDisabledBy(disabled, modelNames(model, catalog)))
    throw refusal(model, 'disabled on this connection', field);
  const ofKey = modelsOfKey(identity);
  // For the gateway's own requests, the operator has chosen which embedding model or judge is asked.
  if ((!ofConnection && !ofKey) || isOwnRequest({ identity })) return;
  for (const [whose, allowed] of Object.entries({ connection: ofConnection, 'API key': ofKey })) {
    if (!allowed || listsModel(allowed, model, catalog)) continue;
    if (model !== requested && isBehind(allowed, model, catalog)) continue;
    throw refusal(model, `not among the models that this ${whose} allows: list those with GET /v1/models`, field);
  }
}

/** Whether a list of models contains an alias of this one. */
function isBehind(list: readonly string[], model: string, catalog: ModelCatalog): boolean {
  return catalog
    .list()
    .some(({ modelId, standsFor }) => standsFor?.includes(model) && listsModel(list, modelId, catalog));
}

/**
 * Throws if a client's body names another model that must not be called: the provider itself may let it answer, or ask it.
 *
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseOtherModels(
  call: InferenceCall,
  exchange: Pick<Exchange, 'connection' | 'identity'>,
  catalog: ModelCatalog,
): void {
  for (const { model, field } of otherModels(call)) refuseDisabledModel(model, exchange, catalog, { field });
}

/**
 * The other models that a client's body names: those that may answer in place of the requested one (`fallbacks` of Anthropic and LiteLLM, `models` of
 * OpenRouter), and models of tools. That the provider is to choose one itself (`default`) is one with this name, so that no list allows it.
 */
export function otherModels(call: InferenceCall): readonly OtherModel[] {
  const found: OtherModel[] = [];
  for (const field of ['fallbacks', 'models']) {
    const value = call.source.body[field];
    if (value === undefined) continue;
    for (const one of isJsonArray(value) ? value : [value]) add(isJsonObject(one) ? one['model'] : one, field, found);
  }
  if (call.kind !== 'chat' || !call.tools) return found;
  for (const { opaque } of call.tools) add(opaque?.value['model'], 'tools', found);
  return found;
}

function add(model: JsonValue | undefined, field: string, found: OtherModel[]): void {
  if (typeof model === 'string') found.push({ model, field });
}

/** A model that a member of a body names. */
interface OtherModel {
  readonly model: string;
  readonly field: string;
}

/**
 * Throws if the organization has switched a model off.
 *
 * @throws GatewayError `GW_MODEL_DISABLED` (400)
 */
export function refuseSwitchedOffModel(
  model: string,
  organizationId: string,
  switches: ModelSwitches,
  field = 'model',
): void {
  if (switches.isEnabled(organizationId, model)) return;
  throw refusal(model, 'switched off in this organization', field);
}

/**
 * The error for a model that no provider serves: `GW_MODEL_UNKNOWN` (400, or 404 in dialects whose SDKs expect that).
 *
 * @param usable the models among which the one that was meant is looked for: {@link usableModels}
 */
export function unknownModel(model: string, usable: readonly NamedModel[], field = 'model'): GatewayError {
  return new GatewayError({
    code: 'GW_MODEL_UNKNOWN',
    status: 400,
    field,
    message: `No provider serves model "${model.slice(0, 200)}".${meantModel(model, usable)} List the models with GET /v1/models.`,
  });
}

/** Whether an error says that the model cannot be used: no provider serves it, or it is disabled. */
export function isModelRefusal({ code }: GatewayError): boolean {
  return code === 'GW_MODEL_UNKNOWN' || code === 'GW_MODEL_DISABLED';
}

/** The status of an error in a dialect in which a model that cannot be used is 404. */
export function statusForSdks(error: GatewayError): number {
  return error.status === 400 && isModelRefusal(error) ? 404 : error.status;
}

function refusal(model: string, why: string, field = 'model'): GatewayError {
  return new GatewayError({
    code: 'GW_MODEL_DISABLED',
    status: 400,
    field,
    message: `Model "${model.slice(0, 200)}" is ${why}.`,
  });
}
