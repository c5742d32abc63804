import type { JsonObject, PolicyPart } from '../../core/api/index.js';

/** The client's note about a policy that has acted on its answer: an event `policy`, or a member of `policies`. */
export function policyNote({ choice, action, policyId, policyType, categories, discardFrom }: PolicyPart): JsonObject {
  return {
    type: 'policy',
    choice,
    action,
    policyId,
    policyType,
    categories,
    ...(discardFrom === undefined ? {} : { discardFrom }),
  };
}
