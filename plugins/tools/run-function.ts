import {
  type Connection,
  type Exchange,
  type ExchangeNotes,
  GatewayError,
  isJsonObject,
  type JsonObject,
  type Logger,
  type Message,
  parseJson,
  stringifyJson,
  type ToolCallBlock,
  type ToolFunctions,
} from '../../core/api/index.js';

/** What running functions needs. */
export interface FunctionRunner {
  readonly functions: ToolFunctions;
  readonly notes: ExchangeNotes;
  readonly log: Logger;
  readonly maxResultLength: number;
}

/** For whom, and how long. */
export interface RunFor {
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly timeoutMs: number;
  /** Puts values of the client back into arguments, for functions that may have them. */
  readonly restored: (argumentsText: string) => string;
  /** Ends with the answer. */
  readonly signal: AbortSignal;
}

/**
 * Runs what a model asks for and gives the message that answers it. A failure is an answer, too; only the end of the exchange is
 * thrown.
 */
export async function runFunction(call: ToolCallBlock, runner: FunctionRunner, asked: RunFor): Promise<Message> {
  const startedAt = Date.now();
  const { exchange, signal } = asked;
  let failed = false;
  let text: string;
  try {
    text = stringifyJson(await result(call, runner, asked));
    if (text.length > runner.maxResultLength) throw tooLong(text.length, runner.maxResultLength);
  } catch (cause) {
    signal.throwIfAborted();
    failed = true;
    text = stringifyJson(explained(call, cause, exchange, runner.log));
  }
  const durationMs = Date.now() - startedAt;
  const { name } = call;
  runner.notes.add(exchange, { kind: 'step', operation: 'execute_tool', name, startedAt, durationMs, failed });
  const content = [{ type: 'text' as const, text }];
  const block = { type: 'tool-result' as const, toolCallId: call.id, content, ...(failed && { isError: true }) };
  return { role: 'tool', content: [block] };
}

async function result(
  { name, arguments: text }: ToolCallBlock,
  { functions }: FunctionRunner,
  { exchange, connection, timeoutMs, signal, restored }: RunFor,
): Promise<JsonObject> {
  const found = functions.find(name);
  if (!found) throw failure('GW_TOOL_UNKNOWN', `There is no function "${name}".`);
  const timeout = new AbortController();
  const late = failure('GW_TOOL_TIMEOUT', `The function did not finish within ${timeoutMs} ms.`);
  const timer = setTimeout(() => timeout.abort(late), timeoutMs);
  try {
    const both = AbortSignal.any([signal, timeout.signal]);
    const given = argumentsIn(found.keepsInside ? restored(text) : text);
    return await untilAborted(found.run({ arguments: given, exchange, connection, signal: both }), both);
  } finally {
    clearTimeout(timer);
  }
}

/** A model that has nothing to say often says nothing at all. */
function argumentsIn(text: string): JsonObject {
  let value: unknown;
  try {
    value = text.trim() === '' ? {} : parseJson(text);
  } catch {
    throw failure('GW_TOOL_ARGUMENTS', 'The arguments are not valid JSON.');
  }
  if (!isJsonObject(value as never)) throw failure('GW_TOOL_ARGUMENTS', 'The arguments must be a JSON object.');
  return value as JsonObject;
}

/** A function that does not heed its signal is left behind. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

function explained({ name }: ToolCallBlock, cause: unknown, { id: requestId }: Exchange, log: Logger): JsonObject {
  if (GatewayError.is(cause)) return { error: { code: cause.code, message: cause.message } };
  log.error({ requestId, function: name, error: cause }, 'a function failed');
  return { error: { code: 'GW_TOOL_FAILED', message: 'The function failed.' } };
}

function tooLong(length: number, most: number): GatewayError {
  return failure(
    'GW_TOOL_RESULT',
    `The result has ${length} characters, and at most ${most} are allowed. Ask for less.`,
  );
}

/** Seen by models, and in logs; clients get what the model makes of it. */
function failure(code: string, message: string): GatewayError {
  return new GatewayError({ code, status: 400, message });
}
