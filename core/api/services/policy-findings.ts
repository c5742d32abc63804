import type { IncomingRequest } from '../exchange.js';
import type { PolicyAction, PolicySurface } from '../policy.js';
import { token } from '../token.js';

/** How often a policy has found something in one exchange. Nothing of the text: where it was is all that is known. */
export interface PolicyFinding {
  readonly policyId: string;
  readonly policyType: string;
  /** What the policy did about it, or would have done if it did not only audit: see {@link PolicyAction}. */
  readonly action: PolicyAction;
  /** `EMAIL_ADDRESS`, `prompt_attack`, the name of a pattern, … */
  readonly category: string;
  readonly surface: PolicySurface;
  /** The highest, 0 to 1. */
  readonly score: number;
  readonly count: number;
}

/** What policies have found. */
export interface PolicyFindings {
  /** In this exchange until now; empty for most. */
  of(exchange: IncomingRequest): readonly PolicyFinding[];
}

/** Provided by the plugin that enforces policies. */
export const PolicyFindings = token<PolicyFindings>('policy-findings');
