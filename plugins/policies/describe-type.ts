import { type PolicyType, type PolicyTypes, z } from '../../core/api/index.js';
import type { policyType } from './policy-schema.js';

/** A policy type as returned by the API. */
type TypeDescription = z.output<typeof policyType>;

const described = new WeakMap<PolicyType, TypeDescription>();

/** All policy types: the bundled ones first, then those of other plugins in the order of gateway.yaml. */
export function typesInOrder(types: PolicyTypes, bundled: readonly PolicyType[]): readonly TypeDescription[] {
  const rank = (type: PolicyType): number => (bundled.includes(type) ? 0 : 1);
  return types
    .list()
    .toSorted((a, b) => rank(a) - rank(b))
    .map(describeType);
}

/** Cached, because the JSON Schema does not change. */
function describeType(type: PolicyType): TypeDescription {
  const known = described.get(type);
  if (known) return known;
  const description = {
    policyType: type.policyType,
    validActions: [...type.validActions],
    description: type.description,
    isEnabled: type.isEnabled,
    // Rules in code cannot be expressed in JSON Schema; they are enforced nevertheless.
    configurationSchema: { ...z.toJSONSchema(type.configuration, { io: 'input', unrepresentable: 'any' }) },
  };
  described.set(type, description);
  return description;
}
