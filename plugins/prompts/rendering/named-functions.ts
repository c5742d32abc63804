import {
  type ChatCall,
  type Connection,
  type Exchange,
  GatewayError,
  type ToolFunction,
  type ToolFunctions,
} from '../../../core/api/index.js';
import type { PromptVersion } from '../prompt.js';
import { isFunctionName } from './expected-variables.js';

/** The request for which functions are called. */
interface FunctionContext {
  readonly call: ChatCall;
  readonly exchange: Exchange;
  readonly connection: Connection;
  readonly functions: ToolFunctions;
}

/** The functions that templates use, without duplicates. */
export function functionNamesIn(versions: readonly PromptVersion[]): readonly string[] {
  return [...new Set(versions.flatMap(({ template }) => template.names))].filter(isFunctionName);
}

/**
 * Calls the functions of templates concurrently, and returns their texts.
 *
 * @throws GatewayError `GW_PROMPT_VARIABLES` (400) for an unknown function; whatever a function throws
 */
export async function textsOfFunctions(
  names: readonly string[],
  { call, exchange, connection, functions }: FunctionContext,
): Promise<ReadonlyMap<string, string>> {
  const { signal } = exchange;
  const texts = names.map(async (name) => {
    const found = functions.find(name);
    if (!found?.insert) throw unknownFunction(name, functions.list());
    found.refuse?.(connection, exchange);
    return [name, await found.insert({ call, exchange, connection, signal })] as const;
  });
  return new Map(await Promise.all(texts));
}

function unknownFunction(name: string, functions: readonly ToolFunction[]): GatewayError {
  const known = functions.filter((one) => one.insert !== undefined).map(({ tool }) => `"${tool.name}"`);
  const hint = known.length === 0 ? 'There is none here.' : `There is ${known.join(', ')}.`;
  return new GatewayError({
    code: 'GW_PROMPT_VARIABLES',
    status: 400,
    field: 'prompt',
    message: `The prompt template names the function "${name}", which a template cannot use. ${hint}`,
  });
}
