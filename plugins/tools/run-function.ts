import {
  type Clock,
  type Connection,
  type Exchange,
  type ExchangeNotes,
  foreignJsonIn,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type Logger,
  type Message,
  stringifyJson,
  type ToolCallBlock,
  type ToolFunctions,
  untilAborted,
  withTimeLimit,
} from '../../core/api/index.js';
import type { CountCall } from './function-metrics.js';

/** The dependencies of {@link runFunction}. */
export interface FunctionRunner {
  readonly functions: ToolFunctions;
  readonly notes: ExchangeNotes;
  readonly count: CountCall;
  readonly clock: Clock;
  readonly log: Logger;
  readonly maxResultLength: number;
}

/** The context of one call. */
export interface RunContext {
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly timeoutMs: number;
  /** Restores redacted values of the client in arguments, for functions that may get them. */
  readonly restored: (argumentsText: string) => string;
  /** Aborted together with the answer. */
  readonly signal: AbortSignal;
}

/** A call that has been run. */
export interface RanCall {
  /** The result, for the model. */
  readonly message: Message;
  /** What the function has returned; undefined if it has failed. */
  readonly result: JsonObject | undefined;
}

/** Runs a function that the model has called. A failure also becomes a message; only an abort of the exchange is thrown. */
export async function runFunction(call: ToolCallBlock, runner: FunctionRunner, context: RunContext): Promise<RanCall> {
  const startedAt = runner.clock.now();
  const begun = performance.now();
  const { exchange, signal } = context;
  let result: JsonObject | undefined;
  let text: string;
  try {
    const returned = await resultOf(call, runner, context);
    text = stringifyJson(returned);
    if (text.length > runner.maxResultLength) throw tooLong(text.length, runner.maxResultLength);
    result = returned;
  } catch (cause) {
    signal.throwIfAborted();
    text = stringifyJson(explained(call, cause, exchange, runner.log));
  }
  const durationMs = Math.round(performance.now() - begun);
  const failed = result === undefined;
  const { name } = call;
  runner.count(name, { seconds: durationMs / 1000, failed });
  runner.notes.add(exchange, { kind: 'step', operation: 'execute_tool', name, startedAt, durationMs, failed });
  const content = [{ type: 'text' as const, text }];
  const block = { type: 'tool-result' as const, toolCallId: call.id, content, ...(failed && { isError: true }) };
  return { message: { role: 'tool', content: [block] }, result };
}

async function resultOf(
  { name, arguments: text }: ToolCallBlock,
  { functions, clock }: FunctionRunner,
  { exchange, connection, timeoutMs, signal, restored }: RunContext,
): Promise<JsonObject> {
  const found = functions.find(name);
  if (!found) throw failure('GW_TOOL_UNKNOWN', `There is no function "${name}".`);
  const given = argumentsIn(found.keepsInside ? restored(text) : text);
  // A function that ignores the signal is abandoned.
  const run = (limited: AbortSignal): Promise<JsonObject | undefined> =>
    untilAborted(Promise.resolve(found.run({ arguments: given, exchange, connection, signal: limited })), limited);
  const tooLate = (): Error => failure('GW_TOOL_TIMEOUT', `The function did not finish within ${timeoutMs} ms.`);
  const result = await withTimeLimit(run, { limitMs: timeoutMs, clock, signal, tooLate });
  if (result === undefined) throw new Error('it returned nothing: return a JSON object for the model');
  return result;
}

/** Parses the arguments. Models often write an empty string for a call without arguments. */
function argumentsIn(text: string): JsonObject {
  const value = text.trim() === '' ? {} : foreignJsonIn(text);
  if (value === undefined)
    throw failure('GW_TOOL_ARGUMENTS', 'The arguments are not valid JSON, or nested too deeply.');
  if (!isJsonObject(value)) throw failure('GW_TOOL_ARGUMENTS', 'The arguments must be a JSON object.');
  return value;
}

function explained({ name }: ToolCallBlock, cause: unknown, { id: requestId }: Exchange, log: Logger): JsonObject {
  const isRefusal = GatewayError.is(cause) && cause.status < 500;
  // The model learns that a server which the function needs has failed; only the operator can mend that.
  if (!isRefusal) log.error({ requestId, function: name, error: cause }, 'a function failed');
  if (GatewayError.is(cause)) return { error: { code: cause.code, message: cause.message } };
  return { error: { code: 'GW_TOOL_FAILED', message: 'The function failed.' } };
}

function tooLong(length: number, most: number): GatewayError {
  return failure(
    'GW_TOOL_RESULT',
    `The result has ${length} characters, and at most ${most} are allowed. Ask for less.`,
  );
}

/** An error for the model and the log. */
function failure(code: string, message: string): GatewayError {
  return new GatewayError({ code, status: 400, message });
}
