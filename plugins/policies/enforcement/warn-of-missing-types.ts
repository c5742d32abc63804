import type { Connections, Logger, PolicyTypes } from '../../../core/api/index.js';

/** The most connections that a log line names. */
const maxNames = 5;

/**
 * Logs which connections serve nothing because a policy of theirs blocks or redacts, and the plugin that contributed its type is gone. Their requests
 * say so too, but only when somebody sends one.
 */
export function warnOfMissingTypes(
  connections: Pick<Connections, 'follow'>,
  types: Pick<PolicyTypes, 'find'>,
  log: Pick<Logger, 'error'>,
): void {
  const affected = new Map<string, string[]>();
  const stop = connections.follow(({ name, policies }) => {
    const lacking = policies.filter(
      ({ type, action, disabled }) => !disabled && action !== 'audit' && types.find(type) === undefined,
    );
    for (const type of new Set(lacking.map((policy) => policy.type)))
      affected.set(type, [...(affected.get(type) ?? []), name]);
  });
  // Policies of unknown types cannot be created later.
  stop();
  for (const [policyType, names] of affected) {
    const quoted = names.slice(0, maxNames).map((name) => `"${name}"`);
    const others = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
    log.error(
      { policyType, connections: names.length },
      `no plugin of the list contributes the policy type "${policyType}", so nothing passes on ${quoted.join(', ')}${others}. Add its plugin again, or disable the policies.`,
    );
  }
}
