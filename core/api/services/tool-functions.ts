import type { ChatCall, Tool } from '../call.js';
import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { JsonObject } from '../json.js';
import { token } from '../token.js';

/** A function that the gateway itself runs for a model. A plugin contributes it; the `tools` plugin offers and runs it. */
export interface ToolFunction {
  /** Its definition for the model. Names are unique; the gateway's own begin with `sys_`, others with their plugin's name. */
  readonly tool: Tool;
  /**
   * Whether its arguments stay with the operator. Values that a policy has redacted in the request are then restored in its
   * arguments, if the policy allows it (`restore`). Absent: it gets only what the model got.
   */
  readonly keepsInside?: boolean;
  /** Throws if requests on this connection may not use it; when absent, every connection may. */
  refuse?(connection: Connection): void;
  /**
   * Runs the function. The result is a JSON object for the model. A `GatewayError` becomes a result too: the model gets its code and
   * message and can go on; any other throw is logged, and the model is told only that the function failed.
   */
  run(call: FunctionCall): Promise<JsonObject>;
  /**
   * The text that replaces the function's name in a prompt template: `{{sys_search_documents}}`. Absent: templates cannot name it.
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
  /** As the model wrote them, after policies; not checked against the schema. Numbers beyond 2^53 are `JSON.rawJSON` objects. */
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
