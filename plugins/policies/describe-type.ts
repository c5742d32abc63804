import { type PolicyType, type PolicyTypes, z } from '../../core/api/index.js';
import type { policyType } from './policy-schema.js';

/** A kind of policies as the API shows it. */
export type TypeDescription = z.output<typeof policyType>;

const described = new WeakMap<PolicyType, TypeDescription>();

/** All kinds of policies: those that come with the gateway first, then those of other plugins in gateway.yaml's order. */
export function typesInOrder(types: PolicyTypes, bundled: readonly PolicyType[]): readonly TypeDescription[] {
  const rank = (type: PolicyType): number => (bundled.includes(type) ? 0 : 1);
  return types
    .list()
    .toSorted((a, b) => rank(a) - rank(b))
    .map(describeType);
}

/** The JSON Schema is made once. */
function describeType(type: PolicyType): TypeDescription {
  const known = described.get(type);
  if (known) return known;
  const description = {
    policyType: type.policyType,
    validActions: [...type.validActions],
    description: type.description,
    isEnabled: type.isEnabled,
    // A rule in code has no place in a JSON Schema; it is still checked.
    configurationSchema: { ...z.toJSONSchema(type.configuration, { io: 'input', unrepresentable: 'any' }) },
  };
  described.set(type, description);
  return description;
}
