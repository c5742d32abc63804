import type { Tool } from '../call.js';
import type { Exchange } from '../exchange.js';
import { token } from '../token.js';

/** A call of a function by a client itself, instead of by a model in its request. */
export interface ClientFunctionCall {
  /** Name of the function. */
  readonly name: string;
  /** JSON text, so that numbers beyond 2^53 keep all digits. */
  readonly arguments: string;
  /** The client's request. It must have a connection. */
  readonly exchange: Exchange;
  /** Ends the call. */
  readonly signal: AbortSignal;
}

/** A function that a client may call. */
export interface OfferedFunction {
  /** Its definition, after policies. */
  readonly tool: Tool;
  /** Whether it changes nothing. */
  readonly readOnly: boolean;
}

/** What a function has returned, after policies. */
export interface FunctionResult {
  /** The JSON object that a model would get. For an error, `{"error": {"code", "message"}}`. */
  readonly text: string;
  readonly isError: boolean;
}

/**
 * Functions of the gateway for clients that call them directly. Everything that applies to calls in a tool loop applies here too: the connection's
 * policies, for definitions, arguments and results; the time limit; the limit for results; charges for what the functions use.
 */
export interface FunctionCalls {
  /**
   * The functions that the connection of a request may use. One whose definition a policy blocks is left out.
   *
   * @throws GatewayError `GW_POLICY_UNAVAILABLE`, `GW_POLICY_UNENFORCEABLE` (503)
   */
  list(exchange: Exchange): Promise<readonly OfferedFunction[]>;
  /**
   * Runs a function. A failure, or a refusal, is a result too; only an abort of the call is thrown.
   *
   * @returns undefined if there is no function with this name
   */
  run(call: ClientFunctionCall): Promise<FunctionResult | undefined>;
}

/** Provided by the plugin that runs functions. */
export const FunctionCalls = token<FunctionCalls>('function-calls');
