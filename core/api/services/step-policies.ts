import type { Message } from '../content.js';
import type { Exchange } from '../exchange.js';
import { token } from '../token.js';

/** What policies have left of a step of a model's answer. */
export interface GovernedStep {
  /** As it may go back to the model: what a policy takes out is replaced, in arguments of calls leaf by leaf. */
  readonly message: Message;
  /**
   * Arguments of one of its calls with the values that the client has sent in the place of their labels, as far as policies let them be
   * put back. For functions that keep what they are given (`ToolFunction.keepsInside`).
   */
  readonly restored: (argumentsText: string) => string;
}

/** Looks at what a model has said before the gateway acts on it by itself. */
export interface StepPolicies {
  /**
   * What may be done about a step that asks for functions of the gateway. To be asked before any of them runs.
   *
   * @param step the model's own message
   * @throws GatewayError `GW_POLICY_BLOCKED` (400), `GW_POLICY_UNAVAILABLE` (503): none of the functions may run
   */
  govern(step: Message, exchange: Exchange): Promise<GovernedStep>;
}

/** Provided by the plugin that enforces policies. */
export const StepPolicies = token<StepPolicies>('step-policies');
