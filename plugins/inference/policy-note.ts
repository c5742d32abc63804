import type { JsonObject, PolicyPart } from '../../core/api/index.js';

/** What a client is told of a policy that has done something to its answer: the event `policy`, and a member of `policies`. */
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
