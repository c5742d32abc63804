import type { Message } from '../content.js';
import type { Exchange } from '../exchange.js';
import { token } from '../token.js';

/** A step of a model's answer after policies. */
export interface GovernedStep {
  /** As it may go back to the model: what a policy redacts is replaced, in arguments of calls value by value. */
  readonly message: Message;
  /**
   * Arguments of one of its calls with the client's original values in place of their labels, as far as policies allow them to be
   * restored. For functions whose data stays with the operator (`ToolFunction.keepsInside`).
   */
  readonly restored: (argumentsText: string) => string;
}

/** Checks what a model has said before the gateway acts on it. */
export interface StepPolicies {
  /**
   * Governs a step that calls functions of the gateway. Call it before any of them runs.
   *
   * @param step the model's own message
   * @throws GatewayError `GW_POLICY_BLOCKED` (400), `GW_POLICY_UNAVAILABLE` (503): none of the functions may run
   */
  govern(step: Message, exchange: Exchange): Promise<GovernedStep>;
}

/** Provided by the plugin that enforces policies. */
export const StepPolicies = token<StepPolicies>('step-policies');
