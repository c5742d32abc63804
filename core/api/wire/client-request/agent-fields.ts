import type { ChatCall } from '../../call.js';
import type { JsonObject, JsonValue } from '../../json.js';
import { fieldRefused } from '../../management/check-value.js';
import { isJsonObject, numberOf } from '../json/json.js';
import { withoutUndefined } from '../../without-undefined.js';

/** The fields with which clients of any dialect control the functions that the gateway runs. They are never sent to a provider. */
export const agentFieldNames = ['auto_continuation', 'agent_parameters'] as const;

const none = Object.freeze({});

/**
 * Reads `auto_continuation` and `agent_parameters` from a body. `null` counts as absent; unknown members of the parameters are kept.
 *
 * @throws GatewayError `GW_REQUEST_INVALID` (400) with the field
 */
export function readAgentFields(body: JsonObject): Pick<ChatCall, 'autoContinuation' | 'agentParameters'> {
  const auto = body['auto_continuation'] ?? undefined;
  const parameters = body['agent_parameters'] ?? undefined;
  if (auto === undefined && parameters === undefined) return none;
  if (auto !== undefined && typeof auto !== 'boolean') throw fieldRefused('auto_continuation', 'must be true or false');
  if (parameters !== undefined) checkParameters(parameters);
  return withoutUndefined({ autoContinuation: auto, agentParameters: parameters as JsonObject | undefined });
}

function checkParameters(parameters: JsonValue): void {
  if (!isJsonObject(parameters)) throw fieldRefused('agent_parameters', 'must be an object');
  checkWhole(parameters, 'max_steps', 20);
  checkWhole(parameters, 'tool_timeout_ms');
}

function checkWhole(parameters: JsonObject, name: string, most = Number.MAX_SAFE_INTEGER): void {
  const value = parameters[name] ?? undefined;
  if (value === undefined) return;
  const number = numberOf(value);
  if (number !== undefined && Number.isInteger(number) && number >= 1 && number <= most) return;
  const got = number === undefined ? '' : `, not ${number}`;
  const hasBound = most < Number.MAX_SAFE_INTEGER || (number !== undefined && number > most);
  const range = hasBound ? `from 1 to ${most}` : 'of at least 1';
  throw fieldRefused(`agent_parameters.${name}`, `must be a whole number ${range}${got}`);
}
