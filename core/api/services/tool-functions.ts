import type { ChatCall, Tool } from '../call.js';
import type { Awaitable } from '../awaitable.js';
import type { Connection } from '../connection.js';
import type { Exchange } from '../exchange.js';
import type { JsonObject } from '../json.js';
import type { StreamPart } from '../part.js';
import { token } from '../token.js';

/**
 * A function that the gateway itself runs for a model, or for a client that calls it directly ({@link FunctionCalls}). A plugin contributes it; the
 * `tools` plugin offers it to models and runs it.
 */
export interface ToolFunction {
  /** Its definition for the model. The name is unique; the gateway's own begin with `sys_`, others with the name of their plugin. */
  readonly tool: Tool;
  /**
   * Whether its arguments stay with the operator. If so, values that a policy has redacted in the request are restored in its arguments, where
   * the policy allows it (`restore`). Absent: it gets only what the model got.
   */
  readonly keepsInside?: boolean;
  /** Whether it changes nothing, so that agents may call it without asking their user. Absent: it may change something. */
  readonly readOnly?: boolean;
  /**
   * Whether the gateway runs it even for requests without `auto_continuation`: for a tool of which the client knows that a server runs it. Absent: such
   * a request gets the call.
   */
  readonly alwaysRuns?: boolean;
  /**
   * Throws if the function may not be used on this connection, or by whoever makes this request. It is then not offered to agents, and a request that
   * lists it is refused. Absent: everybody may use it.
   *
   * @param exchange has the caller's `identity`, and the end user as `endUserId`
   */
  refuse?(connection: Connection, exchange: Exchange): void;
  /**
   * Runs the function. The result is a JSON object for the model. A `GatewayError` also becomes a result: the model gets its code and
   * message, and can continue. Any other throw is logged, and the model is told only that the function failed.
   */
  run(call: FunctionCall): Awaitable<JsonObject>;
  /** What the client sees of the calls that the gateway runs for a model. Absent: nothing. */
  readonly shown?: ShownCalls;
  /**
   * Returns the text that replaces the function's name in a prompt template: `{{sys_search_documents}}`. Absent: templates cannot use it.
   */
  insert?(insertion: TemplateInsertion): Promise<string>;
}

/** The rendering of a prompt template that uses a function. */
export interface TemplateInsertion extends Omit<FunctionCall, 'arguments'> {
  /** The request, before the template is rendered into it. */
  readonly call: ChatCall;
}

/** One call of a function by a model, or by a client. */
export interface FunctionCall {
  /** The arguments after policies; not validated against the schema. Numbers beyond 2^53 are `JSON.rawJSON` objects. */
  readonly arguments: JsonObject;
  /** The request whose model calls the function, or in which the client does. */
  readonly exchange: Exchange;
  readonly connection: Connection;
  /** Aborted with the exchange, and when the function exceeds its time limit. */
  readonly signal: AbortSignal;
}

/** What a client sees of a call: parts that its dialect has a place for, which pass the policies of the connection like all others. */
export interface ShownCalls {
  /** Before the functions of a step run. */
  begin(call: ShownCall): readonly StreamPart[];
  /**
   * When all functions of the step have ended.
   *
   * @param result what `run` has returned; undefined if it has failed
   */
  end(call: ShownCall, result: JsonObject | undefined): Awaitable<readonly StreamPart[]>;
}

/** A call as a client may see it. */
export interface ShownCall extends Pick<FunctionCall, 'exchange'> {
  /** The model's id of the call. */
  readonly id: string;
  /** The arguments as JSON text, after policies: unlike those of {@link FunctionCall}, nothing is restored in them. */
  readonly arguments: string;
}

/** The names of the gateway's own functions begin with this. */
export const gatewayFunctionPrefix = 'sys_';

/** Whether a tool is only named, as the gateway's functions may be: the tools that a client runs itself come with a description or a schema. */
export function isOnlyNamed({ opaque, description, inputSchema }: Tool): boolean {
  return !opaque && description === undefined && Object.keys(inputSchema['properties'] ?? {}).length === 0;
}

/** All functions that plugins contribute, in gateway.yaml's order. Complete when every plugin is set up. */
export interface ToolFunctions {
  list(): readonly ToolFunction[];
  find(name: string): ToolFunction | undefined;
}

/** Kept by the core. */
export const ToolFunctions = token<ToolFunctions>('tool-functions');
