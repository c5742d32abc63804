import type { Tool } from '../call.js';
import type { Connection } from '../connection.js';
import type { Message, ToolCallBlock } from '../content.js';
import type { Exchange } from '../exchange.js';
import type { JsonValue } from '../json.js';
import type { PolicySurface } from '../policy.js';
import { token } from '../token.js';

/** A message of a model after policies have been applied. */
export interface GovernedStep {
  /** The message that may be sent back to the model: redacted values are replaced; in arguments of calls, each value separately. */
  readonly message: Message;
  /**
   * Replaces placeholders in the arguments of a call by the client's original values, as far as policies allow that. For functions whose data
   * stays with the operator (`ToolFunction.keepsInside`).
   */
  readonly restored: (argumentsText: string) => string;
}

/** Applies policies to a model's message before the gateway acts on it. */
export interface StepPolicies {
  /**
   * Applies policies to a message that calls functions of the gateway. Call it before any of them runs.
   *
   * @param step the model's own message
   * @throws GatewayError `GW_POLICY_BLOCKED` (400), `GW_POLICY_UNAVAILABLE` (503): none of the functions may run
   */
  govern(step: Message, exchange: Exchange): Promise<GovernedStep>;
  /**
   * Applies policies to the definition of a function that a client may call itself, as it is done for a request that offers it to a model.
   *
   * @throws GatewayError `GW_POLICY_BLOCKED` (400), `GW_POLICY_UNAVAILABLE`, `GW_POLICY_UNENFORCEABLE` (503)
   */
  governDefinition(tool: Tool, exchange: Exchange): Promise<Tool>;
  /**
   * Applies policies to a call that a client makes itself, before the function runs. Its arguments are the client's own words, so what is redacted
   * in them can be restored like values of a request.
   *
   * @throws GatewayError as {@link governDefinition}
   */
  governClientCall(call: ToolCallBlock, exchange: Exchange): Promise<GovernedStep>;
  /**
   * Applies policies to the result of a function that a client has called itself. The client is in the place of the model, so nothing is restored.
   *
   * @param result a message with the role `tool`
   * @throws GatewayError as {@link governDefinition}
   */
  governResult(result: Message, exchange: Exchange): Promise<Message>;
  /**
   * Applies policies to a value that is stored outside of the history, such as a logged search. Its texts are redacted one by one. Findings are
   * not recorded, because the same texts are also governed on their way to the model.
   *
   * @param surfaces where the value comes from; the policies for all of these surfaces apply
   * @param connection the connection whose policies apply; absent: that of the exchange
   * @returns the value to store; undefined when nothing may be stored, because a policy blocks it or cannot be checked
   */
  kept(
    value: JsonValue,
    surfaces: readonly PolicySurface[],
    exchange: Exchange,
    connection?: Connection,
  ): Promise<JsonValue | undefined>;
}

/** Provided by the plugin that enforces policies. */
export const StepPolicies = token<StepPolicies>('step-policies');
