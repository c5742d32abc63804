import type { Message } from '../content.js';
import type { Exchange } from '../exchange.js';
import type { JsonValue } from '../json.js';
import type { PolicySurface } from '../policy.js';
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
  /**
   * What may be stored of something that an exchange has brought along, and that does not come from its history: redactions are made, leaf by
   * leaf. Nothing of it is counted as found, because the same text is governed on its way.
   *
   * @param surfaces where it stands in the exchange; the policies of all of them hold
   * @returns undefined when nothing may be stored: a policy blocks it, or cannot be checked
   */
  kept(value: JsonValue, surfaces: readonly PolicySurface[], exchange: Exchange): Promise<JsonValue | undefined>;
}

/** Provided by the plugin that enforces policies. */
export const StepPolicies = token<StepPolicies>('step-policies');
