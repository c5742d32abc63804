import type { PolicyType } from '../policy.js';
import { token } from '../token.js';

/** All types of policies that plugins contribute, in gateway.yaml's order. Complete when every plugin is set up. */
export interface PolicyTypes {
  list(): readonly PolicyType[];
  /** Undefined when no plugin of the list contributes it. */
  find(policyType: string): PolicyType | undefined;
}

/** Kept by the core. */
export const PolicyTypes = token<PolicyTypes>('policy-types');
