import { GatewayError, type JsonObject, type Policy, type PolicyTypes, unknownResource } from '../../core/api/index.js';
import { checkPolicy, typeToCreate } from './check-policy.js';

/** Limit, because all policies of a connection are stored together and read at the start of each request. */
const maxPolicies = 100;
const maxCharacters = 1024 * 1024;

/** The settings of a new policy. */
export interface PolicyToCreate {
  readonly type: string;
  readonly action: string;
  readonly disabled: boolean;
  readonly configuration?: JsonObject | undefined;
}

/** Changes to a policy; absent members are unchanged. */
interface PolicyUpdate {
  readonly action?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly configuration?: JsonObject | undefined;
}

/**
 * Creates a policy, without adding it to a connection.
 *
 * @param time ISO 8601
 * @throws GatewayError (400) for an invalid type, action or configuration
 */
export function newPolicy(types: PolicyTypes, wanted: PolicyToCreate, policyId: string, time: string): Policy {
  const { type, disabled, configuration = {} } = wanted;
  const checked = checkPolicy(typeToCreate(types, type), { action: wanted.action, configuration });
  return { policyId, type, disabled, ...checked, created: time, updated: time };
}

/** Adds a policy. @throws GatewayError `GW_REQUEST_INVALID` (400) when a limit is exceeded */
export function withPolicy(policies: readonly Policy[], policy: Policy): readonly Policy[] {
  return withinLimits([...policies, policy]);
}

/** What is changed in which policy, and when. */
interface ChangeOfPolicy {
  readonly policyId: string;
  readonly update: PolicyUpdate;
  /** ISO 8601. */
  readonly time: string;
}

/**
 * Changes one of the policies.
 *
 * @returns the new list
 * @throws GatewayError `GW_POLICY_UNKNOWN` (404); 400 for an invalid action or configuration
 */
export function withUpdate(
  types: PolicyTypes,
  policies: readonly Policy[],
  { policyId, update, time }: ChangeOfPolicy,
): readonly Policy[] {
  const old = policyIn(policies, policyId);
  const { disabled = old.disabled } = update;
  const updated = { ...old, disabled, ...settingsAfter(types, old, update), updated: time };
  return withinLimits(policies.map((policy) => (policy === old ? updated : policy)));
}

/** Removes a policy. @throws GatewayError `GW_POLICY_UNKNOWN` (404) */
export function withoutPolicy(policies: readonly Policy[], policyId: string): readonly Policy[] {
  const old = policyIn(policies, policyId);
  return policies.filter((policy) => policy !== old);
}

/** Finds a policy by its id. @throws GatewayError `GW_POLICY_UNKNOWN` (404) */
export function policyIn(policies: readonly Policy[], policyId: string): Policy {
  const found = policies.find((policy) => policy.policyId === policyId);
  if (!found) throw unknownResource('GW_POLICY_UNKNOWN', 'policy', policyId);
  return found;
}

/** @throws GatewayError `GW_POLICY_OF_GATEWAY` (403) when the id is that of one of these policies of gateway.yaml */
export function refuseToChange(ofGateway: readonly Policy[], policyId: string): void {
  const fixed = ofGateway.find((policy) => policy.policyId === policyId);
  if (!fixed) return;
  throw new GatewayError({
    code: 'GW_POLICY_OF_GATEWAY',
    status: 403,
    message: `The policy "${policyId}" (${fixed.type}) applies to every connection; it can be changed only in gateway.yaml, under "onEveryConnection" of the plugin "policies".`,
  });
}

function settingsAfter(types: PolicyTypes, old: Policy, update: PolicyUpdate): Partial<Policy> {
  if (update.action === undefined && update.configuration === undefined) return {};
  const type = types.find(old.type);
  if (!type) {
    throw new GatewayError({
      code: 'GW_POLICY_TYPE_UNKNOWN',
      status: 400,
      message: `No plugin provides the policy type "${old.type}" any more. The policy can be disabled or deleted.`,
    });
  }
  const { action = old.action, configuration = old.configuration } = update;
  return checkPolicy(type, { action, configuration });
}

function withinLimits(policies: readonly Policy[]): readonly Policy[] {
  if (policies.length > maxPolicies) {
    throw new GatewayError({
      code: 'GW_REQUEST_INVALID',
      status: 400,
      message: `A connection can have at most ${maxPolicies} policies. Delete one first.`,
    });
  }
  if (JSON.stringify(policies).length > maxCharacters) {
    throw new GatewayError({
      code: 'GW_REQUEST_INVALID',
      status: 400,
      field: 'configuration',
      message: `All policies of a connection together can have at most ${maxCharacters} characters as JSON. Shorten or delete one.`,
    });
  }
  return policies;
}
