import { type Connection, GatewayError, type Policy, type PolicyType, type PolicyTypes } from '../../core/api/index.js';

/** What decides whether a policy is enforced. */
export interface Enforcement {
  readonly types: PolicyTypes;
  /** Types that this plugin contributes but does not enforce. */
  readonly unenforced: readonly PolicyType[];
}

/**
 * The first policy of a connection that must hold, but that nothing here enforces: one that blocks or redacts, and whose type is not
 * enforced or no longer provided. What only audits, or is disabled, promises no protection.
 */
export function unenforcedPolicy(
  { policies }: Pick<Connection, 'policies'>,
  { types, unenforced }: Enforcement,
): Policy | undefined {
  return policies.find(({ type, action, disabled }) => {
    if (disabled || action === 'audit') return false;
    const provided = types.find(type);
    return !provided || unenforced.includes(provided);
  });
}

/** A call that a policy should have looked at does not go out unlooked at. @throws GatewayError `GW_POLICY_UNENFORCEABLE` (503) */
export function refuseUnenforced(connection: Pick<Connection, 'policies'>, enforcement: Enforcement): void {
  const policy = unenforcedPolicy(connection, enforcement);
  if (!policy) return;
  throw new GatewayError({
    code: 'GW_POLICY_UNENFORCEABLE',
    status: 503,
    retryable: false,
    message:
      `The connection has the policy ${policy.policyId} (${policy.type}, ${policy.action}), which this gateway cannot enforce. ` +
      'Disable the policy, or set its action to "audit".',
  });
}
