import type { Author, Connection, JsonObject, Policy, PolicyChange } from '../../core/api/index.js';
import { type AuditEntry, changedValues } from '../../core/api/database.js';
import { settingsOf } from './settings-of.js';

const policyActions = {
  createPolicy: 'policy.create',
  updatePolicy: 'policy.update',
  deletePolicy: 'policy.delete',
} as const;

/** The audit entry for a connection that was created, changed or deleted. It contains only settings. */
export function connectionEntry(
  author: Author,
  before: Connection | undefined,
  after: Connection | undefined,
): AuditEntry {
  const { organizationId, connectionId, name } = (after ?? before) as Connection;
  const what = before && after ? 'update' : after ? 'create' : 'delete';
  return {
    organizationId,
    author,
    action: `connection.${what}`,
    resource: { type: 'connection', id: connectionId, name },
    ...differences(before && settingsIn(before), after && settingsIn(after)),
  };
}

function settingsIn(connection: Connection): JsonObject {
  const limits = connection.modelSpendingLimits?.map((limit) => ({ ...limit }));
  return { ...settingsOf(connection), modelSpendingLimits: limits ?? null };
}

/** The audit entry for a change of one policy of a connection. */
export function policyEntry(
  author: Author,
  { organizationId, connectionId }: Connection,
  { operation, policyId }: PolicyChange,
  [before, after]: readonly [readonly Policy[], readonly Policy[]],
): AuditEntry {
  const [old, current] = [before, after].map((policies) => policies.find((policy) => policy.policyId === policyId));
  const name = (current ?? old)?.type;
  const { before: replaced, after: made } = differences(
    old && settingsOfPolicy(old),
    current && settingsOfPolicy(current),
  );
  return {
    organizationId,
    author,
    action: policyActions[operation],
    resource: { type: 'policy', id: policyId, ...(name === undefined ? {} : { name }) },
    ...(replaced ? { before: { connectionId, ...replaced } } : {}),
    ...(made ? { after: { connectionId, ...made } } : {}),
  };
}

function settingsOfPolicy({ type, action, disabled, configuration }: Policy): JsonObject {
  return { type, action, disabled, configuration };
}

/** The values before and after: of an update, those that it has changed. */
function differences(
  before: JsonObject | undefined,
  after: JsonObject | undefined,
): Pick<AuditEntry, 'before' | 'after'> {
  if (before && after) return changedValues(before, after);
  return { ...(before && { before }), ...(after && { after }) };
}
