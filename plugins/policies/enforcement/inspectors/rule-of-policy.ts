import { type JsonObject, type PolicyAction, type PolicySurface, policySurfaces } from '../../../../core/api/index.js';
import type { RedactionStyle, Rule, StreamMode } from './rule.js';

/** Members of configurations with the same meaning for all types, including those of other plugins. */
interface CommonMembers {
  readonly appliesTo?: readonly PolicySurface[];
  readonly streamMode?: StreamMode;
  readonly blockMessage?: string;
  readonly redaction?: Partial<RedactionStyle>;
  readonly entityActions?: Readonly<Record<string, PolicyAction | 'ignore'>>;
}

/** A policy whose configuration has been parsed by its type's schema. */
export interface CompletePolicy {
  readonly policyId: string;
  readonly type: string;
  readonly action: PolicyAction;
  readonly configuration: unknown;
}

/** Derives the rule of a policy. */
export function ruleOf({ policyId, type, action, configuration }: CompletePolicy): Rule {
  const { appliesTo, streamMode, blockMessage, redaction, entityActions = {} } = commonMembers(configuration);
  return {
    policyId,
    policyType: type,
    action,
    actions: new Map(Object.entries(entityActions)),
    surfaces: new Set(appliesTo ?? policySurfaces),
    streamMode: streamMode ?? (action === 'block' ? 'buffered' : 'exact'),
    blockMessage,
    redaction: { style: 'label', restore: false, keepLast: 0, ...redaction },
  };
}

/** Reads the common members. Values that another plugin's schema allows, but that are not valid here, are ignored. */
function commonMembers(configuration: unknown): CommonMembers {
  const members = (typeof configuration === 'object' && configuration !== null ? configuration : {}) as JsonObject;
  const { appliesTo, streamMode, blockMessage, redaction, entityActions } = members;
  return {
    ...(Array.isArray(appliesTo) && appliesTo.length > 0 && appliesTo.every(isSurface) ? { appliesTo } : {}),
    ...(isStreamMode(streamMode) ? { streamMode } : {}),
    ...(typeof blockMessage === 'string' ? { blockMessage } : {}),
    ...(typeof redaction === 'object' && redaction !== null ? { redaction: redaction as Partial<RedactionStyle> } : {}),
    ...(typeof entityActions === 'object' && entityActions !== null
      ? { entityActions: entityActions as Readonly<Record<string, PolicyAction | 'ignore'>> }
      : {}),
  };
}

function isSurface(value: unknown): value is PolicySurface {
  return policySurfaces.some((surface) => surface === value);
}

function isStreamMode(value: unknown): value is StreamMode {
  return value === 'exact' || value === 'buffered' || value === 'async';
}
