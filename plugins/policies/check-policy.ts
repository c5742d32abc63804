import {
  checkValue,
  GatewayError,
  type JsonObject,
  nearestName,
  type Policy,
  type PolicyAction,
  type PolicyType,
  type PolicyTypes,
} from '../../core/api/index.js';

/** The settings of a policy as sent by a client. */
interface PolicySettings {
  readonly action: string;
  readonly configuration: JsonObject;
}

/**
 * The type of a new policy, by its name.
 *
 * @throws GatewayError `GW_POLICY_TYPE_UNKNOWN`, `GW_POLICY_TYPE_DISABLED` (400)
 */
export function typeToCreate(types: PolicyTypes, name: string): PolicyType {
  const type = types.find(name);
  if (!type) {
    const names = types.list().map(({ policyType }) => policyType);
    const nearest = nearestName(name, names);
    const hint = nearest
      ? `Did you mean "${nearest}"?`
      : `The types are ${names.map((known) => `"${known}"`).join(', ')}.`;
    throw new GatewayError({
      code: 'GW_POLICY_TYPE_UNKNOWN',
      status: 400,
      field: 'type',
      message: `There is no policy type "${name}". ${hint}`,
    });
  }
  if (type.isEnabled) return type;
  throw new GatewayError({
    code: 'GW_POLICY_TYPE_DISABLED',
    status: 400,
    field: 'type',
    message: `Policies of the type "${name}" cannot be created: nothing in this gateway can enforce them. ${type.description}`,
  });
}

/**
 * Validates the action and the configuration of a policy.
 *
 * @returns them as sent, without the defaults of the type's schema
 *
 * @throws GatewayError `GW_POLICY_ACTION_INVALID`, `GW_REQUEST_INVALID` (400)
 */
export function checkPolicy(
  type: PolicyType,
  { action, configuration }: PolicySettings,
): Pick<Policy, keyof PolicySettings> {
  if (!isValidAction(type, action)) {
    const valid = type.validActions.map((known) => `"${known}"`).join(', ');
    throw new GatewayError({
      code: 'GW_POLICY_ACTION_INVALID',
      status: 400,
      field: 'action',
      message: `"${action}" is not an action of "${type.policyType}" policies; the valid ones are ${valid}.`,
    });
  }
  const complete = checkValue(type.configuration, configuration, 'body.configuration');
  const conflict = type.conflict?.(action, complete);
  if (!conflict) return { action, configuration };
  const field = `configuration.${conflict.field}`;
  const message = `Field "${field}" ${conflict.message}.`;
  throw new GatewayError({ code: 'GW_REQUEST_INVALID', status: 400, field, message });
}

function isValidAction(type: PolicyType, action: string): action is PolicyAction {
  return type.validActions.some((valid) => valid === action);
}
