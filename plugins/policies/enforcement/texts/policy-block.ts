import { GatewayError, type Policy, type PolicySurface, tagsHeader } from '../../../../core/api/index.js';
import type { Rule } from '../inspectors/rule.js';

/** What a rule has blocked. */
interface Blocked {
  readonly rule: Rule;
  readonly category: string;
  readonly surface: PolicySurface;
  /** 0 when absent. */
  readonly releasedTooMuch?: number;
  readonly place?: string | undefined;
}

/** Thrown when a rule blocks a text. Contains the category, and never the text. */
export class PolicyBlock extends Error {
  readonly rule: Rule;
  readonly category: string;
  readonly surface: PolicySurface;
  /** The number of released characters that should not have been released. */
  readonly releasedTooMuch: number;
  /** Where in a conversation: `message 3 of 7 (user)`. */
  readonly place: string | undefined;

  constructor({ rule, category, surface, releasedTooMuch = 0, place }: Blocked) {
    super(`blocked by policy ${rule.policyId}`);
    this.rule = rule;
    this.category = category;
    this.surface = surface;
    this.releasedTooMuch = releasedTooMuch;
    this.place = place;
  }

  /** The same block, with its place in the conversation. */
  within(place: string): PolicyBlock {
    const { rule, category, surface, releasedTooMuch } = this;
    return new PolicyBlock({ rule, category, surface, releasedTooMuch, place });
  }
}

const places: Readonly<Record<PolicySurface, string>> = {
  input: 'this request',
  documents: 'a document of this request',
  tool_arguments: 'the arguments of a tool call',
  tool_results: 'the result of a tool',
  output: 'this answer',
};

/** The error for a blocked request, or an answer that is blocked before its first character. */
export function blockedError({ rule, category, surface, place }: PolicyBlock): GatewayError {
  const { policyId, policyType, blockMessage } = rule;
  const what = `policy ${policyId} (${policyType}): ${category}${place === undefined ? '' : ` in ${place}`}`;
  return new GatewayError({
    code: 'GW_POLICY_BLOCKED',
    status: 400,
    retryable: false,
    message: blockMessage === undefined ? `Blocked in ${places[surface]} by the ${what}.` : `${blockMessage} (${what})`,
  });
}

/** The error for a tag with what a policy blocks or redacts. */
export function blockedTagError(): GatewayError {
  return new GatewayError({
    code: 'GW_POLICY_BLOCKED',
    status: 400,
    retryable: false,
    field: tagsHeader,
    message: `A tag in header "${tagsHeader}", of the API key or of the connection has what a policy of the connection blocks or redacts: records keep tags as they are, so name things without it.`,
  });
}

/** The error when an enforcing rule could not be checked. Without the cause, which may quote the text. */
export function unavailableError(rules: readonly Rule[]): GatewayError {
  const names = rules.map(({ policyId, policyType }) => `${policyId} (${policyType})`).join(', ');
  return new GatewayError({
    code: 'GW_POLICY_UNAVAILABLE',
    status: 503,
    message: `The policy ${names} could not be checked, so nothing is let through. Try again.`,
  });
}

/** A policy that cannot be enforced. */
export interface UnenforceablePolicy {
  readonly policy: Policy;
  /** Why, for a sentence that continues with "because". */
  readonly reason: string;
}

/** The error when an enforcing policy cannot be enforced. */
export function unenforceableError({ policy, reason }: UnenforceablePolicy): GatewayError {
  const { policyId, type, action } = policy;
  return new GatewayError({
    code: 'GW_POLICY_UNENFORCEABLE',
    status: 503,
    retryable: false,
    message:
      `The connection has the policy ${policyId} (${type}, ${action}), which this gateway cannot enforce, because ${reason}. ` +
      'Mend that, disable the policy, or set its action to "audit".',
  });
}

/** The error for a function that a client calls itself, when a policy is enforced by another plugin, in calls of models only. */
export function enforcedElsewhereError({ policyId, type, action }: Policy): GatewayError {
  return new GatewayError({
    code: 'GW_POLICY_UNENFORCEABLE',
    status: 503,
    retryable: false,
    message:
      `The connection has the policy ${policyId} (${type}, ${action}), which can be enforced only in calls of models, so functions cannot be ` +
      'called directly. Disable the policy, or set its action to "audit".',
  });
}
