import type { ChatCall, Tool } from '../call.js';
import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** A function that the gateway itself runs for a model. A plugin contributes it; the `tools` plugin offers and runs it. */
export interface ToolFunction {
  /** As the model is told of it. Names are unique; the gateway's own begin with `sys_`, others with their plugin's name. */
  readonly tool: Tool;
  /**
   * Whether what it is given stays with the operator. Values that a policy has taken out of the request are then put back into its
   * arguments, where the policy allows it (`restore`). Absent: it is given what the model was given.
   */
  readonly keepsInside?: boolean;
  /** Throws the refusal of a request that asks for it through this connection; every connection may when absent. */
  refuse?(connection: Connection): void;
  /**
   * Does what the model asks for. The result is a JSON value that the model reads. A `GatewayError` becomes a result, too: the model
   * is told its code and message and can go on; any other throw is logged, and the model is told only that the function failed.
   */
  run(call: FunctionCall): Promise<JsonObject>;
  /**
   * The text that takes the place of the function's name in a prompt template: `{{sys_search_documents}}`. Absent: it cannot be named there.
   */
  insert?(insertion: TemplateInsertion): Promise<string>;
}

/** A prompt template that names a function is being rendered. */
export interface TemplateInsertion extends Omit<FunctionCall, 'arguments'> {
  /** The request, before the template is rendered into it. */
  readonly call: ChatCall;
}

/** One call of a function by a model. */
export interface FunctionCall {
  /** As the model wrote them, as far as policies let them pass; not checked against the schema. Numbers beyond 2^53 are `JSON.rawJSON` objects. */
  readonly arguments: JsonObject;
  readonly exchange: Exchange;
  readonly connection: Connection;
  /** Aborted with the exchange, and when the function takes too long. */
  readonly signal: AbortSignal;
}

/** All functions that the plugins contribute, in gateway.yaml's order. Filled when every plugin is set up. */
export interface ToolFunctions {
  list(): readonly ToolFunction[];
  find(name: string): ToolFunction | undefined;
}

/** Kept by the core. */
export const ToolFunctions = token<ToolFunctions>('tool-functions');
