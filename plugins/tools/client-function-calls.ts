import {
  type ClientFunctionCall,
  type Connection,
  type Exchange,
  type FunctionCalls,
  type FunctionResult,
  GatewayError,
  type GovernedStep,
  type Message,
  type OfferedFunction,
  stringifyJson,
  type StepPolicies,
  textOf,
  type Tool,
  type ToolCallBlock,
  type ToolFunction,
} from '../../core/api/index.js';
import { type FunctionRunner, runFunction } from './run-function.js';

/** Offers functions to clients that call them directly, and runs them as in a tool loop. */
export class ClientFunctionCalls implements FunctionCalls {
  readonly #runner: FunctionRunner;
  readonly #policies: StepPolicies | undefined;
  readonly #timeoutMs: number;

  constructor(runner: FunctionRunner, policies: StepPolicies | undefined, timeoutMs: number) {
    this.#runner = runner;
    this.#policies = policies;
    this.#timeoutMs = timeoutMs;
  }

  async list(exchange: Exchange): Promise<readonly OfferedFunction[]> {
    const connection = connectionOf(exchange);
    const offered: OfferedFunction[] = [];
    for (const one of this.#runner.functions.list()) {
      if (!isAllowed(one, connection, exchange)) continue;
      const tool = await this.#definition(one, exchange).catch((cause: unknown) =>
        this.#leaveOut(one, cause, exchange),
      );
      if (tool) offered.push({ tool, readOnly: one.readOnly === true });
    }
    return offered;
  }

  async run({ name, arguments: text, exchange, signal }: ClientFunctionCall): Promise<FunctionResult | undefined> {
    const found = this.#runner.functions.find(name);
    if (!found) return undefined;
    const connection = connectionOf(exchange);
    try {
      found.refuse?.(connection, exchange);
      await this.#definition(found, exchange);
      const { message: asked, restored } = await this.#step(name, text, exchange);
      const call = asked.content[0] as ToolCallBlock;
      const context = { exchange, connection, timeoutMs: this.#timeoutMs, restored, signal };
      const { message } = await runFunction(call, this.#runner, context);
      return resultIn((await this.#policies?.governResult(message, exchange)) ?? message);
    } catch (cause) {
      signal.throwIfAborted();
      if (!GatewayError.is(cause)) throw cause;
      const { code, message } = cause;
      return { text: stringifyJson({ error: { code, message } }), isError: true };
    }
  }

  async #definition({ tool }: ToolFunction, exchange: Exchange): Promise<Tool> {
    return this.#policies ? this.#policies.governDefinition(tool, exchange) : tool;
  }

  async #step(name: string, text: string, exchange: Exchange): Promise<GovernedStep> {
    const call: ToolCallBlock = { type: 'tool-call', id: exchange.id, name, arguments: text };
    if (this.#policies) return this.#policies.governClientCall(call, exchange);
    return { message: { role: 'assistant', content: [call] }, restored: (same) => same };
  }

  /** One definition that a policy blocks must not cost the client the other functions. */
  #leaveOut({ tool }: ToolFunction, cause: unknown, { id: requestId }: Exchange): undefined {
    if (!GatewayError.is(cause) || cause.code !== 'GW_POLICY_BLOCKED') throw cause;
    this.#runner.log.warn(
      { requestId, function: tool.name },
      'a function is not offered: a policy blocks its definition',
    );
  }
}

function connectionOf({ connection }: Exchange): Connection {
  if (!connection) throw new Error('functions can be called only through a connection');
  return connection;
}

function isAllowed(one: ToolFunction, connection: Connection, exchange: Exchange): boolean {
  try {
    one.refuse?.(connection, exchange);
    return true;
  } catch (cause) {
    if (GatewayError.is(cause)) return false;
    throw cause;
  }
}

function resultIn({ content: [block] }: Message): FunctionResult {
  if (block?.type !== 'tool-result') throw new Error('a result was replaced by something else');
  return { text: textOf(block.content), isError: block.isError === true };
}
